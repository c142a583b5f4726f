// The way from any screen to another, and to what lies over them. Nothing here depends on the language.

/** Where the links of the menu lead. */
const LINKS = { home: '/', play: '#play', games: '#games', friend: '#friend', puzzles: '#puzzles', rules: '#rules' };

/** Kinds of games beside the one that the large button starts. */
const KINDS = ['engine', 'together', 'real-dice'];

/** Opens the menu, which is on every screen. */
export async function openMenu(page) {
  await page.locator('.menu-button').click();
  await page.locator('dialog[open] .menu').last().waitFor();
}

/** Goes through the menu to `home`, `play`, `games`, `puzzles` or `rules`, or opens the `settings`. */
export async function goTo(page, where) {
  await openMenu(page);
  if (where === 'settings') {
    await page.locator('dialog .menu').last().locator('button').first().click();
    await page.locator('dialog[open] [data-choice=theme]').waitFor();
    return;
  }
  await page.locator(`dialog .menu a[href="${LINKS[where]}"]`).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** Opens what can be set before a game starts, on the first screen: `kind` as in `Game.start`. */
export async function openSetUp(page, kind = 0) {
  await page.locator(`.quiet[data-kind=${KINDS[kind]}]`).click();
  await page.locator('dialog[open] .set-up').waitFor();
}

/** Closes the dialog that is open. */
export async function closeDialog(page) {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}
