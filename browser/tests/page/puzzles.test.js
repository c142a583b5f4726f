// Puzzles: that of the day and those of the themes, solved, got wrong, shown and explained.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { assertAccessible } from '../../harness/accessibility.js';
import { Game, PARTS, finger } from '../../harness/game.js';
import { Keyboard } from '../../harness/keyboard.js';
import { assertFits, assertTargets } from '../../harness/layout.js';
import { goTo } from '../../harness/navigation.js';
import { assertCount } from '../../harness/patience.js';
import { playground } from '../../harness/playground.js';
import { answer, dayOf, draftsOne, draws, onItsDay, puzzles } from '../../harness/puzzles.js';
import { assertSentences } from '../../harness/sentences.js';

/** Under what the browser keeps what was achieved. */
const LEDGER = 'blazon.progress';

const SAID = {
  en: { right: 'That’s the best move!', wrong: 'There’s a better move.', tempting: 'Tempting:', win: /Chance to win: \d+%/ },
  ko: { right: '가장 좋은 수입니다!', wrong: '더 좋은 수가 있습니다.', tempting: '끌리는 수:', win: /승률: \d+%/ },
};

const all = await puzzles();
const draft = all.find(draftsOne);
const drawing = all.find(draws);

const ledger = (page) => page.evaluate((name) => localStorage.getItem(name) ?? '', LEDGER);

/** Opens the puzzle of the day. */
async function open(page, hand = (button) => button.click()) {
  await hand(page.locator('[data-puzzles=today] button'));
  await page.locator('.question').waitFor();
}

/** Looks at a screen as everybody has it. */
async function look(page) {
  await assertAccessible(page);
  await assertSentences(page);
  await assertFits(page);
}

describe('the puzzle of the day', () => {
  const ground = playground();

  for (const [locale, said] of Object.entries(SAID)) {
    test(`is solved by clicking, and explained: ${locale}`, () =>
      ground.visit({ timezoneId: 'UTC', locale }, async ({ page }) => {
        await onItsDay(page, draft);
        await look(page);
        await open(page);
        await look(page);
        await answer(new Game(page), draft.best);
        const verdict = page.locator('.verdict.right');
        await verdict.getByText(said.right).waitFor();
        const text = await verdict.innerText();
        assert.match(text, said.win);
        assert.ok(text.includes(said.tempting), text);
        await look(page);
        const day = dayOf(draft).toISOString().slice(0, 10);
        assert.match(await ledger(page), new RegExp(`^[0-9a-f]{16} solved ${day}\n$`));
        await goTo(page, 'puzzles');
        await page.locator('[data-puzzles=today] .ribbon.won').waitFor();
        await page.reload();
        await page.locator('[data-puzzles=today] .ribbon.won').waitFor();
        await page.locator('[data-puzzles=today] .streak').waitFor();
      }));

    test(`is got wrong by a finger, tried again and shown: ${locale}`, () =>
      ground.visit({ timezoneId: 'UTC', locale, screen: 'phone' }, async ({ page }) => {
        await onItsDay(page, draft);
        await look(page);
        await assertTargets(page, '.puzzles', 44);
        await open(page, (button) => button.tap());
        const game = new Game(page, finger);
        await answer(game, draft.tempting);
        const verdict = page.locator('.verdict.wrong');
        await verdict.getByText(said.wrong).waitFor();
        const cost = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(draft.cost / 10);
        assert.ok((await verdict.innerText()).includes(`${cost}%`), `${await verdict.innerText()}: ${cost}%`);
        await look(page);
        await assertTargets(page, '.verdict', 44);
        await game.press(PARTS.primary);
        await verdict.waitFor({ state: 'detached' });
        await assertCount(page.locator('.die.picked'), 0);
        await answer(game, draft.tempting);
        await game.press('.verdict button');
        await page.locator('.verdict.shown').waitFor();
        await page.locator(`.die.picked[data-die="${draft.best.dice[0]}"]`).waitFor();
        await look(page);
        assert.equal(await ledger(page), '', 'what was shown is not solved');
      }));
  }

  test('is a domino that is laid on the map, and stays there', () =>
    ground.visit({ timezoneId: 'UTC' }, async ({ page }) => {
      await onItsDay(page, drawing);
      await open(page);
      const cells = drawing.best.halves.map(({ cell }) => cell);
      const game = new Game(page);
      await answer(game, drawing.best);
      await page.locator('.verdict.right').waitFor();
      for (const cell of cells) {
        await page.locator(`.mine .drawn.fresh[data-cell=${cell}]`).waitFor();
      }
      await assertAccessible(page);
      // Nothing goes on: another try changes nothing.
      await game.point('a1');
      await assertCount(page.locator(PARTS.ghosts), 0);
    }));

  test('shows its domino as a ghost where it belongs', () =>
    ground.visit({ timezoneId: 'UTC', screen: 'phone', colorScheme: 'dark' }, async ({ page }) => {
      await onItsDay(page, drawing);
      await open(page, (button) => button.tap());
      const game = new Game(page, finger);
      await game.press('.always button', 1);
      await page.locator('.hint').waitFor();
      await look(page);
      await game.press('.hint button');
      await page.locator('.verdict.shown').waitFor();
      const ghosts = await page.locator(PARTS.ghosts).evaluateAll((cells) => cells.map((cell) => cell.dataset.cell).sort());
      assert.deepEqual(ghosts, drawing.best.halves.map(({ cell }) => cell).sort());
      // The answer lies over nothing that one looks at.
      const [map, verdict] = await Promise.all(['.mine .map', '.verdict'].map((part) => page.locator(part).boundingBox()));
      assert.ok(verdict.y >= map.y + map.height - 1, `the map ends at ${map.y + map.height}, the answer begins at ${verdict.y}`);
      await look(page);
    }));
});

