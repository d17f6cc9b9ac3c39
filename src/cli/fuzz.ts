/**
 * Plays whole games at random and checks everything that must always hold.
 *   npm run fuzz -- 1000 some-seed
 * On a failure it prints the game's seed, the order that failed and the position before it. A game is played again
 * with `npm run fuzz -- 1 that-seed`.
 */
import { performance } from 'node:perf_hooks';
import { playGame, type Tally } from './fuzz/game.ts';

const [games = '200', seed = 'fuzz'] = process.argv.slice(2);
process.exitCode = fuzz(Number(games), seed);

function fuzz(most: number, name: string): number {
  if (!Number.isInteger(most) || most < 1) {
    console.error('usage: npm run fuzz -- [games] [seed]');
    return 1;
  }
  const tally: Tally = new Map();
  const began = performance.now();
  let orders = 0;
  for (let game = 0; game < most; game++) {
    try {
      orders += playGame(most === 1 ? name : `${name}-${game}`, tally).orders;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return 1;
    }
  }
  const seconds = (performance.now() - began) / 1000;
  for (const [what, n] of [...tally].sort(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`${String(n).padStart(8)}  ${what}`);
  }
  console.log(`${most} games, ${orders} orders, ${seconds.toFixed(1)} s: ${(most / seconds).toFixed(1)} games/s`);
  return 0;
}
