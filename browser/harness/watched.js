// A site as it is, but for one script that comes before all others in its pages and tells what goes wrong in them: for
// a browser that tells nobody else.

import { createServer, request } from 'node:http';

import { listening } from './listening.js';

/** Where the script is, and where it tells. */
const PATH = '/what-goes-wrong.js';

/** Hands everything on to a site, and adds what goes wrong to the faults. Gives its address and how to end it. */
export async function watched(address, faults) {
  const { hostname, port } = new URL(address);
  const server = createServer((near, answer) => {
    if (near.url === PATH) {
      script(near, answer, faults);
      return;
    }
    const headers = { ...near.headers, 'accept-encoding': 'identity' };
    const far = request({ hostname, port, path: near.url, method: near.method, headers }, async (said) => {
      if (said.statusCode >= 400) {
        faults.add(`response: ${said.statusCode} ${near.url}`);
      }
      if (!said.headers['content-type']?.startsWith('text/html')) {
        answer.writeHead(said.statusCode, said.headers);
        said.pipe(answer);
        return;
      }
      const { 'content-length': _, ...rest } = said.headers;
      answer.writeHead(said.statusCode, rest);
      answer.end((await text(said)).replace('<head>', `<head><script src="${PATH}"></script>`));
    });
    far.on('error', () => answer.destroy());
    near.pipe(far);
  });
  return listening(server);
}

async function script(near, answer, faults) {
  if (near.method === 'POST') {
    faults.add(await text(near));
    answer.writeHead(204).end();
  } else {
    answer.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${watch})(${JSON.stringify(PATH)})`);
  }
}

async function text(stream) {
  let said = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    said += chunk;
  }
  return said;
}

/** In the page, before anything else: tells what goes wrong. */
function watch(path) {
  const tell = (fault) => fetch(path, { method: 'POST', body: fault, keepalive: true });
  const { error } = console;
  console.error = (...said) => {
    tell(`console: ${said.join(' ')}`);
    error.apply(console, said);
  };
  const exception = ({ message, error, filename, lineno }) => tell(`exception: ${message} ${error?.stack ?? ''} (${filename}:${lineno})`);
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) {
      exception(event);
    } else {
      tell(`request: ${event.target.src ?? event.target.href}`);
    }
  }, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => tell(`exception: ${reason} ${reason?.stack ?? ''}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    tell(`policy: ${violatedDirective} forbids ${blockedURI} in ${sourceFile}`),
  );
  window.Worker = class extends Worker {
    constructor(...options) {
      super(...options);
      this.addEventListener('error', exception);
    }
  };
}
