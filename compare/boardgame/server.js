// boardgame.io's own server, as its documentation says to run it: node boardgame/server.js <port> [folder].
//
// Without a folder it keeps everything in memory, which is its default. With one it has its storage in files, the only kind
// that it brings along and that outlives it.

import { createRequire } from 'node:module';

import { game } from './game.js';

const { FlatFile, Origins, Server } = createRequire(import.meta.url)('boardgame.io/server');

const [port, folder] = process.argv.slice(2);
const db = folder === undefined ? undefined : new FlatFile({ dir: folder });
const server = Server({ games: [game], origins: [Origins.LOCALHOST], db });
await server.run({ port: Number(port) });
