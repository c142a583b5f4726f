// Games to begin from: `browser/fixtures`, and the golden games of `conformance/games`.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

import { goTo } from './navigation.js';
import { eventually } from './patience.js';

const FOLDERS = { fixture: new URL('../fixtures/', import.meta.url), golden: new URL('../../conformance/games/', import.meta.url) };

/** A position of `browser/fixtures`, as the text of a record. */
export function fixture(name) {
  return readFile(new URL(`${name}.txt`, FOLDERS.fixture), 'utf8');
}

/** A whole game of `conformance/games`. */
export function golden(name) {
  return readFile(new URL(`${name}.txt`, FOLDERS.golden), 'utf8');
}

/** Opens the place where a game is read, unless it is open already. */
export function openImport(page) {
  return eventually(async () => {
    if ((await page.locator('.import[open]').count()) === 0) {
      await page.locator('.import summary').click();
    }
    assert.equal(await page.locator('.import[open] textarea').count(), 1);
  });
}

/** Reads a game into the page and looks at it. */
export async function read(page, text) {
  await goTo(page, 'games');
  await openImport(page);
  await page.locator('textarea').fill(text);
  await page.locator('.import .buttons button.primary').click();
}

/** Reads a game into the page and plays on from its end. */
export async function playOn(page, text) {
  await read(page, text);
  await page.locator('.study').waitFor();
  await page.locator('.study-use button.primary').click();
  await page.locator('.game').waitFor();
}
