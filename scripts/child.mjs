/** A program run to its end in our place: it has our terminal, and hears what we are told. */
import { spawn } from 'node:child_process';

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @typedef {{ readonly code: number | null, readonly signal: NodeJS.Signals | null }} End */

/**
 * The channel tells the program when we are gone, even killed (`disconnect`).
 *
 * @param {string} node
 * @param {readonly string[]} args
 * @returns {Promise<End>}
 */
export function run(node, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => void child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, pass);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const each of SIGNALS) process.removeListener(each, pass);
      resolve({ code, signal });
    });
  });
}

/**
 * With the same code, or by the same signal.
 *
 * @param {End} end
 */
export function endLike({ code, signal }) {
  if (signal !== null) process.kill(process.pid, signal);
  else process.exitCode = code ?? 1;
}
