// The same decisions natively and as WASM in Chromium, in turn: `cargo xtask wasm-speed` builds both and calls this with
// the native program, the folder of the module, the number of rounds, and `player=decisions=file` for each player.

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

import { launch } from './harness/chromium.js';
import { withModule } from './harness/questions.js';

const [program, folder, rounds, ...players] = process.argv.slice(2);

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const row = (...cells) =>
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(9) : cell.padStart(14))).join(' '));

row('player', 'decisions', 'native ms', 'WASM ms', 'WASM/native', 'first WASM');
const browser = await launch();
try {
  for (const text of players) {
    const [player, decisions, file] = text.split('=');
    const question = await readFile(file, 'utf8');
    const times = { native: [], wasm: [] };
    const first = await withModule(browser, folder, async (ask) => {
      // What the very first decision of a page takes, before the browser has made its code fast.
      const { milliseconds } = await ask(question.split('\n').slice(0, 2).join('\n'));
      await ask(question);
      for (let round = 0; round < Number(rounds); round += 1) {
        const { stdout } = await promisify(execFile)(program, [file]);
        times.native.push(Number(stdout) / decisions);
        times.wasm.push((await ask(question)).milliseconds / decisions);
      }
      return milliseconds;
    });
    const [native, wasm] = [median(times.native), median(times.wasm)];
    row(player, decisions, native.toFixed(3), wasm.toFixed(3), (wasm / native).toFixed(2), `${first.toFixed(0)} ms`);
  }
  console.log(`medians of ${rounds} rounds; Chromium ${browser.version()}`);
} finally {
  await browser.close();
}
