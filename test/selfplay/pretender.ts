/** A thread that generates nothing: it does what the seed of its wish says. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Order, Response } from '../../src/selfplay/worker.ts';

const { wish, battles } = workerData as Order;
const say = (response: Response): void => parentPort!.postMessage(response);

if (wish.seed === 'fail') throw new Error('as wished');
say({ kind: 'progress', progress: { deal: 1, doing: 'counting', battles } });
// It never ends by itself.
if (wish.seed === 'never') setInterval(() => undefined, 1000);
else if (wish.seed !== 'silent') {
  const tally = { red: battles, blue: 0, draw: 0 };
  say({ kind: 'made', made: { text: wish.seed, tally, isBalanced: false, deals: 1, fought: battles } });
}
