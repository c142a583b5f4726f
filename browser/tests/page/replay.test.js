// The replay of a game: stepping, the analysis, and playing on from any moment.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { fixture, golden, playOn, read } from '../../harness/fixtures.js';
import { Game } from '../../harness/game.js';
import { Keyboard } from '../../harness/keyboard.js';
import { goTo, openMenu } from '../../harness/navigation.js';
import { LONG_PATIENCE, assertCount, eventually } from '../../harness/patience.js';
import { COPYING, playground } from '../../harness/playground.js';
import { rolls } from '../../harness/record.js';

describe('a replay', () => {
  const { visit } = playground();

  const of = (name, act) =>
    visit(COPYING, async ({ page }) => {
      await read(page, await golden(name));
      await page.locator('.study').waitFor();
      await act(page);
    });

  const at = (page, number) => page.locator('.study-count').first().getByText(new RegExp(`^${number} of`)).waitFor();
  const button = (page, name) => page.locator('.study-buttons').getByRole('button', { name, exact: true });
  const tells = (page, what) => eventually(async () => assert.match(await page.locator('.study-told').innerText(), what));

  test('is stepped through with buttons', () =>
    of('win-by-points', async (page) => {
      await button(page, 'First').click();
      await at(page, 0);
      await tells(page, /The start of the game/);
      await button(page, 'Next').click();
      await at(page, 1);
      await tells(page, /rolls/);
      await button(page, 'Last').click();
      const end = await page.locator('.study-slide input').getAttribute('max');
      await at(page, end);
      await page.locator('.study .cell.drawn').nth(20).waitFor();
      await button(page, 'Previous').click();
      await at(page, Number(end) - 1);
      await button(page, 'First').click();
      await at(page, 0);
      await assertCount(page.locator('.study .cell.drawn'), 0);
    }));

  test('is stepped through with the keyboard, and the focus stays', () =>
    of('win-by-points', async (page) => {
      const keyboard = new Keyboard(page);
      await keyboard.key('Home');
      await at(page, 0);
      await keyboard.key('ArrowRight');
      await keyboard.key('ArrowRight');
      await at(page, 2);
      await keyboard.key('ArrowLeft');
      await at(page, 1);
      await keyboard.key('End');
      await at(page, await page.locator('.study-slide input').getAttribute('max'));
      await keyboard.key('Home');
      await at(page, 0);
      await keyboard.go('.study-slide input');
      await keyboard.key('ArrowRight');
      await at(page, 1);
      await keyboard.go('.study-event[tabindex="0"]');
      await keyboard.key('ArrowDown');
      await at(page, 2);
    }));

  test('goes to the event that I point at', () =>
    of('win-by-points', async (page) => {
      await page.locator('.study-event').nth(7).click();
      await at(page, 7);
      await assertCount(page.locator('.study-event[aria-current=step]'), 1);
    }));

  test('is analysed with progress, and ends with a curve and the costliest decisions', () =>
    of('from-position', async (page) => {
      // Looked out for from before: it goes away by itself.
      const progress = page.locator('.study-work progress').waitFor();
      await Promise.all([progress, page.getByRole('button', { name: 'Analyse the game' }).click()]);
      await page.locator('.study-summary').waitFor({ timeout: LONG_PATIENCE });
      await assertCount(page.locator('.study-work progress'), 0);
      await page.getByText('The whole game is analysed').first().waitFor();
      assert.match(await page.locator('.curve-value').getAttribute('d'), /^M.*L/);
      assert.equal(await page.locator('.study-costliest > *').count(), 2);
    }));

  test('is still analysed when I come back to it from another', () =>
    of('from-position', async (page) => {
      await page.getByRole('button', { name: 'Analyse the game' }).click();
      await page.locator('.study-summary').waitFor({ timeout: LONG_PATIENCE });
      await read(page, await golden('win-by-points'));
      await page.getByRole('button', { name: 'Analyse the game' }).waitFor();
      await read(page, await golden('from-position'));
      await page.locator('.study-summary').waitFor();
      await page.getByText('The whole game is analysed').first().waitFor();
    }));

  test('is played on before a mistake, not after it', () =>
    of('from-position', async (page) => {
      const use = page.locator('.study-use');
      await page.getByRole('button', { name: 'Analyse the game' }).click();
      await page.locator('.study-summary').waitFor({ timeout: LONG_PATIENCE });
      await page.locator('.study-costliest li').filter({ hasText: 'Grace: blunder' }).getByRole('button').click();
      await use.getByText('just before this mistake').waitFor();
      await use.getByRole('button', { name: 'Retry this move' }).click();
      const game = new Game(page);
      assert.equal(await game.stage(), 'draw', 'it is for me to draw better than Grace');
      assert.doesNotMatch(await game.text(), /S:1f5B/);
    }));

  test('is analysed only as far as I let it be', () =>
    of('win-by-points', async (page) => {
      await page.getByRole('button', { name: 'Analyse the game' }).click();
      const judged = () => Number(document.querySelector('.study-work progress')?.value) >= 2;
      await page.waitForFunction(judged, undefined, { timeout: LONG_PATIENCE });
      await page.locator('.study-work').getByRole('button', { name: 'Stop' }).click();
      await page.locator('.study-work progress').waitFor({ state: 'detached' });
      await page.locator('.curve').waitFor();
      await page.getByRole('button', { name: 'Analyse the game' }).waitFor();
    }));

  test('can be played on from any moment, with the same dice, and stays as it was', () =>
    of('win-by-points', async (page) => {
      const recorded = rolls(await golden('win-by-points'));
      // Behind the first roll it is the first player's turn.
      await button(page, 'First').click();
      await button(page, 'Next').click();
      await at(page, 1);
      await page.getByRole('button', { name: 'Play on from here' }).click();
      const game = new Game(page);
      assert.equal(await game.stage(), 'take');
      await game.step();
      await game.playUntil('draw');
      await game.step();
      await game.playUntil('draw');
      assert.deepEqual(rolls(await game.text()), recorded.slice(0, 2));
      await page.goBack();
      await page.locator('.study').waitFor();
      await at(page, 1);
    }));

  for (const way of ['from a link', 'from my list']) {
    test(`that I open ${way} shows the final maps, and the way to the start`, () =>
      visit(COPYING, async ({ page }) => {
        await playOn(page, await fixture('late'));
        await new Game(page).playToEnd();
        await page.getByRole('button', { name: 'Share', exact: true }).click();
        await page.locator('.toast').and(page.getByText('Copied')).waitFor();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        if (way === 'from a link') {
          await page.goto('about:blank');
          await page.goto(link);
        } else {
          await page.reload();
          await goTo(page, 'games');
          await page.locator('.games li button').first().click();
        }
        const end = await page.locator('.study-slide input').getAttribute('max');
        await at(page, end);
        await page.locator('.study .cell.drawn').nth(10).waitFor();
        await button(page, 'First').click();
        await at(page, 0);
      }));
  }

  test('can be looked at in the middle of a game that I play', () =>
    visit({}, async ({ page }) => {
      const game = new Game(page);
      await game.start();
      await game.playUntil('draw');
      await openMenu(page);
      await page.getByRole('button', { name: 'Replay and analysis' }).click();
      await page.locator('.study').waitFor();
      await goTo(page, 'play');
      assert.equal(await game.stage(), 'draw');
    }));

  const DAYS = {
    en: '31 Jan 2026',
    es: '31 ene 2026',
    it: '31 gen 2026',
    fr: '31 janv. 2026',
    'pt-BR': '31 de jan. de 2026',
    ko: '2026. 1. 31.',
  };
  const dated = async (page, date) =>
    read(page, (await golden('win-by-points')).replace('[First', `[Date "${date}"]\n[First`));

  for (const [locale, day] of Object.entries(DAYS)) {
    // Far in the west it is still the day before when that day begins in Greenwich.
    test(`says its day as people write it: ${locale}`, () =>
      visit({ locale, timezoneId: 'Pacific/Honolulu' }, async ({ page }) => {
        await dated(page, '2026-01-31');
        const time = page.locator('.study-head time');
        assert.equal(await time.innerText(), day);
        assert.equal(await time.getAttribute('datetime'), '2026-01-31');
      }));
  }

  for (const said of ['2026-02-31', '2026', 'last summer']) {
    test(`says what is no day as its record does: ${said}`, () =>
      visit({}, async ({ page }) => {
        await dated(page, said);
        assert.equal(await page.locator('.study-head .date').innerText(), said);
        await assertCount(page.locator('.study-head time'), 0);
      }));
  }
});
