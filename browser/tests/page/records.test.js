// Games that go out of the page and come in: as text, as a file, as a link. What is broken says what and where.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';

import { fixture, golden, playOn, read } from '../../harness/fixtures.js';
import { Game, PARTS } from '../../harness/game.js';
import { closeDialog, goTo, openMenu, openSetUp } from '../../harness/navigation.js';
import { eventually } from '../../harness/patience.js';
import { COPYING, playground } from '../../harness/playground.js';
import { hash } from '../../harness/record.js';

/** The recorded game on the screen, as text. */
async function studied(page) {
  await page.locator('.study').waitFor();
  await page.locator('.study-use').getByRole('button', { name: 'Copy as text' }).click();
  await page.locator('.toast').and(page.getByText('Copied')).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Throws if something is not wholly on the screen, wherever the page is scrolled to. */
async function assertOnScreen(page, locator) {
  const { y, height } = await locator.boundingBox();
  const screen = page.viewportSize().height;
  assert.ok(y >= 0 && y + height <= screen, `it is at ${y} to ${y + height} of ${screen}`);
}

/** Whether two boxes have nothing in common. */
function apart(one, other) {
  const beside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return beside || one.y + one.height <= other.y || other.y + other.height <= one.y;
}

describe('a game that I hand on', () => {
  const ground = playground();

  /** Plays a little, and gives the page in the middle of the game. */
  const played = (act) =>
    ground.visit(COPYING, async ({ page }) => {
      const game = new Game(page);
      await game.start();
      await game.playUntil('draw');
      await game.step();
      await game.playUntil('take');
      return act(game, page);
    });

  test('as text is the same game with somebody else', async () => {
    const text = await played((game) => game.text());
    await ground.visit(COPYING, async ({ page }) => {
      await read(page, text);
      const again = await studied(page);
      assert.equal(again, text);
      assert.equal(await hash(again), await hash(text));
    });
  });

  test('as a file is the same game with somebody else, opened or dropped', async () => {
    const text = await played(async (_, page) => {
      await openMenu(page);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as file' }).click();
      const download = await downloading;
      assert.match(download.suggestedFilename(), /^blazon-\d{4}-\d{2}-\d{2}\.txt$/);
      return readFile(await download.path(), 'utf8');
    });
    await ground.visit(COPYING, async ({ page }) => {
      await goTo(page, 'games');
      const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
      await page.locator('.import input[type=file]').setInputFiles(file);
      assert.equal(await studied(page), text);
    });
    await ground.visit(COPYING, async ({ page }) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      const transfer = await page.evaluateHandle((text) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
        return transfer;
      }, text);
      await page.locator('main').dispatchEvent('drop', { dataTransfer: transfer });
      assert.equal(await studied(page), text);
    });
  });

  test('as a link is the same game with somebody else', async () => {
    const [text, link] = await played(async (game, page) => {
      const text = await game.text();
      await openMenu(page);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.locator('.toast').and(page.getByText('Copied')).waitFor();
      return [text, await page.evaluate(() => navigator.clipboard.readText())];
    });
    assert.ok(link.startsWith(`${ground.address}#game=`), link);
    await ground.visitor(COPYING, async ({ page }) => {
      await page.goto(link);
      const again = await studied(page);
      assert.equal(again, text);
      assert.equal(await hash(again), await hash(text));
    });
    await ground.visit(COPYING, async ({ page }) => {
      await read(page, link);
      assert.equal(await studied(page), text, 'a link can be pasted as well');
    });
  });

  test('that is whole comes back with its result', () =>
    ground.visit(COPYING, async ({ page }) => {
      const text = await golden('win-by-points');
      await read(page, text);
      const again = await studied(page);
      assert.equal(await hash(again), await hash(text));
    }));

  for (const screen of ['desktop', 'phone', 'narrow']) {
    test(`is said to be copied where I look, and not for ever: ${screen}`, () =>
      ground.visit({ ...COPYING, screen }, async ({ page }) => {
        const said = page.getByRole('status').and(page.getByText('Copied'));
        await playOn(page, await fixture('take'));
        const game = new Game(page);
        for (const stage of ['take', 'draw']) {
          await game.playUntil(stage);
          await openMenu(page);
          await page.getByRole('button', { name: 'Copy link' }).click();
          await said.waitFor();
          await assertOnScreen(page, said);
          assert.ok(apart(await said.boundingBox(), await page.locator(PARTS.primary).boundingBox()), 'the button can be seen');
          await said.waitFor({ state: 'detached' });
        }
        await read(page, await golden('win-by-points'));
        await page.locator('.study-use').getByRole('button', { name: 'Copy link' }).click();
        await said.waitFor();
        await assertOnScreen(page, said);
      }));
  }

  test('can be copied by hand, where I look, if the browser does not let the page copy', () =>
    ground.visitor({}, async ({ page }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      await page.goto(ground.address);
      await read(page, await golden('win-by-points'));
      await page.locator('.study-use').getByRole('button', { name: 'Copy as text' }).click();
      const shown = await page.locator('.notice textarea').inputValue();
      await assertOnScreen(page, page.locator('.notice'));
      assert.equal(await hash(shown), await hash(await golden('win-by-points')));
    }));
});

