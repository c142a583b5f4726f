// An engine that cannot be started: that is said, and one can try again.

import { describe, test } from 'node:test';

import { Game } from '../../harness/game.js';
import { closeDialog, openSetUp } from '../../harness/navigation.js';
import { playground } from '../../harness/playground.js';

describe('an engine that cannot be started', () => {
  const ground = playground();

  const parts = { script: /\/worker-/, glue: /\/engine-.*\.js$/, module: /\/engine-.*\.wasm$/ };

  for (const [part, file] of Object.entries(parts)) {
    test(`is told of and asked again: its ${part} does not come`, () =>
      ground.visitor({ serviceWorkers: 'block' }, async ({ page, context, faults }) => {
        faults.expect(file);
        let down = true;
        await context.route(file, (route) => (down ? route.fulfill({ status: 404, body: '' }) : route.continue()));
        await page.goto(ground.address);
        await openSetUp(page);
        await page.locator('input[name=starts]').nth(1).check();
        await closeDialog(page);
        const game = new Game(page);
        await game.start();
        const again = page.getByRole('button', { name: 'Try again' });
        await again.waitFor();
        await page.locator('.notice').getByText('computer').waitFor();
        down = false;
        await again.click();
        await game.playUntil('draw');
      }));
  }
});
