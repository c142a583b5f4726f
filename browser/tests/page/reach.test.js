// What comes over the network, and when: the first screen waits for nothing that it does not need.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Game } from '../../harness/game.js';
import { closeDialog, openMenu } from '../../harness/navigation.js';
import { eventually } from '../../harness/patience.js';
import { playground } from '../../harness/playground.js';

/** Chooses a language in the page, wherever it is offered. */
async function choose(page, language) {
  await openMenu(page);
  await page.locator('dialog[open] select.language').selectOption(language);
  await closeDialog(page);
}

const languageOf = (page) => page.evaluate(() => document.documentElement.lang);

describe('the first screen', () => {
  const ground = playground();

  test('is there before the engine is asked for, and a game begins while that is on its way', () =>
    ground.visitor({ serviceWorkers: 'block' }, async ({ page, context }) => {
      let release;
      const held = new Promise((resolve) => (release = resolve));
      await context.route(/\/engine-/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(ground.address);
      const game = new Game(page);
      await game.start();
      assert.equal(await game.stage(), 'take');
      release();
      await game.playUntil('draw');
    }));

  test('comes with the one language that is spoken', () =>
    ground.visitor({ locale: 'it', serviceWorkers: 'block' }, async ({ page }) => {
      const words = [];
      page.on('request', (request) => {
        words.push(...(/\/words-(.+)-[0-9a-f]+\.ftl/.exec(request.url())?.slice(1) ?? []));
      });
      await page.goto(ground.address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      assert.deepEqual(words, ['it']);
      assert.equal(await languageOf(page), 'it');
    }));
});

describe('another language', () => {
  const ground = playground();

  test('is fetched when it is chosen, and spoken from the start when I come back', () =>
    ground.visitor({ serviceWorkers: 'block' }, async ({ page }) => {
      await page.goto(ground.address);
      await choose(page, 'pt-BR');
      await eventually(async () => assert.equal(await languageOf(page), 'pt-BR'));
      const words = [];
      page.on('request', (request) => {
        words.push(...(/\/words-(.+)-[0-9a-f]+\.ftl/.exec(request.url())?.slice(1) ?? []));
      });
      await page.reload();
      await eventually(async () => assert.equal(await languageOf(page), 'pt-BR'));
      assert.deepEqual([...new Set(words)], ['pt-BR']);
    }));

  test('that does not come is told of, and the page goes on in the one it had', () =>
    ground.visitor({ serviceWorkers: 'block' }, async ({ page, context, faults }) => {
      faults.expect(/words-ko/);
      await context.route(/\/words-ko/, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(ground.address);
      await choose(page, 'ko');
      await page.locator('.notice').getByText('language').waitFor();
      assert.equal(await languageOf(page), 'en');
      await openMenu(page);
      assert.equal(await page.locator('dialog[open] select.language').inputValue(), 'en');
      await closeDialog(page);
      await context.unroute(/\/words-ko/);
      await choose(page, 'ko');
      await eventually(async () => assert.equal(await languageOf(page), 'ko'));
    }));

  test('can be chosen without a network', () =>
    ground.visit({}, async ({ page, context }) => {
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await context.setOffline(true);
      await choose(page, 'fr');
      await eventually(async () => assert.equal(await languageOf(page), 'fr'));
    }));
});
