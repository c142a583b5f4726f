// A browser and the program that serves the page, for the tests of one `describe`.

import { after, before } from 'node:test';

import { launch } from './chromium.js';
import { fixture, playOn } from './fixtures.js';
import { Game } from './game.js';
import { serveProgram } from './program.js';
import { visit } from './visit.js';

/** Starts both before the tests of the surrounding `describe`, and ends them after: the program with these options. */
export function playground(...options) {
  let browser;
  let program;

  before(async () => {
    // One after the other, so that what was started is known, and ended, if the other does not start.
    browser = await launch();
    program = await serveProgram(...options);
  });

  after(async () => {
    await browser?.close();
    await program?.end();
  });

  return {
    /** The address of the page. */
    get address() {
      return program.address;
    },
    /** The program, which can be killed and started again. */
    get program() {
      return program;
    },
    /** Two people with a browser each open the page: the first with `who`, the other on a phone. */
    meet: (who, act) =>
      visit(browser, program.address, who, (one) =>
        visit(browser, program.address, { screen: 'phone' }, (other) => act(one, other)),
      ),
    /** Somebody with a new profile opens the page and does something. */
    visit: (who, act) => visit(browser, program.address, who, act),
    /** Somebody with a new profile, before the page is opened. */
    visitor: (who, act) => visit(browser, undefined, who, act),
    /** Somebody opens the page, plays on from a game that was prepared, and does something. */
    from: (name, act) =>
      visit(browser, program.address, COPYING, async ({ page }) => {
        await playOn(page, await fixture(name));
        const game = new Game(page);
        await game.stage();
        await act(game, page);
      }),
  };
}

/** Somebody whose browser lets the page use the clipboard. */
export const COPYING = { permissions: ['clipboard-read', 'clipboard-write'] };
