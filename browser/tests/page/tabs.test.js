// The same game in two tabs: neither wipes out the other.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Game, PARTS } from '../../harness/game.js';
import { openMenu } from '../../harness/navigation.js';
import { assertCount, eventually } from '../../harness/patience.js';
import { playground } from '../../harness/playground.js';

describe('two tabs', () => {
  const ground = playground();

  test('show the same game, and what is played in one is not lost to the other', () =>
    ground.visit({}, async ({ page, context }) => {
      const game = new Game(page);
      await game.start({ kind: 1 });
      await game.playUntil('take');
      const other = await context.newPage();
      await other.goto(`${ground.address}#play`);
      const same = new Game(other);
      assert.equal(await same.stage(), 'take');
      await page.bringToFront();
      for (let steps = 0; steps < 6; steps += 1) {
        await game.step();
      }
      const lines = await game.lines();
      // A tab behind another need not draw itself: these do not wait for its frames.
      await assertCount(other.locator(PARTS.log), lines);
      await other.bringToFront();
      await same.step();
      await eventually(async () => assert.ok((await game.lines()) > lines));
      await page.bringToFront();
      await page.reload();
      await game.stage();
      await assertCount(page.locator(PARTS.log), await same.lines());
    }));

  test('share the settings', () =>
    ground.visit({}, async ({ page, context }) => {
      const other = await context.newPage();
      await other.goto(ground.address);
      await other.getByRole('heading', { level: 1 }).waitFor();
      await page.bringToFront();
      await openMenu(page);
      await page.locator('select.language').selectOption('fr');
      await other.locator('html[lang=fr]').waitFor({ state: 'attached' });
    }));
});
