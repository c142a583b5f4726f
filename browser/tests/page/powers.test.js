// The six powers and the castle's bonus: each is offered when it may be used, and used once.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { PARTS } from '../../harness/game.js';
import { playground } from '../../harness/playground.js';

describe('a power', () => {
  const { from } = playground();

  /** The line of the spellbook on one's own side, as it is said. */
  const line = (page, arms) => page.locator(`.book [data-arms=${arms}] .mine .hidden`);

  const toggle = (page, name) => page.locator(`.seal-button[data-power=${name}]`);

  test('Free draws a domino where it connects to nothing', () =>
    from('stuck', async (game, page) => {
      assert.match(await line(page, 'd').innerText(), /power won/);
      const free = toggle(page, 'free');
      assert.equal(await free.getAttribute('aria-label'), 'Draw anywhere: spends “Free”', 'it says what it does and spends');
      await free.click();
      assert.equal(await free.getAttribute('aria-pressed'), 'true');
      await game.lay('a1', 'a2');
      await game.press(PARTS.primary);
      await line(page, 'd').getByText('power used').waitFor();
      assert.match(await game.text(), /F:2a1s~3a2q2/);
    }));

  test('Turn turns a die to another of its faces', () =>
    from('stuck', async (game, page) => {
      await toggle(page, 'turn').click();
      await page.locator('.turns button.face').first().click();
      assert.equal(await page.locator('.turns button.face[aria-pressed=true]').count(), 1);
      await game.draw();
      await line(page, 'B').getByText('power used').waitFor();
      assert.match(await game.text(), /F:\S*=/);
    }));

  test('Split draws the two dice apart', () =>
    from('split', async (game, page) => {
      await toggle(page, 'split').click();
      await game.point('e1');
      await game.point('c1');
      await game.press(PARTS.primary);
      await line(page, 'b').getByText('power used').waitFor();
      assert.match(await game.text(), /F:1e1d\/4c1D/);
    }));

  test('Both takes two dice first', () =>
    from('both', async (game, page) => {
      assert.match(await page.locator(PARTS.prompt).innerText(), /or two with “Both”/);
      await toggle(page, 'both').click();
      await game.press('[data-die="2"]');
      await game.press('[data-die="4"]');
      await game.press(PARTS.primary);
      assert.equal(await game.stage(), 'draw');
      await line(page, 'D').getByText('power used').waitFor();
      assert.match(await game.text(), /F:24/);
    }));

  test('Both says that it is spent before the dice are taken', () =>
    from('both', async (game, page) => {
      const left = page.locator('.left-over');
      await game.press('[data-die="2"]');
      await left.getByText('Then Apprentice takes two').waitFor();
      assert.doesNotMatch(await left.innerText(), /Both/);
      await toggle(page, 'both').click();
      await game.press('[data-die="4"]');
      await left.getByText('Taking two dice now uses up “Both”').waitFor();
      await left.getByText('That leaves Apprentice').waitFor();
    }));

  test('Domains asks at once for a coat of arms', () =>
    from('domains', async (game, page) => {
      assert.equal(await game.stage(), 'name');
      assert.match(await page.locator(PARTS.prompt).innerText(), /“Domains” is yours! Choose a coat of arms/);
      await page.getByRole('button', { name: /^two dots: \d+ points? now$/i }).click();
      await game.press(PARTS.primary);
      await page.locator(PARTS.log).first().waitFor();
      assert.match(await game.text(), /F:!D/);
    }));

  test('Cross asks at once for a cell, and adds a cross there', () =>
    from('cross', async (game, page) => {
      assert.equal(await game.stage(), 'cross');
      assert.match(await page.locator(PARTS.prompt).innerText(), /“Cross” is yours! Choose a drawn cell/);
      assert.match(await game.cell('c2'), /no crosses/);
      await game.point('c2');
      await game.press(PARTS.primary);
      await page.locator(PARTS.log).first().waitFor();
      assert.match(await game.cell('c2'), /one cross/);
      assert.match(await game.text(), /F:xc2/);
    }));

  test('the castle adds a cross to one of the dice, once', () =>
    from('draw', async (game, page) => {
      const castle = page.locator('.mine .castle-cell');
      assert.match(await castle.getAttribute('aria-label'), /bonus not used yet/);
      assert.equal(await page.locator(PARTS.castle).count(), 2, 'on each of the two dice');
      await page.getByRole('button', { name: 'Castle: die 4' }).click();
      assert.ok(await game.sketch());
      await game.press(PARTS.primary);
      await page.locator('.mine .castle-cell[aria-label*="bonus used"]').waitFor();
      assert.match(await game.text(), /F:\S*4\w\db2\^/);
      await game.playUntil('draw');
      assert.equal(await page.getByRole('button', { name: 'Castle' }).count(), 0);
    }));

  test('is explained by its line of the spellbook, in a sentence and two pictures', () =>
    from('draw', async (_, page) => {
      const card = page.locator('#power-split');
      assert.equal(await card.isVisible(), false);
      await page.locator('.line[data-arms=b] button').click();
      await card.waitFor();
      assert.match(await card.innerText(), /Split[^]*each must connect on its own\./);
      assert.equal(await card.locator('.power-pictures > svg').count(), 2);
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'hidden' });
    }));

  test('that nobody holds is not offered', () =>
    from('draw', async (_, page) => {
      assert.equal(await page.locator('.seal-button').count(), 0);
    }));
});
