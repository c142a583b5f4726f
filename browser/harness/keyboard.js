// Somebody who has a keyboard and nothing else. After every key the focus has to be somewhere.

import assert from 'node:assert/strict';

import { PARTS } from './game.js';

/** How many times Tab is pressed before what is looked for counts as out of reach. */
const FAR = 120;

/** A hand that only presses keys. */
export class Keyboard {
  constructor(page) {
    this.page = page;
  }

  /** Presses a key, and sees to it that the focus is still somewhere. */
  async key(name) {
    await this.page.keyboard.press(name);
    await this.assertFocus(name);
  }

  /**
   * Throws if the focus is lost. It may take a while to come back, and until the browser notices, it is still on what
   * nobody can work with any more.
   */
  async assertFocus(after = 'the last key') {
    try {
      await this.page.waitForFunction(() => {
        const focused = document.activeElement ?? document.body;
        const works = !focused.matches(':disabled') && focused.checkVisibility({ visibilityProperty: true });
        return focused !== document.body && works;
      });
    } catch (error) {
      throw new Error(`the focus is lost after ${after}`, { cause: error });
    }
  }

  /** Goes with Tab to the how many-eth element of a selector. */
  async go(selector, nth = 0) {
    for (let keys = 0; keys < FAR; keys += 1) {
      const there = await this.page.evaluate(
        ([selector, nth]) => document.querySelectorAll(selector)[nth] === document.activeElement,
        [selector, nth],
      );
      if (there) {
        return;
      }
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${selector}, ${nth}`);
  }

  /** Goes to an element and presses Enter there; a cell of the map is gone to with the arrows. */
  async press(page, selector, nth = 0) {
    const cell = await page
      .locator(selector)
      .nth(nth)
      .evaluate((element) => (element.matches('[role=gridcell]') ? element.id : null));
    if (cell) {
      await this.goToCell(cell);
    } else {
      await this.go(selector, nth);
    }
    await this.key('Enter');
  }

  /** Chooses an option of a list by typing how its text starts. */
  async choose(selector, text) {
    await this.go(selector);
    await this.page.keyboard.type(text);
    const value = await this.page.locator(selector).inputValue();
    assert.equal(value, text);
  }

  /** Goes to a cell of a map: with Tab to the map, then with the arrows. */
  async goToCell(id) {
    const [map, column, row] = id.split('-');
    const at = () => this.page.evaluate(() => document.activeElement?.id ?? '');
    for (let keys = 0; !(await at()).startsWith(`${map}-`); keys += 1) {
      assert.ok(keys < FAR, `Tab does not lead to the map ${map}`);
      await this.page.keyboard.press('Tab');
    }
    for (let keys = 0; keys < 12; keys += 1) {
      const [, nowColumn, nowRow] = (await at()).split('-').map(Number);
      if (nowColumn === Number(column) && nowRow === Number(row)) {
        return;
      }
      if (nowColumn !== Number(column)) {
        await this.key(nowColumn < Number(column) ? 'ArrowRight' : 'ArrowLeft');
      } else {
        await this.key(nowRow < Number(row) ? 'ArrowDown' : 'ArrowUp');
      }
    }
    assert.equal(await at(), id);
  }

  /** Plays a game to its end with the keys that are listed under `?`. */
  async playToEnd(game) {
    const { page } = this;
    for (let steps = 0; steps < 400; steps += 1) {
      const stage = await game.stage();
      if (stage === 'over') {
        return;
      }
      const before = await game.lines();
      if (stage === 'roll') {
        await this.key('r');
      } else if (stage === 'take') {
        await this.take();
      } else if (stage === 'draw') {
        if (await game.sketch()) {
          await this.key('c');
        } else {
          await this.press(page, PARTS.primary);
        }
      } else {
        await this.press(page, stage === 'name' ? PARTS.faces : PARTS.targets);
        await this.key('c');
      }
      await page.waitForFunction(
        ([log, before]) => document.querySelectorAll(log).length > before || document.querySelector('.end'),
        [PARTS.log, before],
      );
      await this.assertFocus(`a ${stage}`);
    }
    throw new Error('the game does not end');
  }

  /** Takes dice with their numbers: one with t, or two with the second of them. */
  async take() {
    const { page } = this;
    const taking = () => page.locator('.actions[data-stage=take]').count();
    for (let die = 1; (await taking()) > 0; die += 1) {
      assert.ok(die <= 4, 'no dice can be taken');
      await this.key(String(die));
      if ((await page.locator(`${PARTS.primary}:enabled`).count()) > 0) {
        await this.key('t');
        return;
      }
    }
  }
}
