// Whether every sentence is there: one that is missing is shown as its key.

import { readFile } from 'node:fs/promises';

const ENGLISH = new URL('../../crates/blazon-words/i18n/en/blazon-words.ftl', import.meta.url);

/** The keys that cannot be words: those with a hyphen. */
export async function keys() {
  const text = await readFile(ENGLISH, 'utf8');
  return new Set([...text.matchAll(/^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) *=/gm)].map(([, key]) => key));
}

/** Throws if the page shows or says a key, or a variable without its value, instead of a sentence. */
export async function assertSentences(page) {
  const said = await page.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) {
        if (!['SCRIPT', 'STYLE'].includes(node.parentElement?.tagName)) {
          texts.push(node.data);
        }
      } else {
        const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'placeholder', 'title'];
        texts.push(...attributes.map((name) => node.getAttribute(name)).filter(Boolean));
      }
    }
    return texts;
  });
  const known = await keys();
  const missing = said.flatMap((text) => [
    ...(text.match(/[a-z][a-z0-9]*(?:-[a-z0-9]+)+/g) ?? []).filter((word) => known.has(word)),
    ...(text.match(/\{ *\$[^}]*\}/g) ?? []),
  ]);
  if (missing.length > 0) {
    throw new Error(`sentences are missing: ${[...new Set(missing)].join(', ')}`);
  }
}
