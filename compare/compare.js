// Blazon and boardgame.io under the same load, in one run. README.md says what is compared, and what is not.
//
// node compare.js [--blazon PROGRAM] [--tables 100] [--rate 2] [--seconds 20]

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { blazon, boardgame } from './contestants.js';
import { freePort } from './program.js';

const { values } = parseArgs({
  options: {
    blazon: { type: 'string', default: process.env.BLAZON ?? '../target/release/blazon' },
    tables: { type: 'string', default: '100' },
    rate: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '20' },
  },
});
const size = { tables: Number(values.tables), rate: Number(values.rate), seconds: Number(values.seconds) };

/** Whatever hangs is ended: making the tables and asking for them again take much less than this, in milliseconds. */
const LIMIT = (size.seconds * 10 + size.tables + 600) * 1000;
setTimeout(() => {
  console.error(`this takes more than ${LIMIT / 1000} s: given up`);
  process.exit(1);
}, LIMIT).unref();

const folder = mkdtempSync(join(tmpdir(), 'blazon-compare-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** How many tables both loads make in a second. */
const RAMP = 200;

/** How fast a server is, and how much memory and work a table costs it. */
async function measure(contestant) {
  const [place, port] = [mkdtempSync(join(folder, 'measure-')), await freePort()];
  const server = await contestant.start(place, port);
  const load = contestant.load(port, { ...size, server });
  const [figures, busy] = await Promise.all([load.json(), cores(server)]);
  await server.end('SIGTERM');
  return { ...figures, busy };
}

/** How many processors work for a server once all tables are made, as far as that goes as fast as it should. */
async function cores(server) {
  await sleep((size.tables / RAMP + 1) * 1000);
  const [since, before] = [performance.now(), server.busy()];
  await sleep((size.seconds - 1) * 1000);
  return ((server.busy() - before) * 1000) / (performance.now() - since);
}

/** What is lost when a server is killed in the middle: how much was confirmed, and how much of that is gone. */
async function kill(contestant) {
  const [place, port] = [mkdtempSync(join(folder, 'kill-')), await freePort()];
  const journal = join(place, 'journal.txt');
  const server = await contestant.start(place, port);
  // It would go on for twice as long.
  const load = contestant.load(port, { ...size, seconds: size.seconds * 2, journal, server });
  await contestant.plays(load, journal, size.tables);
  await sleep((size.seconds * 1000) / 2);
  await server.end('SIGKILL');
  await load.end('SIGKILL');
  const damaged = dropDamaged(join(place, 'matches'));
  const again = await contestant.start(place, port);
  const verdict = await contestant.verify(port, journal);
  await again.end('SIGTERM');
  return { ...verdict, damaged };
}

/** Removes files that were written in part, which would keep boardgame.io's storage from being read. Gives how many. */
function dropDamaged(files) {
  let damaged = 0;
  for (const name of list(files)) {
    try {
      JSON.parse(readFileSync(join(files, name), 'utf8'));
    } catch {
      rmSync(join(files, name));
      damaged += 1;
    }
  }
  return damaged;
}

function list(files) {
  try {
    return readdirSync(files);
  } catch {
    return [];
  }
}

const contestants = [blazon(resolve(values.blazon)), boardgame('memory'), boardgame('files')];
const rows = [];
for (const contestant of contestants) {
  console.error(`${contestant.name}: measuring`);
  const figures = await measure(contestant);
  console.error(`${contestant.name}: killing`);
  const { confirmed, lost, damaged } = await kill(contestant);
  rows.push([
    contestant.name,
    figures.events_per_second.toFixed(0),
    figures.p50_ms.toFixed(1),
    figures.p99_ms.toFixed(1),
    (figures.bytes_per_table / 1024).toFixed(0),
    figures.busy.toFixed(2),
    String(confirmed),
    damaged === 0 ? String(lost) : `${lost} (${damaged} files damaged)`,
  ]);
}

const head = ['server', 'events/s', 'p50 ms', 'p99 ms', 'KiB a table', 'cores busy', 'acknowledged before kill -9', 'lost'];
const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at].length)));
const line = (row) => `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(' | ')} |`;
console.log(`${size.tables} tables, ${2 * size.tables} sockets, ${size.tables * size.rate} events/s asked for, ${size.seconds} s, ${cpus().length} cores, Node ${process.version}`);
console.log(line(head));
console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
rows.forEach((row) => console.log(line(row)));
process.exit(0);
