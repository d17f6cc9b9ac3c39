/** Measures pictures in a thread of their own, as in the bot, with nothing else in memory. */
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Board } from '../../scene/scene.ts';
import { measurePicture, type PictureCost } from './paint.ts';
import { type Line, whole } from './table.ts';

async function measurePictures(board: Board): Promise<PictureCost> {
  const thread = new Worker(new URL(import.meta.url), { workerData: board });
  const [cost] = (await once(thread, 'message')) as [PictureCost];
  await thread.terminate();
  return cost;
}

export async function pictures(): Promise<Line[]> {
  const { ours, canvas, ratio, bytes, canvasBytes } = await measurePictures('hex');
  const table = await measurePictures('field');
  const from = `${whole(ours)} ms of CPU, canvas's encoder alone ${whole(canvas)} ms`;
  return [
    { what: 'a picture to its mere encoding', measured: ratio, unit: '×', limit: { most: 0.4 }, from },
    {
      what: 'a picture one move later',
      measured: ours,
      unit: 'ms',
      limit: { most: 10 },
      from: 'of CPU; drawn as a whole',
    },
    {
      what: 'a picture',
      measured: bytes / 1000,
      unit: 'KB',
      limit: { most: 600 },
      from: `the canvas's own: ${whole(canvasBytes / 1000)} KB`,
    },
    {
      what: 'a picture of a table to its mere encoding',
      measured: table.ratio,
      unit: '×',
      limit: { most: 0.4 },
      from: `${whole(table.ours)} ms of CPU, canvas's encoder alone ${whole(table.canvas)} ms`,
    },
    {
      what: 'a picture of a table',
      measured: table.bytes / 1000,
      unit: 'KB',
      limit: { most: 600 },
      from: '60 cm across',
    },
  ];
}

if (!isMainThread) parentPort?.postMessage(await measurePicture(workerData as Board));
