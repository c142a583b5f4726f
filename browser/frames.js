// How evenly the page moves: plays with the processor slowed down four times, and asks the browser what became of each frame
// in which something moved.
//
//   BLAZON=/path/to/blazon node frames.js 3

import { launch } from './harness/chromium.js';
import { fixture, playOn } from './harness/fixtures.js';
import { Game } from './harness/game.js';
import { serveProgram } from './harness/program.js';
import { visit } from './harness/visit.js';

const rounds = Number(process.argv[2] ?? 3);
const SLOWER = 4;

/** What is played, and from where. */
const MOMENTS = {
  'a drawing, two seals, dice': [
    'seals',
    async (page, game) => {
      await game.draw();
      await page.locator('.moment.lost').waitFor();
      await page.locator('.moment').waitFor({ state: 'detached' });
      // The other one has rolled by now, or rolls.
      await game.stage();
    },
  ],
  'the last rounds and the end': [
    'late',
    async (page, game) => {
      await game.playToEnd();
      await page.locator('.end:not(.counting)').waitFor();
    },
  ],
};

/** What the browser says of every frame while something is played. */
function frames(browser, address, [from, play]) {
  return visit(browser, undefined, { screen: 'phone', reducedMotion: 'no-preference' }, async ({ page, context }) => {
    await page.goto(address);
    await playOn(page, await fixture(from));
    const game = new Game(page);
    await game.stage();
    const processor = await context.newCDPSession(page);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const tracing = await browser.newBrowserCDPSession();
    const events = [];
    tracing.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    const traceConfig = { includedCategories: ['cc', 'benchmark'] };
    await tracing.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
    await play(page, game);
    const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
    await tracing.send('Tracing.end');
    await complete;
    return events.filter(({ name }) => name === 'PipelineReporter').flatMap(({ args }) => args.frame_reporter ?? []);
  });
}

const program = await serveProgram();
const browser = await launch();
try {
  console.log(`Chromium ${browser.version()}, a phone, the processor ${SLOWER} times slower; ${rounds} rounds\n`);
  const row = (what, ...cells) => console.log(what.padEnd(28), ...cells.map((cell) => String(cell).padStart(16)));
  row('while one plays', 'frames', 'not shown', 'shown in part');
  for (const [name, moment] of Object.entries(MOMENTS)) {
    const seen = [];
    for (let round = 0; round < rounds; round += 1) {
      seen.push(...(await frames(browser, program.address, moment)));
    }
    const moving = seen.filter(
      ({ state, has_main_animation: main, has_compositor_animation: compositor }) =>
        (main || compositor) && state !== 'STATE_NO_UPDATE_DESIRED',
    );
    const share = (count) => `${count} (${((100 * count) / moving.length).toFixed(1)} %)`;
    const dropped = moving.filter(({ state }) => state === 'STATE_DROPPED').length;
    const late = moving.filter(
      ({ state, affects_smoothness: matters }) => state === 'STATE_PRESENTED_PARTIAL' && matters,
    ).length;
    row(name, moving.length, share(dropped), share(late));
  }
} finally {
  await browser.close();
  await program.end();
}
