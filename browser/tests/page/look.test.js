// The look of the page: its type, and where the keyboard is.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { playground } from '../../harness/playground.js';

/** The families of the page that are loaded. */
const loaded = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family.replaceAll('"', ''));
  });

describe('the page in its own type', () => {
  const ground = playground();
  const heading = (page) => page.getByRole('heading', { level: 1 }).first();
  const familyOf = (element) => element.evaluate((heading) => getComputedStyle(heading).fontFamily);

  test('sets its headings in the face that it brings along', () =>
    ground.visit({}, async ({ page }) => {
      await heading(page).waitFor();
      assert.ok((await loaded(page)).includes('Blazon Display'));
      assert.match(await familyOf(heading(page)), /^"?Blazon Display/);
    }));

  test('sets Korean headings in a serif of the system', () =>
    ground.visit({ locale: 'ko' }, async ({ page }) => {
      // The name of the page is not Korean.
      const heading = page.locator('main h2').first();
      await heading.waitFor();
      const family = await familyOf(heading);
      assert.doesNotMatch(family, /Blazon Display/);
      assert.match(family, /Myeongjo.*\bserif$/);
    }));

  test('has its type without a network too', () =>
    ground.visit({}, async ({ page: first, context }) => {
      await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await first.close();
      await context.setOffline(true);
      const page = await context.newPage();
      await page.goto(ground.address);
      await heading(page).waitFor();
      assert.ok((await loaded(page)).includes('Blazon Display'));
    }));
});

describe('whoever uses the keyboard', () => {
  const { visit } = playground();

  for (const colorScheme of ['light', 'dark']) {
    test(`sees two rings around what has the focus, a dark and a light one: ${colorScheme}`, () =>
      visit({ colorScheme }, async ({ page }) => {
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        const rings = await page.locator('button.primary').first().evaluate((button) => {
          button.focus({ focusVisible: true });
          const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(button);
          return { outlineStyle, outlineWidth, outlineColor, boxShadow };
        });
        assert.deepEqual([rings.outlineStyle, rings.outlineWidth], ['solid', '3px']);
        assert.equal(rings.boxShadow, 'rgb(255, 255, 255) 0px 0px 0px 2px');
        assert.notEqual(rings.outlineColor, 'rgb(255, 255, 255)');
      }));
  }
});
