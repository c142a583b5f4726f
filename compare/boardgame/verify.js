// Whether boardgame.io's server still has what it confirmed: node boardgame/verify.js <address> <journal>.
//
// Prints how many events were confirmed and how many of them are not there.

import { readFileSync } from 'node:fs';

import { Visitor } from './match.js';

/** How many matches are asked for at a time. */
const AT_ONCE = 32;

/** How long a server may take for one match, in milliseconds. What it cannot give then is lost. */
const PATIENCE = 30_000;

const [server, path] = process.argv.slice(2);
const matches = new Map();
let confirmed = 0;
// A last line that is cut off was not finished.
for (const line of readFileSync(path, 'utf8').split('\n').slice(0, -1)) {
  const [matchID, number, text] = line.split(' ');
  matches.set(matchID, [...(matches.get(matchID) ?? []), [Number(number), text]]);
  confirmed += 1;
}

let lost = 0;
const left = [...matches];
async function ask() {
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [matchID, events] = next;
    const visitor = new Visitor(server, matchID, null, undefined);
    const silence = new Promise((resolve) => setTimeout(resolve, PATIENCE).unref());
    const state = await Promise.race([visitor.reached(0), silence]);
    const log = state?.G.log ?? [];
    lost += events.filter(([number, text]) => log[number] !== text).length;
    visitor.close();
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, ask));
process.stdout.write(`${JSON.stringify({ confirmed, lost })}\n`);
process.exit(0);
