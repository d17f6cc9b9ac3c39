/** A painter that dies over some scenes: always over "fatal", once over "first" (a file remembers that it did). */
import { existsSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { Request } from '../../src/paint/worker.ts';

parentPort?.on('message', ({ scene }: Request) => {
  if (scene.title === 'fatal') throw new Error('out of paint');
  if (scene.title === 'first' && !existsSync(scene.subtitle)) {
    writeFileSync(scene.subtitle, '');
    process.exit(1);
  }
  parentPort?.postMessage({ data: Buffer.from(scene.title), width: 1, height: 1 });
});
