// Takes pictures of every screen of the page: on a desktop and on a phone, light and dark, as one sees it first and, where
// it scrolls, the whole of it. `index.html` beside them shows all. With the name of a screen it is only that one.
//
//   BLAZON=/path/to/blazon node pictures.js ../target/pictures en drawing

import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { launch } from './harness/chromium.js';
import { serveProgram } from './harness/program.js';
import { SCREENS_OF_THE_PAGE } from './harness/screens.js';
import { LANGUAGES, visit } from './harness/visit.js';

const NAMES = Object.keys(SCREENS_OF_THE_PAGE);
const WAYS = ['desktop', 'phone'].flatMap((screen) => ['light', 'dark'].map((colorScheme) => ({ screen, colorScheme })));

const [folder, locale = 'en', only] = process.argv.slice(2);
if (!folder || !LANGUAGES.includes(locale)) {
  fail(`the page speaks ${LANGUAGES.join(', ')}, and not “${locale}”`);
}
if (only && !NAMES.includes(only)) {
  fail(`there is no screen “${only}”, but there are: ${NAMES.join('; ')}`);
}

const wanted = only ? [only] : NAMES;
const missing = [];
let taken = 0;

await mkdir(folder, { recursive: true });
const program = await serveProgram();
const browser = await launch();
try {
  for (const way of WAYS) {
    await visit(browser, undefined, { ...way, locale }, ({ page }) => takeAll(page, way));
  }
} finally {
  await browser.close();
  await program.end();
}
await writeFile(join(folder, 'index.html'), sheet(await readdir(folder)));
if (missing.length > 0) {
  fail(`without a picture:\n${missing.join('\n')}`);
}

/** Goes to the screens that are wanted. One that cannot be reached is noted, and the others come nevertheless. */
async function takeAll(page, way) {
  for (const name of wanted) {
    // Nothing is open then that could be in the way.
    await page.goto('about:blank');
    await page.goto(program.address);
    await page.locator('#loading').waitFor({ state: 'detached' });
    taken += 1;
    const what = `${taken} of ${wanted.length * WAYS.length}: ${name}, ${way.screen}, ${way.colorScheme}`;
    try {
      const back = await reach(page, name);
      await take(page, join(folder, file(name, way)));
      await back?.();
      console.log(what);
    } catch (error) {
      missing.push(`${name}, ${way.screen}, ${way.colorScheme}: ${error.message.split('\n')[0]}`);
      console.log(`${what}: cannot be reached`);
    }
  }
}

/** Goes to a screen, by way of the one that it needs: where games are listed there has to be one. */
async function reach(page, name) {
  if (name === 'games') {
    await SCREENS_OF_THE_PAGE['taking dice'](page);
  }
  return SCREENS_OF_THE_PAGE[name](page);
}

async function take(page, path) {
  await page.evaluate(() => document.fonts.ready.then(() => null));
  await page.screenshot({ path: `${path}.png` });
  if (await page.evaluate(() => document.scrollingElement.scrollHeight > innerHeight + 1)) {
    await page.screenshot({ path: `${path}-whole.png`, fullPage: true });
  }
}

function file(name, { screen, colorScheme }) {
  return `${name.replaceAll(' ', '-')}-${screen}-${colorScheme}-${locale}`;
}

/** All pictures of this language that are there, each as large as its screen and with the way to the whole of it. */
function sheet(files) {
  const picture = (name, way) => {
    const path = file(name, way);
    if (!files.includes(`${path}.png`)) {
      return '';
    }
    const whole = files.includes(`${path}-whole.png`) ? ` <a href="${path}-whole.png">the whole of it</a>` : '';
    return `<figure class="${way.screen}"><a href="${path}.png"><img src="${path}.png" alt="" loading="lazy"></a>
<figcaption>${way.screen}, ${way.colorScheme}${whole}</figcaption></figure>`;
  };
  const screens = NAMES.map((name) => `<h2>${name}</h2>\n<div>${WAYS.map((way) => picture(name, way)).join('\n')}</div>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Every screen of Blazon</title>
<style>
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; background: #777; color: #fff; }
div { display: flex; gap: 1rem; align-items: end; }
figure { margin: 0; }
img { display: block; width: 100%; }
.desktop { width: 34%; }
.phone { width: 12%; }
a { color: inherit; }
</style>
<h1>Every screen, ${locale}</h1>
${screens.join('\n')}
</html>
`;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