describe('all puzzles', () => {
  const ground = playground();

  test('are reached from the first screen, and solved one after the other with the keyboard alone', () =>
    ground.visit({ timezoneId: 'UTC' }, async ({ page }) => {
      const keyboard = new Keyboard(page);
      await keyboard.press(page, '.puzzles-way');
      await page.locator('[data-puzzles=ending]').waitFor();
      const cards = await page.locator('.themes > li').evaluateAll((cards) => cards.map((card) => card.dataset.puzzles));
      assert.deepEqual(cards, ['today', 'deny', 'room', 'split', 'castle', 'ending']);
      const [, ...themes] = cards;
      for (const theme of themes) {
        const count = all.filter((puzzle) => puzzle.theme === theme).length;
        await page.locator(`[data-puzzles=${theme}]`).getByText(`Solved: 0 of ${count}`).waitFor();
      }
      // The puzzle of a day is one that is answered with the keys that take a die.
      await page.clock.setFixedTime(dayOf(draft));
      await page.reload();
      await page.locator('[data-puzzles=today]').waitFor();
      await keyboard.press(page, '[data-puzzles=today] button');
      await page.locator('.question').waitFor();
      await keyboard.key(draft.tempting.dice[0]);
      await keyboard.key('t');
      await page.locator('.verdict.wrong').waitFor();
      await keyboard.key(draft.best.dice[0]);
      await page.locator('.verdict').waitFor({ state: 'detached' });
      await keyboard.key('t');
      await page.locator('.verdict.right').waitFor();
      const address = page.url();
      await keyboard.press(page, PARTS.primary);
      await page.locator('.verdict').waitFor({ state: 'detached' });
      await keyboard.assertFocus('the next puzzle');
      assert.notEqual(page.url(), address);
      await page.goBack();
      await page.locator('.question').waitFor();
      assert.equal(page.url(), address);
    }));

  test('of a theme can be chosen, and one that was solved is gilded', () =>
    ground.visit({ timezoneId: 'UTC' }, async ({ page }) => {
      const [theme] = [...new Set(all.map((puzzle) => puzzle.theme))].sort((one, other) => count(one) - count(other)).slice(-1);
      await page.goto(`${ground.address}#puzzles`);
      const card = page.locator(`[data-puzzles=${theme}]`);
      await card.locator('.every-puzzle .quiet').click();
      const numbers = card.locator('.puzzle-list button');
      await assertCount(numbers, count(theme));
      await assertAccessible(page);
      await numbers.last().click();
      await page.locator('.question').waitFor();
      const [, id] = /#puzzle-([0-9a-f]{16})$/.exec(page.url());
      await page.evaluate(([name, id]) => localStorage.setItem(name, `${id} solved\n`), [LEDGER, id]);
      await page.goto(`${ground.address}#puzzles`);
      await page.reload();
      await card.getByText(`Solved: 1 of ${count(theme)}`).waitFor();
      await card.locator('.every-puzzle .quiet').click();
      await assertCount(card.locator('.puzzle-list .won'), 1);
      assert.match(await card.locator('.puzzle-list .won').getAttribute('aria-label'), /solved/i);
    }));

  const count = (theme) => all.filter((puzzle) => puzzle.theme === theme).length;

  test('leave the game that is being played where it is', () =>
    ground.visit({ permissions: ['clipboard-read', 'clipboard-write'], timezoneId: 'UTC' }, async ({ page }) => {
      const game = new Game(page);
      await game.start();
      await game.playUntil('draw');
      const text = await game.text();
      await goTo(page, 'puzzles');
      await page.clock.setFixedTime(dayOf(draft));
      await page.reload();
      await open(page);
      await answer(game, draft.best);
      await page.locator('.verdict.right').waitFor();
      await page.reload();
      await page.locator('.question').waitFor();
      await goTo(page, 'play');
      await game.stage();
      assert.equal(await game.text(), text);
    }));

  test('work without a network after the first visit', () =>
    ground.visit({ timezoneId: 'UTC' }, async ({ page: first, context }) => {
      await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await first.close();
      await context.setOffline(true);
      const page = await context.newPage();
      await page.goto(ground.address);
      await onItsDay(page, draft);
      await open(page);
      await answer(new Game(page), draft.best);
      await page.locator('.verdict.right').waitFor();
    }));

  test('that cannot be fetched are asked for again', () =>
    ground.visit({ timezoneId: 'UTC', serviceWorkers: 'block' }, async ({ page, faults }) => {
      faults.expect(/puzzles-/);
      await page.route('**/puzzles-*.txt', (route) => route.abort());
      await page.locator('.puzzles-way').click();
      await page.locator('.puzzles-away').waitFor();
      await look(page);
      await page.unroute('**/puzzles-*.txt');
      await page.locator('.puzzles-away button').click();
      await page.locator('[data-puzzles=ending]').waitFor();
      await assertCount(page.locator('.puzzles-away'), 0);
    }));

  test('are solved in a browser that keeps nothing, which is said once', () =>
    ground.visitor({ timezoneId: 'UTC' }, async ({ page }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.goto(ground.address);
      await onItsDay(page, draft);
      await open(page);
      await answer(new Game(page), draft.best);
      await page.locator('.verdict.right').waitFor();
      await page.locator('.notice button').click();
      await page.locator(PARTS.primary).click();
      await page.locator('.verdict').waitFor({ state: 'detached' });
      await goTo(page, 'puzzles');
      await page.locator('[data-puzzles=today] .ribbon.won').waitFor();
    }));
});
