/**
 * A painter that dies over some scenes: always over "fatal", once over "first" (a file remembers it). It never finishes
 * "endless", and runs out of memory over "greedy".
 */
import { existsSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { Request } from '../../src/paint/worker.ts';

parentPort?.on('message', (request: Request) => {
  if (!('scene' in request)) throw new Error('no scene');
  const { scene } = request;
  if (scene.title === 'fatal') throw new Error('out of paint');
  if (scene.title === 'endless') for (;;);
  if (scene.title === 'greedy') for (const all: object[] = []; ; ) all.push({ all });
  if (scene.title === 'first' && !existsSync(scene.subtitle)) {
    writeFileSync(scene.subtitle, '');
    process.exit(1);
  }
  parentPort?.postMessage({ pictures: [{ data: Buffer.from(scene.title), width: 1, height: 1 }] });
});
