// Everything works without a network after the first visit.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { golden, read } from '../../harness/fixtures.js';
import { Game } from '../../harness/game.js';
import { playground } from '../../harness/playground.js';

describe('without a network after the first visit', () => {
  const ground = playground();

  /** Leaves the page, loses the network, and opens an address: what was still being fetched is fetched no more. */
  async function comeBack(page, context, address) {
    await page.close();
    await context.setOffline(true);
    const later = await context.newPage();
    await later.goto(address);
    return later;
  }

  test('I play against the computer, read the rules and look at a game', () =>
    ground.visit({}, async ({ page: first, context }) => {
      await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      const page = await comeBack(first, context, ground.address);
      const game = new Game(page);
      await game.start();
      await game.playUntil('draw');
      await game.step();
      await game.playUntil('draw');
      assert.ok((await page.locator('.theirs .cell.drawn').count()) >= 2, 'the computer has drawn');
      await page.getByRole('link', { name: 'Rules' }).click();
      await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
      await read(page, await golden('win-by-points'));
      await page.locator('.study').waitFor();
      await page.locator('.study-work button').click();
      await page.locator('.curve').waitFor();
    }));

  test('a link to a game opens', () =>
    ground.visit({ permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page, context }) => {
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await read(page, await golden('win-by-points'));
      await page.getByRole('button', { name: 'Copy a link to this game' }).click();
      await page.locator('.notice').getByText('Copied').waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const other = await comeBack(page, context, link);
      await other.locator('.study').waitFor();
    }));

  test('the page can be installed', () =>
    ground.visit({}, async ({ page }) => {
      const href = await page.locator('link[rel=manifest]').getAttribute('href');
      const manifest = await page.evaluate(async (href) => (await fetch(href)).json(), href);
      assert.equal(manifest.display, 'standalone');
      assert.ok(manifest.icons.length > 0 && manifest.name && manifest.start_url);
    }));
});
