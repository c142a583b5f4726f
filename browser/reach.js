// How fast the page is and how much of it is sent: `cargo xtask reach` builds the program and calls this with how many
// times to look. Whoever wants less names it: `visits`, `phone`, `games` or `decisions`.
//
//   BLAZON=/path/to/blazon node reach.js 5 phone

import { connect, createServer } from 'node:net';

import { launch } from './harness/chromium.js';
import { fixture, playOn } from './harness/fixtures.js';
import { Game } from './harness/game.js';
import { LONG_PATIENCE } from './harness/patience.js';
import { serveProgram } from './harness/program.js';
import { visit } from './harness/visit.js';

const rounds = Number(process.argv[2] ?? 5);
const wanted = process.argv.length > 3 ? process.argv.slice(3) : ['visits', 'phone', 'games', 'decisions'];
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const row = (what, ...cells) => console.log(what.padEnd(58), ...cells.map((cell) => String(cell).padStart(14)));
const all = (numbers) => `${median(numbers).toFixed(0)} ms`;
const worst = (numbers) => `${Math.max(...numbers).toFixed(0)} ms`;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** Hands everything on to the program, and counts what it sends. */
async function counted(address) {
  const { hostname, port } = new URL(address);
  const counter = { sent: 0 };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    far.on('data', (chunk) => (counter.sent += chunk.length));
    far.pipe(near).pipe(far);
    far.on('error', () => near.destroy());
    near.on('error', () => far.destroy());
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return Object.assign(counter, { address: `http://127.0.0.1:${server.address().port}/`, end: () => server.close() });
}

/** A phone on a slow network, as the browser imitates it: what developers' tools call "slow 4G", and a quarter of the speed. */
const PHONE = {
  network: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  slowdown: 4,
};

/** Before anything else runs in the page: notes when Play can be pressed, long tasks, and how long decisions take. */
function watch() {
  window.seen = { playable: undefined, tasks: [], decisions: [] };
  const look = () => {
    if (document.querySelector('main :is(button.big, button.primary):enabled')) {
      window.seen.playable = performance.now();
      observer.disconnect();
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    window.seen.tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })));
  }).observe({ type: 'longtask', buffered: true });
  const asked = new Map();
  window.Worker = class extends Worker {
    constructor(...options) {
      super(...options);
      this.addEventListener('message', ({ data }) => {
        const { decided } = JSON.parse(data);
        if (decided && asked.has(decided.id)) {
          window.seen.decisions.push({ ...asked.get(decided.id), end: performance.now() });
        }
      });
    }

    postMessage(data, ...rest) {
      const { decide } = JSON.parse(data);
      if (decide) {
        asked.set(decide.id, { player: decide.player, start: performance.now() });
      }
      super.postMessage(data, ...rest);
    }
  };
}

/** What the page has noted. */
const seen = (page) => page.evaluate(() => window.seen);

/** A first visit, from a profile that has never been here. */
async function firstVisit(browser, address) {
  const proxy = await counted(address);
  try {
    return await visit(browser, undefined, {}, async ({ page }) => {
      await page.addInitScript(watch);
      const files = [];
      page.on('requestfinished', async (request) => {
        const { responseBodySize } = await request.sizes().catch(() => ({ responseBodySize: 0 }));
        files.push([new URL(request.url()).pathname, responseBodySize]);
      });
      await page.goto(proxy.address);
      await page.waitForFunction(() => window.seen.playable !== undefined);
      const paint = await firstPaint(page);
      const { playable } = await seen(page);
      // The engine is fetched by now or soon, and everything that is kept for later with it.
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      return { paint, playable, files, sent: proxy.sent };
    });
  } finally {
    proxy.end();
  }
}

/** A first visit on a phone: until something is seen, until Play can be pressed, and until a game is there if it is. */
async function phoneVisit(browser, address) {
  return visit(browser, undefined, { screen: 'phone', serviceWorkers: 'block' }, async ({ page, context }) => {
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', PHONE.network);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
    await page.addInitScript(watch);
    await page.addInitScript(press);
    await page.goto(address);
    await page.waitForFunction(() => window.seen.started !== undefined, undefined, { polling: 500 });
    const { playable, started } = await seen(page);
    return { paint: await firstPaint(page), playable, started };
  });
}

