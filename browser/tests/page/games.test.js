// Whole games against the engine.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { fixture, playOn } from '../../harness/fixtures.js';
import { Game, PARTS, finger, mouse } from '../../harness/game.js';
import { Keyboard } from '../../harness/keyboard.js';
import { assertCount } from '../../harness/patience.js';
import { playground } from '../../harness/playground.js';

describe('a whole game against the computer', () => {
  const { visit } = playground();

  /** Looks at the end, and plays again. */
  async function finish(game, again) {
    const { page } = game;
    assert.match(await page.locator(PARTS.outcome).innerText(), /You win[, ]| wins[, ]|^A tie: /);
    assert.match(await page.locator('.end .sums .total').innerText(), /\d+\s+Total\s+\d+/);
    await again();
    await page.locator('.end').waitFor({ state: 'detached' });
    assert.equal(await game.stage(), 'take');
    await assertCount(page.locator('.mine .cell.drawn'), 0);
    await assertCount(page.locator(PARTS.outcome), 0);
  }

  test('I see what I have in all below my domains, not as one of them', () =>
    visit({}, async ({ page }) => {
      const assertApart = async (list, total) => {
        await page.locator(total).first().waitFor();
        for (const said of await page.locator(`${list} li`).allTextContents()) {
          assert.doesNotMatch(said, /\bha(s|ve) \d+ points?\b/);
        }
        for (const said of await page.locator(total).allTextContents()) {
          assert.match(said, /\bha(s|ve) \d+ points?\b/);
        }
      };
      await playOn(page, await fixture('late'));
      const game = new Game(page);
      await game.stage();
      await page.locator('.domains summary').first().click();
      await assertApart('.domains', '.domains[open] .total');
      await game.playToEnd();
      await page.getByRole('button', { name: 'Review' }).click();
      await page.locator('.study .domains summary').first().click();
      await assertApart('.study .domains', '.study .domains[open] .total');
    }));

  test('I play it with the mouse to the end, and then again', async () => {
    await visit({}, async ({ page }) => {
      const game = new Game(page, mouse);
      await game.start();
      await game.playToEnd();
      assert.ok((await page.locator('.mine .cell.drawn').count()) > 10);
      await finish(game, () => page.getByRole('button', { name: 'Rematch' }).click());
    });
  });

  test('I play it with a finger on a phone', async () => {
    await visit({ screen: 'phone' }, async ({ page }) => {
      const game = new Game(page, finger);
      await game.start();
      await game.playToEnd();
      assert.ok((await page.locator('.mine .cell.drawn').count()) > 10);
      await finish(game, () => page.getByRole('button', { name: 'Rematch' }).tap());
    });
  });

  test('I play it with the keyboard alone, and the focus is never lost', async () => {
    await visit({}, async ({ page }) => {
      const keyboard = new Keyboard(page);
      const game = new Game(page, keyboard);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await keyboard.press(page, '.new-game button.big');
      await page.locator('.game').waitFor();
      await keyboard.playToEnd(game);
      await finish(game, () => keyboard.press(page, '.end .buttons button.primary'));
      await keyboard.assertFocus();
    });
  });
});
