// A line between a browser and the server that can be cut, and on which one can listen.

import { createServer, connect } from 'node:net';

import { listening } from './listening.js';

/** What a browser says of a line that is cut or a server that is gone, also while it looks for a newer service worker. */
const LOST = [/WebSocket/, /ERR_/, /request: .*\/api\//, /fetching the script/];

/** What lost lines lead to is no fault of these pages. */
export function allowLost(...faults) {
  faults.forEach((one) => LOST.forEach((pattern) => one.allow(pattern)));
}

/** Opens a line to the server at an address. */
export async function openLine(address) {
  let there = new URL(address);
  const said = [];
  const open = new Set();
  let cut = false;
  const server = createServer((near) => {
    if (cut) {
      near.destroy();
      return;
    }
    const far = connect(Number(there.port), there.hostname);
    const frames = new Frames((text) => said.push(text));
    for (const end of [near, far]) {
      open.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        open.delete(end);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.on('data', (chunk) => frames.hear(chunk));
    far.pipe(near);
  });
  // What `listening` asks for besides is of HTTP.
  server.closeAllConnections = () => open.forEach((end) => end.destroy());
  const { address: here, end } = await listening(server);
  return {
    address: here,
    /** What the server said at tables, text by text. */
    said,
    /** Nothing goes through any more, and what is open breaks. */
    cut: () => {
      cut = true;
      open.forEach((one) => one.destroy());
    },
    /** It works again. */
    mend: () => {
      cut = false;
    },
    /** From now on it leads to another server; what is open breaks. */
    leadTo: (address) => {
      there = new URL(address);
      open.forEach((one) => one.destroy());
    },
    end,
  };
}

/** What a server says over a WebSocket: after the answer to the request, frames without a mask. */
class Frames {
  #tell;
  #rest = Buffer.alloc(0);
  #upgraded = false;

  constructor(tell) {
    this.#tell = tell;
  }

  hear(chunk) {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    if (!this.#upgraded) {
      const end = this.#rest.indexOf('\r\n\r\n');
      if (end < 0) {
        return;
      }
      if (!this.#rest.subarray(0, end).toString().startsWith('HTTP/1.1 101')) {
        // Another request may follow on the same connection, and one of them may become a socket.
        this.#rest = this.#rest.subarray(Math.max(this.#rest.lastIndexOf('HTTP/1.1 101'), end + 4));
        return;
      }
      this.#upgraded = true;
      this.#rest = this.#rest.subarray(end + 4);
    }
    for (let frame = this.#take(); frame; frame = this.#take()) {
      if (frame.kind === 1) {
        this.#tell(frame.payload.toString());
      }
    }
  }

  #take() {
    const rest = this.#rest;
    if (rest.length < 2) {
      return null;
    }
    const short = rest[1] & 0x7f;
    const [start, length] =
      short < 126 ? [2, short] : short === 126 ? [4, rest.length < 4 ? Infinity : rest.readUInt16BE(2)] : [10, rest.length < 10 ? Infinity : Number(rest.readBigUInt64BE(2))];
    if (rest.length < start + length) {
      return null;
    }
    this.#rest = rest.subarray(start + length);
    return { kind: rest[0] & 0x0f, payload: rest.subarray(start, start + length) };
  }
}
