// Six languages: each can be played to the end, says everything, and fits small and large screens.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Game, PARTS } from '../../harness/game.js';
import { assertFits } from '../../harness/layout.js';
import { playground } from '../../harness/playground.js';
import { lookAtAll } from '../../harness/screens.js';
import { assertSentences } from '../../harness/sentences.js';
import { LANGUAGES } from '../../harness/visit.js';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  // A phone that lies on its side, and a desktop enlarged to twice its size.
  { width: 844, height: 390 },
  { width: 640, height: 400 },
];

describe('in every language', () => {
  const { visit } = playground();

  for (const locale of LANGUAGES) {
    test(`a game starts and ends, and says everything: ${locale}`, () =>
      visit({ locale }, async ({ page }) => {
        const game = new Game(page);
        await game.start({ kind: 1 });
        for (;;) {
          const stage = await game.stage();
          if (stage === 'over') {
            break;
          }
          await game.step();
          if (stage === 'draw') {
            await assertSentences(page);
          }
        }
        await assertSentences(page);
        assert.equal(await page.evaluate(() => document.documentElement.lang), locale);
        assert.match(await page.locator(PARTS.outcome).innerText(), /\d/);
      }));

    // A finger needs larger buttons, so they are those that have to fit.
    test(`every screen fits and says everything: ${locale}`, () =>
      visit({ locale, hasTouch: true }, async ({ page }) => {
        await lookAtAll(page, async () => {
          await assertSentences(page);
          assert.equal(await page.evaluate(() => document.documentElement.lang), locale);
          const wrong = [];
          for (const size of SIZES) {
            await page.setViewportSize(size);
            await assertFits(page).catch((error) => wrong.push(`at ${size.width} × ${size.height} px, ${error.message}`));
          }
          await page.setViewportSize(SIZES[0]);
          assert.ok(wrong.length === 0, wrong.join('\n'));
        });
      }));
  }
});
