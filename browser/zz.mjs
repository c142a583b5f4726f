import { launch } from './harness/chromium.js';
import { serveProgram } from './harness/program.js';
import { visit, SCREENS } from './harness/visit.js';
import { SCREENS_OF_THE_PAGE } from './harness/screens.js';
const program = await serveProgram();
const browser = await launch();
const names = process.argv[3].split(';');
for (const theme of (process.argv[4] ?? 'light').split(',')) for (const locale of (process.argv[5] ?? 'en').split(',')) for (const screen of process.argv[2].split(',')) {
  await visit(browser, program.address, { screen, colorScheme: theme, locale }, async ({ page }) => {
    for (const name of names) {
      try {
      const back = await SCREENS_OF_THE_PAGE[name](page);
      await page.waitForTimeout(200);
      await page.screenshot({ path: `/tmp/shots2/${locale}-${screen}-${theme}-${name.replaceAll(' ', '_')}.png` });
      await back?.();
      } catch (e) { console.log(screen, name, e.message.slice(0, 300)); await page.goto(program.address); }
    }
  }).catch((e) => console.log('FAIL', screen, e.message.slice(0, 500)));
}
await browser.close(); await program.end();
