/** Runs programs in our place to their end: they have our terminal and get our signals. */
import { spawn } from 'node:child_process';

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @typedef {{ readonly code: number | null, readonly signal: NodeJS.Signals | null }} End */

/**
 * The IPC channel tells the program when we are gone, even if killed (`disconnect`).
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
 * Exits with the same code, or dies by the same signal.
 *
 * @param {End} end
 */
export function endLike({ code, signal }) {
  if (signal !== null) process.kill(process.pid, signal);
  else process.exitCode = code ?? 1;
}

/**
 * Runs one program after the other; the first one that fails is the last.
 *
 * @param {string} node
 * @param {readonly (readonly string[])[]} programs
 */
export async function runInTurn(node, programs) {
  for (const args of programs) {
    const end = await run(node, args);
    if (end.code !== 0) return endLike(end);
  }
}
