// Everybody can play: axe finds nothing, and what a screen reader is told is what it was.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { assertAccessible } from '../../harness/accessibility.js';
import { fixture, playOn } from '../../harness/fixtures.js';
import { Game } from '../../harness/game.js';
import { readGrid } from '../../harness/grid.js';
import { playground } from '../../harness/playground.js';
import { SCREENS_OF_THE_PAGE, lookAtAll } from '../../harness/screens.js';
import { assertSnapshot } from '../../harness/snapshot.js';

describe('axe finds nothing on any screen', () => {
  const { visit } = playground();

  for (const screen of ['desktop', 'phone']) {
    for (const colorScheme of ['light', 'dark']) {
      test(`${screen}, ${colorScheme}`, () =>
        visit({ screen, colorScheme }, async ({ page }) => {
          await lookAtAll(page, () => assertAccessible(page));
        }));
    }
  }
});

describe('a screen reader is told', () => {
  const { visit } = playground();
  const SNAPSHOTS = {
    taking: 'taking dice',
    drawing: 'drawing',
    preview: 'a drawing before it is confirmed',
    end: 'the end',
    games: 'games',
    replay: 'replay',
  };

  test('the same as before on the first screen, on the same day', () =>
    visit({ timezoneId: 'UTC' }, async ({ page }) => {
      // It has the duel of the day.
      await page.clock.setFixedTime(new Date('2026-11-17T10:00:00Z'));
      await page.reload();
      await page.locator('.daily').waitFor();
      await assertSnapshot(page, 'home');
    }));

  test('the same as before on the main screens', () =>
    visit({}, async ({ page }) => {
      const wrong = [];
      for (const [file, screen] of Object.entries(SNAPSHOTS)) {
        await SCREENS_OF_THE_PAGE[screen](page);
        await assertSnapshot(page, file).catch((error) => wrong.push(error.message));
      }
      assert.deepEqual(wrong, []);
    }));

  test('what each cell of a map holds, at one tab stop', () =>
    visit({}, async ({ page }) => {
      await playOn(page, await fixture('draw'));
      await new Game(page).stage();
      const grid = await readGrid(page, 'Your map');
      assert.equal(grid.tabStops, 1);
      assert.deepEqual(grid.rows.map((row) => row.length), [7, 7, 7, 7, 7]);
      const said = grid.rows.flat().map((cell) => cell.says);
      assert.ok(said.includes('d3, castle, bonus not used yet'), said.join('\n'));
      assert.ok(said.includes('a1, empty'), said.join('\n'));
      assert.ok(said.some((cell) => /^d5, bar, no crosses, domain of 4 cells/.test(cell)), said.join('\n'));
      assert.ok(said.some((cell) => /possible$/.test(cell)), said.join('\n'));
    }));

  test('what happens, as it happens', () =>
    visit({}, async ({ page }) => {
      const game = new Game(page);
      await game.start();
      const log = page.getByRole('log');
      assert.equal(await log.getAttribute('aria-live'), 'polite');
      await game.step();
      await game.step();
      assert.ok((await log.locator('li').count()) >= 2);
    }));
});
