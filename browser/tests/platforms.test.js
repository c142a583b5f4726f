// WASM in a real browser answers every question as native code does: see `conformance/questions`.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { launch } from '../harness/chromium.js';
import { nativeAnswers, questionsFolder, withModule } from '../harness/questions.js';

/** What each kind of question proves, and how many there are at least. */
const KINDS = [
  ['cases', 'every conformance case and perft count holds', 7],
  ['game', 'every golden game replays to the same hashes', 21],
  ['random-games', 'a thousand random games have the same hashes', 10],
  ['daily', 'a day has the same dice everywhere', 4],
  ['fair-dice', 'fair dice fall alike everywhere, and look as fair to the bit', 8],
  ['verify', 'the proof of a record is found to hold', 2],
  ['decide', 'the engine makes the same decisions, with the same numbers to the bit', 240],
  ['analyse', 'the analysis of a game has the same numbers to the bit', 2],
  ['words', 'numbers, plurals, lists and capitals are written alike by the browser and by our own tables', 1],
];

describe('WASM and native code', () => {
  const native = new Map(KINDS.map(([kind]) => [kind, []]));
  const folder = questionsFolder();
  let browser;

  before(async () => {
    browser = await launch();
    for (const pair of await nativeAnswers(folder)) {
      const kind = /^[a-z-]+/.exec(pair.question)[0];
      assert.ok(native.has(kind), `nobody compares ${kind}`);
      native.get(kind).push(pair);
    }
  });

  after(() => browser?.close());

  for (const [kind, proves, least] of KINDS) {
    test(proves, async (t) => {
      const pairs = native.get(kind);
      assert.ok(pairs.length >= least, `only ${pairs.length} questions`);
      await withModule(browser, folder, async (ask) => {
        for (const { question, answer } of pairs) {
          const said = await ask(question);
          assert.equal(said.answer, answer, question.slice(0, 300));
        }
      });
      const lines = pairs.reduce((sum, { answer }) => sum + answer.trimEnd().split('\n').length, 0);
      t.diagnostic(`${pairs.length} questions, ${lines} lines of answers alike`);
    });
  }
});
