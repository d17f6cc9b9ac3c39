/**
 * Plays whole games at random and checks everything that must always hold.
 *
 *   npm run fuzz -- 1000 some-seed
 *   npm run fuzz -- 1000 some-seed panache
 *
 * On a failure it prints the game's seed, the failed order and the position before it, and continues; it stops after ten.
 * To replay a game: `npm run fuzz -- 1 that-seed`, and the name of its ruleset.
 */
import { performance } from 'node:perf_hooks';
import { BOUTS } from './fuzz/bouts.ts';
import { playGame } from './fuzz/game.ts';
import type { Tally } from './fuzz/tally.ts';

const MOST_FAILURES = 10;

/** Plays a game of random orders and returns their number. */
type Play = (seed: string, tally: Tally) => number;

const PLAYS: ReadonlyMap<string, Play> = new Map(
  Object.entries(BOUTS).map(([book, bout]) => [book, (seed, tally) => playGame(bout, seed, tally).orders]),
);

const [games = '200', seed = 'fuzz', ruleset = 'sabreur-hex'] = process.argv.slice(2);
process.exitCode = fuzz(Number(games), seed, PLAYS.get(ruleset));

function fuzz(most: number, name: string, play: Play | undefined): number {
  if (!Number.isInteger(most) || most < 1 || !play) {
    console.error(`usage: npm run fuzz -- [games] [seed] [${[...PLAYS.keys()].join(' or ')}]`);
    return 1;
  }
  const tally: Tally = new Map();
  const began = performance.now();
  let [game, orders, failures] = [0, 0, 0];
  for (; game < most && failures < MOST_FAILURES; game++) {
    const one = most === 1 ? name : `${name}-${game}`;
    try {
      orders += quickly(() => play(one, tally));
    } catch {
      failures += 1;
      console.error(failureOf(play, one));
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

/** Turns off stack traces. Every refusal is an Error, and only a failure's stack is needed. */
function quickly<T>(play: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return play();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Plays the game again to see where it fails. */
function failureOf(play: Play, name: string): string {
  try {
    play(name, new Map());
    return `game ${name} fails only the first time`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
