// The browser: a real Chromium without a window, which talks to nobody but the page.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

import { LONG_PATIENCE } from './patience.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts it, with more flags if need be. Every visit has a profile of its own, so one browser serves a whole file of tests. */
export function launch(...more) {
  return chromium.launch({ executablePath: program(), headless: true, args: [...FLAGS, ...more], timeout: LONG_PATIENCE });
}

function program() {
  if (process.env.CHROMIUM) {
    return process.env.CHROMIUM;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  if (!found) {
    throw new Error('there is no Chromium on the path: name one with CHROMIUM=/path/to/it');
  }
  return found;
}
