// People far apart, each with a browser of their own.

import assert from 'node:assert/strict';

import { Game } from './game.js';
import { openMenu } from './navigation.js';
import { eventually } from './patience.js';

/** Somebody at a table elsewhere. */
export class FarGame extends Game {
  /** Makes a table on the page that is open, and gives the address to pass on. */
  async invite({ name = 'Ann', anybody = false, time = 0, starts = 0 } = {}) {
    const { page } = this;
    await page.locator('.friend-way').click();
    const form = page.locator('.friend form');
    await form.locator('input[type=text]').first().fill(name);
    await form.locator('select.time').selectOption({ index: time });
    await form.locator('[data-choice=starts] input').nth(starts).check({ force: true });
    await form.locator('[data-choice=listed] input').nth(anybody ? 1 : 0).check({ force: true });
    await this.press('.friend form button.big');
    await page.locator('.waiting .code svg').waitFor();
    return this.address();
  }

  /** The first address that is shown to be passed on. */
  address() {
    return this.page.locator('.link input').first().inputValue();
  }

  /** Opens an invitation and joins. */
  async join(address, name = 'Bo') {
    const { page } = this;
    await page.goto(address);
    await page.locator('.invitation form input[type=text]').fill(name);
    await this.press('.invitation button.big');
    await page.locator('.game').waitFor();
  }

  /** What there is to do now, or nothing. */
  now() {
    return this.page.evaluate(() => {
      if (document.querySelector('.end')) {
        return 'over';
      }
      const actions = document.querySelector('.actions:not(.sending)');
      return actions && actions.dataset.stage !== 'wait' ? actions.dataset.stage : null;
    });
  }

  /** Something of the menu of a table. */
  async choose(name) {
    await openMenu(this.page);
    await this.page.locator('dialog[open]').getByRole('button', { name, exact: true }).click();
  }

  /** The address of one's own seat, for another device. */
  async seat() {
    await this.choose('Play on another device');
    const address = await this.page.locator('dialog[open] .link input').inputValue();
    await this.page.keyboard.press('Escape');
    await this.page.locator('dialog[open]').waitFor({ state: 'detached' });
    return address;
  }

  /** The game as the page keeps it. */
  kept() {
    return this.page.evaluate(() => {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith('blazon.game.'));
      const games = keys.map((key) => JSON.parse(localStorage.getItem(key))).filter((game) => game.online);
      return games.map((game) => game.record);
    });
  }
}

/** Two people: one makes a table, and the other joins. */
export async function sitDown(one, other, terms = {}) {
  const address = await one.invite(terms);
  await other.join(address);
  await one.page.locator('.game').waitFor();
  return address;
}

/**
 * Whoever has something to do does it, until so many things are done or the game is over. Says how many. Where both have,
 * they take turns at being first.
 */
export async function playOn(players, most = Infinity, between = async () => {}) {
  for (let done = 0; done < most; done += 1) {
    const [player, stage] = await whoseTurn(done % 4 < 2 ? players : [...players].reverse());
    if (stage === 'over') {
      return done;
    }
    await player.step();
    await between(done);
  }
  return most;
}

/** Waits until there is something to do for somebody, or everybody sees the end. */
function whoseTurn(players) {
  return eventually(async () => {
    const stages = await Promise.all(players.map((player) => player.now()));
    const acts = stages.findIndex((stage) => stage && stage !== 'over');
    if (acts >= 0) {
      return [players[acts], stages[acts]];
    }
    assert.ok(stages.every((stage) => stage === 'over'), `nobody has anything to do: ${stages}`);
    return [players[0], 'over'];
  });
}
