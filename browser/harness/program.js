// The program itself, serving its page.

import { spawn } from 'node:child_process';

/**
 * Starts the program that the variable BLAZON names, on a port that is free, or uses the one that runs at ADDRESS.
 * Gives its address and how to end it.
 */
export async function serveProgram(...options) {
  if (process.env.ADDRESS) {
    return { address: process.env.ADDRESS, end: async () => {} };
  }
  const program = process.env.BLAZON;
  if (!program) {
    throw new Error('BLAZON=/path/to/blazon is missing: `cargo xtask test-browser` sets it');
  }
  const child = spawn(program, ['serve', '--address', '127.0.0.1:0', '--no-browser', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk) => {
      said += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (found) {
        resolve(`${found[0]}/`);
      }
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`blazon serve ended with code ${code}:\n${said}`)));
  });
  return {
    address,
    end: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
