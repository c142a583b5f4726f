// Every screen of the page, and the way to it. Nothing here depends on the language.

import assert from 'node:assert/strict';

import { FarGame, playOn as playFar, sitDown } from './far.js';
import { fixture, golden, openImport, playOn, read } from './fixtures.js';
import { Game, PARTS } from './game.js';
import { closeDialog, goTo, openMenu, openSetUp } from './navigation.js';
import { LONG_PATIENCE, eventually } from './patience.js';
import { answer, choose, draftsOne, puzzles } from './puzzles.js';

/** Plays on from a fixture until there is something to do. */
async function from(page, name) {
  await playOn(page, await fixture(name));
  const game = new Game(page);
  await game.stage();
  return game;
}

/** Somebody else with a browser of their own, on the first screen. */
async function friend(page) {
  const context = await page.context().browser().newContext({ reducedMotion: 'reduce', locale: 'en' });
  const other = await context.newPage();
  await other.goto(new URL('/', page.url()).href);
  const leave = async () => {
    await context.close();
    // A page that is not in front may get no frames, and without frames nothing counts as standing still to be pressed.
    await page.bringToFront();
  };
  return { friend: new FarGame(other), leave };
}

/** Opens a puzzle that is answered by taking a die. */
async function puzzle(page) {
  const draft = (await puzzles()).find(draftsOne);
  return { game: await choose(page, draft), draft };
}

/** Answers it wrongly. */
async function wrong(page) {
  const { game, draft } = await puzzle(page);
  await answer(game, draft.tempting);
  await page.locator('.verdict.wrong').waitFor();
  return game;
}

/** Plays by link with somebody else, until so many things are done. */
async function byLink(page, done, terms) {
  await home(page);
  const { friend: other, leave } = await friend(page);
  const me = new FarGame(page);
  await sitDown(me, other, terms);
  await playFar([me, other], done);
  return { me, other, leave };
}

async function home(page) {
  await goTo(page, 'home');
  await page.locator('.home').waitFor();
}

/**
 * The screens by name. Each is reached from any other with nothing open; some give what brings the page back to that.
 * They come in an order in which each finds the page as it needs it: there are no games to list at first.
 */
