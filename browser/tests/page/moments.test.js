// What is shown for a moment: a power that changes hands, and the end of a game. Here things move.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { fixture, playOn } from '../../harness/fixtures.js';
import { Game, PARTS } from '../../harness/game.js';
import { playground } from '../../harness/playground.js';

const MOVING = { reducedMotion: 'no-preference' };

describe('a moment', () => {
  const { visit } = playground();

  /** Plays on from a fixture. */
  async function from(page, name) {
    await playOn(page, await fixture(name));
    const game = new Game(page);
    await game.stage();
    return game;
  }

  const gone = (page, seal) => page.locator(seal).waitFor({ state: 'detached' });

  /** Ada's seal, and the one that her opponent wins in the same round. */
  const MINE = '.moment:not(.lost)';
  const THEIRS = '.moment.lost';

  test('a power that I win has its seal, with its name and what it does, and goes by itself', () =>
    visit(MOVING, async ({ page }) => {
      const game = await from(page, 'seals');
      await game.draw();
      const seal = page.locator(MINE);
      await seal.waitFor();
      const words = await page.locator(`${MINE} .seal-words`).innerText();
      assert.match(words, /Ada\s+Free\s+Draw one domino anywhere/);
      assert.equal(await seal.getAttribute('aria-hidden'), 'true', 'it is said in the log');
      await page.locator(PARTS.log).filter({ hasText: 'Free' }).first().waitFor();
      await gone(page, MINE);
    }));

  test('a power that I lose has another seal, after mine, and my line is struck', () =>
    visit(MOVING, async ({ page }) => {
      const game = await from(page, 'seals');
      await game.draw();
      await page.locator(MINE).waitFor();
      assert.equal(await page.locator('.moment').count(), 1, 'one after the other');
      await page.locator(THEIRS).waitFor();
      assert.equal(await page.locator(MINE).count(), 0);
      await page.locator('.spellbook [data-arms=s] .mine .struck').waitFor();
      await gone(page, THEIRS);
    }));

  test('a key ends a seal and does nothing else', () =>
    visit(MOVING, async ({ page }) => {
      const game = await from(page, 'seals');
      await game.draw();
      await page.locator(MINE).waitFor();
      // Once it is not hers any more, a key has ended it, or its time has come.
      await page.keyboard.press('u');
      await gone(page, MINE);
      await gone(page, THEIRS);
      assert.equal(await page.locator('.mine .cell.drawn').count(), 12, 'nothing was taken back');
    }));

  test('a tap ends a seal', () =>
    visit({ ...MOVING, screen: 'phone' }, async ({ page }) => {
      const game = await from(page, 'seals');
      await game.draw();
      await page.locator(MINE).tap();
      await gone(page, MINE);
    }));

  test('where nothing moves, a seal covers nothing, and keys do what they do', () =>
    visit({}, async ({ page }) => {
      const game = await from(page, 'seals');
      await game.draw();
      await page.locator('.moment').waitFor();
      assert.equal(await page.locator('.moment.moving').count(), 0);
      assert.equal(await page.locator('.moment').evaluate((seal) => getComputedStyle(seal).pointerEvents), 'none');
      await page.keyboard.press('?');
      await page.locator('dialog[open] .keys').waitFor();
    }));

  for (const reducedMotion of ['no-preference', 'reduce']) {
    test(`the end adds up, and can be left at once (motion: ${reducedMotion})`, () =>
      visit({ reducedMotion }, async ({ page }) => {
        const game = await from(page, 'late');
        await game.playToEnd();
        const sums = await page.locator('.sums').evaluate((table) => {
          const sides = [0, 2].map((column) => ({ points: 0, total: 0, wrong: [] }));
          for (const row of table.tBodies[0].rows) {
            for (const [nth, side] of sides.entries()) {
              const cell = row.cells[2 * nth];
              const points = Number(cell.querySelector('b')?.textContent ?? 0);
              const sum = cell.querySelector('.made')?.textContent;
              if (row.classList.contains('total')) {
                side.total = points;
              } else if (sum) {
                const products = sum.replace('=', '').split('+').map((one) => one.split('×').map(Number));
                const made = products.reduce((all, [cells, crosses]) => all + cells * crosses, 0);
                side.wrong.push(...(made === points ? [] : [sum]));
                side.points += points;
              }
            }
          }
          return sides;
        });
        for (const { points, total, wrong } of sums) {
          assert.deepEqual(wrong, []);
          assert.equal(points, total);
        }
        const outcome = await page.locator(PARTS.outcome).textContent();
        assert.match(outcome, new RegExp(`\\b${Math.max(...sums.map(({ total }) => total))}\\b`));
        // Nothing is waited for: what is pressed happens while the points are still counted.
        await page.getByRole('button', { name: 'Review' }).click();
        await page.locator('.study').waitFor();
      }));
  }

  test('the count at the end is over by itself, and is not shown again', () =>
    visit(MOVING, async ({ page }) => {
      const game = await from(page, 'late');
      await game.playToEnd();
      await page.locator('.end.counting').waitFor();
      await page.locator('.end:not(.counting)').waitFor();
      await page.getByRole('button', { name: 'Review' }).click();
      await page.locator('.study').waitFor();
      await page.goBack();
      await page.locator('.end').waitFor();
      assert.equal(await page.locator('.end.counting').count(), 0);
    }));

  test('a key ends the count at the end', () =>
    visit(MOVING, async ({ page }) => {
      const game = await from(page, 'late');
      await game.playToEnd();
      await page.keyboard.press('Shift');
      await page.locator('.end:not(.counting)').waitFor();
      const moving = () => document.querySelector('.game').getAnimations({ subtree: true }).length;
      await page.waitForFunction(`(${moving})() === 0`);
    }));

  test('I beat a level and play the next one', () =>
    visit({}, async ({ page }) => {
      const game = await from(page, 'late');
      await game.playToEnd();
      assert.match(await page.locator(PARTS.outcome).innerText(), /You win/);
      await page.getByRole('button', { name: 'Next level' }).click();
      await page.locator('.end').waitFor({ state: 'detached' });
      assert.match(await page.locator('#title').textContent(), /Squire/);
    }));
});
