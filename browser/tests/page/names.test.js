// What the players are called: a person alone is spoken to, a level has its name, two people have theirs.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Game } from '../../harness/game.js';
import { closeDialog, openMenu, openSetUp } from '../../harness/navigation.js';
import { eventually } from '../../harness/patience.js';
import { COPYING, playground } from '../../harness/playground.js';

/** The names over the maps, mine first. */
const names = (page) => page.locator('.player-name').allInnerTexts();

/** Those who may roll first, as the form calls them. */
const starters = (page) => page.locator('.radio:has(input[name=starts])').allInnerTexts();

describe('the players', () => {
  const ground = playground();

  test('are I and the level, which has its name in the language of the page, also after the language changes', () =>
    ground.visit({}, async ({ page }) => {
      const game = new Game(page);
      await game.start({ level: 2 });
      await game.playUntil('take');
      assert.deepEqual(await names(page), ['You', 'Squire']);
      assert.match(await page.getByRole('log').innerText(), /^You roll/m);
      await openMenu(page);
      await page.locator('select.language').selectOption('fr');
      await closeDialog(page);
      await eventually(async () => assert.deepEqual(await names(page), ['Vous', 'Écuyer']));
    }));

  test('are called by their names before the game as they are in it', () =>
    ground.visit({}, async ({ page }) => {
      await page.locator('input[name=level]').nth(1).check();
      await openSetUp(page);
      await eventually(async () => assert.deepEqual((await starters(page)).slice(0, 2), ['You', 'Squire']));
      await closeDialog(page);
      await openSetUp(page, 1);
      await eventually(async () => assert.deepEqual((await starters(page)).slice(0, 2), ['Player 1', 'Player 2']));
      await page.locator('.set-up input[type=text]').nth(1).fill('Zoë');
      await eventually(async () => assert.deepEqual((await starters(page)).slice(0, 2), ['Player 1', 'Zoë']));
      await page.locator('.set-up button.big').click();
      await page.locator('.game').waitFor();
      assert.deepEqual(await names(page), ['Player 1', 'Zoë']);
    }));

  test('of a game that I hand on have only the names that were given, and nobody is You', async () => {
    const link = await ground.visit(COPYING, async ({ page }) => {
      const game = new Game(page);
      await game.start({ level: 2 });
      await game.playUntil('draw');
      const text = await game.text();
      assert.doesNotMatch(text, /^\[(First|Second) /m);
      await openMenu(page);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.locator('.toast').and(page.getByText('Copied')).waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    });
    await ground.visitor({}, async ({ page }) => {
      await page.goto(link);
      await page.locator('.study').waitFor();
      assert.deepEqual(await names(page), ['Player 1', 'Squire']);
      assert.doesNotMatch(await page.locator('.study-events').innerText(), /\byour?\b/i);
    });
  });
});
