/** The painter's thread: paints one scene after another and sends each picture back. */
import { parentPort } from 'node:worker_threads';
import type { Scene } from '../scene/scene.ts';
import { type PaintOptions, paintPicture, type Picture } from './paint.ts';

export interface Request {
  readonly scene: Scene;
  readonly options: PaintOptions;
}

export type Response = (Omit<Picture, 'data'> & { readonly data: Uint8Array }) | { readonly fault: string };

const port = parentPort;
if (!port) throw new Error('The painter must be started as a worker thread.');

/** The studio asks for one picture at a time; the encoder awaits, so the canvas of each is freed before the next. */
port.on('message', (request: Request) => {
  paintPicture(request.scene, request.options).then(
    ({ data, ...picture }) => {
      const own = new Uint8Array(data);
      port.postMessage({ data: own, ...picture } satisfies Response, [own.buffer]);
    },
    (fault: unknown) => port.postMessage({ fault: fault instanceof Error ? fault.message : String(fault) }),
  );
});
