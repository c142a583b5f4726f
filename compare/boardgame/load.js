// A load for boardgame.io's server, made as `blazon load` makes one: tables with two sockets each, legal events at a steady
// rate, one game after the other, and for each event the time from sending it to the server's update that has it.
//
// node boardgame/load.js <address> <tables> <rate> <seconds> <process of the server> [journal]
//
// Prints figures as JSON. A journal gets a line for each confirmed event: match, number, text. Stopped by SIGTERM.

import { openSync, readFileSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { EVENTS, text } from './game.js';
import { make, Visitor } from './match.js';

/** How many tables are made in a second, as `blazon load` does. */
const RAMP = 200;

/** How many requests over HTTP are under way at a time, as there. */
const REQUESTS = 8;

const server = process.argv[2];
const [tables, rate, seconds, pid] = process.argv.slice(3, 7).map(Number);
const journal = process.argv[7] === undefined ? undefined : openSync(process.argv[7], 'w');

let playing = 0;
let measuring = false;
let over = false;
let games = 0;
const times = [];

process.on('SIGTERM', () => process.exit(0));

/** The memory that the server holds, in bytes. */
function memory() {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) * 1024;
}

/** Lets so many do something at a time. */
function limited(most) {
  let free = most;
  const queue = [];
  return async (work) => {
    if (free === 0) {
      await new Promise((resolve) => queue.push(resolve));
    } else {
      free -= 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) {
        free += 1;
      } else {
        next();
      }
    }
  };
}

const request = limited(REQUESTS);

/** Plays one game after the other at a table. */
async function pair() {
  const interval = 1000 / rate;
  let due = 0;
  let begun = false;
  while (!over) {
    const { matchID, credentials } = await request(() => make(server));
    const visitors = ['0', '1'].map((player, at) => new Visitor(server, matchID, player, credentials[at]));
    await Promise.all(visitors.map((visitor) => visitor.reached(0)));
    if (!begun) {
      begun = true;
      playing += 1;
      // Not all tables at once, but each at its own moment.
      due = performance.now() + Math.random() * interval;
    }
    // What could not be sent while the match was made is not made up for.
    due = Math.max(due, performance.now());
    for (let number = 0; number < EVENTS && !over; number += 1) {
      await sleep(Math.max(0, due - performance.now()));
      due += interval;
      await play(visitors, matchID, number);
    }
    games += 1;
    visitors.forEach((visitor) => visitor.close());
  }
}

async function play(visitors, matchID, number) {
  const [{ state }] = visitors;
  const player = Number(state.ctx.currentPlayer);
  const said = text(number);
  const next = state._stateID + 1;
  const sent = performance.now();
  visitors[player].play(said);
  await visitors[player].reached(next);
  if (measuring) {
    times.push(performance.now() - sent);
  }
  if (journal !== undefined) {
    writeSync(journal, `${matchID} ${number} ${said}\n`);
  }
  // The other one is asked only when they know.
  await visitors[1 - player].reached(next);
}

const before = memory();
const start = performance.now();
let made = 0;
const failed = [];
while (playing < tables && failed.length === 0) {
  while (made < Math.min(tables, ((performance.now() - start) * RAMP) / 1000)) {
    made += 1;
    pair().catch((error) => failed.push(error));
  }
  await sleep(10);
}
measuring = true;
const began = performance.now();
while (performance.now() - began < seconds * 1000 && failed.length === 0) {
  await sleep(10);
}
measuring = false;
if (failed.length > 0) {
  throw failed[0];
}
const measured = (performance.now() - began) / 1000;
times.sort((one, other) => one - other);
const quantile = (part) => times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? NaN;
const figures = {
  tables,
  seconds: measured,
  events: times.length,
  events_per_second: times.length / measured,
  p50_ms: quantile(0.5),
  p99_ms: quantile(0.99),
  p999_ms: quantile(0.999),
  bytes_per_table: (memory() - before) / tables,
  games,
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
process.exit(0);
