// Looking back at a game: mistakes and what was better, playing by itself, and an analysis that stays.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { golden, read } from '../../harness/fixtures.js';
import { Game } from '../../harness/game.js';
import { LONG_PATIENCE, assertCount, eventually } from '../../harness/patience.js';
import { playground } from '../../harness/playground.js';

/** What Grace plays in the fifth move of `from-position`, by anybody's judgement. */
const BLUNDER = 'Grace: blunder';

describe('looking back at a game', () => {
  const { visit } = playground();

  const of = (name, act, options = {}) =>
    visit(options, async ({ page }) => {
      await read(page, await golden(name));
      await page.locator('.study').waitFor();
      await act(page);
    });

  const analysed = (name, act, options = {}) =>
    of(
      name,
      async (page) => {
        await page.locator('.study-work button').click();
        await page.locator('.study-summary').waitFor({ timeout: LONG_PATIENCE });
        await act(page);
      },
      options,
    );

  const at = (page, number) => page.locator('.study-count').first().getByText(new RegExp(`^${number} of`)).waitFor();
  const button = (page, name) => page.locator('.study-steps').getByRole('button', { name, exact: true });
  const ghosts = (page) => page.locator('.study .cell.ghost').evaluateAll((cells) => cells.map((cell) => cell.dataset.cell).sort());
  const told = (page, what) => eventually(async () => assert.match(await page.locator('.study-told').innerText(), what));

  test('a costly move is shown before it is made, with the better one on the map, and tried', () =>
    analysed('from-position', async (page) => {
      const mistake = page.locator('.study-costliest li').filter({ hasText: BLUNDER });
      const [loss] = (await mistake.locator('h4').innerText()).match(/\d+\.\d(?=%)/);
      await mistake.getByRole('button').click();
      await at(page, 5);
      await told(page, new RegExp(`blunder, ${loss}% lost.*Better: Grace draws .* on [a-g][1-5]`, 's'));
      const better = (await page.locator('.study-told').innerText()).split('Better: ')[1];
      const cells = [...better.matchAll(/ on ([a-g][1-5])/g)].map(([, cell]) => cell).slice(0, 2).sort();
      assert.deepEqual(await ghosts(page), cells);
      assert.match(await page.locator('.study .cell.ghost').first().getAttribute('aria-label'), /^[a-g][1-5], better: /);
      await page.getByRole('button', { name: 'Try it' }).click();
      assert.equal(await new Game(page).stage(), 'draw', 'it is for me to draw better than Grace');
    }));

  test('one goes from mistake to mistake, with buttons and with keys', () =>
    analysed('from-position', async (page) => {
      await page.keyboard.press('Home');
      await at(page, 0);
      await button(page, 'Next mistake').click();
      await at(page, 4);
      await assertCount(page.locator('.study .cell.ghost'), 2);
      await button(page, 'Next mistake').click();
      await at(page, 5);
      await assertCount(page.locator('.study .cell.ghost'), 2);
      assert.equal(await button(page, 'Next mistake').getAttribute('aria-disabled'), 'true');
      await page.keyboard.press('ArrowRight');
      await at(page, 6);
      await assertCount(page.locator('.study .cell.ghost'), 0, 'the move as it was made');
      await told(page, /Grace draws two bars on f5/);
      await page.keyboard.press('p');
      await at(page, 5);
      await assertCount(page.locator('.study .cell.ghost'), 2);
      await page.keyboard.press('Home');
      await page.keyboard.press('n');
      await at(page, 4);
    }));

  test('one loss is told wherever a mistake is told', () =>
    analysed('from-position', async (page) => {
      const heading = await page.locator('.study-costliest h4').filter({ hasText: BLUNDER }).innerText();
      const [loss, from, to] = heading.match(/\d+\.\d(?=%)/g).map(Number);
      assert.ok(Math.abs(from - to - loss) < 0.001, heading);
      await page.locator('.study-costliest li').filter({ hasText: BLUNDER }).getByRole('button').click();
      await told(page, new RegExp(`${loss}% lost`));
      await button(page, 'Next').click();
      await at(page, 6);
      const judged = await page.locator('.study-judgement').innerText();
      assert.match(judged, new RegExp(`It cost ${loss}%`));
      assert.match(judged, new RegExp(`Grace ${to}%`));
    }));

  for (const reducedMotion of ['no-preference', 'reduce']) {
    test(`a game plays by itself from the start, and holds (motion: ${reducedMotion})`, () =>
      of(
        'from-position',
        async (page) => {
          const end = await page.locator('.study-slide input').getAttribute('max');
          await at(page, end);
          await button(page, 'Play').click();
          await page.waitForFunction(() => Number(document.querySelector('.study-slide input').value) >= 2);
          await button(page, 'Pause').click();
          await button(page, 'Play').waitFor();
          await page.locator('#title').click();
          await page.keyboard.press(' ');
          await button(page, 'Pause').waitFor();
          assert.equal(await page.locator('.study-told').getAttribute('aria-live'), 'off', 'nobody can listen that fast');
          await page.keyboard.press('ArrowLeft');
          await button(page, 'Play').waitFor();
          assert.equal(await page.locator('.study-told').getAttribute('aria-live'), 'polite');
          await page.keyboard.press('End');
          await page.keyboard.press('ArrowLeft');
          await button(page, 'Play').click();
          await at(page, end);
          await button(page, 'Play').waitFor();
        },
        { reducedMotion },
      ));
  }

  test('an analysis is there at once after a reload, and made again if it was damaged', () =>
    analysed('from-position', async (page) => {
      const figures = await page.locator('.study-summary').innerText();
      await page.reload();
      await page.locator('.study-summary').waitFor();
      assert.equal(await page.locator('.study-summary').innerText(), figures);
      await page.getByText('The whole game is analysed').first().waitFor();
      const letters = await page.evaluate(() => {
        const name = Object.keys(localStorage).find((key) => key.startsWith('blazon.analysis.'));
        const text = localStorage.getItem(name);
        localStorage.setItem(name, text.slice(0, text.length / 2));
        return text.length;
      });
      assert.ok(letters < 8000, `${letters} letters for 22 events`);
      await page.reload();
      await page.getByRole('button', { name: 'Analyse the game' }).waitFor();
      await assertCount(page.locator('.study-summary'), 0);
    }));

  test('every percentage lies between nothing and all', () =>
    analysed('from-position', async (page) => {
      await page.locator('.study-more summary').click();
      await page.locator('.study-rest').waitFor();
      const text = await page.locator('.study-analysis').innerText();
      const shares = text.match(/\d+(\.\d)?(?=%)/g).map(Number);
      assert.ok(shares.length > 20 && shares.every((share) => share <= 100), shares.join(' '));
      assert.match(await page.locator('.study-summary').innerText(), /Accuracy[\s\S]*Luck[\s\S]*Turning point/);
    }));

  for (const screen of ['phone', 'desktop']) {
    test(`nothing moves while I step through an analysed game: ${screen}`, () =>
      analysed(
        'from-position',
        async (page) => {
          const end = Number(await page.locator('.study-slide input').getAttribute('max'));
          await page.keyboard.press('Home');
          await at(page, 0);
          await page.evaluate(() => {
            scrollTo(0, 0);
            globalThis.shifts = [];
            new PerformanceObserver((list) => {
              for (const shift of list.getEntries()) {
                // What follows a key at once is counted here as well: a jump is a jump.
                globalThis.shifts.push({ value: shift.value, of: shift.sources.map(({ node }) => `${node?.nodeName} ${node?.className}`) });
              }
            }).observe({ type: 'layout-shift', buffered: false });
          });
          for (let step = 1; step <= end; step += 1) {
            await page.keyboard.press('ArrowRight');
            await at(page, step);
          }
          for (let step = 0; step < 2; step += 1) {
            await page.keyboard.press('p');
          }
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          assert.deepEqual(await page.evaluate(() => globalThis.shifts), []);
        },
        { screen },
      ));
  }
});
