// A real Firefox without a window, over WebDriver BiDi.

import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';

import { DrivenPage } from './driven.js';
import { Faults } from './faults.js';
import { SCREENS } from './visit.js';

const PROGRAM = process.env.FIREFOX || 'firefox-esr';

const PREFERENCES = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en',
  'ui.prefersReducedMotion': 1,
};

const EVENTS = ['log.entryAdded', 'network.fetchError', 'network.responseCompleted', 'script.message'];

/** Starts it with a new profile. Gives its version, its page, the faults of that, and how to close it. */
export async function launchFirefox() {
  const profile = await mkdtemp(join(tmpdir(), 'blazon-firefox-'));
  const preferences = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  await writeFile(join(profile, 'user.js'), preferences);
  const child = spawn(PROGRAM, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // It refuses a home that belongs to somebody else, and leaves nothing behind in this one.
    env: { ...process.env, HOME: profile },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  try {
    const session = await Session.connect(`${await listening(child)}/session`);
    const { capabilities } = await session.send('session.new', { capabilities: {} });
    const faults = new Faults();
    session.listen = (method, said) => note(faults, method, said);
    await session.send('session.subscribe', { events: EVENTS });
    await session.send('script.addPreloadScript', {
      functionDeclaration: `(tell) => addEventListener('securitypolicyviolation', (event) =>
        tell(event.violatedDirective + ' forbids ' + event.blockedURI + ' in ' + event.sourceFile))`,
      arguments: [{ type: 'channel', value: { channel: 'violations' } }],
    });
    const { contexts } = await session.send('browsingContext.getTree', {});
    const [{ context }] = contexts;
    await session.send('browsingContext.setViewport', { context, viewport: SCREENS.desktop.viewport });
    return {
      version: `Firefox ${capabilities.browserVersion}`,
      page: new DrivenPage(driver(session, context)),
      faults,
      close: async () => {
        session.end();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Where it says that it listens. */
function listening(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      said += chunk;
      const found = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said);
      if (found) {
        resolve(found[1]);
      }
    });
    child.once('error', (error) => reject(new Error(`${PROGRAM} does not start: FIREFOX=/path/to/it names another`, { cause: error })));
    child.once('exit', (code) => reject(new Error(`Firefox ended with code ${code}:\n${said}`)));
  });
}

function driver(session, context) {
  return {
    open: (url) => session.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: async (script) => {
      const functionDeclaration = `async () => { ${script} }`;
      const said = await session.send('script.callFunction', { functionDeclaration, target: { context }, awaitPromise: true });
      if (said.type === 'exception') {
        throw new Error(said.exceptionDetails.text);
      }
      return said.result.value;
    },
    perform: (actions) => session.send('input.performActions', { context, actions }),
  };
}

/** Adds what went wrong in the page. */
function note(faults, method, said) {
  if (method === 'log.entryAdded' && said.level === 'error') {
    const [frame] = said.stackTrace?.callFrames ?? [];
    faults.add(`${said.type === 'javascript' ? 'exception' : 'console'}: ${said.text}${frame ? ` (${frame.url}:${frame.lineNumber + 1})` : ''}`);
  } else if (method === 'network.fetchError' && said.errorText !== 'NS_BINDING_ABORTED') {
    faults.add(`request: ${said.request.method} ${said.request.url}: ${said.errorText}`);
  } else if (method === 'network.responseCompleted' && said.response.status >= 400) {
    faults.add(`response: ${said.response.status} ${said.response.url}`);
  } else if (method === 'script.message') {
    faults.add(`policy: ${said.data.value}`);
  }
}

/** What is said to Firefox and what it answers. */
class Session {
  #socket;
  #asked = new Map();
  #last = 0;

  /** Is told what happens: a method and its parameters. */
  listen = () => {};

  static async connect(address) {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return new Session(socket);
  }

  constructor(socket) {
    this.#socket = socket;
    socket.on('message', (text) => this.#hear(JSON.parse(text)));
    socket.on('close', () => {
      for (const { method, reject } of this.#asked.values()) {
        reject(new Error(`${method}: Firefox is gone`));
      }
    });
  }

  #hear({ type, id, method, params, result, message }) {
    if (type === 'event') {
      this.listen(method, params);
      return;
    }
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (type === 'success') {
      asked?.resolve(result);
    } else {
      asked?.reject(new Error(`${asked.method}: ${message}`));
    }
  }

  send(method, params) {
    return new Promise((resolve, reject) => {
      const id = (this.#last += 1);
      this.#asked.set(id, { method, resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  end() {
    this.#socket.terminate();
  }
}
