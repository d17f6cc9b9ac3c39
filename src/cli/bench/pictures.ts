/** Measures pictures in a thread of their own, as in the bot, with nothing else in memory. */
import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { measurePicture, type PictureCost } from './paint.ts';

export async function measurePictures(): Promise<PictureCost> {
  const thread = new Worker(new URL(import.meta.url));
  const [cost] = (await once(thread, 'message')) as [PictureCost];
  await thread.terminate();
  return cost;
}

if (!isMainThread) parentPort?.postMessage(await measurePicture());
