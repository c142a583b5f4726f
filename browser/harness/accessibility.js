// What axe says about a screen.

import { AxeBuilder } from '@axe-core/playwright';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Throws if axe reports any violation, with what it is and where. */
export async function assertAccessible(page) {
  const builder = new AxeBuilder({ page });
  // A rule of WCAG 2.2 that axe leaves out unless asked.
  const rules = { 'target-size': { enabled: true } };
  // What passes is not asked for: on a screen full of drawings it is much.
  const options = { runOnly: TAGS, rules, resultTypes: ['violations'] };
  // Axe passes over text on a gradient, and the table has one: its grain. Without it the colours are the same.
  const grain = (image) => page.evaluate((image) => document.documentElement.style.setProperty('background-image', image), image);
  await grain('none');
  const { violations } = await builder.options(options).setLegacyMode(true).analyze();
  await grain('');
  const lines = violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map((node) => `    ${node.target.join(' ')}: ${node.failureSummary?.replaceAll('\n', ' ')}`),
  ]);
  if (lines.length > 0) {
    throw new Error(`axe reports violations:\n${lines.join('\n')}`);
  }
}
