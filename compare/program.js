// Programs that are started, watched and ended. None is left behind.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a server may take to answer at first, in milliseconds. */
const PATIENCE = 120_000;

const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => process.exit(1));
}

/** A program that runs. */
export class Program {
  constructor(command, args) {
    this.command = [command, ...args].join(' ');
    this.out = '';
    this.err = '';
    this.child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: import.meta.dirname });
    running.add(this.child);
    this.child.stdout.on('data', (data) => { this.out += data; });
    this.child.stderr.on('data', (data) => { this.err = (this.err + data).slice(-20_000); });
    this.ended = new Promise((resolve, reject) => {
      this.child.on('error', reject);
      this.child.on('close', (code) => {
        running.delete(this.child);
        resolve(code);
      });
    });
    // Whoever waits for it hears of it.
    this.ended.catch(() => {});
  }

  /** Waits for its end, and gives the JSON that it has printed. */
  async json() {
    const code = await this.ended;
    try {
      return JSON.parse(this.out.trim().split('\n').at(-1));
    } catch {
      throw new Error(`${this.command} ended with ${code}:\n${this.out}\n${this.err}`);
    }
  }

  /** Throws if it has ended. */
  assertRunning() {
    if (!running.has(this.child)) {
      throw new Error(`${this.command} has ended:\n${this.out}\n${this.err}`);
    }
  }

  /** Waits until it answers at an address. */
  async answers(url) {
    const start = Date.now();
    for (;;) {
      try {
        await fetch(url);
        return;
      } catch (error) {
        if (!running.has(this.child) || Date.now() - start > PATIENCE) {
          throw new Error(`${this.command} does not answer:\n${this.err}`, { cause: error });
        }
      }
      await sleep(50);
    }
  }

  /** Ends it, and waits until it has. */
  async end(signal) {
    this.child.kill(signal);
    await this.ended.catch(() => {});
  }

  /** The seconds that a processor has worked for it. */
  busy() {
    const stat = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8');
    const [user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ').slice(11, 13);
    // A hundred ticks a second, on every Linux there is.
    return (Number(user) + Number(system)) / 100;
  }
}

/** A port that nobody has at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
