// The coach: whoever wants one is asked once before a choice that gives much away.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { assertAccessible } from '../../harness/accessibility.js';
import { fixture, playOn } from '../../harness/fixtures.js';
import { Game, PARTS } from '../../harness/game.js';
import { Keyboard } from '../../harness/keyboard.js';
import { closeDialog, goTo } from '../../harness/navigation.js';
import { assertCount } from '../../harness/patience.js';
import { playground } from '../../harness/playground.js';

describe('the coach', () => {
  const { visit } = playground();

  const asks = (page) => page.locator('.coach').waitFor();
  const answer = (page, name) => page.locator('.coach').getByRole('button', { name }).click();
  const switches = (page) => page.locator('dialog [data-choice=coach] input');

  /** Goes to where leaving the last domino out loses the game, with the coach on or off. */
  const atTheLast = (who, act, on = true) =>
    visit(who, async ({ page }) => {
      if (on) {
        await goTo(page, 'settings');
        await switches(page).first().check();
        await closeDialog(page);
      }
      await playOn(page, await fixture('coach'));
      const game = new Game(page);
      assert.equal(await game.stage(), 'draw');
      await act(page, game);
    });

  test('is off until somebody wants it, and then stays on', () =>
    visit({}, async ({ page }) => {
      await goTo(page, 'settings');
      assert.ok(await switches(page).nth(1).isChecked());
      await switches(page).first().check();
      await page.reload();
      await goTo(page, 'settings');
      assert.ok(await switches(page).first().isChecked());
    }));

  test('says nothing as long as it is off', () =>
    atTheLast(
      {},
      async (page, game) => {
        await game.press(PARTS.primary);
        await page.locator('.end').waitFor();
      },
      false,
    ));

  test('asks once: the same choice again is played', () =>
    atTheLast({}, async (page, game) => {
      await game.press(PARTS.primary);
      await asks(page);
      assert.match(await page.locator('#coach-says').textContent(), /lowers your chance to win by about 100%/);
      await assertAccessible(page);
      await answer(page, 'Choose again');
      await assertCount(page.locator('.coach'), 0);
      assert.equal(await game.stage(), 'draw');
      await game.press(PARTS.primary);
      await page.locator('.end').waitFor();
    }));

  test('lets everybody play what they like', () =>
    atTheLast({ screen: 'phone' }, async (page, game) => {
      await game.press(PARTS.primary);
      await asks(page);
      await assertAccessible(page);
      await answer(page, 'Play it anyway');
      await page.locator('.end').waitFor();
    }));

  test('shows what is better, ready to be drawn, and says why', () =>
    atTheLast({ colorScheme: 'dark' }, async (page, game) => {
      await game.press(PARTS.primary);
      await asks(page);
      await answer(page, 'Show a better idea');
      await assertCount(page.locator(PARTS.ghosts), 2);
      await page.locator('.coach-better').getByText('Better:').waitFor();
      await assertAccessible(page);
      await game.press(PARTS.primary);
      await page.locator('.end').waitFor();
      assert.match(await page.locator(PARTS.outcome).textContent(), /You win/);
    }));

  test('has the focus while it asks, and Escape chooses again', () =>
    atTheLast({}, async (page, game) => {
      const keyboard = new Keyboard(page);
      await keyboard.press(page, PARTS.primary);
      await asks(page);
      await page.waitForFunction(() => document.activeElement.id === 'coach');
      await keyboard.key('Escape');
      await assertCount(page.locator('.coach'), 0);
      assert.equal(await game.stage(), 'draw');
      assert.ok(await page.evaluate(() => document.activeElement !== document.body), 'the focus is not lost');
    }));
});
