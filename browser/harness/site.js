// Files served to the browser on this machine, for tests that need no program behind them.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

import { listening } from './listening.js';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

/**
 * Serves a folder, with texts in place of some files (`{ '/': '<!doctype html>…' }`). Gives its address and how to end
 * it.
 */
export async function serveFiles({ folder, texts = {} }) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    try {
      const inside = normalize(decodeURIComponent(pathname));
      const body = texts[inside] ?? (folder ? await readFile(join(folder, inside)) : undefined);
      if (body === undefined) {
        throw new Error('no such file');
      }
      response.writeHead(200, {
        'content-type': TYPES[inside === '/' ? '.html' : extname(inside)] ?? 'application/octet-stream',
        // A page that shares its memory with no other may read a finer clock.
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      });
      response.end(body);
    } catch {
      // A browser asks for this by itself.
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
    }
  });
  return listening(server);
}
