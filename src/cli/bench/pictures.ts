/** Measures pictures in a thread of their own, as in the bot, with nothing else in memory. */
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Board } from '../../scene/scene.ts';
import { measurePicture, type PictureCost } from './paint.ts';

export async function measurePictures(board: Board): Promise<PictureCost> {
  const thread = new Worker(new URL(import.meta.url), { workerData: board });
  const [cost] = (await once(thread, 'message')) as [PictureCost];
  await thread.terminate();
  return cost;
}

if (!isMainThread) parentPort?.postMessage(await measurePicture(workerData as Board));