export const SCREENS_OF_THE_PAGE = {
  home: async (page) => {
    await home(page);
  },
  'setting up a game': async (page) => {
    await home(page);
    await openSetUp(page, 0);
    return () => closeDialog(page);
  },
  'setting up a game with real dice': async (page) => {
    await home(page);
    await openSetUp(page, 2);
    return () => closeDialog(page);
  },
  'the menu': async (page) => {
    await home(page);
    await openMenu(page);
    return () => closeDialog(page);
  },
  'no games': async (page) => {
    await goTo(page, 'games');
    await openImport(page);
    await page.locator('textarea').waitFor();
  },
  'taking dice': async (page) => {
    const game = await from(page, 'take');
    await game.press(PARTS.dice);
    await page.locator('.die.picked').waitFor();
  },
  'home with an unfinished game': async (page) => {
    await from(page, 'take');
    await home(page);
    await page.locator('.home-acts .continue').waitFor();
  },
  drawing: async (page) => {
    await from(page, 'draw');
  },
  'a drawing before it is confirmed': async (page) => {
    const game = await from(page, 'draw');
    await game.sketch();
    await page.locator(`${PARTS.primary}:enabled`).waitFor();
  },
  'a wild': async (page) => {
    const game = await from(page, 'wild');
    await game.sketch();
    await page.locator(PARTS.wild).first().waitFor();
  },
  'a domino that needs a power': async (page) => {
    await from(page, 'stuck');
    await page.locator('.seal-button[data-power=turn]').click();
    await page.locator('.turns button.face').first().waitFor();
  },
  'a refusal': async (page) => {
    const game = await from(page, 'draw');
    await game.point('a1');
    await page.locator('.refused').getByText(/./).waitFor();
  },
  'a hint': async (page) => {
    const game = await from(page, 'draw');
    await game.press('.always button', 1);
    await page.locator('.hint .buttons button + button').waitFor();
  },
  'what the coach asks': async (page) => {
    const set = async (nth) => {
      await goTo(page, 'settings');
      await page.locator('dialog [data-choice=coach] input').nth(nth).check();
      await closeDialog(page);
    };
    await home(page);
    await set(0);
    const game = await from(page, 'coach');
    await game.press(PARTS.primary);
    await page.locator('.coach .quiet').click();
    await page.locator('.coach-better:not(:empty)').waitFor();
    return () => set(1);
  },
  'choosing a coat of arms for Domains': async (page) => {
    const game = await from(page, 'domains');
    await game.press(PARTS.faces);
  },
  'pointing at a cell for Cross': async (page) => {
    const game = await from(page, 'cross');
    await game.press(PARTS.targets);
  },
  'what more there is to do': async (page) => {
    await from(page, 'draw');
    await openMenu(page);
    return () => closeDialog(page);
  },
  'the guided first game': async (page) => {
    await home(page);
    await page.locator('.home .learn').click();
    await page.locator('.lesson').waitFor();
  },
  'a roll': async (page) => {
    await home(page);
    await new Game(page).start();
  },
  'real dice': async (page) => {
    await home(page);
    await new Game(page).start({ kind: 2 });
    await page.locator('.entries').waitFor();
  },
  'the end': async (page) => {
    const game = await from(page, 'late');
    await game.playToEnd();
  },
  games: async (page) => {
    await goTo(page, 'games');
    await page.locator('.games li').first().waitFor();
  },
  'a notice': async (page) => {
    await read(page, 'nonsense');
    await page.locator('.notice').waitFor();
    return async () => {
      await page.locator('.notice button').click();
      await page.locator('.notice').waitFor({ state: 'detached' });
    };
  },
  'a toast': async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await from(page, 'draw');
    await openMenu(page);
    await page.locator('dialog .menu button').nth(1).click();
    await page.locator('.toast:not(:empty)').waitFor();
    return () => page.locator('.toast:not(:empty)').waitFor({ state: 'detached' });
  },
  replay: async (page) => {
    await read(page, await golden('win-by-points'));
    await page.locator('.study').waitFor();
    await page.keyboard.press('Home');
    for (let steps = 0; steps < 6; steps += 1) {
      await page.keyboard.press('ArrowRight');
    }
  },
  'an analysed replay': async (page) => {
    await read(page, await golden('from-position'));
    await page.locator('.study-work button').click();
    await page.locator('.study-summary').waitFor({ timeout: LONG_PATIENCE });
    await page.keyboard.press('End');
  },
  puzzles: async (page) => {
    await goTo(page, 'puzzles');
    await page.locator('.every-puzzle .quiet[aria-expanded=false]').last().click();
    await page.locator('.puzzle-list').waitFor();
  },
  'a puzzle': async (page) => {
    await puzzle(page);
  },
  'what to look for in a puzzle': async (page) => {
    const { game } = await puzzle(page);
    await game.press('.always button', 1);
    await page.locator('.hint').waitFor();
  },
  'a wrong answer to a puzzle': async (page) => {
    await wrong(page);
  },
  'the answer to a puzzle': async (page) => {
    const game = await wrong(page);
    await game.press('.verdict button');
    await page.locator('.verdict.shown').waitFor();
  },
  rules: async (page) => {
    await goTo(page, 'rules');
    await page.locator('h1').first().waitFor();
  },
  settings: async (page) => {
    await goTo(page, 'settings');
    return () => closeDialog(page);
  },
  keys: async (page) => {
    await eventually(async () => {
      // Until the dialog before it is gone, keys are not heard.
      if ((await page.locator('dialog[open]').count()) === 0) {
        await page.keyboard.press('?');
      }
      assert.equal(await page.locator('dialog[open] .keys').count(), 1);
    });
    return () => closeDialog(page);
  },
  'inviting a friend': async (page) => {
    await home(page);
    await page.locator('.friend-way').click();
    await page.locator('.open-tables').waitFor();
  },
  'a table that waits for somebody': async (page) => {
    await home(page);
    await new FarGame(page).invite({ anybody: true, time: 1 });
  },
  'an invitation': async (page) => {
    await home(page);
    const { friend: other, leave } = await friend(page);
    await page.goto(await other.invite({ time: 1 }));
    await page.locator('.invitation form').waitFor();
    return leave;
  },
  'an invitation that leads nowhere': async (page) => {
    await home(page);
    await page.evaluate(() => (location.hash = '#play-0123456789abcdef-00'));
    await page.locator('.invitation [role=alert]').waitFor();
  },
  'a game by link': async (page) => {
    const { me, leave } = await byLink(page, 12, { time: 1 });
    await me.page.locator('.presence.here').first().waitFor({ state: 'attached' });
    return leave;
  },
  'a question of the other player': async (page) => {
    const { other, leave } = await byLink(page, 2);
    await other.choose('Offer a tie');
    await page.locator('.asking').waitFor();
    return leave;
  },
  'the menu of a game by link': async (page) => {
    const { leave } = await byLink(page, 2);
    await openMenu(page);
    return async () => {
      await closeDialog(page);
      await leave();
    };
  },
  'short words': async (page) => {
    const { leave } = await byLink(page, 2);
    await page.locator('.react-button').click();
    await page.locator('.reactions').waitFor();
    return async () => {
      await closeDialog(page);
      await leave();
    };
  },
  'a seat for another device': async (page) => {
    const { leave } = await byLink(page, 2);
    await openMenu(page);
    await page.locator('dialog .menu').first().locator('button').nth(-2).click();
    await page.locator('dialog[open] .code svg').waitFor();
    return async () => {
      await closeDialog(page);
      await leave();
    };
  },
  'the end of a game by link': async (page) => {
    const { other, leave } = await byLink(page, 12);
    await other.choose('Resign');
    await other.page.locator('dialog[open] .primary').click();
    await page.locator('.end .dice-sign').waitFor();
    return leave;
  },
  'games by link': async (page) => {
    const { leave } = await byLink(page, 2);
    await goTo(page, 'games');
    await page.locator('.games li .ribbon.online, .games li .ribbon.turn').first().waitFor();
    return leave;
  },
  'fair dice': async (page) => {
    await goTo(page, 'rules');
    await page.locator('.dice-shown summary').click();
    await page.locator('.dice-shown p').getByText(/./).first().waitFor();
  },
};

/** Goes to every screen and looks at it; collects what is wrong everywhere before it throws. */
export async function lookAtAll(page, look) {
  const wrong = [];
  for (const [name, open] of Object.entries(SCREENS_OF_THE_PAGE)) {
    let back;
    try {
      back = await open(page);
    } catch (error) {
      throw new Error(`${[...wrong, ''].join('\n')}there is no way to the screen “${name}”: ${error.message}`, { cause: error });
    }
    try {
      await look(name);
    } catch (error) {
      wrong.push(`“${name}”: ${error.message}`);
    }
    await back?.();
  }
  if (wrong.length > 0) {
    throw new Error(wrong.join('\n'));
  }
}
