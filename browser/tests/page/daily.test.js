// The duel of the day, what was achieved, and the games that were played.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Game, finger } from '../../harness/game.js';
import { goTo } from '../../harness/navigation.js';
import { assertCount, eventually } from '../../harness/patience.js';
import { playground } from '../../harness/playground.js';

/** A Tuesday, whose opponent is the Squire, and whose dice the documents list. */
const TUESDAY = new Date('2026-11-17T10:00:00Z');
const WEDNESDAY = new Date('2026-11-18T10:00:00Z');
const FIRST_ROLL = 'd/d/q2/B';

/** Under what the browser keeps what was achieved. */
const LEDGER = 'blazon.progress';

describe('the daily duel', () => {
  const ground = playground();

  /** Somebody who opens the page on a Tuesday. */
  const onTuesday = (who, act) =>
    ground.visit({ timezoneId: 'UTC', ...who }, async (visitor) => {
      await visitor.page.clock.setFixedTime(TUESDAY);
      await visitor.page.reload();
      await visitor.page.locator('.daily').waitFor();
      await act(visitor);
    });

  const daily = (page, name) => page.locator('.daily').getByRole('button', { name });

  test('has the opponent and the dice of the date, and no hints and no undo', () =>
    onTuesday({ permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page }) => {
      assert.match(await page.locator('.daily').innerText(), /17 Nov 2026[^]*Squire[^]*no hints and no undo/);
      await daily(page, 'Play the duel').click();
      const game = new Game(page);
      await game.playUntil('take');
      assert.ok(await page.getByRole('button', { name: 'Hint', exact: true }).isDisabled());
      const text = await game.text();
      assert.match(text, /\[Daily "2026-11-17"\]/);
      assert.ok(text.includes(`1. ${FIRST_ROLL}`), text);
      await game.take();
      await game.playUntil('draw');
      assert.ok(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled());
    }));

  test('goes on where it was, is played once, and can be shared when it is over', () =>
    onTuesday({ permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page }) => {
      await daily(page, 'Play the duel').click();
      const game = new Game(page);
      await game.playUntil('draw');
      await page.goto(ground.address);
      await daily(page, 'Continue').click();
      await game.playToEnd();
      await page.locator('.news').getByText('1-day streak').waitFor();
      await page.goto(ground.address);
      const card = page.locator('.daily');
      assert.match(await card.innerText(), /(Won|Lost|Tie)[^]*\d+–\d+[^]*tomorrow/);
      await assertCount(daily(page, 'Play the duel'), 0);
      await daily(page, 'Share result').click();
      await page.locator('.toast').and(page.getByText('Copied')).waitFor();
      const shared = await page.evaluate(() => navigator.clipboard.readText());
      assert.equal(shared.split('\n').length, 6, shared);
      assert.ok(shared.startsWith('🛡️ Blazon 2026-11-17 · Squire\n'), shared);
      await daily(page, 'View').click();
      await page.locator('.study').waitFor();
      await page.clock.setFixedTime(WEDNESDAY);
      await page.goto(ground.address);
      await page.reload();
      assert.match(await page.locator('.daily').innerText(), /18 Nov 2026[^]*Herald[^]*1-day streak/);
      await daily(page, 'Play the duel').waitFor();
    }));

  test('is handed on as the phone does that, where it can', () =>
    onTuesday({ screen: 'phone' }, async ({ page }) => {
      await page.addInitScript(() => {
        navigator.share = async (data) => {
          globalThis.shared = data.text;
        };
      });
      await daily(page, 'Play the duel').tap();
      await new Game(page, finger).playToEnd();
      await page.reload();
      await page.locator('.news button').tap();
      await page.waitForFunction(() => globalThis.shared?.startsWith('🛡️ Blazon 2026-11-17'));
    }));

  test('that was deleted is only practised', () =>
    onTuesday({}, async ({ page }) => {
      await daily(page, 'Play the duel').click();
      await new Game(page).playUntil('take');
      await page.goto(`${ground.address}#games`);
      await page.locator('.games').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('No games yet').waitFor();
      // A game is called after its time.
      await page.clock.setFixedTime(new Date(TUESDAY.getTime() + 60_000));
      await page.goto(ground.address);
      await page.reload();
      await daily(page, 'Practice').click();
      await new Game(page).playUntil('take');
      assert.ok(await page.getByRole('button', { name: 'Hint', exact: true }).isEnabled());
      assert.equal(await page.evaluate((name) => localStorage.getItem(name).trim().split('\n').length, LEDGER), 1);
    }));
});

