// Somebody with a new profile who opens the page.

import { faultsOf } from './faults.js';
import { PATIENCE } from './patience.js';

/** Languages that the page speaks. */
export const LANGUAGES = ['en', 'es', 'it', 'fr', 'pt-BR', 'ko'];

/** Screens that people have. */
export const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  narrow: { viewport: { width: 320, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  /** A phone whose browser shows its own bars. */
  barred: { viewport: { width: 390, height: 664 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  /** A phone that lies on its side. */
  lying: { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};

/**
 * Opens an address with a profile of its own and does something there. Throws if that fails, and also if the page has a
 * fault: a console error, an exception, a failed request.
 *
 * `who` says what somebody has: `screen` (a name of `SCREENS`), `locale`, `colorScheme`, `reducedMotion`, and whatever
 * else a context of Playwright takes. `act` is given the page, its context and its faults.
 */
export async function visit(browser, address, who, act) {
  const { screen = 'desktop', locale = 'en', colorScheme = 'light', ...rest } = who;
  const context = await browser.newContext({
    ...SCREENS[screen],
    locale,
    colorScheme,
    reducedMotion: 'reduce',
    ...rest,
  });
  try {
    context.setDefaultTimeout(PATIENCE);
    const faults = faultsOf(context);
    const page = await context.newPage();
    if (address) {
      await page.goto(address);
    }
    let made;
    try {
      made = await act({ page, context, faults });
    } catch (error) {
      // What went wrong in the page is often why.
      const list = faults.list();
      throw list.length === 0 ? error : new Error([error.message, ...list].join('\n'), { cause: error });
    }
    faults.check();
    return made;
  } finally {
    await context.close();
  }
}
