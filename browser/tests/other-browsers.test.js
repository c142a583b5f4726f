// Other browsers than Chromium: a whole game in each.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { launchFirefox } from '../harness/firefox.js';
import { Game, PARTS } from '../harness/game.js';
import { eventually } from '../harness/patience.js';
import { serveProgram } from '../harness/program.js';
import { serveFiles } from '../harness/site.js';
import { launchWebKit } from '../harness/webkit.js';

const BROWSERS = { Firefox: launchFirefox, WebKit: launchWebKit };

describe('what goes wrong in a page is noticed', () => {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title>
    <meta http-equiv="content-security-policy" content="img-src 'self'"></head><body>
    <script>console.error('oh')</script><script>throw new Error('ah')</script>
    <script>Promise.reject(new Error('eh'))</script><script>new Worker('/worker.js')</script>
    <script src="/missing.js"></script><img alt="A" src="http://127.0.0.1:1/forbidden.png"></body></html>`;
  const SIGNS = [/\boh\b/, /\bah\b/, /\beh\b/, /\bih\b/, /missing\.js/, /forbidden\.png|img-src/];

  for (const [name, launch] of Object.entries(BROWSERS)) {
    test(name, async () => {
      const site = await serveFiles({ texts: { '/': page, '/worker.js': 'throw new Error("ih")' } });
      const browser = await launch();
      try {
        await browser.page.goto(site.address);
        await eventually(async () => {
          const faults = browser.faults.list();
          const missed = SIGNS.filter((sign) => !faults.some((fault) => sign.test(fault)));
          assert.deepEqual(missed, [], faults.join('\n'));
        });
      } finally {
        await browser.close();
        await site.end();
      }
    });
  }
});

describe('a whole game against level 1, without a fault', () => {
  let program;

  before(async () => {
    program = await serveProgram();
  });

  after(() => program?.end());

  for (const [name, launch] of Object.entries(BROWSERS)) {
    test(name, async (context) => {
      const browser = await launch();
      try {
        context.diagnostic(browser.version);
        await play(browser.page, program.address).catch((error) => {
          // What went wrong in the page is often why.
          throw new Error([error.message, ...browser.faults.list()].join('\n'), { cause: error });
        });
        browser.faults.check();
      } finally {
        await browser.close();
      }
    });
  }
});

async function play(page, address) {
  await page.goto(address);
  const game = new Game(page);
  await game.start({ level: 1 });
  await game.playToEnd();
  assert.match(await page.locator(PARTS.outcome).innerText(), /\d/);
}
