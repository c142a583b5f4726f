// What a screen says to somebody who hears it, as files to compare with.

import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';

import { eventually } from './patience.js';

const FOLDER = new URL('../snapshots/', import.meta.url);

/**
 * Throws if the accessibility tree of the page is not that of the file. With UPDATE_SNAPSHOTS=1 the file is written
 * instead: look at the difference before it is committed.
 */
export async function assertSnapshot(page, name) {
  const file = new URL(`${name}.yml`, FOLDER);
  const look = async () => `${await page.locator('body').ariaSnapshot()}\n`;
  if (process.env.UPDATE_SNAPSHOTS) {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(file, await look());
    return;
  }
  const kept = await readFile(file, 'utf8');
  await eventually(async () => assert.equal(await look(), kept, `${name} has changed: UPDATE_SNAPSHOTS=1 writes it anew`));
}
