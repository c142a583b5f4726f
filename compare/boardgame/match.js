// A match at boardgame.io's server: made over HTTP, played over socket.io.

import { io } from 'socket.io-client';

import { game } from './game.js';

/** After how long without a confirmation a player asks how the match stands, in milliseconds. */
const ASK_AGAIN = 5000;

/** Makes a match and takes both seats. Gives its name and what each seat is proved with. */
export async function make(server) {
  const { matchID } = await post(server, `/games/${game.name}/create`, { numPlayers: 2 });
  const credentials = [];
  for (const playerID of ['0', '1']) {
    const joined = await post(server, `/games/${game.name}/${matchID}/join`, { playerID, playerName: 'Ann' });
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}

async function post(server, path, body) {
  const answer = await fetch(`${server}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) {
    throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  }
  return answer.json();
}

/** Somebody at a match: a player, or with no player's number somebody who only looks. */
export class Visitor {
  constructor(server, matchID, playerID, credentials) {
    Object.assign(this, { matchID, playerID, credentials });
    this.state = undefined;
    this.waiting = new Set();
    this.socket = io(`${server}/${game.name}`, { transports: ['websocket'], forceNew: true });
    this.socket.on('connect', () => this.ask());
    this.socket.on('sync', (matchID, { state }) => this.hear(matchID, state));
    this.socket.on('update', (matchID, state) => this.hear(matchID, state));
  }

  /** Asks how the match stands. */
  ask() {
    this.socket.emit('sync', this.matchID, this.playerID, this.credentials, 2);
  }

  hear(matchID, state) {
    if (matchID !== this.matchID || (this.state?._stateID ?? -1) > state._stateID) {
      return;
    }
    this.state = state;
    for (const look of this.waiting) {
      look(state);
    }
  }

  /** Waits until the match has come to a state of this number, for ever if it does not. */
  reached(stateID) {
    return new Promise((resolve) => {
      const asking = setInterval(() => this.ask(), ASK_AGAIN);
      const look = (state) => {
        if (state._stateID >= stateID) {
          clearInterval(asking);
          this.waiting.delete(look);
          resolve(state);
        }
      };
      this.waiting.add(look);
      if (this.state !== undefined) {
        look(this.state);
      }
    });
  }

  /** Plays an event. */
  play(text) {
    const payload = { type: 'play', args: [text], playerID: this.playerID, credentials: this.credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.matchID, this.playerID);
  }

  close() {
    this.socket.disconnect();
  }
}
