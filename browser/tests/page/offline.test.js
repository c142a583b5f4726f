// Everything works without a network after the first visit.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { describe, test } from 'node:test';

import { golden, read } from '../../harness/fixtures.js';
import { Game } from '../../harness/game.js';
import { goTo } from '../../harness/navigation.js';
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
      await goTo(page, 'rules');
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
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.locator('.toast').and(page.getByText('Copied')).waitFor();
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

describe('when the browser has cleared the cache and left the service worker', () => {
  const ground = playground();

  test('the page of a server that was renewed since opens', () =>
    ground.visitor({}, async ({ page, context, faults }) => {
      const server = await renewable(ground.address);
      try {
        await page.goto(server.address);
        await clear(page);
        server.renew();
        // The service worker tries to keep again what it knows, and some of that is no longer there.
        faults.expect(/^response: 404 .*\/index-/);
        const missed = context.waitForEvent('response', (response) => response.status() === 404);
        await page.reload();
        await new Game(page).start();
        await missed;
      } finally {
        server.end();
      }
    }));

  test('the page is kept again for when there is no network', () =>
    ground.visit({}, async ({ page, context }) => {
      const all = await clear(page);
      await page.reload();
      // A browser may put one file into its cache before the next.
      await page.waitForFunction(async (all) => {
        const [name] = await caches.keys();
        return name && (await (await caches.open(name)).keys()).length === all;
      }, all);
      await context.setOffline(true);
      await page.reload();
      await new Game(page).start();
    }));
});

/** Waits for the service worker, and clears its cache as a browser does that is short of room. Gives how many files it held. */
async function clear(page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const { held, cleared } = await page.evaluate(async () => {
    const [name, ...others] = await caches.keys();
    const held = (await (await caches.open(name)).keys()).length;
    return { held, cleared: await Promise.all([name, ...others].map((name) => caches.delete(name))) };
  });
  assert.deepEqual(cleared, [true]);
  assert.ok(held > 1);
  return held;
}

/** A server that gives what another one has, until it is renewed: then the page that was kept is under another name. */
async function renewable(address) {
  let renewed = false;
  const server = createServer(async (request, response) => {
    if (renewed && request.url.startsWith('/index-')) {
      response.writeHead(404).end();
      return;
    }
    const answer = await fetch(new URL(request.url, address));
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') });
    response.end(new Uint8Array(await answer.arrayBuffer()));
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    renew: () => {
      renewed = true;
    },
    end: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
