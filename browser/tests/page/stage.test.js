// The stage of a game stands still, shows the other player, and asks for few taps.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Game, PARTS, finger, mouse } from '../../harness/game.js';
import { playground } from '../../harness/playground.js';
import { SCREENS } from '../../harness/visit.js';

/** What keeps its place: the map one draws on, the dice, the button to press next, and the spellbook. */
const LANDMARKS = ['.mine .map', '.tray', PARTS.primary, '.book'];

/** What says on a phone how the other player stands: their map, their name and their points. */
const OPPONENT = ['.strip-map', '.strip-who', '.strip-points'];

/** How many pixels count as nothing. */
const HAIR = 1;

/** Where the first of each selector is that can be seen, in the window, once the page has been drawn. */
function places(page, selectors) {
  return page.evaluate(async (selectors) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const seen = selectors
      .map((selector) => [selector, [...document.querySelectorAll(selector)].find((element) => element.checkVisibility({ visibilityProperty: true }))])
      .filter(([, element]) => element);
    return Object.fromEntries(
      seen.map(([selector, element]) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [selector, { left, top, width, height }];
      }),
    );
  }, selectors);
}

/** Plays so many rounds, and looks at every step: what there is to do, and when it has been pointed at. */
async function playRounds(game, rounds, look) {
  for (let round = 0; round < rounds; ) {
    const stage = await game.stage();
    assert.notEqual(stage, 'over');
    await look(`to ${stage}`);
    if (stage === 'draw') {
      round += 1;
      await game.sketch();
      await look('before it is drawn');
    }
    await game.step();
  }
}

describe('the stage', () => {
  const ground = playground();
  const { visit, visitor } = ground;

  for (const [screen, hand] of [['desktop', mouse], ['phone', finger]]) {
    test(`does not move in three rounds: ${screen}`, (context) =>
      visit({ screen }, async ({ page }) => {
        const game = new Game(page, hand);
        await game.start();
        await game.stage();
        await page.evaluate(() => {
          window.seen = { shift: 0, task: 0 };
          new PerformanceObserver((list) => {
            for (const { hadRecentInput, value } of list.getEntries()) {
              window.seen.shift += hadRecentInput ? 0 : value;
            }
          }).observe({ type: 'layout-shift' });
          new PerformanceObserver((list) => {
            window.seen.task = Math.max(window.seen.task, ...list.getEntries().map(({ duration }) => duration));
          }).observe({ type: 'longtask' });
        });
        const first = {};
        const moved = [];
        await playRounds(game, 3, async (when) => {
          for (const [landmark, place] of Object.entries(await places(page, LANDMARKS))) {
            first[landmark] ??= place;
            const differs = Object.keys(place).filter((side) => Math.abs(place[side] - first[landmark][side]) > HAIR);
            moved.push(...differs.map((side) => `${landmark}, ${side}: ${first[landmark][side]} became ${place[side]} ${when}`));
          }
        });
        assert.deepEqual(Object.keys(first).toSorted(), LANDMARKS.toSorted(), 'each can be seen at some time');
        assert.deepEqual(moved, []);
        const { shift, task } = await page.evaluate(() => window.seen);
        context.diagnostic(`longest task: ${task === 0 ? 'none of 50 ms or more' : `${task} ms`}`);
        assert.equal(shift, 0, 'nothing shifts by itself');
      }));
  }

  test('shows the other player on a phone at every step', () =>
    visit({ screen: 'phone' }, async ({ page }) => {
      const game = new Game(page, finger);
      await game.start();
      const { width, height } = SCREENS.phone.viewport;
      await playRounds(game, 3, async (when) => {
        const found = await places(page, OPPONENT);
        for (const part of OPPONENT) {
          const place = found[part];
          assert.ok(place, `there is no ${part} ${when}`);
          const within =
            place.left >= -HAIR && place.top >= -HAIR && place.left + place.width <= width + HAIR && place.top + place.height <= height + HAIR;
          assert.ok(within, `${part} is at ${JSON.stringify(place)} ${when}`);
        }
      });
    }));

  // Two taps to take and two to draw. What a power asks for once in a game, a coat of arms or a cell, is two more.
  test('asks for at most 4.2 taps a round in a whole game', (context) =>
    visitor({ screen: 'phone' }, async ({ page }) => {
      // The same dice every time: how many powers somebody wins is not what is counted here.
      await page.addInitScript(() => {
        let state = 20261117;
        crypto.getRandomValues = (numbers) => {
          for (let at = 0; at < numbers.length; at += 1) {
            state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
            numbers[at] = state >>> 24;
          }
          return numbers;
        };
      });
      await page.goto(ground.address);
      const game = new Game(page, finger);
      await game.start();
      await game.stage();
      await page.evaluate(() => {
        window.taps = 0;
        addEventListener('click', ({ isTrusted, detail }) => (window.taps += isTrusted && detail > 0 ? 1 : 0), { capture: true });
      });
      const steps = { draw: 0, name: 0, cross: 0 };
      for (;;) {
        const stage = await game.step();
        if (stage === 'over') {
          break;
        }
        steps[stage] = (steps[stage] ?? 0) + 1;
      }
      const taps = await page.evaluate(() => window.taps);
      const rounds = steps.draw;
      context.diagnostic(`${taps} taps in ${rounds} rounds: ${(taps / rounds).toFixed(2)} a round`);
      assert.ok(rounds > 8, `${rounds} rounds`);
      assert.ok(taps / rounds <= 4.2, `${taps} taps in ${rounds} rounds, ${JSON.stringify(steps)}`);
    }));
});
