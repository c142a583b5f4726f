// What goes wrong in a page without anybody asking: each is a failed test, unless the test said it would come.

/** The faults of a page as they come. */
export class Faults {
  #found = [];
  #expected = [];
  #allowed = [];
  #report;

  /** Settles when the first fault comes. */
  first = new Promise((resolve) => {
    this.#report = resolve;
  });

  /** Adds one. */
  add(fault) {
    this.#found.push(fault);
    this.#report();
  }

  /** Says that faults like this will come: those are none, and it is a fault if there is none of them. */
  expect(pattern) {
    this.#expected.push(pattern);
  }

  /** Says that faults like this are none, whether they come or not: what a browser says of a line that is cut. */
  allow(pattern) {
    this.#allowed.push(pattern);
  }

  /** What went wrong so far. */
  list() {
    return [...this.#found];
  }

  /** Throws if something went wrong, or if something that was expected to did not. */
  check() {
    const known = [...this.#expected, ...this.#allowed];
    const unexpected = this.#found.filter((fault) => !known.some((pattern) => pattern.test(fault)));
    const missing = this.#expected.filter((pattern) => !this.#found.some((fault) => pattern.test(fault)));
    const lines = [...unexpected, ...missing.map((pattern) => `expected, but it did not come: ${pattern}`)];
    if (lines.length > 0) {
      throw new Error(`the page has faults:\n${lines.join('\n')}`);
    }
  }
}

/** Collects the faults of every page of a context of Playwright. */
export function faultsOf(context) {
  const faults = new Faults();
  context.on('console', (message) => {
    if (message.type() === 'error') {
      faults.add(`console: ${message.text()}${place(message.location())}`);
    }
  });
  context.on('weberror', (error) => faults.add(`exception: ${error.error().stack ?? error.error()}`));
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed';
    // What a page no longer wants when it is left or reloaded was not refused by anybody.
    if (why !== 'net::ERR_ABORTED') {
      faults.add(`request: ${request.method()} ${request.url()}: ${why}`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 400) {
      faults.add(`response: ${response.status()} ${response.url()}`);
    }
  });
  return faults;
}

function place({ url, lineNumber }) {
  return url ? ` (${url}:${lineNumber + 1})` : '';
}
