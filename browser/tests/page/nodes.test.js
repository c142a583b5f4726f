// Two people far apart, each at another node of one PostgreSQL.

import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';

import { launch } from '../../harness/chromium.js';
import { FarGame, playOn } from '../../harness/far.js';
import { finger } from '../../harness/game.js';
import { allowLost, openLine } from '../../harness/line.js';
import { goTo } from '../../harness/navigation.js';
import { eventually } from '../../harness/patience.js';
import { serveProgram } from '../../harness/program.js';
import { visit } from '../../harness/visit.js';

describe('two people at two nodes', () => {
  let browser;
  const nodes = [];
  const lines = [];

  before(async () => {
    const database = process.env.POSTGRES;
    assert.ok(database, 'POSTGRES=postgres://… is missing: `cargo xtask test-browser` sets it');
    browser = await launch();
    for (let node = 0; node < 2; node += 1) {
      nodes.push(await serveProgram('--database', database));
      // What a load balancer is to a browser: the address stays, and leads to a node that is there.
      lines.push(await openLine(nodes[node].address));
    }
  });

  beforeEach(() => lines.forEach((line, node) => line.leadTo(nodes[node].address)));

  after(async () => {
    await browser?.close();
    await Promise.all([...lines, ...nodes].map((one) => one.end()));
  });

  /** Two people with a browser each, the second on a phone. Lines that break are no fault of the page. */
  const meet = (act) =>
    visit(browser, lines[0].address, {}, (one) =>
      visit(browser, lines[1].address, { screen: 'phone' }, (other) => {
        allowLost(one.faults, other.faults);
        return act(new FarGame(one.page), new FarGame(other.page, finger));
      }),
    );

  /** The address of an invitation as the other one's line leads to it. */
  const there = (address) => address.replace(lines[0].address, lines[1].address);

  test('play a whole game, and the node of one of them is killed twice', () =>
    meet(async (ann, bo) => {
      await bo.join(there(await ann.invite()));
      await ann.page.locator('.game').waitFor();
      await ann.page.locator('.theirs .presence.here').waitFor();
      await playOn([ann, bo], 8);
      for (let kill = 0; kill < 2; kill += 1) {
        const [dead, alive] = kill === 0 ? [1, 0] : [0, 1];
        await nodes[dead].kill();
        lines[1].leadTo(nodes[alive].address);
        await playOn([ann, bo], 4);
        await nodes[dead].restart();
        if (kill === 0) {
          // Both are at the first node now: the second is there again for when the first one dies.
          lines[0].leadTo(nodes[1].address);
        }
        await playOn([ann, bo], 4);
      }
      await playOn([ann, bo]);
      for (const { page } of [ann, bo]) {
        await page.locator('.dice-sign:not(.unfair)').waitFor();
      }
      const [mine, theirs] = [await ann.kept(), await bo.kept()];
      assert.equal(mine.length, 1);
      assert.deepEqual(mine, theirs);
    }));

  test('find each other in the list of open tables, see each other, and hear short words', () =>
    meet(async (ann, bo) => {
      await ann.invite({ name: 'Ann at one node', anybody: true });
      const table = bo.page.locator('.open-tables li').filter({ hasText: 'Ann at one node' });
      await eventually(async () => {
        await goTo(bo.page, 'home');
        await bo.page.locator('.friend-way').tap();
        await bo.page.locator('.open-tables :is(li, p)').first().waitFor();
        assert.equal(await table.count(), 1);
      });
      await table.getByRole('button').tap();
      await ann.page.locator('.theirs .presence.here').waitFor();
      await ann.press('.react-button');
      await ann.page.locator('.reactions').getByRole('button', { name: 'Nice one!' }).click();
      await bo.page.locator('.word').getByText('Ann at one node: Nice one!').waitFor();
      // Who has gone is gone at every node.
      lines[1].cut();
      await ann.page.locator('.theirs .presence:not(.here)').waitFor();
      lines[1].mend();
      await ann.page.locator('.theirs .presence.here').waitFor();
    }));
});
