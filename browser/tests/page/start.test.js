// The page of the real program, when it opens.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { assertAccessible } from '../../harness/accessibility.js';
import { launch } from '../../harness/chromium.js';
import { assertFits } from '../../harness/layout.js';
import { serveProgram } from '../../harness/program.js';
import { assertSentences } from '../../harness/sentences.js';
import { SCREENS, visit } from '../../harness/visit.js';

describe('the page when it opens', () => {
  let browser;
  let program;

  before(async () => {
    [browser, program] = await Promise.all([launch(), serveProgram()]);
  });

  after(async () => {
    await browser?.close();
    await program?.end();
  });

  for (const screen of Object.keys(SCREENS)) {
    for (const colorScheme of ['light', 'dark']) {
      test(`shows a heading, fits, is accessible and has all its sentences: ${screen}, ${colorScheme}`, async () => {
        await visit(browser, program.address, { screen, colorScheme }, async ({ page }) => {
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
