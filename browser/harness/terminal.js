// Somebody far away who plays with the program in a terminal, or lets it play.

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Lets somebody run the program with these arguments, and ends it when they are done. What it keeps is forgotten. */
export async function atTerminal(args, act) {
  const folder = await mkdtemp(join(tmpdir(), 'blazon-'));
  const child = spawn(process.env.BLAZON, args, {
    env: { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder, XDG_DATA_HOME: folder },
  });
  const terminal = new Terminal(child);
  try {
    return await act(terminal, folder);
  } finally {
    child.kill('SIGKILL');
    await terminal.ended;
    await rm(folder, { recursive: true, force: true });
  }
}

class Terminal {
  /** Everything that was said. */
  said = '';
  /** How much of that has been heard. */
  #heard = 0;
  #child;
  #wake = () => {};

  constructor(child) {
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        this.said += chunk;
        this.#wake();
      });
    }
    /** Settles with the exit code. */
    this.ended = new Promise((resolve) => {
      child.once('close', (code) => {
        this.closed = true;
        this.#wake();
        resolve(code);
      });
    });
  }

  /** Types a line. */
  type(line) {
    this.#child.stdin.write(`${line}\n`);
  }

  /** Waits until this has been said. */
  async until(pattern) {
    while (!pattern.test(this.said)) {
      await this.#news();
    }
  }

  /** Answers every question by its first number, until the game is over and its dice are checked. */
  async playOut() {
    for (;;) {
      const question = this.said.slice(this.#heard);
      if (/checked: fair\./.test(this.said)) {
        return;
      }
      const answer = question.endsWith('\n> ') ? firstAnswer(question) : undefined;
      if (answer) {
        this.#heard = this.said.length;
        this.type(answer);
      }
      await this.#news();
    }
  }

  #news() {
    if (this.closed) {
      throw new Error(`the program has ended:\n${this.said}`);
    }
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}

/** The first answer that a question offers: "1. …" on a line of its own, or "1 c5, 2 d5" on one. */
function firstAnswer(question) {
  const last = question.slice(0, -'> '.length).trimEnd().split('\n\n').at(-1);
  return /Enter or 1: draw it\./.test(question) ? '1' : /^(\d+)(?:\. | [a-g][1-5]\b)/m.exec(last)?.[1];
}
