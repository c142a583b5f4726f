// A game played through the page, as a person plays it: with the mouse, with a finger, or with the keyboard alone.

import assert from 'node:assert/strict';

import { openMenu, openSetUp } from './navigation.js';

/** What a person touches on the screen of a game. */
export const PARTS = {
  primary: '.dock .act.primary',
  dice: 'button.die[data-die]',
  hand: '.hand',
  halves: '.hand button.half',
  targets: '.mine .cell.target:not(.ghost)',
  ghosts: '.mine .cell.ghost',
  wild: '.wild-choice button',
  faces: '.table-row > .faces button',
  toggles: '.hand button.toggle',
  castle: '.hand .castle-toggle',
  refused: '.refused',
  preview: '.preview',
  prompt: '#prompt',
  log: '.past li',
  outcome: '.end .outcome',
};

/** Points with the mouse. */
export const mouse = {
  press: (page, selector, nth = 0) => page.locator(selector).nth(nth).click(),
};

/** Points with a finger. */
export const finger = {
  press: async (page, selector, nth = 0) => {
    // The browser makes a click of a tap after the finger is gone: until then nothing has been pressed.
    const heard = await page.evaluateHandle(() => {
      const heard = { click: false };
      addEventListener('click', () => (heard.click = true), { capture: true, once: true });
      return heard;
    });
    await page.locator(selector).nth(nth).tap();
    await page.waitForFunction((heard) => heard.click, heard);
  },
};

/** A game on a page, played with a hand. */
export class Game {
  constructor(page, hand = mouse) {
    this.page = page;
    this.hand = hand;
  }

  /** Starts a game on the first screen: `kind` is 0 for the engine, 1 for two people, 2 for real dice. */
  async start({ kind = 0, level = 1 } = {}) {
    const { page } = this;
    if (kind === 0) {
      await page.locator('input[name=level]').nth(level - 1).check();
      await this.hand.press(page, '.new-game button.big');
    } else {
      await openSetUp(page, kind);
      await this.hand.press(page, '.set-up button.big');
    }
    await page.locator('.game').waitFor();
  }

  /**
   * What there is to do: `roll`, `enter`, `take`, `draw`, `name`, `cross`, or `over`. Waits while the engine thinks, the
   * dice tumble, or they are about to roll by themselves.
   */
  async stage() {
    for (;;) {
      const found = await this.page.waitForFunction(readStage);
      const stage = await found.jsonValue();
      if (stage !== 'pass') {
        return stage;
      }
      // Two people have one device: the other one takes it.
      await this.press('.curtain button');
      await this.page.locator('.curtain').waitFor({ state: 'detached' });
    }
  }

  /** Presses something. */
  press(selector, nth = 0) {
    return this.hand.press(this.page, selector, nth);
  }

  /** Does what there is to do, with the first choice of each, and waits until it has happened. Gives what it was. */
  async step() {
    const stage = await this.stage();
    const before = await this.lines();
    switch (stage) {
      case 'roll':
        await this.press(PARTS.primary);
        break;
      case 'enter':
        await this.enter([0, 1, 2, 3]);
        break;
      case 'take':
        await this.take();
        break;
      case 'draw':
        await this.draw();
        break;
      case 'name':
        await this.press(PARTS.faces);
        await this.press(PARTS.faces);
        break;
      case 'cross':
        await this.press(PARTS.targets);
        await this.press(PARTS.primary);
        break;
      default:
        return stage;
    }
    await this.page.waitForFunction(
      ([parts, before]) => document.querySelectorAll(parts.log).length > before || document.querySelector('.end'),
      [PARTS, before],
    );
    return stage;
  }

  /** Takes the first dice that may be taken: one by pointing at it again, or two with the second of them. */
  async take() {
    const { page } = this;
    const one = page.locator(`${PARTS.primary}:enabled`);
    const taken = page.locator('.actions:not([data-stage=take])');
    await this.press(PARTS.dice);
    await page.locator(PARTS.dice).first().and(page.locator('.picked')).or(taken).first().waitFor();
    await this.press(PARTS.dice, (await one.count()) > 0 ? 0 : 1);
  }

  /** Puts the domino on the first cell that is lit, or leaves it out if none is, and confirms. */
  async draw() {
    await this.sketch();
    await this.press(PARTS.primary);
  }

  /** Puts the domino on the first cell that is lit. Says whether any is. */
  async sketch() {
    const { page } = this;
    const count = (selector) => page.locator(selector).count();
    // Under the mouse a domino is shown that does not lie there yet: then there may be nothing else to press.
    const press = async () => this.press((await count(PARTS.targets)) > 0 ? PARTS.targets : PARTS.ghosts);
    if ((await count(PARTS.targets)) + (await count(PARTS.ghosts)) === 0) {
      return false;
    }
    for (let tries = 0; (await count(`${PARTS.primary}:enabled`)) === 0; tries += 1) {
      assert.ok(tries < 8, 'the domino cannot be put anywhere');
      await press();
    }
    return true;
  }

  /** Puts the domino on two cells, the half in hand on the first of them. */
  async lay(one, other) {
    await this.point(one);
    await this.page.locator(`.mine .ghost[data-cell=${one}]`).waitFor();
    if ((await this.page.locator(`.mine .ghost[data-cell=${other}]`).count()) === 0) {
      await this.point(other);
      await this.page.locator(`.mine .ghost[data-cell=${other}]`).waitFor();
    }
  }

  /** Enters what real dice show: for each die, the how many-eth of its distinct faces. */
  async enter(faces) {
    for (const [die, face] of faces.entries()) {
      await this.press(`.entries .entry:nth-child(${die + 1}) button`, face);
    }
    await this.press(PARTS.primary);
  }

  /** Plays until the game is over, or until a kind of thing is there to do. */
  async playUntil(...stages) {
    for (let steps = 0; steps < 400; steps += 1) {
      const stage = await this.stage();
      if (stage === 'over' || stages.includes(stage)) {
        assert.ok(stages.includes(stage) || stages.length === 0, `the game ended before ${stages}`);
        return stage;
      }
      await this.step();
    }
    throw new Error('the game does not end');
  }

  /** Plays to the end. */
  playToEnd() {
    return this.playUntil();
  }

  /** How many lines the log has. */
  lines() {
    return this.page.locator(PARTS.log).count();
  }

  /** Points at a cell by its name. */
  point(cell) {
    return this.press(`.mine [data-cell=${cell}]`);
  }

  /** What a cell of one's own map says. */
  cell(cell) {
    return this.page.locator(`.mine [data-cell=${cell}]`).getAttribute('aria-label');
  }

  /** The game as text, from the clipboard: the context must allow that. */
  async text() {
    const { page } = this;
    await openMenu(page);
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await page.locator('.toast').and(page.getByText('Copied')).waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  }
}

/** In the page: what there is to do, or nothing while there is nothing. */
function readStage() {
  if (document.querySelector('.end')) {
    return 'over';
  }
  if (document.querySelector('.curtain')) {
    return 'pass';
  }
  const stage = document.querySelector('.actions')?.dataset.stage;
  let settings = null;
  try {
    settings = localStorage.getItem('blazon.settings');
  } catch {
    // A browser that allows no storage has the settings of a first visit.
  }
  // Dice that roll by themselves are not waited for by anybody: whoever wants to press the button may come too late.
  const byHand = document.querySelector('.lesson') || settings?.includes('roll=off');
  return stage === 'wait' || (stage === 'roll' && !byHand) ? null : stage;
}
