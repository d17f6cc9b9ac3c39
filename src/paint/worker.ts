/** The painter's thread: paints one scene or page after another and returns the pictures. */
import { parentPort } from 'node:worker_threads';
import type { Page } from '../scene/page.ts';
import type { Scene } from '../scene/scene.ts';
import { type PaintOptions, paintPage, paintPicture, type Printed } from './paint.ts';

export type Request = { readonly scene: Scene; readonly options: PaintOptions } | { readonly page: Page };

/** A scene is one picture, a page one or more. */
export type Response =
  | { readonly pictures: readonly (Omit<Printed, 'data'> & { readonly data: Uint8Array<ArrayBuffer> })[] }
  | { readonly fault: string };

const port = parentPort;
if (!port) throw new Error('The painter must be started as a worker thread.');

/** The studio requests one thing at a time. The encoder awaits, so each canvas is freed before the next. */
port.on('message', (request: Request) => {
  painted(request).then(
    (all) => {
      const pictures = all.map(({ data, ...picture }) => ({ ...picture, data: new Uint8Array(data) }));
      port.postMessage(
        { pictures } satisfies Response,
        pictures.map(({ data }) => data.buffer),
      );
    },
    (fault: unknown) => port.postMessage({ fault: fault instanceof Error ? fault.message : String(fault) }),
  );
});

async function painted(request: Request): Promise<readonly Printed[]> {
  if ('page' in request) return paintPage(request.page);
  const { scene, options } = request;
  return [{ ...(await paintPicture(scene, options)), alt: scene.alt }];
}
