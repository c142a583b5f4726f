// What the browser keeps: a game survives reloading and closing the page, and settings do.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Game, PARTS } from '../../harness/game.js';
import { closeDialog, goTo, openMenu, openSetUp } from '../../harness/navigation.js';
import { assertCount, eventually } from '../../harness/patience.js';
import { COPYING, playground } from '../../harness/playground.js';
import { hash } from '../../harness/record.js';

describe('a game in progress', () => {
  const ground = playground();

  /** Somebody in the middle of a game. */
  const inMidGame = (act) =>
    ground.visit(COPYING, async ({ page, context }) => {
      const game = new Game(page);
      await game.start();
      await game.playUntil('draw');
      await game.step();
      await game.playUntil('draw');
      await act({ game, page, context, text: await game.text() });
    });

  test('is the same after the page is loaded again', () =>
    inMidGame(async ({ game, page, text }) => {
      await page.reload();
      assert.equal(await game.stage(), 'draw');
      const again = await game.text();
      assert.equal(again, text);
      assert.equal(await hash(again), await hash(text));
      await game.step();
    }));

  test('is the same after the page is closed and opened again', () =>
    inMidGame(async ({ page, context, text }) => {
      await page.close();
      const later = await context.newPage();
      await later.goto(ground.address);
      await later.locator('main').getByRole('button', { name: 'Continue' }).click();
      const game = new Game(later);
      assert.equal(await game.stage(), 'draw');
      const again = await game.text();
      assert.equal(again, text);
      assert.equal(await hash(again), await hash(text));
      await game.step();
    }));

  test('is in the list of games, can be gone on with, and can be deleted', () =>
    inMidGame(async ({ game, page, text }) => {
      await goTo(page, 'games');
      const list = page.locator('.games li');
      await assertCount(list, 1);
      assert.match(await list.innerText(), /In round 2/);
      assert.equal(await list.locator('time').innerText(), 'today');
      await list.getByRole('button', { name: 'Continue' }).click();
      await game.stage();
      assert.equal(await game.text(), text);
      await goTo(page, 'games');
      await list.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('No games yet').waitFor();
      await page.reload();
      await page.getByText('No games yet').waitFor();
    }));

  test('that was damaged in the browser is said to be, and harms no other', () =>
    inMidGame(async ({ page }) => {
      await page.evaluate(() => localStorage.setItem('blazon.game.1', '{"record":'));
      await page.reload();
      await page.locator('.notice').getByText('damaged').waitFor();
      await new Game(page).stage();
    }));
});

describe('a browser that keeps nothing', () => {
  const ground = playground();

  const FORBIDDEN = {
    'is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    },
    'does not allow it': () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('not allowed', 'SecurityError');
        },
      });
    },
  };

  for (const [why, script] of Object.entries(FORBIDDEN)) {
    test(`because it ${why}: that is said once, and I play on`, () =>
      ground.visitor({}, async ({ page }) => {
        await page.addInitScript(script);
        await page.goto(ground.address);
        const game = new Game(page);
        await game.start();
        await game.playUntil('draw');
        await page.locator('.notice').getByText('Your browser can’t save games').waitFor();
        await page.getByRole('button', { name: 'Dismiss' }).click();
        await game.step();
        await game.playUntil('draw');
        assert.equal(await page.locator('.notice').count(), 0, 'it is said once');
        assert.ok((await page.locator('.mine .cell.drawn').count()) >= 2);
      }));
  }
});

describe('what I set', () => {
  const ground = playground();
  const LANGUAGES = { en: 'en', 'en-GB': 'en', es: 'es', 'it-IT': 'it', fr: 'fr', 'pt-BR': 'pt-BR', ko: 'ko', de: 'en' };
  const lang = (page) => page.evaluate(() => document.documentElement.lang);

  for (const [locale, language] of Object.entries(LANGUAGES)) {
    test(`is ${language} on a first visit with a browser in ${locale}`, () =>
      ground.visit({ locale }, async ({ page }) => {
        await openMenu(page);
        await eventually(async () => {
          assert.equal(await lang(page), language);
          assert.equal(await page.locator('select.language').first().inputValue(), language);
        });
      }));
  }

  test('stays: colours, movement, sound, dice, passing, coordinates, hand and language', () =>
    ground.visit({}, async ({ page }) => {
      const open = () => goTo(page, 'settings');
      const radio = (name, nth) => page.locator(`dialog input[name=${name}]`).nth(nth);
      const root = () =>
        page.evaluate(() => {
          const { lang, dataset } = document.documentElement;
          return { lang, ...dataset };
        });
      await open();
      await radio('theme', 2).check();
      await radio('motion', 2).check();
      await radio('sound', 0).check();
      await radio('roll', 1).check();
      await radio('pass', 1).check();
      await radio('coordinates', 0).check();
      await radio('hand', 1).check();
      await page.locator('dialog select.language').selectOption('fr');
      const set = { lang: 'fr', theme: 'dark', motion: 'still', hand: 'left' };
      await eventually(async () => assert.deepEqual(await root(), set));
      await closeDialog(page);
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await eventually(async () => assert.deepEqual(await root(), set));
      await open();
      for (const [name, nth] of [['theme', 2], ['motion', 2], ['sound', 0], ['roll', 1], ['pass', 1], ['coordinates', 0], ['hand', 1]]) {
        await eventually(async () => assert.ok(await radio(name, nth).isChecked(), name));
      }
    }));

  test('changes the colours at once', () =>
    ground.visit({ colorScheme: 'light' }, async ({ page }) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      const light = await page.evaluate(() => getComputedStyle(document.body).color);
      await goTo(page, 'settings');
      await page.locator('dialog input[name=theme]').nth(2).check();
      await page.waitForFunction((light) => getComputedStyle(document.body).color !== light, light);
    }));

  test('stays: my name and the level I last played against', () =>
    ground.visit({}, async ({ page }) => {
      await openSetUp(page);
      await page.getByLabel('Your name').fill('Zoë');
      await closeDialog(page);
      const game = new Game(page);
      await game.start({ level: 2 });
      await game.step();
      await page.goto(ground.address);
      await eventually(async () => assert.ok(await page.locator('input[name=level]').nth(1).isChecked()));
      await openSetUp(page);
      assert.equal(await page.getByLabel('Your name').inputValue(), 'Zoë');
      await closeDialog(page);
      await page.locator('main').getByRole('button', { name: 'Continue' }).waitFor();
    }));
});
