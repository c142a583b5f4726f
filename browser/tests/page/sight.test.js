// For whoever enlarges the page, chooses the colours, or plays with the left hand: every screen fits, and a game can be played.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Game, PARTS, finger, mouse } from '../../harness/game.js';
import { assertFits } from '../../harness/layout.js';
import { playground } from '../../harness/playground.js';
import { lookAtAll } from '../../harness/screens.js';

/** A window of 1280 × 800 that is enlarged to twice its size. */
const ENLARGED = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 };

describe('every screen fits', () => {
  const ground = playground();
  const { visit, visitor } = ground;

  test('when it is enlarged to 200 %', () =>
    visit(ENLARGED, async ({ page }) => {
      await lookAtAll(page, () => assertFits(page));
    }));

  test('in colours of the system', () =>
    visit({ screen: 'phone', forcedColors: 'active' }, async ({ page }) => {
      assert.ok(await page.evaluate(() => matchMedia('(forced-colors: active)').matches));
      await lookAtAll(page, () => assertFits(page));
    }));

  for (const screen of ['desktop', 'phone']) {
    test(`for the left hand: ${screen}`, () =>
      visitor({ screen }, async ({ page }) => {
        await openLeftHanded(page);
        await lookAtAll(page, () => assertFits(page));
      }));
  }

  /** Opens the page with the setting that somebody has chosen before. */
  async function openLeftHanded(page) {
    await page.addInitScript(() => {
      localStorage['blazon.settings'] ??= 'hand=left\n';
    });
    await page.goto(ground.address);
    await page.locator(':root[data-hand=left]').waitFor();
  }
});

describe('three rounds can be played', () => {
  const { visit } = playground();
  const WAYS = {
    'enlarged to 200 %': { who: ENLARGED, hand: mouse },
    'in colours of the system': { who: { forcedColors: 'active' }, hand: mouse },
    'in colours of the system, on a phone': { who: { screen: 'phone', forcedColors: 'active' }, hand: finger },
  };

  for (const [way, { who, hand }] of Object.entries(WAYS)) {
    test(way, () =>
      visit(who, async ({ page }) => {
        const game = new Game(page, hand);
        await game.start();
        for (let round = 0; round < 3; round += 1) {
          await game.playUntil('draw');
          await game.step();
        }
        assert.ok((await page.locator(PARTS.log).count()) > 3);
      }));
  }
});
