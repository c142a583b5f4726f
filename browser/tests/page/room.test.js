// On every screen one sees at once what one works on and what one presses next.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { fixture, playOn } from '../../harness/fixtures.js';
import { Game, PARTS, finger, mouse } from '../../harness/game.js';
import { assertFits, assertTargets } from '../../harness/layout.js';
import { closeDialog, goTo, openMenu, openSetUp } from '../../harness/navigation.js';
import { assertCount, eventually } from '../../harness/patience.js';
import { playground } from '../../harness/playground.js';
import { LANGUAGES, SCREENS } from '../../harness/visit.js';

describe('without scrolling by hand', () => {
  const ground = playground();

  /** Throws if something does not come to be wholly on the screen: the page scrolls by itself. */
  const assertSeen = (page, selector) =>
    eventually(async () => {
      const { top, bottom, height } = await page.locator(selector).first().evaluate(async (element) => {
        // What the page has scheduled for the next frame is done before this.
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom, height: window.innerHeight };
      });
      assert.ok(top >= -1 && bottom <= height + 1, `${selector} is at ${top} to ${bottom} of ${height}`);
    });

  for (const screen of Object.keys(SCREENS)) {
    test(`one sees the map and the button while drawing, and the dice and the button while taking: ${screen}`, () =>
      ground.visit({ screen }, async ({ page }) => {
        const game = new Game(page, SCREENS[screen].hasTouch ? finger : mouse);
        await game.start();
        for (let round = 0; round < 3; round += 1) {
          await game.playUntil('take');
          await assertSeen(page, '.tray');
          await assertSeen(page, PARTS.primary);
          await game.step();
          await game.playUntil('draw');
          await assertSeen(page, '.mine .map');
          await assertSeen(page, PARTS.primary);
          await game.sketch();
          await assertSeen(page, '.mine .map');
          await assertSeen(page, PARTS.primary);
          await game.press(PARTS.primary);
        }
        await assertFits(page);
      }));
  }

  for (const screen of ['desktop', 'phone']) {
    test(`one sees who has won and can play again: ${screen}`, () =>
      ground.visit({ screen }, async ({ page }) => {
        await playOn(page, await fixture('late'));
        await new Game(page).playToEnd();
        await assertSeen(page, PARTS.outcome);
        await assertSeen(page, '.end button.primary');
      }));
  }

  test('a long name without a space breaks nothing', () =>
    ground.visit({ screen: 'narrow' }, async ({ page }) => {
      await openSetUp(page);
      await page.locator('.set-up input[type=text]').first().fill('W'.repeat(40));
      await assertFits(page);
      await closeDialog(page);
      const game = new Game(page, finger);
      await game.start();
      await game.playUntil('draw');
      await assertFits(page);
    }));
});

describe('the header has three things to press, and room for each', () => {
  const { visit } = playground();

  for (const locale of LANGUAGES) {
    test(`for a finger, however narrow the phone, and the menu leads back to a game: ${locale}`, () =>
      visit({ screen: 'narrow', locale }, async ({ page }) => {
        await playOn(page, await fixture('take'));
        await new Game(page, finger).stage();
        const wrong = [];
        for (const where of ['home', 'games', 'rules']) {
          await goTo(page, where);
          await assertCount(page.locator('.bar').locator('a, button, select'), 3);
          for (const width of [320, 360, 390, 480, 600]) {
            await page.setViewportSize({ width, height: 640 });
            const note = (error) => wrong.push(`${where} at ${width} px, ${error.message}`);
            await assertFits(page).catch(note);
            await assertTargets(page, '.bar', 44).catch(note);
            await assertTargets(page, '.home-text', 44).catch(note);
            await openMenu(page);
            await assertFits(page).catch(note);
            await assertTargets(page, 'dialog', 44).catch(note);
            await closeDialog(page);
          }
          await page.setViewportSize(SCREENS.narrow.viewport);
        }
        assert.deepEqual(wrong, []);
        await goTo(page, 'play');
        await page.locator('.game').waitFor();
        await assertCount(page.locator('.bar'), 0);
      }));
  }
});
