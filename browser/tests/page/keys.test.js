// The keyboard: the keys that are listed do what the list says, and the focus stays where one works.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Game, PARTS } from '../../harness/game.js';
import { Keyboard } from '../../harness/keyboard.js';
import { goTo, openSetUp } from '../../harness/navigation.js';
import { playground } from '../../harness/playground.js';

describe('the keyboard', () => {
  const { from, visit } = playground();

  /** Plays on from a fixture with the keyboard. */
  const typing = (name, act) => from(name, (game, page) => act(new Keyboard(page), page, game));

  /** Waits until the focus is on something. */
  const comesTo = (page, selector) =>
    page.waitForFunction((selector) => document.activeElement.matches(selector), selector);

  const ghosts = (page) => page.locator(PARTS.ghosts).evaluateAll((cells) => cells.map((cell) => cell.ariaLabel).toSorted());

  test('lists its keys with ?, closes the list with Escape, and goes on where it was', () =>
    typing('take', async (keyboard, page) => {
      await keyboard.go(PARTS.dice, 1);
      await keyboard.key('?');
      await page.locator('dialog[open] .keys').waitFor();
      assert.ok((await page.locator('dialog .keys tr').count()) > 10);
      assert.ok(await page.evaluate(() => document.activeElement.closest('dialog') !== null), 'the dialog has the focus');
      await keyboard.key('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      assert.ok(await page.evaluate((dice) => document.activeElement.matches(dice), PARTS.dice), 'the die has it again');
    }));

  test('points at a die with its number, and takes it with t', () =>
    typing('take', async (keyboard, page, game) => {
      await keyboard.key('2');
      assert.equal(await page.locator('.die.picked').getAttribute('data-die'), '2');
      await keyboard.key('3');
      assert.equal(await page.locator('.die.picked').getAttribute('data-die'), '3');
      await keyboard.key('t');
      assert.equal(await game.stage(), 'draw');
    }));

  test('takes the other die in hand with d, and turns the domino with t', () =>
    typing('draw', async (keyboard, page, game) => {
      const held = () => page.locator(`${PARTS.halves}[aria-pressed=true]`).getAttribute('aria-label');
      const first = await held();
      await keyboard.key('d');
      assert.notEqual(await held(), first);
      await keyboard.key('d');
      await game.lay('f3', 'f2');
      assert.deepEqual(await ghosts(page), ['f2, a bar with one cross, not confirmed yet', 'f3, a dot, not confirmed yet']);
      await keyboard.key('t');
      const turned = await ghosts(page);
      assert.equal(turned.length, 2);
      assert.ok(!turned.every((cell) => /^f[23]/.test(cell)), `it lies elsewhere: ${turned}`);
    }));

  test('swaps the domino with x, and can still turn it then', () =>
    typing('draw', async (keyboard, page, game) => {
      await game.lay('f3', 'f2');
      assert.deepEqual(await ghosts(page), ['f2, a bar with one cross, not confirmed yet', 'f3, a dot, not confirmed yet']);
      await keyboard.key('x');
      assert.deepEqual(await ghosts(page), ['f2, a dot, not confirmed yet', 'f3, a bar with one cross, not confirmed yet']);
      await keyboard.key('t');
      const turned = await ghosts(page);
      assert.ok(!turned.every((cell) => /^f[23]/.test(cell)), `it lies elsewhere: ${turned}`);
    }));

  test('takes back with u, and confirms with c', () =>
    typing('draw', async (keyboard, page, game) => {
      await game.sketch();
      await keyboard.key('u');
      assert.deepEqual(await ghosts(page), []);
      await game.sketch();
      const before = await page.locator('.mine .cell.drawn').count();
      await keyboard.key('c');
      await page.waitForFunction((before) => document.querySelectorAll('.mine .cell.drawn').length === before + 2, before);
    }));

  test('asks for a hint with h', () =>
    typing('draw', async (keyboard, page) => {
      await keyboard.key('h');
      // While it thinks there is one button, to stop it.
      await page.locator('.hint .buttons button + button').waitFor();
      await keyboard.press(page, '.hint .buttons button');
      assert.equal((await ghosts(page)).length, 2);
    }));

  test('rolls with r', () =>
    visit({}, async ({ page }) => {
      await page.evaluate(() => localStorage.setItem('blazon.settings', 'roll=off'));
      await page.reload();
      const game = new Game(page);
      await game.start();
      assert.equal(await game.stage(), 'roll');
      await new Keyboard(page).key('r');
      assert.equal(await game.stage(), 'take');
    }));

  test('comes by itself to where there is something to do', () =>
    visit({}, async ({ page }) => {
      const game = new Game(page);
      const keyboard = new Keyboard(page);
      await game.start({ kind: 1 });
      await comesTo(page, `${PARTS.dice}[data-die="1"]`);
      await keyboard.key('Enter');
      await keyboard.key('t');
      await comesTo(page, '.curtain button');
      await game.stage();
      await comesTo(page, PARTS.dice);
      await game.take();
      await game.stage();
      await comesTo(page, '.mine .map.live .cell');
      await game.draw();
      await game.stage();
      await comesTo(page, '.mine .map.live .cell');
    }));

  for (const what of ['taken away', 'disabled', 'hidden', 'made invisible']) {
    test(`comes to where there is something to do when what had the focus is ${what}`, () =>
      typing('take', async (_, page) => {
        await page.locator('.always button').last().focus();
        // All at once, so that the browser has not yet noticed when something happens: a die is pointed at.
        await page.evaluate(
          ([what, dice]) => {
            const focused = document.activeElement;
            ({
              'taken away': () => focused.remove(),
              'disabled': () => focused.setAttribute('disabled', ''),
              'hidden': () => focused.setAttribute('hidden', ''),
              'made invisible': () => focused.style.setProperty('visibility', 'hidden'),
            })[what]();
            document.querySelectorAll(dice)[1].click();
          },
          [what, PARTS.dice],
        );
        await comesTo(page, PARTS.dice);
      }));
  }

  test('makes something else of a wild, and takes back with Escape what lies there', () =>
    typing('wild', async (keyboard, page) => {
      await keyboard.press(page, PARTS.targets);
      const lying = await ghosts(page);
      assert.equal(lying.length, 2);
      const other = page.locator(`${PARTS.wild}[aria-pressed=false]`).first();
      const arms = await other.getAttribute('aria-label');
      await keyboard.press(page, `${PARTS.wild}[aria-label="${arms}"]`);
      assert.notDeepEqual(await ghosts(page), lying);
      await keyboard.key('Escape');
      assert.deepEqual(await ghosts(page), []);
      assert.equal(await page.locator('.wild-choice').count(), 0);
    }));

  test('plays with the capitals locked, and not at all where keys of one letter are turned off', () =>
    typing('take', async (keyboard, page, game) => {
      await keyboard.key('2');
      await keyboard.key('T');
      assert.equal(await game.stage(), 'draw');
      await goTo(page, 'settings');
      await page.locator('input[name=keys]').nth(1).check();
      await keyboard.key('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await game.sketch();
      const lying = await ghosts(page);
      await keyboard.key('u');
      await keyboard.key('c');
      await keyboard.key('?');
      assert.deepEqual(await ghosts(page), lying);
      assert.equal(await page.locator('dialog[open]').count(), 0);
    }));

  test('writes letters into a text, and plays nothing by that', () =>
    visit({}, async ({ page }) => {
      await openSetUp(page);
      const name = page.getByLabel('Your name');
      await name.fill('');
      await name.pressSequentially('ruth?');
      assert.equal(await name.inputValue(), 'ruth?');
      await page.locator('dialog[open] .set-up').waitFor();
    }));

  test('moves over the map with the arrows, and no further than its edge', () =>
    typing('draw', async (keyboard, page) => {
      await keyboard.goToCell('mine-0-0');
      await keyboard.key('ArrowLeft');
      await keyboard.key('ArrowUp');
      assert.equal(await page.evaluate(() => document.activeElement.id), 'mine-0-0');
      await keyboard.key('End');
      assert.equal(await page.evaluate(() => document.activeElement.id), 'mine-6-0');
    }));

  // What is pressed changes: somebody who cannot see it has to hear that, and go on from there.
  const PRESSED = {
    'a die': ['take', PARTS.dice, 1],
    'a half of the domino': ['draw', PARTS.halves, 1],
    'the castle': ['draw', PARTS.toggles, 0],
    'a power': ['stuck', '.seal-button', 0],
    'a coat of arms for Domains': ['domains', PARTS.faces, 2],
  };

  for (const [what, [name, selector, nth]] of Object.entries(PRESSED)) {
    test(`keeps the focus on ${what} that I press`, () =>
      typing(name, async (keyboard, page) => {
        await keyboard.press(page, selector, nth);
        await page.locator(`${selector}[aria-pressed=true]`).waitFor();
        const focused = await page.evaluate(
          ([selector, nth]) => document.querySelectorAll(selector)[nth] === document.activeElement,
          [selector, nth],
        );
        assert.ok(focused, `the focus went to ${await page.evaluate(() => document.activeElement.outerHTML.slice(0, 200))}`);
      }));
  }
});
