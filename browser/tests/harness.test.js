// A test that cannot fail proves nothing: here the harness is shown pages that are wrong.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { assertAccessible } from '../harness/accessibility.js';
import { launch } from '../harness/chromium.js';
import { readGrid } from '../harness/grid.js';
import { Keyboard } from '../harness/keyboard.js';
import { assertFits } from '../harness/layout.js';
import { PATIENCE } from '../harness/patience.js';
import { rolls } from '../harness/record.js';
import { assertSentences, keys } from '../harness/sentences.js';
import { serveFiles } from '../harness/site.js';
import { visit } from '../harness/visit.js';

let browser;
let site;
const texts = {};

before(async () => {
  browser = await launch();
  site = await serveFiles({ texts });
});

after(async () => {
  await browser?.close();
  await site?.end();
});

/** Visits a page with this body. */
function show(body, who, act = async () => {}) {
  texts['/'] = `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>Test</title></head>
    <body><main><h1>Test</h1>${body}</main></body></html>`;
  return visit(browser, site.address, who, act);
}

const fault = ({ faults }) => faults.first;

test('a page without faults passes', async () => {
  await show('<p>Fine</p>', {}, async ({ page }) => {
    await assertAccessible(page);
    await assertFits(page);
    await assertSentences(page);
  });
});

test('a console error, an exception, a broken promise and a failed request each fail the test', async () => {
  await assert.rejects(show('<script>console.error("oh")</script>', {}, fault), /console: oh/);
  await assert.rejects(show('<script>throw new Error("oh")</script>', {}, fault), /exception: .*oh/);
  await assert.rejects(show('<script>Promise.reject(new Error("oh"))</script>', {}, fault), /exception: .*oh/);
  await assert.rejects(show('<img alt="A" src="/missing.png">', {}, fault), /response: 404/);
  await assert.rejects(show('<script>fetch("http://127.0.0.1:1/")</script>', {}, fault), /request: GET/);
});

test('an exception in a worker fails the test', async () => {
  texts['/worker.js'] = 'throw new Error("oh")';
  await assert.rejects(show('<script>new Worker("/worker.js")</script>', {}, fault), /exception: .*oh/);
});

test('a fault that was expected passes, and one that does not come fails', async () => {
  await show('<p>Fine</p>', {}, async ({ page, faults }) => {
    faults.expect(/console: oh/);
    await page.evaluate(() => console.error('oh'));
    await faults.first;
  });
  const waiting = show('<p>Fine</p>', {}, async ({ faults }) => faults.expect(/console: oh/));
  await assert.rejects(waiting, /did not come/);
});

test('a visitor has the language, colours, motion and screen that were asked for', async () => {
  const who = { screen: 'phone', locale: 'ko', colorScheme: 'dark', reducedMotion: 'no-preference' };
  const seen = await show('<p>Fine</p>', who, ({ page }) =>
    page.evaluate(() => [
      navigator.language,
      matchMedia('(prefers-color-scheme: dark)').matches,
      matchMedia('(prefers-reduced-motion: reduce)').matches,
      matchMedia('(pointer: coarse)').matches,
      innerWidth,
    ]),
  );
  assert.deepEqual(seen, ['ko', true, false, true, 390]);
});

test('axe finds a button without a name, faint text and small targets', async () => {
  const axe = ({ page }) => assertAccessible(page);
  await assert.rejects(show('<button></button>', {}, axe), /button-name/);
  await assert.rejects(show('<p style="color: #ccc">Faint</p>', {}, axe), /color-contrast/);
  const small = '<button style="width: 9px; height: 9px; padding: 0; border: 0" aria-label="A"></button>';
  await assert.rejects(show(small + small, {}, axe), /target-size/);
});

test('what is wider than the screen or its box is found, unless it scrolls by itself', async () => {
  const fits = ({ page }) => assertFits(page);
  const phone = { screen: 'narrow' };
  await assert.rejects(show('<div style="width: 400px">Wide</div>', phone, fits), /beyond the edge: <div>/);
  const word = 'x'.repeat(80);
  await assert.rejects(show(`<p style="overflow: hidden">${word}</p>`, phone, fits), /text too wide: <p>/);
  await show(`<div style="overflow-x: auto"><p style="width: 900px">${word}</p></div>`, phone, fits);
});

test('words that run over their button, or take more than two lines of it, are found', async () => {
  const fits = ({ page }) => assertFits(page);
  const button = (words) => `<button style="width: 120px"><span>${words}</span></button>`;
  await assert.rejects(show(button('x'.repeat(30)), { screen: 'narrow' }, fits), /words beyond the button: <button>/);
  await assert.rejects(show(button('one two three four five six seven eight'), {}, fits), /lines on the button: <button>/);
  await show(button('one two three four five'), {}, fits);
  await show(button('one <b>two</b> <sup>three</sup>'), {}, fits);
});

test('a missing sentence is found in a text, in a label and in a title', async () => {
  assert.ok((await keys()).size > 100);
  const sentences = ({ page }) => assertSentences(page);
  await assert.rejects(show('<p>arms-two-dots</p>', {}, sentences), /arms-two-dots/);
  await assert.rejects(show('<button aria-label="Take arms-dot">x</button>', {}, sentences), /arms-dot/);
  await assert.rejects(show('<p>Round { $round }</p>', {}, sentences), /\$round/);
  await show('<p>A two-player game</p>', {}, sentences);
});

test('a grid is read row by row, with its tab stops', async () => {
  const body = `<div role="grid" aria-label="Map">
    <div role="row"><div role="gridcell" tabindex="0" aria-label="a2, dot">.</div><div role="gridcell">b2</div></div>
    <div role="row"><div role="gridcell" aria-disabled="true">a1</div><div role="gridcell" tabindex="-1">b1</div></div>
  </div>`;
  await show(body, {}, async ({ page }) => {
    await page.keyboard.press('Tab');
    const grid = await readGrid(page, 'Map');
    assert.deepEqual(grid.rows.map((row) => row.map((cell) => cell.says)), [['a2, dot', 'b2'], ['a1', 'b1']]);
    assert.equal(grid.tabStops, 1);
    assert.ok(grid.rows[0][0].focused && grid.rows[1][0].disabled);
  });
});

test('a focus that is lost and an element that Tab does not lead to fail the test', async () => {
  const press = ({ page }) => {
    page.setDefaultTimeout(Math.min(PATIENCE, 30_000));
    return new Keyboard(page).press(page, 'button');
  };
  await assert.rejects(show('<button onclick="this.remove()">A</button>', {}, press), /the focus is lost/);
  await assert.rejects(show('<button tabindex="-1">A</button>', {}, press), /Tab does not lead/);
  await show('<button>A</button>', {}, press);
});

test('a phone that grows with what is in it does not make that fit, and what is put away does', async () => {
  const fits = ({ page }) => assertFits(page);
  await assert.rejects(show('<div style="width: 500px">Wide</div>', { screen: 'phone' }, fits), /beyond the edge/);
  await show('<a href="#x" style="position: absolute; left: -900px">Skip</a>', { screen: 'phone' }, fits);
});

test('the rolls of a record are found, and nothing else', () => {
  const text = '[Position "./#/./b 1F roll"]\n\n1. d/D1/b/? F:2 S:14 F:3b3D1/2f3q\n2. ?/?/s2/b1 S:1\n';
  assert.deepEqual(rolls(text), ['d/D1/b/?', '?/?/s2/b1']);
});
