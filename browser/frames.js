// How evenly the page moves: plays with the processor slowed down four times, and says for each kind of moment how many
// frames took longer than 20 ms.
//
//   BLAZON=/path/to/blazon node frames.js 3

import { launch } from './harness/chromium.js';
import { fixture, playOn } from './harness/fixtures.js';
import { Game } from './harness/game.js';
import { serveProgram } from './harness/program.js';
import { visit } from './harness/visit.js';

const rounds = Number(process.argv[2] ?? 3);
const SLOWER = 4;
const LONG = 20;

/** In the page: notes every frame under the name of what moves in it. */
function watch() {
  window.frames = {};
  const kinds = {
    dice: '.tumbling .die',
    seal: '.moment.moving',
    end: '.end.counting',
    drawing: '.cell.fresh svg',
  };
  const moves = (selector) =>
    [...document.querySelectorAll(selector)].some((element) =>
      element.getAnimations({ subtree: true }).some((movement) => movement.playState === 'running'),
    );
  let before;
  const frame = (now) => {
    const [kind] = Object.entries(kinds).find(([, selector]) => moves(selector)) ?? ['nothing'];
    if (before && before.kind === kind) {
      (window.frames[kind] ??= []).push(now - before.now);
    }
    before = { now, kind };
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Plays on from a fixture, and gives the frames by kind. */
function frames(browser, address, act) {
  return visit(browser, undefined, { screen: 'phone', reducedMotion: 'no-preference' }, async ({ page, context }) => {
    await page.addInitScript(watch);
    await page.goto(address);
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await act(page, new Game(page));
    return page.evaluate(() => window.frames);
  });
}

const seen = {};
const add = (more) => {
  for (const [kind, times] of Object.entries(more)) {
    (seen[kind] ??= []).push(...times);
  }
};

const program = await serveProgram();
const browser = await launch();
try {
  for (let round = 0; round < rounds; round += 1) {
    add(
      await frames(browser, program.address, async (page, game) => {
        await playOn(page, await fixture('seals'));
        await game.stage();
        await game.draw();
        await page.locator('.moment.lost').waitFor();
        await page.locator('.moment').waitFor({ state: 'detached' });
        // The other one has rolled by now, or rolls.
        await game.stage();
      }),
    );
    add(
      await frames(browser, program.address, async (page, game) => {
        await playOn(page, await fixture('late'));
        await game.playToEnd();
        await page.locator('.end:not(.counting)').waitFor();
      }),
    );
  }
  console.log(`Chromium ${browser.version()}, a phone, the processor ${SLOWER} times slower; ${rounds} rounds\n`);
  console.log('what moves'.padEnd(12), 'frames'.padStart(8), `over ${LONG} ms`.padStart(12), 'longest'.padStart(10));
  for (const [kind, times] of Object.entries(seen)) {
    const long = times.filter((time) => time > LONG).length;
    console.log(
      kind.padEnd(12),
      String(times.length).padStart(8),
      `${((100 * long) / times.length).toFixed(1)} %`.padStart(12),
      `${Math.max(...times).toFixed(0)} ms`.padStart(10),
    );
  }
} finally {
  await browser.close();
  await program.end();
}
