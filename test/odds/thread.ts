/**
 * A thread that does what the seed of a question says: dies, hangs, fails, or answers with the number of questions so
 * far.
 */
import { parentPort } from 'node:worker_threads';
import type { Asking } from '../../src/odds/forecast.ts';

let asked = 0;

parentPort?.on('message', (question: string) => {
  const { seed } = JSON.parse(question) as Asking;
  asked += 1;
  if (seed === 'dies') process.exit(1);
  if (seed === 'throws') throw new Error('out of dice');
  if (seed === 'fails') return parentPort?.postMessage({ fault: 'no such rules' });
  if (seed === 'hangs') for (;;);
  parentPort?.postMessage({ forecast: { exact: false, lots: [], expected: `${seed} ${asked}` } });
});
