// Whether a screen fits.

/** How many lines the words on a button may take. */
const LINES_ON_A_BUTTON = 2;

/**
 * Throws if the page can be scrolled sideways or a text does not fit into its box, with what is too wide. The words on
 * a button stay within it, and take two lines at most.
 */
export async function assertFits(page) {
  // A phone makes its window as wide as what is in it: what counts is how wide the screen is.
  const wide = await page.evaluate(({ width, linesOnAButton }) => {
    const found = [];
    const root = document.scrollingElement;
    const name = (element) => {
      const classes = [...element.classList].map((name) => `.${name}`).join('');
      const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      return `<${element.tagName.toLowerCase()}${element.id && `#${element.id}`}${classes}> ${JSON.stringify(text)}`;
    };
    const scrolls = (element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const insideScroller = (element) => {
      for (let parent = element.parentElement; parent && parent !== root; parent = parent.parentElement) {
        if (scrolls(parent) || getComputedStyle(parent).overflowX === 'hidden') {
          return true;
        }
      }
      return false;
    };
    // What is there for screen readers alone is a point on the screen, or clipped away.
    const seen = (element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    if (root.scrollWidth > width) {
      found.push(`the page is ${root.scrollWidth} px wide on a screen of ${width}`);
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!seen(element)) {
        continue;
      }
      const { left, right } = element.getBoundingClientRect();
      // What lies wholly to the left is put away there until it gets the focus: nobody can scroll to it.
      if ((right > width + 1 || (left < -1 && right > 0)) && !insideScroller(element)) {
        found.push(`beyond the edge: ${name(element)} from ${Math.round(left)} to ${Math.round(right)}`);
      }
      // What is asked and what is refused has to be read to its end.
      if (element.matches('.prompt, .refused') && element.scrollHeight > element.clientHeight + 1) {
        found.push(`cut off: ${name(element)} ${element.scrollHeight} px in ${element.clientHeight}`);
      }
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
      const boxed = element instanceof HTMLElement && getComputedStyle(element).display !== 'inline';
      if (hasText && boxed && !scrolls(element) && element.scrollWidth > element.clientWidth + 1) {
        found.push(`text too wide: ${name(element)} ${element.scrollWidth} px in ${element.clientWidth}`);
      }
    }
    // A move in the list of moves is a sentence, and what a power does stands small below its name.
    for (const button of document.body.querySelectorAll('button:not(.study-event), .button, summary')) {
      if (!seen(button)) {
        continue;
      }
      const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT, (node) =>
        node.data.trim() && seen(node.parentElement) && !node.parentElement.closest('small') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
      );
      const lines = [];
      while (words.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        lines.push(...range.getClientRects());
      }
      const { left, right } = button.getBoundingClientRect();
      if (lines.some((line) => line.left < left - 1 || line.right > right + 1)) {
        found.push(`words beyond the button: ${name(button)}`);
      }
      // Pieces of one line overlap in height.
      const tops = lines.map((line) => (line.top + line.bottom) / 2).sort((one, other) => one - other);
      const breaks = tops.filter((top, index) => index > 0 && top - tops[index - 1] > lines[0].height / 2);
      if (breaks.length + 1 > linesOnAButton) {
        found.push(`${breaks.length + 1} lines on the button: ${name(button)}`);
      }
    }
    return found;
  }, { width: page.viewportSize().width, linesOnAButton: LINES_ON_A_BUTTON });
  if (wide.length > 0) {
    throw new Error(`the screen does not fit:\n${wide.join('\n')}`);
  }
}

/** Throws if something to press or choose within a part of the page is smaller than so many pixels either way. */
export async function assertTargets(page, part, least) {
  const small = await page.locator(part).locator('a, button, select').evaluateAll((targets, least) => {
    const sized = targets.filter((target) => target.checkVisibility()).map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return { name: target.getAttribute('aria-label') ?? target.textContent.trim(), width, height };
    });
    const small = sized.filter(({ width, height }) => Math.min(width, height) < least - 0.5);
    return small.map(({ name, width, height }) => `“${name}” is ${Math.round(width)} × ${Math.round(height)} px`);
  }, least);
  if (small.length > 0) {
    throw new Error(`too small to press:\n${small.join('\n')}`);
  }
}