describe('something broken', () => {
  const ground = playground();

  /** Somebody in the middle of a game, which must be the same afterwards. */
  const untouched = (act) =>
    ground.visit(COPYING, async ({ page, faults }) => {
      const game = new Game(page);
      await game.start();
      await game.playUntil('draw');
      const text = await game.text();
      await act(page, faults);
      await page.getByRole('button', { name: 'Dismiss' }).click();
      if ((await page.locator('.game').count()) === 0) {
        await goTo(page, 'play');
      }
      assert.equal(await game.stage(), 'draw');
      assert.equal(await game.text(), text);
    });

  const notice = (page) => page.locator('.notice p').first().innerText();

  const BROKEN = {
    'a text that is no game': ['hello', /Line 1, column 1/],
    'a game with an event that is not allowed': ['[Rules "1"]\n\n1. d/D1/b/b F:2 S:12\n', /Line 3, column 17.*S:12.*Die 2 is already taken/],
    'a game that starts from an impossible position': ['[Rules "1"]\n[Position "x"]\n', /Line 2, column 12/],
    'nothing': ['', /Line 1/],
  };

  for (const [what, [text, says]] of Object.entries(BROKEN)) {
    test(`says what is wrong and where, and leaves my game alone: ${what}`, () =>
      untouched(async (page) => {
        await read(page, text);
        await eventually(async () => assert.match(await notice(page), says));
        assert.match(await notice(page), /Your current game is unchanged/);
      }));
  }

  test('says that a file is too long', () =>
    untouched(async (page) => {
      await goTo(page, 'games');
      const file = { name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.alloc(9_000_000, 'x') };
      await page.locator('.import input[type=file]').setInputFiles(file);
      await eventually(async () => assert.match(await notice(page), /too large or isn’t a text file/));
    }));

  for (const [what, fragment] of Object.entries({ 'cut off': 'game=AAAA', 'no link': 'game=!%%', empty: 'game=' })) {
    test(`says that a link is damaged: ${what}`, () =>
      untouched(async (page) => {
        await page.evaluate((fragment) => {
          location.hash = fragment;
        }, fragment);
        await eventually(async () => assert.match(await notice(page), /The link is incomplete, so its game can’t be opened|That isn’t a Blazon game/));
      }));
  }

  test('says that a link is damaged on a first visit as well, and one can play', () =>
    ground.visitor({}, async ({ page }) => {
      await page.goto(`${ground.address}#game=AAAA`);
      await page.locator('.notice').waitFor();
      const game = new Game(page);
      await game.start();
      await game.playUntil('draw');
    }));

  const components = (page, text) =>
    page
      .locator('.set-up input[type=file]')
      .setInputFiles({ name: 'dice.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

  const BOX = [
    'die 1: ? d d b D1 B1', 'die 2: d b D1 B1 s q', 'die 3: d b D B s2 q2', 'die 4: ? d1 b b1 D B',
    'line d: 5 free', 'line b: 5 split', 'line D: 4 both', 'line B: 4 turn', 'line s: 3 domains', 'line q: 3 cross',
  ];

  test('says what is wrong with a file of components and where, and plays with those of the box', () =>
    ground.visit({}, async ({ page }) => {
      await openSetUp(page);
      await components(page, BOX.join('\n').replace('s2 q2', 's2 z'));
      await eventually(async () => assert.match(await notice(page), /Line 3, column/));
      await page.getByText('The standard set', { exact: true }).waitFor();
    }));

  test('is not a good file of components: a game is played with it, and its record says so', () =>
    ground.visit(COPYING, async ({ page }) => {
      await openSetUp(page);
      await components(page, BOX.join('\n').replace('line q: 3', 'line q: 2'));
      await page.getByText('The set from your file', { exact: true }).waitFor();
      await closeDialog(page);
      const game = new Game(page);
      await game.start();
      await game.playUntil('draw');
      assert.equal(await page.locator('.spellbook [data-arms=q] .mine .box').count(), 2);
      assert.match(await game.text(), /\[Components "/);
    }));
});
