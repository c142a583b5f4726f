// How long a test waits. It waits for what a person would see, so on a busy machine it only takes longer.

import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

/** How many milliseconds something may take to come: less finds a fault sooner while one writes a test. */
export const PATIENCE = Number(process.env.PATIENCE ?? 60_000);

/** The same for what the engine works on for a while: the analysis of a whole game. */
export const LONG_PATIENCE = 10 * PATIENCE;

/** Asserts something again and again until it holds. Throws what was wrong the last time. */
export async function eventually(check) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof assert.AssertionError) || Date.now() > end) {
        throw error;
      }
    }
    await pause(50);
  }
}

/** Waits until there are so many of something. */
export function assertCount(locator, count, message) {
  return eventually(async () => assert.equal(await locator.count(), count, message));
}
