// A page in a browser that Playwright does not drive: as much of Playwright's `Page` as playing a game takes.
//
// A driver is behind it, which can `open(address)`, `run(script)` (the body of an asynchronous function in the page,
// which returns JSON), `perform(sources)` (the input sources of WebDriver's actions) and `close()`.

import { setTimeout as pause } from 'node:timers/promises';

import { PATIENCE } from './patience.js';

/** How many milliseconds pass between two looks at the page. */
const PAUSE = 20;

/** What WebDriver calls the keys that are no letters. */
const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** A page of a driver. */
export class DrivenPage {
  #driver;

  constructor(driver) {
    this.#driver = driver;
  }

  /** Opens an address. */
  goto(address) {
    return this.#driver.open(address);
  }

  /** Calls a function in the page. What it is given and what it gives are JSON. */
  async evaluate(act, given) {
    const script = `return JSON.stringify(await (${act})(${JSON.stringify(given) ?? ''})) ?? 'null'`;
    return JSON.parse(await this.#driver.run(script));
  }

  /** Calls a function in the page again and again until what it gives is true; a handle has what it gave. */
  async waitForFunction(look, given) {
    const seen = await this.until(() => this.evaluate(look, given), `${look}`);
    return { jsonValue: async () => seen };
  }

  /** What a selector of CSS finds. */
  locator(selector) {
    return new DrivenLocator(this, [{ within: selector }]);
  }

  /** The keys: one is pressed and let go. */
  keyboard = {
    press: (key) => {
      const value = KEYS[key] ?? key;
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      return this.#driver.perform([{ type: 'key', id: 'keyboard', actions }]);
    },
  };

  /** Presses and lets go the mouse at a place of the window. */
  clickAt({ x, y }) {
    const actions = [
      { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    return this.#driver.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  /** Looks again and again until there is something. */
  async until(look, what) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const seen = await look();
      if (seen) {
        return seen;
      }
      if (Date.now() > end) {
        throw new Error(`waited ${PATIENCE} ms in vain for ${what}`);
      }
      await pause(PAUSE);
    }
  }
}

/** Elements of a page, found anew each time: all that a selector finds, of these the how many-eth, and so on. */
class DrivenLocator {
  #page;
  #steps;

  constructor(page, steps) {
    this.#page = page;
    this.#steps = steps;
  }

  #with(step) {
    return new DrivenLocator(this.#page, [...this.#steps, step]);
  }

  locator(selector) {
    return this.#with({ within: selector });
  }

  nth(nth) {
    return this.#with({ nth });
  }

  first() {
    return this.nth(0);
  }

  last() {
    return this.nth(-1);
  }

  and(other) {
    return this.#with({ and: other.#steps });
  }

  or(other) {
    return this.#with({ or: other.#steps });
  }

  count() {
    return this.#page.evaluate(`(steps) => (${find})(steps).length`, this.#steps);
  }

  isVisible() {
    return this.#page.evaluate(`(steps) => (${find})(steps).some(${isSeen})`, this.#steps);
  }

  /** Waits until there is one to be seen; with `attached` until there is one at all; else until there is none. */
  async waitFor({ state = 'visible' } = {}) {
    const there = () => (state === 'attached' || state === 'detached' ? this.count() : this.isVisible());
    const wanted = state === 'attached' || state === 'visible';
    await this.#page.until(async () => Boolean(await there()) === wanted, `${this} to be ${state}`);
  }

  /** Calls a function in the page with the first of them, once there is one. */
  async evaluate(act, given) {
    await this.waitFor({ state: 'attached' });
    return this.#page.evaluate(`([steps, given]) => (${act})((${find})(steps)[0], given)`, [this.#steps, given]);
  }

  getAttribute(name) {
    return this.evaluate((element, name) => element.getAttribute(name), name);
  }

  innerText() {
    return this.evaluate((element) => element.innerText);
  }

  inputValue() {
    return this.evaluate((element) => element.value);
  }

  /** Clicks with the mouse, once the first of them stands still, works, and nothing lies over it. */
  async click() {
    const place = await this.#page.until(() => this.#page.evaluate(`(steps) => (${findPlace})((${find})(steps)[0])`, this.#steps), `${this} to click`);
    await this.#page.clickAt(place);
  }

  /** Clicks on what can be checked, unless it is. */
  async check() {
    const checked = () => this.evaluate((element) => element.checked);
    if (!(await checked())) {
      await this.click();
      await this.#page.until(checked, `${this} to be checked`);
    }
  }

  /** Chooses the option of a value. */
  selectOption(value) {
    return this.#enter(value);
  }

  /** Writes a text into a field. */
  fill(text) {
    return this.#enter(text);
  }

  async #enter(value) {
    await this.waitFor();
    await this.evaluate((element, value) => {
      element.focus();
      element.value = value;
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  }

  toString() {
    return JSON.stringify(this.#steps);
  }
}

/** In the page: the elements that steps lead to. */
function find(steps) {
  let found = [document];
  for (const step of steps) {
    if ('within' in step) {
      found = [...new Set(found.flatMap((element) => [...element.querySelectorAll(step.within)]))];
    } else if ('nth' in step) {
      const one = found.at(step.nth);
      found = one ? [one] : [];
    } else if ('and' in step) {
      const others = find(step.and);
      found = found.filter((element) => others.includes(element));
    } else {
      found = [...new Set([...found, ...find(step.or)])];
    }
  }
  return found;
}

/** In the page: whether an element can be seen. */
function isSeen(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** In the page: where an element can be clicked, or nothing while it cannot. */
async function findPlace(element) {
  if (!element || element.matches(':disabled') || !element.checkVisibility({ visibilityProperty: true })) {
    return null;
  }
  const rectangle = () => element.getBoundingClientRect();
  const isWithin = ({ top, left, bottom, right }) => top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  if (!isWithin(rectangle())) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  }
  const before = rectangle();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const after = rectangle();
  const stands = ['x', 'y', 'width', 'height'].every((side) => before[side] === after[side]);
  const [x, y] = [Math.round(after.x + after.width / 2), Math.round(after.y + after.height / 2)];
  const hit = document.elementFromPoint(x, y);
  const free = hit && (element.contains(hit) || hit.closest('label')?.control === element);
  return stands && free && after.width > 0 && after.height > 0 ? { x, y } : null;
}
