// Real dice and pencils: the page is told what the dice show, and checks, scores and advises.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Game, PARTS } from '../../harness/game.js';
import { assertCount } from '../../harness/patience.js';
import { COPYING, playground } from '../../harness/playground.js';
import { rolls } from '../../harness/record.js';

describe('with real dice', () => {
  const { visit } = playground();

  const started = (act) =>
    visit(COPYING, async ({ page }) => {
      const game = new Game(page);
      await game.start({ kind: 2 });
      await act(game, page);
    });

  test('I enter what they show, and only whole rolls', () =>
    started(async (game, page) => {
      assert.equal(await game.stage(), 'enter');
      assert.equal(await page.locator(PARTS.primary).isEnabled(), false);
      await game.press('.entries .entry:nth-child(1) button', 0);
      assert.equal(await page.locator(PARTS.primary).isEnabled(), false);
      await game.enter([0, 5, 4, 1]);
      assert.equal(await game.stage(), 'take');
      assert.deepEqual(rolls(await game.text()), ['?/q/s2/d1']);
    }));

  test('I take back a wrong entry and enter it right', () =>
    started(async (game, page) => {
      await game.enter([0, 0, 0, 0]);
      assert.equal(await game.stage(), 'take');
      await page.getByRole('button', { name: 'Undo' }).click();
      assert.equal(await game.stage(), 'enter');
      assert.deepEqual(rolls(await game.text()), []);
      await game.enter([1, 1, 1, 1]);
      assert.equal(await game.stage(), 'take');
      assert.deepEqual(rolls(await game.text()), ['d/b/b/d1']);
    }));

  test('a hint says what to do and why, and shows it', () =>
    started(async (game, page) => {
      await game.enter([0, 5, 4, 1]);
      await game.stage();
      await page.getByRole('button', { name: 'Hint' }).click();
      const hint = page.locator('.hint');
      await hint.getByRole('button', { name: 'Show it' }).waitFor();
      assert.match(await hint.innerText(), /takes? die .*%/s);
      await hint.getByRole('button', { name: 'Show it' }).click();
      await assertCount(page.locator('.die.picked'), 1);
      await game.press(PARTS.primary);
    }));

  test('a hint for a drawing lays it on the map', () =>
    started(async (game, page) => {
      await game.enter([0, 5, 4, 1]);
      await game.playUntil('draw');
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.getByRole('button', { name: 'Show it' }).click();
      await assertCount(page.locator(PARTS.ghosts), 2);
      assert.match(await page.locator(PARTS.preview).innerText(), /Points/);
      await game.press(PARTS.primary);
    }));

  test('we play to the end', () =>
    started(async (game, page) => {
      await game.playToEnd();
      assert.match(await page.locator(PARTS.outcome).innerText(), / wins[, ]|^A tie: /);
    }));
});
