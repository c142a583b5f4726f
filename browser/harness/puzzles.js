// The puzzles of the program, and the ways to one of them. Which puzzles there are changes: choose by what they are.

import { readFile } from 'node:fs/promises';

import { Game, PARTS } from './game.js';
import { goTo } from './navigation.js';

const FILE = new URL('../../crates/blazon-puzzles/puzzles.txt', import.meta.url);

const A_DAY = 86_400_000;

/** All of them, in the order of the file: each with its place, its answer, the tempting one, and whether a wild lies there. */
export async function puzzles() {
  const [, ...lines] = (await readFile(FILE, 'utf8')).trimEnd().split('\n');
  return lines.map((line, place) => {
    const [theme, missed, , , cost, , best, tempting] = line.split(' ');
    const wild = line.split(' ').at(-1).includes('?');
    return { place, of: lines.length, theme, missedBy: Number(missed), cost: Number(cost), best: read(best), tempting: read(tempting), wild };
  });
}

/** An event: what kind it is, the dice it takes, or the halves that it draws and how. */
function read(text) {
  const said = text.slice(2);
  if (said === '-') {
    return { kind: 'leave' };
  }
  if (/^[1-4]{1,2}$/.test(said)) {
    return { kind: 'take', dice: [...said] };
  }
  const halves = [...said.matchAll(/([1-4])([a-g][1-5])([dbDBsq][12]?)([\^=]?)/g)].map(([, die, cell]) => ({ die, cell }));
  return { kind: halves.length === 2 ? 'draw' : 'power', halves, plain: /^[1-4][a-g][1-5][dbDBsq][12]?\+[1-4][a-g][1-5][dbDBsq][12]?$/.test(said) };
}

/** Whether both its answers are given by taking one die, so that a finger needs two taps for each. */
export const draftsOne = ({ best, tempting }) => [best, tempting].every((event) => event.kind === 'take' && event.dice.length === 1);

/** Whether its answer is a domino that is drawn with nothing spent on it, and with no wild to be chosen. */
export const draws = ({ best, wild }) => best.kind === 'draw' && best.plain && !wild;

/** A moment of a day in the years to come whose puzzle it is. */
export function dayOf({ place, of }) {
  const first = Date.UTC(2000, 0, 1);
  const days = Math.ceil((Date.UTC(2027, 0, 1) - first) / A_DAY / of) * of + place;
  return new Date(first + days * A_DAY + A_DAY / 2);
}

/** Opens the page on the day of a puzzle, and goes to the puzzles. The time zone of the visitor has to be UTC. */
export async function onItsDay(page, puzzle) {
  await page.clock.setFixedTime(dayOf(puzzle));
  await page.reload();
  await page.locator('#title').waitFor();
  await goTo(page, 'puzzles');
  await page.locator('[data-puzzles=today]').waitFor();
}

/** Chooses a puzzle among those of its theme, which come in the order of their difficulty. */
export async function choose(page, puzzle) {
  const { theme } = puzzle;
  const ofTheme = (await puzzles()).filter((other) => other.theme === theme);
  const inOrder = ofTheme.sort((one, other) => one.missedBy - other.missedBy);
  await goTo(page, 'puzzles');
  const card = page.locator(`[data-puzzles=${theme}]`);
  if ((await card.locator('.puzzle-list').count()) === 0) {
    await card.locator('.every-puzzle .quiet').click();
  }
  await card.locator('.puzzle-list button').nth(inOrder.findIndex((other) => other.place === puzzle.place)).click();
  await page.locator('.question').waitFor();
  const game = new Game(page);
  await game.stage();
  return game;
}

/** Gives an answer: takes dice, or draws a domino on its cells. */
export async function answer(game, { kind, dice, halves }) {
  const { page } = game;
  if (kind === 'take') {
    const taken = dice.length === 1 ? [...dice, ...dice] : dice;
    for (const die of taken) {
      await game.press(`${PARTS.dice}[data-die="${die}"]`);
    }
    return;
  }
  for (const [nth, { cell }] of halves.entries()) {
    if ((await page.locator(`.mine .ghost[data-cell=${cell}]`).count()) === 0 || nth === 0) {
      await game.press(PARTS.halves, nth);
      await game.point(cell);
      await page.locator(`.mine .ghost[data-cell=${cell}]`).waitFor();
    }
  }
  await game.press(`${PARTS.primary}:enabled`);
}
