// Takes the pictures of the page that the README shows: a game in its ninth round with a drawing about to be confirmed, on a
// desktop and on a phone, and a game that was analysed.
//
//   BLAZON=/path/to/blazon node picture.js ../docs

import { join } from 'node:path';

import { launch } from './harness/chromium.js';
import { golden, playOn } from './harness/fixtures.js';
import { Game } from './harness/game.js';
import { serveProgram } from './harness/program.js';
import { SCREENS_OF_THE_PAGE } from './harness/screens.js';
import { SCREENS, visit } from './harness/visit.js';

const DESKTOP = { ...SCREENS.desktop, deviceScaleFactor: 1.5 };

const PICTURES = {
  page: { who: DESKTOP, show: draw },
  phone: { who: SCREENS.phone, show: draw },
  review: { who: DESKTOP, show: review },
};

const [folder] = process.argv.slice(2);
const program = await serveProgram();
const browser = await launch();
try {
  for (const [name, { who, show }] of Object.entries(PICTURES)) {
    await visit(browser, program.address, who, async ({ page }) => {
      await show(page);
      await page.screenshot({ path: join(folder, `${name}.png`) });
    });
    console.log(`${name}.png`);
  }
} finally {
  await browser.close();
  await program.end();
}

/** The game as far as the draft of its ninth round, played on until a drawing can be confirmed. */
async function draw(page) {
  const lines = (await golden('win-by-points')).split('\n').filter((line) => !line.startsWith('[Result'));
  const last = lines.findIndex((line) => line.startsWith('9. '));
  const draft = lines[last].split(' ').slice(0, 4).join(' ');
  await playOn(page, [...lines.slice(0, last), draft, ''].join('\n'));
  const game = new Game(page);
  await game.playUntil('draw');
  await game.sketch();
}

/** An analysed game from the top, with nothing in focus. */
async function review(page) {
  await SCREENS_OF_THE_PAGE['an analysed replay'](page);
  await page.evaluate(() => {
    document.activeElement?.blur();
    scrollTo(0, 0);
  });
}
