// The servers that are compared: how each is started, loaded, and asked for what it has confirmed.

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Program } from './program.js';

/** Everybody comes from one address, and does more than people do. */
const LIMITS = [
  ['--connections', 100_000],
  ['--sockets-per-address', 100_000],
  ['--tables-per-minute', 1_000_000],
  ['--requests-per-minute', 1_000_000],
  ['--messages', 1_000_000],
].flat();

/** Blazon with its database in a file, as it is by default. */
export function blazon(program) {
  return {
    name: 'Blazon, SQLite',
    async start(folder, port) {
      const place = ['--address', `127.0.0.1:${port}`, '--database', join(folder, 'tables.db')];
      const server = new Program(program, ['serve', '--no-browser', ...place, ...LIMITS.map(String)]);
      await server.answers(`http://127.0.0.1:${port}/health`);
      return server;
    },
    load(port, { tables, rate, seconds, journal, server }) {
      const size = ['--tables', tables, '--rate', rate, '--seconds', seconds, '--pid', server.child.pid];
      const noted = journal === undefined ? [] : ['--journal', journal];
      return new Program(program, ['load', '--address', `127.0.0.1:${port}`, '--json', ...size.map(String), ...noted]);
    },
    plays: (load, journal, tables) => hasTables(load, journal, tables),
    async verify(port, journal) {
      const confirmed = lines(journal).length - 1;
      const check = new Program(program, ['load', '--verify', journal, '--lang', 'en']);
      const code = await check.ended;
      if (code !== 0 && code !== 1) {
        throw new Error(`${check.out}\n${check.err}`);
      }
      // A line for each that is missing, and one that says how many.
      return { confirmed, lost: check.out.trim().split('\n').length - 1 };
    },
  };
}

/** boardgame.io with its storage in memory or in files. */
export function boardgame(storage) {
  return {
    name: storage === 'files' ? 'boardgame.io, FlatFile' : 'boardgame.io, in memory',
    async start(folder, port) {
      const files = join(folder, 'matches');
      mkdirSync(files, { recursive: true });
      const kept = storage === 'files' ? [files] : [];
      const server = new Program('node', ['boardgame/server.js', String(port), ...kept]);
      await server.answers(`http://127.0.0.1:${port}/games`);
      return server;
    },
    load(port, { tables, rate, seconds, journal, server }) {
      const size = [tables, rate, seconds, server.child.pid].map(String);
      const noted = journal === undefined ? [] : [journal];
      return new Program('node', ['boardgame/load.js', `http://127.0.0.1:${port}`, ...size, ...noted]);
    },
    plays: (load, journal, tables) => hasTables(load, journal, tables),
    verify: (port, journal) => new Program('node', ['boardgame/verify.js', `http://127.0.0.1:${port}`, journal]).json(),
  };
}

/** Waits until something was confirmed at each table: a journal begins its lines with their names. */
async function hasTables(load, journal, tables) {
  const names = () => new Set(lines(journal).filter((line) => !line.startsWith('blazon journal')).map((line) => line.split(' ')[0]));
  while (names().size < tables) {
    load.assertRunning();
    await sleep(100);
  }
}

/** The lines of a file that were finished; none if there is no such file yet. */
function lines(path) {
  try {
    return readFileSync(path, 'utf8').split('\n').slice(0, -1);
  } catch {
    return [];
  }
}
