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
});
