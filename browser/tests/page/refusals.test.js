// What is not allowed is refused with its reason, and changes nothing.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Game, PARTS } from '../../harness/game.js';
import { eventually } from '../../harness/patience.js';
import { playground } from '../../harness/playground.js';

describe('a refusal', () => {
  const { from, visit } = playground();

  /** Points at a cell, and gives what is said. Nothing may lie there then. */
  async function refused(game, page, cell) {
    const before = await game.cell(cell);
    await game.point(cell);
    await page.locator(PARTS.refused).getByText(/\w/).waitFor();
    assert.equal(await page.locator(PARTS.ghosts).count(), 0);
    assert.equal(await game.cell(cell), before);
    assert.equal(await page.locator(PARTS.primary).isEnabled(), false);
    return page.locator(PARTS.refused).innerText();
  }

  test('says that a cell is taken', () =>
    from('draw', async (game, page) => {
      assert.match(await refused(game, page, 'd5'), /Cell d5 is already taken/);
    }));

  test('says that the domino does not connect there', () =>
    from('draw', async (game, page) => {
      assert.match(await refused(game, page, 'a1'), /The domino doesn’t connect: one half must share a side/);
    }));

  test('goes away with the next gesture that is allowed', () =>
    from('draw', async (game, page) => {
      await refused(game, page, 'a1');
      await game.press(PARTS.targets);
      await page.locator(PARTS.ghosts).first().waitFor();
      await eventually(async () => assert.equal(await page.locator(PARTS.refused).innerText(), ''));
    }));

  test('says that nothing is drawn where a cross should go', () =>
    from('cross', async (game, page) => {
      assert.match(await refused(game, page, 'a1'), /Nothing is drawn on a1/);
    }));

  test('says that a die is taken', () =>
    visit({}, async ({ page }) => {
      const game = new Game(page);
      await game.start({ kind: 1 });
      assert.equal(await game.stage(), 'take');
      await game.press('[data-die="3"]');
      await game.press(PARTS.primary);
      assert.equal(await game.stage(), 'take');
      await page.locator('div.die[data-die="3"]').waitFor();
      await page.keyboard.press('3');
      await page.locator(PARTS.refused).getByText('Die 3 is already taken').waitFor();
      assert.equal(await page.locator('.die.picked').count(), 0);
    }));

  test('says that a domino cannot be drawn, and which powers would help', () =>
    from('stuck', async (_, page) => {
      const prompt = await page.locator(PARTS.prompt).innerText();
      assert.match(prompt, /You can’t draw this domino as it is/);
      assert.match(prompt, /This would help: “Free” and “Turn”/);
    }));

  test('says that nothing helps, and then the domino can be left out', () =>
    from('late', async (game, page) => {
      assert.match(await page.locator(PARTS.prompt).innerText(), /You have no power that helps/);
      await page.getByRole('button', { name: 'Don’t draw' }).click();
      assert.equal(await game.stage(), 'over');
    }));

  test('leaves no way to leave out a domino that can be drawn', () =>
    from('draw', async (_, page) => {
      assert.equal(await page.getByRole('button', { name: 'Don’t draw' }).count(), 0);
    }));
});
