// What the program says about a game as text.

import { spawn } from 'node:child_process';

/** The hash of the position at the end of a record, or nothing if nothing has happened in it. */
export async function hash(text) {
  const events = (await blazon(['replay', '--json', '-'], text)).trim().split('\n').filter(Boolean);
  return events.length === 0 ? undefined : JSON.parse(events.at(-1)).after.hash;
}

/** The rolls of a record, in their order. */
export function rolls(text) {
  return [...text.matchAll(/[^\s"]+\/[^\s"]+\/[^\s"]+\/[^\s"]+/g)]
    .map(([roll]) => roll)
    .filter((roll) => /^([?dbDBsq][12]?\/){3}[?dbDBsq][12]?$/.test(roll));
}

function blazon(options, input) {
  if (!process.env.BLAZON) {
    throw new Error('BLAZON=/path/to/blazon is missing: `cargo xtask test-browser` sets it');
  }
  return new Promise((resolve, reject) => {
    const child = spawn(process.env.BLAZON, options, { stdio: ['pipe', 'pipe', 'pipe'] });
    let [said, wrong] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (chunk) => (said += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk) => (wrong += chunk));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(said) : reject(new Error(`code ${code}: ${wrong}\n${input}`))));
    child.stdin.end(input);
  });
}
