/**
 * Plays whole games at random and checks everything that must always hold.
 *   npm run fuzz -- 1000 some-seed
 * Of a failure it prints the game's seed, the order that failed and the position before it, and goes on; after the
 * tenth it stops. A game is played again with `npm run fuzz -- 1 that-seed`.
 */
import { performance } from 'node:perf_hooks';
import { playGame } from './fuzz/game.ts';
import type { Tally } from './fuzz/tally.ts';

const MOST_FAILURES = 10;

const [games = '200', seed = 'fuzz'] = process.argv.slice(2);
process.exitCode = fuzz(Number(games), seed);

function fuzz(most: number, name: string): number {
  if (!Number.isInteger(most) || most < 1) {
    console.error('usage: npm run fuzz -- [games] [seed]');
    return 1;
  }
  const tally: Tally = new Map();
  const began = performance.now();
  let [game, orders, failures] = [0, 0, 0];
  for (; game < most && failures < MOST_FAILURES; game++) {
    const one = most === 1 ? name : `${name}-${game}`;
    try {
      orders += quickly(() => playGame(one, tally).orders);
    } catch {
      failures += 1;
      console.error(failureOf(one));
    }
  }
  const seconds = (performance.now() - began) / 1000;
  for (const [what, n] of [...tally].sort(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`${String(n).padStart(8)}  ${what}`);
  }
  const speed = (game / seconds).toFixed(1);
  console.log(`${game} games, ${orders} orders, ${failures} failures, ${seconds.toFixed(1)} s: ${speed} games/s`);
  return failures === 0 ? 0 : 1;
}

/** Every refusal is an Error; where each comes from is needed only of the one that fails. */
function quickly<T>(play: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return play();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The same game once more, to see where it fails. */
function failureOf(name: string): string {
  try {
    playGame(name, new Map());
    return `game ${name} fails only the first time`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