describe('what was achieved', () => {
  const ground = playground();

  const achieved = (page, ledger) =>
    page.evaluate(([name, ledger]) => localStorage.setItem(name, ledger), [LEDGER, ledger]);

  test('is shown by the coat of arms, as far as it can be read', () =>
    ground.visit({}, async ({ page }) => {
      await page.goto(`${ground.address}#games`);
      const arms = page.locator('.arms-card');
      await arms.getByText('Beat a level').waitFor();
      await assertCount(arms.locator('.quartering-charge'), 0);
      await achieved(page, '1 won 1 44 41 9\n2 lost 4 30 52 7\ndamaged\n3 won 4 61 40 11');
      await page.reload();
      await arms.getByText('Levels beaten: 2 of 8').waitFor();
      await assertCount(arms.locator('.quartering-charge'), 2);
      assert.match(await arms.innerText(), /2 of 3[^]*61 points[^]*11 cells/);
    }));

  test('in one tab is known in the other', () =>
    ground.visit({}, async ({ page, context }) => {
      const other = await context.newPage();
      await other.goto(`${ground.address}#games`);
      await other.locator('.arms-card').getByText('Beat a level').waitFor();
      await page.bringToFront();
      await achieved(page, '1 won 1 44 41 9\n');
      await eventually(async () => assert.match(await other.locator('.arms-card').textContent(), /1 of 8/));
    }));

  test('by a whole game stays when the game is deleted, and counts once in two tabs', () =>
    ground.visit({}, async ({ page, context }) => {
      const other = await context.newPage();
      await other.goto(ground.address);
      await page.bringToFront();
      const game = new Game(page);
      await game.start();
      await game.playToEnd();
      await other.bringToFront();
      // Opened anew: a page that is open does not take over what another plays.
      await other.goto('about:blank');
      await other.goto(`${ground.address}#play`);
      await other.locator('.end').waitFor();
      await other.goto(`${ground.address}#games`);
      await other.locator('.games').getByRole('button', { name: 'Delete' }).click();
      await other.getByText('No games yet').waitFor();
      await other.reload();
      await other.locator('.arms-card').getByText('Games won').waitFor();
      assert.match(await other.locator('.arms-card').innerText(), /[01] of 1\b/);
    }));
});

describe('my games', () => {
  const ground = playground();

  test('show both maps, how they stand, and a way to play when there are none', () =>
    ground.visit({}, async ({ page }) => {
      await page.goto(`${ground.address}#games`);
      await page.locator('.no-games').getByRole('button', { name: 'Play' }).click();
      const game = new Game(page);
      await game.playUntil('draw');
      await game.step();
      await page.goto(`${ground.address}#games`);
      const entry = page.locator('.games li');
      await assertCount(entry, 1);
      await assertCount(entry.locator('.map-picture'), 2);
      assert.match(await entry.locator('.ribbon').innerText(), /^In round \d+$/);
      assert.equal(await entry.locator('time').innerText(), 'today');
      assert.deepEqual(await entry.locator('figcaption bdi').allInnerTexts(), ['You', 'Apprentice']);
    }));

  test('thirty of them are drawn with few elements', () =>
    ground.visit({}, async ({ page }) => {
      await page.goto(`${ground.address}#games`);
      const game = new Game(page);
      await page.locator('.no-games button').click();
      await game.playToEnd();
      await page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.startsWith('blazon.game.'));
        for (let nth = 1; nth < 30; nth += 1) {
          localStorage.setItem(`blazon.game.${nth}`, localStorage.getItem(key));
        }
      });
      await page.goto(ground.address);
      await page.reload();
      await page.locator('.home').waitFor();
      await goTo(page, 'games');
      await assertCount(page.locator('.games li'), 30);
      await assertCount(page.locator('.games .map-picture'), 60);
      const elements = await page.locator('.games *').count();
      assert.ok(elements < 4000, `${elements} elements`);
    }));
});
