// The page of the real program, when it opens.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { assertAccessible } from '../../harness/accessibility.js';
import { assertFits } from '../../harness/layout.js';
import { playground } from '../../harness/playground.js';
import { assertSentences } from '../../harness/sentences.js';
import { SCREENS } from '../../harness/visit.js';

describe('the page when it opens', () => {
  const { visit } = playground();

  for (const screen of Object.keys(SCREENS)) {
    for (const colorScheme of ['light', 'dark']) {
      test(`shows a heading, fits, is accessible and has all its sentences: ${screen}, ${colorScheme}`, async () => {
        await visit({ screen, colorScheme }, async ({ page }) => {
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          assert.match(await page.title(), /Blazon/);
          await assertFits(page);
          await assertSentences(page);
          await assertAccessible(page);
        });
      });
    }
  }

  test('does not show the menu as a sun', () =>
    visit({}, async ({ page }) => {
      // A sun looks the same after a quarter of a turn.
      const strokes = await page.locator('.bar .menu-button svg').evaluate((svg) => {
        const covers = (x, y) => [...svg.children].some((shape) => shape.isPointInStroke(new DOMPoint(x, y)));
        const places = Array.from({ length: 24 * 24 }, (_, at) => [(at % 24) + 0.5, Math.floor(at / 24) + 0.5]);
        const drawn = places.filter(([x, y]) => covers(x, y));
        return { all: drawn.length, same: drawn.filter(([x, y]) => covers(y, 24 - x)).length };
      });
      assert.ok(strokes.all > 20, 'there is something to see');
      assert.ok(strokes.same < strokes.all / 2, `${strokes.same} of ${strokes.all} places look the same`);
    }));
});
