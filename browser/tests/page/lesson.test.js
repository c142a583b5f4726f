// The guided first game: ten steps that teach by doing.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Game, PARTS, finger, mouse } from '../../harness/game.js';
import { Keyboard } from '../../harness/keyboard.js';
import { playground } from '../../harness/playground.js';

describe('the guided first game', () => {
  const { visit } = playground();
  const learn = '.home .learn';
  const at = (page, step) => page.locator('.lesson-step').getByText(`Step ${step} of 10`, { exact: true }).waitFor();

  /** Does what the ten steps say. */
  async function follow(game, press) {
    const { page } = game;
    const take = async (...dice) => {
      await game.stage();
      for (const die of dice) {
        await game.press(`button[data-die="${die}"]`);
      }
      if (dice.length === 1) {
        await game.press(PARTS.primary);
      }
    };
    const draw = async (one, other) => {
      await game.stage();
      await game.lay(one, other);
      await game.press(PARTS.primary);
    };
    await at(page, 1);
    await game.press(PARTS.primary);
    await at(page, 2);
    await take(2);
    await at(page, 3);
    await draw('d4', 'd5');
    await at(page, 4);
    await press(PARTS.primary);
    await at(page, 5);
    await take(2, 3);
    await at(page, 6);
    await draw('c4', 'b4');
    await at(page, 7);
    assert.equal(await game.stage(), 'roll');
    await game.press(PARTS.primary);
    await take(2);
    await at(page, 8);
    await game.stage();
    await game.press('.castle-toggle[aria-label*="die 4"]');
    await draw('e4', 'f4');
    await at(page, 9);
    assert.equal(await game.stage(), 'cross');
    await game.point('d4');
    await game.press(PARTS.primary);
    await at(page, 10);
    await press(PARTS.primary);
    await page.locator('.lesson').waitFor({ state: 'detached' });
  }

  for (const [how, hand, screen] of [
    ['with the mouse', mouse, 'desktop'],
    ['with a finger on a phone', finger, 'phone'],
  ]) {
    test(`teaches ten things ${how}`, () =>
      visit({ screen }, async ({ page }) => {
        const game = new Game(page, hand);
        await game.press(learn);
        await follow(game, (selector) => game.press(selector));
      }));
  }

  test('teaches ten things with the keyboard alone, and the focus is never lost', () =>
    visit({}, async ({ page }) => {
      const keyboard = new Keyboard(page);
      await page.locator(learn).waitFor();
      await keyboard.press(page, learn);
      await follow(new Game(page, keyboard), (selector) => keyboard.press(page, selector));
      await keyboard.assertFocus();
    }));

  test('says so when I do something else that is allowed, and lets me do what it asks for', () =>
    visit({}, async ({ page }) => {
      const game = new Game(page);
      await game.press(learn);
      await game.press(PARTS.primary);
      await at(page, 2);
      await game.press('button[data-die="1"]');
      await game.press(PARTS.primary);
      await page.locator('.lesson-nudge').getByText('this time take').waitFor();
      await at(page, 2);
      assert.equal(await game.stage(), 'take');
      await game.press('button[data-die="2"]');
      await game.press(PARTS.primary);
      await at(page, 3);
    }));

  test('can be left at any step', () =>
    visit({}, async ({ page }) => {
      const game = new Game(page);
      await game.press(learn);
      await at(page, 1);
      await page.locator('.lesson-leave').click();
      await page.locator('.lesson').waitFor({ state: 'detached' });
    }));
});
