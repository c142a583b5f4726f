// The program itself, serving its page and its tables.

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Tests make tables faster than people do. */
const LIMITS = ['--tables-per-minute', '100000', '--requests-per-minute', '100000', '--sockets-per-address', '1000'];

/**
 * Starts the program that the variable BLAZON names, on a port that is free and with a database of its own unless the options
 * name one, or uses the one that runs at ADDRESS. Gives its address, how to end it, and how to kill it and start it again.
 */
export async function serveProgram(...options) {
  if (process.env.ADDRESS) {
    return { address: process.env.ADDRESS, end: async () => {} };
  }
  const program = new Program(await mkdtemp(join(tmpdir(), 'blazon-')), options);
  try {
    await program.start('127.0.0.1:0');
  } catch (error) {
    await program.end();
    throw error;
  }
  return program;
}

class Program {
  #folder;
  #options;
  #child;
  #ended = Promise.resolve();

  constructor(folder, options) {
    this.#folder = folder;
    this.#options = options;
  }

  /** Starts it at an address. */
  async start(at) {
    const program = process.env.BLAZON;
    if (!program) {
      throw new Error('BLAZON=/path/to/blazon is missing: `cargo xtask test-browser` sets it');
    }
    const database = this.#options.includes('--database') ? [] : ['--database', join(this.#folder, 'blazon.db')];
    const child = spawn(program, ['serve', '--address', at, '--no-browser', ...database, ...LIMITS, ...this.#options], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    this.#child = child;
    this.#ended = new Promise((resolve) => child.once('close', resolve));
    this.address = await new Promise((resolve, reject) => {
      let said = '';
      const listen = (chunk) => {
        said += chunk;
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
        if (found) {
          resolve(`${found[0]}/`);
        }
      };
      child.stdout.setEncoding('utf8').on('data', listen);
      child.stderr.setEncoding('utf8').on('data', listen);
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`blazon serve ended with code ${code}:\n${said}`)));
    });
  }

  /** Ends it as a power cut does. */
  async kill() {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  /** Starts it again where it was, with what it has kept. */
  restart() {
    return this.start(new URL(this.address).host);
  }

  /** Ends it, and forgets what it has kept. */
  async end() {
    this.#child?.kill('SIGTERM');
    await this.#ended;
    await rm(this.#folder, { recursive: true, force: true });
  }
}
