// The questions of `conformance/questions`, put to WASM in a browser.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { serveFiles } from './site.js';
import { visit } from './visit.js';

/** The folder in which `cargo xtask` leaves the module and the answers. */
export function questionsFolder() {
  if (!process.env.QUESTIONS) {
    throw new Error('QUESTIONS=/path/to/folder is missing: `cargo xtask test-browser` sets it');
  }
  return process.env.QUESTIONS;
}

/** The questions with their native answers. The separators are those of `conformance/questions/src/list.rs`. */
export async function nativeAnswers(folder) {
  const text = await readFile(join(folder, 'questions.txt'), 'utf8');
  return text.split('\u001e').map((pair) => {
    const [question, answer] = pair.split('\u001f');
    return { question, answer };
  });
}

/** Opens a page with the module of the folder. `act` is given `ask(question)`: the answer and its milliseconds. */
export async function withModule(browser, folder, act) {
  const page = '<!doctype html><html lang="en"><title>Questions</title><script type="module" src="/start.js"></script>';
  const start = `
    import load, { answer } from '/questions.js';
    await load({ module_or_path: '/questions_bg.wasm' });
    window.ask = (question) => {
      const start = performance.now();
      const said = answer(question);
      return { answer: said, milliseconds: performance.now() - start };
    };
  `;
  const site = await serveFiles({ folder, texts: { '/': page, '/start.js': start } });
  try {
    return await visit(browser, site.address, {}, async ({ page }) => {
      await page.waitForFunction(() => 'ask' in window);
      return act((question) => page.evaluate((question) => window.ask(question), question));
    });
  } finally {
    await site.end();
  }
}
