// Every screen of the page, and the way to it. Nothing here depends on the language.

import { fixture, golden, playOn, read } from './fixtures.js';
import { Game, PARTS } from './game.js';
import { LONG_PATIENCE } from './patience.js';

/** Plays on from a fixture until there is something to do. */
async function from(page, name) {
  await playOn(page, await fixture(name));
  const game = new Game(page);
  await game.stage();
  return game;
}

async function home(page) {
  await page.locator('.bar .brand').click();
  await page.locator('.home').waitFor();
}

/** Closes the dialog that is open. */
async function close(page) {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/**
 * The screens by name. Each is reached from any other with nothing open; some give what brings the page back to that.
 * They come in an order in which each finds the page as it needs it: there are no games to list at first.
 */
export const SCREENS_OF_THE_PAGE = {
  home: async (page) => {
    await home(page);
  },
  'home with everything open': async (page) => {
    await home(page);
    await page.locator('input[name=kind]').nth(1).check();
    await page.locator('details.more summary').click();
    await page.locator('details.more fieldset').first().waitFor();
    return () => page.locator('input[name=kind]').nth(0).check();
  },
  'no games': async (page) => {
    await page.locator('.bar nav a[href="#games"]').click();
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
    await page.locator('.bar nav a[href="#play"]').waitFor();
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
    await page.locator('.hint .buttons').waitFor();
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
    await page.locator('.always button').last().click();
    await page.locator('dialog .menu').waitFor();
    return () => close(page);
  },
  'the guided first game': async (page) => {
    await home(page);
    await page.locator('.home > p.buttons button').click();
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
    return async () => {
      await home(page);
      await page.locator('input[name=kind]').nth(0).check();
    };
  },
  'the end': async (page) => {
    const game = await from(page, 'late');
    await game.playToEnd();
  },
  games: async (page) => {
    await page.locator('.bar nav a[href="#games"]').click();
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
    await page.locator('.always button').last().click();
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
  rules: async (page) => {
    await page.locator('.bar nav a[href="#rules"]').click();
    await page.locator('h1').first().waitFor();
  },
  settings: async (page) => {
    await page.locator('.bar .icon-button').click();
    await page.locator('dialog[open] select').waitFor();
    return () => close(page);
  },
  keys: async (page) => {
    await page.keyboard.press('?');
    await page.locator('dialog[open] .keys').waitFor();
    return () => close(page);
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
