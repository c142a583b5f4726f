// The first screen: a poster with one large button, levels to choose from, and a map that plays itself.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Game } from '../../harness/game.js';
import { Keyboard } from '../../harness/keyboard.js';
import { closeDialog, goTo, openMenu, openSetUp } from '../../harness/navigation.js';
import { assertCount, eventually } from '../../harness/patience.js';
import { playground } from '../../harness/playground.js';

describe('the first screen', () => {
  const { visit } = playground();
  const acts = (page) => page.locator('.home-acts button').allInnerTexts();
  const offers = (page, expected) => eventually(async () => assert.deepEqual(await acts(page), expected));
  const drawn = (page) => page.locator('.poster-domino.drawn').count();

  for (const screen of ['desktop', 'phone']) {
    test(`lets a newcomer learn, or play with one press: ${screen}`, () =>
      visit({ screen }, async ({ page }) => {
        await offers(page, ['Learn in 3 minutes', 'Play Apprentice']);
        const { height } = await page.locator('.home-acts .primary').boundingBox();
        assert.ok(height >= 56, `the large button is ${height} px high`);
        await page.locator('.home-acts .play').click();
        await page.locator('.game').waitFor();
      }));
  }

  test('continues an unfinished game first, and offers a new one at the level I last played', () =>
    visit({}, async ({ page }) => {
      await new Game(page).start({ level: 4 });
      await goTo(page, 'home');
      await offers(page, ['Continue', 'Play Knight']);
      await page.locator('.home-acts .primary').click();
      await page.locator('.game').waitFor();
    }));

  test('has a shield for each level, which the arrows go along', () =>
    visit({}, async ({ page }) => {
      await assertCount(page.locator('.shield'), 8);
      const keyboard = new Keyboard(page);
      await keyboard.go('input[name=level]');
      await keyboard.key('ArrowRight');
      await keyboard.key('ArrowRight');
      await offers(page, ['Learn in 3 minutes', 'Play Herald']);
      await page.locator('.level-about').getByText('3. Herald').waitFor();
      await keyboard.key('Enter');
      await page.locator('.game').waitFor();
    }));

  test('has a map that plays itself', () =>
    visit({ reducedMotion: 'no-preference' }, async ({ page }) => {
      const first = await drawn(page);
      await eventually(async () => assert.ok((await drawn(page)) > first));
      await page.locator('.poster-points').first().waitFor({ state: 'attached' });
    }));

  test('has a map that is finished and stands still where nothing is to move', () =>
    visit({}, async ({ page }) => {
      await assertCount(page.locator('.poster-domino.drawn'), await page.locator('.poster-domino').count());
    }));

  test('says of each edition what no other says', () =>
    visit({}, async ({ page }) => {
      await openSetUp(page);
      const editions = await page.locator('[data-choice=edition] .radio').allInnerTexts();
      assert.equal(editions.length, 3);
      assert.equal(new Set(editions.map((edition) => edition.replace(/^[^:]*: /, ''))).size, 3, editions.join('\n'));
      await closeDialog(page);
    }));
});

describe('the header', () => {
  const { visit } = playground();

  test('turns the sound on and off, which stays', () =>
    visit({}, async ({ page }) => {
      const sound = page.getByRole('button', { name: 'Sound' });
      assert.equal(await sound.getAttribute('aria-pressed'), 'false');
      await sound.click();
      await page.locator('.sound-button[aria-pressed=true]').waitFor();
      await page.reload();
      await page.locator('.sound-button[aria-pressed=true]').waitFor();
    }));

  test('has a menu with links to every section, and what can be done with a game only in a game', () =>
    visit({}, async ({ page }) => {
      const links = () => page.locator('dialog .menu a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      await openMenu(page);
      assert.deepEqual(await links(), ['/', '#friend', '#puzzles', '#games', '#rules']);
      await assertCount(page.locator('dialog .menu'), 1);
      await closeDialog(page);
      await new Game(page).start();
      await openMenu(page);
      await page.getByRole('button', { name: 'Copy link' }).waitFor();
      await closeDialog(page);
      await goTo(page, 'rules');
      await openMenu(page);
      assert.deepEqual(await links(), ['#play', '/', '#friend', '#puzzles', '#games', '#rules']);
    }));
});