/** Presses Play as soon as it is there, and notes when a game is. */
function press() {
  const observer = new MutationObserver(() => {
    if (document.querySelector('.game')) {
      window.seen.started = performance.now();
      observer.disconnect();
    } else {
      document.querySelector('main :is(button.big, button.primary):enabled')?.click();
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

const firstPaint = (page) =>
  page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.getEntriesByType('paint')[0].startTime,
  );

/** A whole game against a level: how long the page was busy at a time. */
async function wholeGame(browser, address, level) {
  return visit(browser, undefined, {}, async ({ page }) => {
    await page.addInitScript(watch);
    await page.goto(address);
    const game = new Game(page);
    await game.start({ level });
    const start = await page.evaluate(() => performance.now());
    while ((await game.stage()) !== 'over') {
      await game.step();
    }
    const { tasks } = await seen(page);
    return tasks.filter(({ startTime }) => startTime >= start).map(({ duration }) => duration);
  });
}

/** The computer's decisions at a level: how long they take, and how long the page was busy meanwhile. */
async function decisions(browser, address, level) {
  return visit(browser, undefined, {}, async ({ page }) => {
    await page.addInitScript(watch);
    await page.goto(address);
    const game = new Game(page);
    await game.start({ level });
    for (let steps = 0; steps < 6 * rounds && (await game.stage()) !== 'over'; steps += 1) {
      await game.step();
    }
    return told(await seen(page));
  });
}

/** The strongest player's decisions: a hint asks it. */
async function hints(browser, address) {
  return visit(browser, undefined, {}, async ({ page }) => {
    await page.addInitScript(watch);
    await page.goto(address);
    for (const name of ['take', 'draw', 'wild']) {
      await playOn(page, await fixture(name));
      await new Game(page).stage();
      await page.locator('.always button').nth(1).click();
      await page.locator('.hint .buttons').waitFor({ timeout: LONG_PATIENCE });
    }
    const { decisions, tasks } = await seen(page);
    return told({ decisions: decisions.filter(({ player }) => player === 'best'), tasks });
  });
}

function told({ decisions, tasks }) {
  const during = ({ start, end }) =>
    tasks.filter(({ startTime, duration }) => startTime < end && startTime + duration > start).map((task) => task.duration);
  return {
    times: decisions.map(({ start, end }) => end - start),
    busy: [0, ...decisions.flatMap(during)],
  };
}

/** Rows of the times of several visits. */
function timesOf(visits, steps) {
  row('', 'median', 'slowest');
  for (const [what, name] of steps) {
    const times = visits.map((one) => one[name]);
    row(what, all(times), worst(times));
  }
}

/** What is measured, by name. */
const MEASUREMENTS = {
  async visits(browser, address) {
    const visits = await several(() => firstVisit(browser, address));
    timesOf(visits, [
      ['first paint', 'paint'],
      ['to a Play button that works', 'playable'],
    ]);
    const [{ files, sent }] = visits;
    // What the browser had already is not sent again.
    for (const [path, size] of files.filter(([, size]) => size > 0).toSorted(([, one], [, other]) => other - one)) {
      row(path, kilobytes(size));
    }
    row('everything that was sent, headers and what is kept for offline', kilobytes(sent));
  },

  async phone(browser, address) {
    console.log('a slow phone: 1.6 Mbit/s, 150 ms, a quarter of the speed');
    timesOf(await several(() => phoneVisit(browser, address)), [
      ['first paint', 'paint'],
      ['to a Play button that works', 'playable'],
      ['to a game, if it is pressed at once', 'started'],
    ]);
  },

  async games(browser, address) {
    for (const level of [1, 5]) {
      const tasks = await wholeGame(browser, address, level);
      row(`longest task in a game against level ${level}, ${tasks.length} of 50 ms or more`, worst([0, ...tasks]));
    }
  },

  async decisions(browser, address) {
    row('', 'median', 'slowest');
    const told = ({ times, busy }, what) => {
      row(`a decision of ${what}, ${times.length} of them`, all(times), worst(times));
      row('    longest task of the page meanwhile', '', worst(busy));
    };
    told(await decisions(browser, address, 4), 'level 4');
    told(await decisions(browser, address, 5), 'level 5');
    told(await hints(browser, address), 'the strongest player');
  },
};

async function several(once) {
  const made = [];
  for (let round = 0; round < rounds; round += 1) {
    made.push(await once());
  }
  return made;
}

const program = await serveProgram();
const browser = await launch();
try {
  console.log(`Chromium ${browser.version()}, ${rounds} first visits on loopback; a task of 0 ms: none took 50 ms or more`);
  for (const name of wanted) {
    console.log();
    await MEASUREMENTS[name](browser, program.address);
  }
} finally {
  await browser.close();
  await program.end();
}
