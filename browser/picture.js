// Takes the picture of the page that the README shows: a game in its ninth round, with a drawing about to be confirmed.
//
//   BLAZON=/path/to/blazon node picture.js ../conformance/games/win-by-points.txt ../docs/page.png

import { readFile } from 'node:fs/promises';
import { launch } from './harness/chromium.js';
import { openImport } from './harness/fixtures.js';
import { serveProgram } from './harness/program.js';

const [game, picture] = process.argv.slice(2);
const program = await serveProgram();
const browser = await launch();
try {
  const context = await browser.newContext({
    viewport: { width: 1240, height: 700 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    locale: 'en',
  });
  const page = await context.newPage();
  await page.goto(`${program.address}#games`);
  // The game as far as the draft of its ninth round, to be gone on with against the computer.
  const lines = (await readFile(game, 'utf8')).split('\n').filter((line) => !line.startsWith('[Result'));
  const last = lines.findIndex((line) => line.startsWith('9. '));
  const [number, roll, take, rest] = lines[last].split(' ');
  const text = [...lines.slice(0, last), [number, roll, take, rest].join(' '), ''].join('\n');
  await openImport(page);
  await page.locator('textarea').fill(text);
  await page.locator('.import .buttons button.primary').click();
  await page.locator('[aria-describedby="study-play-on"]').click();
  await page.locator('.hand').waitFor();
  const targets = page.locator('.mine .cell.target');
  await targets.nth(1).click();
  if ((await page.locator('.mine .cell.ghost').count()) < 2) {
    await targets.first().click();
  }
  const wild = page.locator('.wild-choice button');
  if ((await wild.count()) > 0) {
    await wild.first().click();
  }
  await page.locator('.preview:not(:empty)').waitFor();
  await page.screenshot({ path: picture });
} finally {
  await browser.close();
  await program.end();
}
