// Taking back: before confirming and after, and never to roll again.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { fixture, playOn } from '../../harness/fixtures.js';
import { Game, PARTS } from '../../harness/game.js';
import { assertCount } from '../../harness/patience.js';
import { COPYING, playground } from '../../harness/playground.js';
import { rolls } from '../../harness/record.js';

describe('undo', () => {
  const { visit } = playground();
  const undo = (page) => page.locator('.always button').first().click();

  test('takes back a domino that is not confirmed yet', () =>
    visit(COPYING, async ({ page }) => {
      await playOn(page, await fixture('draw'));
      const game = new Game(page);
      await game.stage();
      const before = await game.text();
      assert.ok(await game.sketch());
      await assertCount(page.locator(PARTS.ghosts), 2);
      await undo(page);
      await assertCount(page.locator(PARTS.ghosts), 0);
      assert.equal(await game.text(), before);
      assert.equal(await game.stage(), 'draw');
    }));

  test('takes back a die that is only pointed at', () =>
    visit({}, async ({ page }) => {
      await playOn(page, await fixture('take'));
      const game = new Game(page);
      await game.press(PARTS.dice);
      await assertCount(page.locator('.die.picked'), 1);
      await undo(page);
      await assertCount(page.locator('.die.picked'), 0);
    }));

  for (const [kind, who] of [
    [0, 'against the computer'],
    [1, 'on one device'],
  ]) {
    test(`takes back what is done, ${who}, and the same dice come again`, () =>
      visit(COPYING, async ({ page }) => {
        const game = new Game(page);
        await game.start({ kind });
        for (let round = 0; round < 3; round += 1) {
          await game.playUntil('draw');
          await game.step();
          if (kind === 1) {
            await game.step();
          }
        }
        await game.playUntil('draw');
        const told = await game.text();
        const rolled = rolls(told);
        assert.equal(rolled.length, 4, told);
        let text = told;
        for (let times = 0; times < 30 && rolls(text).length > 1; times += 1) {
          await undo(page);
          await game.stage();
          text = await game.text();
          assert.deepEqual(rolls(text), rolled.slice(0, rolls(text).length));
        }
        assert.equal(rolls(text).length, 1, 'it goes back to the first round');
        for (let steps = 0; steps < 40 && rolls(text).length < 4; steps += 1) {
          await game.step();
          await game.stage();
          text = await game.text();
        }
        assert.deepEqual(rolls(text), rolled);
      }));
  }

  test('takes back even the end', () =>
    visit({}, async ({ page }) => {
      await playOn(page, await fixture('late'));
      const game = new Game(page);
      await game.playToEnd();
      await page.locator('.end').getByRole('button', { name: 'Undo' }).click();
      assert.equal(await game.stage(), 'draw');
    }));
});
