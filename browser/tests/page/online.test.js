// Two people far apart play by link.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { launch } from '../../harness/chromium.js';
import { FarGame, playOn, sitDown } from '../../harness/far.js';
import { read } from '../../harness/fixtures.js';
import { Game, finger } from '../../harness/game.js';
import { allowLost, openLine } from '../../harness/line.js';
import { goTo } from '../../harness/navigation.js';
import { assertCount, eventually } from '../../harness/patience.js';
import { playground } from '../../harness/playground.js';
import { serveProgram } from '../../harness/program.js';
import { atTerminal } from '../../harness/terminal.js';
import { visit } from '../../harness/visit.js';

describe('two people far apart', () => {
  const ground = playground();

  test('play a whole game by link, one of them by touch, whatever happens to their lines and to the server', () =>
    ground.visitor({}, async ({ page: annsPage, faults: annsFaults }) =>
      ground.visitor({ screen: 'phone' }, async ({ page: bosPage, context: phone, faults: bosFaults }) => {
        allowLost(annsFaults, bosFaults);
        const [annsLine, bosLine] = [await openLine(ground.address), await openLine(ground.address)];
        try {
          await annsPage.goto(annsLine.address);
          const ann = new FarGame(annsPage);
          const invitation = await ann.invite();
          const bo = new FarGame(bosPage, finger);
          const there = (address) => address.replace(annsLine.address, bosLine.address);
          await bo.join(there(invitation));
          await annsPage.locator('.game').waitFor();
          await playOn([ann, bo], 6);

          // Bo is cut off, and comes back by himself to the same seat.
          bosLine.cut();
          await bosPage.locator('[data-line=lost], [data-line=connecting]').waitFor();
          await annsPage.locator('.theirs .presence:not(.here)').waitFor();
          bosLine.mend();
          await bosPage.locator('[data-line=open]').waitFor();
          await annsPage.locator('.theirs .presence.here').waitFor();
          await playOn([ann, bo], 6);

          // Ann reloads the page.
          const lines = await ann.lines();
          await annsPage.reload();
          await assertCount(annsPage.locator('.past li'), lines);
          await playOn([ann, bo], 6);

          // The server is killed in the middle of it, and started again.
          await ground.program.kill();
          await annsPage.locator('[data-line=lost], [data-line=connecting]').waitFor();
          await ground.program.restart();
          await playOn([ann, bo], 6);

          // Bo moves to another device.
          const seat = await bo.seat();
          await bosPage.close();
          const other = await phone.browser().newContext({ viewport: { width: 1024, height: 768 } });
          try {
            const elsewhere = new FarGame(await other.newPage());
            await elsewhere.page.goto(there(seat));
            await elsewhere.page.locator('.game').waitFor();
            assert.doesNotMatch(elsewhere.page.url(), /seat-/, 'the key does not stay in the address');
            await playOn([ann, elsewhere]);
            for (const { page } of [ann, elsewhere]) {
              await page.locator('.dice-sign:not(.unfair)').waitFor();
            }
            const [mine, theirs] = [await ann.kept(), await elsewhere.kept()];
            assert.equal(mine.length, 1);
            assert.deepEqual(mine, theirs);
            assert.match(mine[0], /\[DiceSecret "/);
          } finally {
            await other.close();
          }
          assertHidden(annsLine.said);
          assertHidden(bosLine.said);
        } finally {
          await annsLine.end();
          await bosLine.end();
        }
      }),
    ));

  test('are told who is who, whatever the names say', () =>
    ground.meet({}, async (one, other) => {
      const [ann, bo] = [new FarGame(one.page), new FarGame(other.page, finger)];
      const address = await ann.invite({ name: '<b>Ann</b>&amp;' });
      await bo.join(address, '"><i>Bo');
      await assertCount(one.page.locator('b:text-is("Ann"), i:text-is("Bo")'), 0);
      await one.page.locator('.theirs .player-name').getByText('"><i>Bo', { exact: true }).waitFor();
      await other.page.locator('.strip-who').getByText('<b>Ann</b>&amp;', { exact: true }).waitFor();
    }));

  test('see that the other one has drawn, and not what', () =>
    ground.meet({}, async (one, other) => {
      const [ann, bo] = [new FarGame(one.page), new FarGame(other.page, finger)];
      await sitDown(ann, bo);
      await playOn([ann, bo], 2);
      await eventually(async () => assert.deepEqual([await ann.now(), await bo.now()], ['draw', 'draw']));
      await ann.step();
      await other.page.locator('.strip .has-drawn').waitFor();
      assert.equal(await other.page.locator('.theirs .cell.drawn').count(), 0);
      await bo.step();
      await eventually(async () => assert.ok((await other.page.locator('.theirs .cell.drawn').count()) > 0));
    }));

  test('take back with consent only', () =>
    ground.meet({}, async (one, other) => {
      const [ann, bo] = [new FarGame(one.page), new FarGame(other.page, finger)];
      await sitDown(ann, bo);
      await ann.step();
      const lines = await bo.lines();
      await ann.choose('Ask to take back');
      await bo.press('.asking button', 1);
      await one.page.locator('.asking').waitFor({ state: 'detached' });
      assert.equal(await bo.lines(), lines);
      await bo.step();
      await ann.page.locator('[data-stage=draw]').waitFor();
      await bo.choose('Ask to take back');
      await ann.press('.asking button.primary');
      await eventually(async () => assert.equal(await bo.now(), 'take'));
      assert.equal(await bo.lines(), lines);
    }));

  test('agree on a tie, and play again with seats swapped', () =>
    ground.meet({}, async (one, other) => {
      const [ann, bo] = [new FarGame(one.page), new FarGame(other.page, finger)];
      await sitDown(ann, bo);
      await ann.choose('Offer a tie');
      await bo.press('.asking button.primary');
      for (const { page } of [ann, bo]) {
        await page.locator('.end .outcome').getByText('agreed on a tie').waitFor();
      }
      await bo.press('.end .buttons .primary');
      await ann.press('.asking button.primary');
      await eventually(async () => assert.equal(await bo.now(), 'take', 'who joined rolls first now'));
      assert.equal(await ann.now(), null);
      assert.notEqual((await one.page.evaluate(() => location.hash)).length, 0);
      await goTo(one.page, 'games');
      await assertCount(one.page.locator('.games li'), 2);
    }));

  test('give up only when they mean it', () =>
    ground.meet({}, async (one, other) => {
      const [ann, bo] = [new FarGame(one.page), new FarGame(other.page, finger)];
      await sitDown(ann, bo);
      await ann.choose('Resign');
      await one.page.locator('dialog[open]').getByRole('button', { name: 'Cancel' }).click();
      assert.equal(await bo.page.locator('.end').count(), 0);
      await ann.choose('Resign');
      await one.page.locator('dialog[open] .primary').click();
      await one.page.locator('.end .outcome').getByText('You resigned. Bo wins.').waitFor();
      await other.page.locator('.end .outcome').getByText('Ann resigned. You win!').waitFor();
      await other.page.locator('.dice-sign:not(.unfair)').waitFor();
    }));

  test('say short words, which can be muted', () =>
    ground.meet({}, async (one, other) => {
      const [ann, bo] = [new FarGame(one.page), new FarGame(other.page, finger)];
      await sitDown(ann, bo);
      await ann.press('.react-button');
      await one.page.locator('.reactions').getByRole('button', { name: 'Nice one!' }).click();
      await other.page.locator('.word').getByText('Ann: Nice one!').waitFor();
      await goTo(other.page, 'settings');
      await other.page.locator('[data-choice=reactions] input').nth(1).check({ force: true });
      await other.page.keyboard.press('Escape');
      await other.page.locator('.word:empty').waitFor({ state: 'attached' });
      await ann.press('.react-button');
      await one.page.locator('.reactions').getByRole('button', { name: 'Wow!' }).click();
      await one.page.locator('.word').getByText('Ann: Wow!').waitFor();
      // What comes after it is heard, so it has come.
      await ann.choose('Offer a tie');
      await other.page.locator('.asking').waitFor();
      assert.equal(await other.page.locator('.word').innerText(), '');
    }));

  test('have one seat in two tabs', () =>
    ground.meet({}, async (one, other) => {
      const [ann, bo] = [new FarGame(one.page), new FarGame(other.page, finger)];
      await sitDown(ann, bo);
      const again = new FarGame(await one.context.newPage());
      await again.page.goto(one.page.url());
      await eventually(async () => assert.equal(await again.now(), 'take'));
      await again.step();
      await one.page.bringToFront();
      await eventually(async () => assert.equal(await ann.now(), null));
      await bo.step();
      await ann.step();
      await eventually(async () => assert.equal(await again.now(), null));
    }));

  test('find each other in the list of open tables', () =>
    ground.meet({}, async (one, other) => {
      const [ann, bo] = [new FarGame(one.page), new FarGame(other.page, finger)];
      await ann.invite({ name: 'Listed', anybody: true, time: 1 });
      await other.page.locator('.friend-way').tap();
      const table = other.page.locator('.open-tables li').filter({ hasText: 'Listed' });
      await table.getByText('5 minutes + 10 seconds a round').waitFor();
      await table.getByRole('button', { name: 'Join Listed' }).tap();
      for (const { page } of [ann, bo]) {
        await page.locator('.game .clock:visible').first().waitFor();
      }
    }));

  test('go away and come back through their games, those first that wait for them', () =>
    ground.meet({}, async (one, other) => {
      const [ann, bo] = [new FarGame(one.page), new FarGame(other.page, finger)];
      await sitDown(ann, bo);
      await goTo(one.page, 'home');
      await new Game(one.page).start();
      await goTo(one.page, 'games');
      const first = one.page.locator('.games li').first();
      await first.locator('.ribbon.turn').waitFor();
      await first.getByRole('button').first().click();
      await eventually(async () => assert.equal(await ann.now(), 'take'));
      assert.match(await one.page.title(), /^● Your turn/);
    }));
});

describe('a browser', () => {
  const ground = playground();

  test('plays a whole game against a terminal, and both have the same record', () =>
    ground.visit({}, async ({ page }) => {
      const ann = new FarGame(page);
      const address = await ann.invite();
      await atTerminal(['play', address, '--name', 'Bo'], async (bo, folder) => {
        await page.locator('.game').waitFor();
        await Promise.all([playOn([ann]), bo.playOut()]);
        await page.locator('.dice-sign:not(.unfair)').waitFor();
        const file = join(folder, 'game.txt');
        bo.type(`save ${file}`);
        await bo.until(/Saved as/);
        assert.deepEqual(await ann.kept(), [await readFile(file, 'utf8')]);
      });
    }));

  test('plays a whole game against a bot, which asks for another', () =>
    ground.visit({}, async ({ page }) => {
      const ann = new FarGame(page);
      const address = await ann.invite();
      const bot = ['bot', '--table', address, '--engine', 'greedy', '--name', 'Robby', '--games', '2'];
      await atTerminal(bot, async (robby) => {
        await page.locator('.theirs .player-name').getByText('Robby', { exact: true }).waitFor();
        await playOn([ann]);
        await page.locator('.dice-sign:not(.unfair)').waitFor();
        await ann.press('.asking button.primary');
        await page.locator('.end').waitFor({ state: 'detached' });
        await ann.choose('Resign');
        await page.locator('dialog[open] .primary').click();
        assert.equal(await robby.ended, 0, robby.said);
        assert.match(robby.said, /Game 1: .*\nGame 2: won, .*\n1 roll checked: fair\.\n$/s);
      });
    }));
});

describe('somebody who watches', () => {
  const ground = playground();

  test('sees the game without hidden drawings, is counted, and can do nothing', () =>
    ground.meet({}, async (one, other) => {
      const [ann, bo] = [new FarGame(one.page), new FarGame(other.page, finger)];
      await sitDown(ann, bo);
      await ann.choose('Let others watch');
      const address = await ann.page.locator('dialog[open] .link input').inputValue();
      await one.page.keyboard.press('Escape');
      const line = await openLine(ground.address);
      try {
        await ground.visitor({}, async ({ page }) => {
          const cy = new FarGame(page);
          await page.goto(address.replace(ground.address, line.address));
          await page.locator('.game').waitFor();
          await one.page.locator('.watchers').getByText('1 person watching').waitFor({ state: 'attached' });
          await playOn([ann, bo], 9);
          await eventually(async () => assert.equal(await cy.lines(), await ann.lines()));
          assert.equal(await cy.now(), null);
          assert.equal(await page.locator('.react-button, .asking').count(), 0);
          assert.deepEqual(await cy.kept(), []);
        });
        assertHidden(line.said);
      } finally {
        await line.end();
      }
    }));
});

describe('an invitation', () => {
  const ground = playground();

  test('is spent by the first who joins, and leads those two back to their seats', () =>
    ground.meet({}, async (one, other) => {
      const [ann, bo] = [new FarGame(one.page), new FarGame(other.page, finger)];
      const address = await sitDown(ann, bo);
      await ground.visitor({}, async ({ page, faults }) => {
        // It asks whether the seat that is taken is its own.
        faults.expect(/403/);
        await page.goto(address);
        await page.locator('.invitation').getByText('already joined').waitFor();
        await page.getByRole('button', { name: 'Play with a friend' }).click();
        await page.locator('.friend').waitFor();
      });
      for (const { page } of [ann, bo]) {
        await page.goto('about:blank');
        await page.goto(address);
        await page.locator('.game').waitFor();
      }
    }));

  test('that was cut off says so', () =>
    ground.visit({}, async ({ page }) => {
      await page.goto('about:blank');
      await page.goto(`${ground.address}#play-0123456789abcdef-00`);
      await page.locator('.invitation').getByText('Check that it is complete').waitFor();
    }));

  test('to a table that is gone says so', () =>
    ground.visit({}, async ({ page, faults }) => {
      faults.expect(/404/);
      await page.goto('about:blank');
      await page.goto(`${ground.address}#play-0123456789abcdef-00112233445566778899aabbccddeeff`);
      await page.locator('.invitation').getByText('doesn’t exist any more').waitFor();
    }));
});

describe('the dice of a game by link', () => {
  const ground = playground();

  test('are checked again when the game is imported, and a changed one is found out', () =>
    ground.meet({}, async (one, other) => {
      const [ann, bo] = [new FarGame(one.page), new FarGame(other.page, finger)];
      await sitDown(ann, bo);
      await playOn([ann, bo], 4);
      await ann.choose('Resign');
      await one.page.locator('dialog[open] .primary').click();
      await one.page.locator('.dice-sign').waitFor();
      const [record] = await eventually(async () => {
        const kept = await ann.kept();
        assert.match(kept[0], /DiceSecret/);
        return kept;
      });
      await ground.visit({}, async ({ page }) => {
        await read(page, record);
        await page.locator('.study .dice-sign:not(.unfair)').waitFor();
        await read(page, record.replace(/\[HostNonce "(.)/, (_, digit) => `[HostNonce "${digit === '0' ? '1' : '0'}`));
        await page.locator('.study .dice-sign.unfair').waitFor();
      });
    }));

  test('are explained with what all dice of the server have shown', () =>
    ground.visit({}, async ({ page }) => {
      await page.goto(`${ground.address}#rules-dice`);
      await page.getByRole('heading', { name: 'Fair dice online' }).waitFor();
      await page.locator('.dice-shown summary').click();
      await page.locator('.dice-shown p').getByText(/./).first().waitFor();
    }));
});

describe('when the other player has gone', () => {
  const ground = playground('--away', '1');

  test('one waits, claims the win, or lets the computer finish', async () => {
    for (const [button, sign] of [
      ['Claim the win', '.end .outcome:has-text("left the game")'],
      ['Computer plays', '.prompt:has-text("The computer is playing for Bo"), [data-stage=draw], [data-stage=take]'],
    ]) {
      await ground.visit({}, async ({ page }) => {
        const ann = new FarGame(page);
        const address = await ann.invite();
        await ground.visitor({}, async ({ page: bosPage }) => {
          await new FarGame(bosPage).join(address);
          await ann.step();
        });
        await page.locator('.asking').getByRole('button', { name: button }).click();
        await page.locator(sign).first().waitFor();
      });
    }
  });
});

describe('without a server', () => {
  test('the page says so, and everything else works', async () => {
    const browser = await launch();
    const program = await serveProgram();
    try {
      await visit(browser, program.address, {}, async ({ page, faults }) => {
        allowLost(faults);
        await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
        await program.kill();
        await page.locator('.friend-way').click();
        await page.locator('.friend').getByText('The server can’t be reached').waitFor();
        await goTo(page, 'home');
        const game = new Game(page);
        await game.start();
        await game.playUntil('draw');
      });
    } finally {
      await browser.close();
      await program.end();
    }
  });
});

describe('in a home network, where a browser grants no more than to any page', () => {
  test('people play by link all the same', async () => {
    // A name that is not this computer's own is no safe place for a browser.
    const browser = await launch('--host-resolver-rules=MAP blazon.test 127.0.0.1');
    const program = await serveProgram();
    const address = program.address.replace('127.0.0.1', 'blazon.test');
    try {
      await visit(browser, address, {}, (one) =>
        visit(browser, undefined, { screen: 'phone' }, async (other) => {
          // A browser says so of every header that only safe places can have.
          [one, other].forEach(({ faults }) => faults.expect(/Cross-Origin-Opener-Policy header has been ignored/));
          assert.equal(await one.page.evaluate(() => isSecureContext), false);
          const [ann, bo] = [new FarGame(one.page), new FarGame(other.page, finger)];
          const link = await sitDown(ann, bo);
          assert.ok(link.startsWith(address), link);
          await playOn([ann, bo], 6);
          await ann.choose('Play on another device');
          await one.page.locator('dialog[open] .copy').click();
          // Without a clipboard the text is shown to be copied by hand.
          await one.page.locator('dialog[open] .notice textarea').waitFor();
        }),
      );
    } finally {
      await browser.close();
      await program.end();
    }
  });
});

/** Asserts that nobody was told of a drawing before their own was in; of who watches, that both came at once. */
function assertHidden(said) {
  const messages = said.map((text) => JSON.parse(text));
  const role = messages.find(({ type }) => type === 'welcome')?.role;
  const started = messages.find(({ kind }) => kind === 'started');
  assert.ok(role && started, 'somebody was at the table');
  const host = started.host === 'first' ? 'F' : 'S';
  const own = { host, guest: host === 'F' ? 'S' : 'F' }[role];
  const seen = new Set();
  let drawn = new Set();
  let hidden = 0;
  for (const { kind, number, events = [] } of messages) {
    if (seen.has(number)) {
      continue;
    }
    if (number !== undefined) {
      seen.add(number);
    }
    hidden += kind === 'drawn' ? 1 : 0;
    if (kind !== 'played') {
      continue;
    }
    const draws = events.filter((event) => /^[FS]:(\d[a-g]\d|-)/.test(event)).map((event) => event[0]);
    draws.forEach((seat) => drawn.add(seat));
    if (draws.length > 0 && [...drawn].some((seat) => seat !== own)) {
      assert.ok(drawn.has(own ?? 'F') && drawn.has(own ?? 'S'), `a drawing was told too early: ${events}`);
    }
    if (events.some((event) => event.includes('/'))) {
      drawn = new Set();
    }
  }
  assert.ok(hidden > 0, 'something was hidden at least once');
}
