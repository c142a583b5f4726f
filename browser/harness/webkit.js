// A real WebKit: the MiniBrowser of WebKitGTK on a screen that nobody sees, over WebDriver.

import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { DrivenPage } from './driven.js';
import { Faults } from './faults.js';
import { PATIENCE } from './patience.js';
import { SCREENS } from './visit.js';
import { watched } from './watched.js';

/** Starts it with a new profile. Gives its version, its page, the faults of that, and how to close it. */
export async function launchWebKit() {
  const home = await mkdtemp(join(tmpdir(), 'blazon-webkit-'));
  const children = [];
  const start = (program, options, settings) => {
    const child = spawn(program, options, settings);
    const ended = new Promise((resolve) => child.once('close', resolve));
    const failed = new Promise((_, reject) => {
      child.once('error', (error) => reject(new Error(`${program} does not start`, { cause: error })));
      child.once('exit', (code) => reject(new Error(`${program} ended with code ${code}`)));
    });
    failed.catch(() => {});
    children.push({ child, ended });
    return { child, failed };
  };
  const close = async () => {
    for (const { child, ended } of children.reverse()) {
      child.kill('SIGTERM');
      await ended;
    }
    await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  try {
    await quieten(home);
    const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const display = `:${await Promise.race([firstLine(screen.child.stdio[3]), screen.failed])}`;
    const port = await freePort();
    const env = { ...process.env, HOME: home, DISPLAY: display, LANGUAGE: 'en', GDK_BACKEND: 'x11' };
    const driver = start('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], { stdio: 'ignore', env });
    const faults = new Faults();
    const { session, capabilities } = await Promise.race([Session.begin(`http://127.0.0.1:${port}`, faults), driver.failed]);
    const page = new DrivenPage(session);
    await session.resize(page, SCREENS.desktop.viewport);
    return {
      version: `WebKitGTK ${capabilities.browserVersion}`,
      page,
      faults,
      close: async () => {
        await session.end().finally(close);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Settings of a new profile: nothing moves. */
async function quieten(home) {
  const settings = join(home, '.config', 'gtk-3.0');
  await mkdir(settings, { recursive: true });
  await writeFile(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
}

function firstLine(stream) {
  return new Promise((resolve) => {
    let said = '';
    stream.setEncoding('utf8').on('data', (chunk) => {
      said += chunk;
      if (said.includes('\n')) {
        resolve(said.trim());
      }
    });
  });
}

async function freePort() {
  const server = createServer();
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address();
  await new Promise((ended) => server.close(ended));
  return port;
}

/** What is said to WebKit and what it answers. */
class Session {
  #address;
  #faults;
  #sites = [];

  static async begin(address, faults) {
    for (const end = Date.now() + PATIENCE; ; ) {
      try {
        const begun = await send('POST', `${address}/session`, { capabilities: {} });
        return { session: new Session(`${address}/session/${begun.sessionId}`, faults), capabilities: begun.capabilities };
      } catch (error) {
        // The driver does not say when it has come to listen.
        if (error.cause?.code !== 'ECONNREFUSED' || Date.now() > end) {
          throw error;
        }
      }
      await pause(50);
    }
  }

  constructor(address, faults) {
    this.#address = address;
    this.#faults = faults;
  }

  /** Opens an address, by way of a site that tells what goes wrong there: WebKit tells its driver nothing of it. */
  async open(address) {
    const site = await watched(address, this.#faults);
    this.#sites.push(site);
    const { pathname, search, hash } = new URL(address);
    await send('POST', `${this.#address}/url`, { url: new URL(`${pathname}${search}${hash}`, site.address).href });
  }

  async run(script) {
    const told = `const [tell] = arguments; (async () => { ${script} })().then((made) => tell({ made }), (error) => tell({ error: String(error) }))`;
    const { made, error } = await send('POST', `${this.#address}/execute/async`, { script: told, args: [] });
    if (error) {
      throw new Error(error);
    }
    return made;
  }

  perform(actions) {
    return send('POST', `${this.#address}/actions`, { actions });
  }

  /** Makes the window so large that the page in it has this size. */
  async resize(page, { width, height }) {
    const outside = (size) => send('POST', `${this.#address}/window/rect`, { x: 0, y: 0, ...size });
    await outside({ width, height });
    const inside = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    await outside({ width: 2 * width - inside.width, height: 2 * height - inside.height });
  }

  async end() {
    await send('DELETE', this.#address);
    await Promise.all(this.#sites.map((site) => site.end()));
  }
}

async function send(method, address, body) {
  const response = await fetch(address, { method, body: body && JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  const { value } = await response.json();
  if (!response.ok) {
    throw new Error(`${method} ${new URL(address).pathname}: ${value.error}: ${value.message}`);
  }
  return value;
}
