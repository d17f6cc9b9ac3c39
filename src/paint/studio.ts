/** Pictures without holding up the bot: one worker thread paints, the main thread only passes scenes, pages and bytes. */
import { Worker } from 'node:worker_threads';
import type { Page } from '../scene/page.ts';
import type { Scene } from '../scene/scene.ts';
import type { PaintOptions, Picture, Printed } from './paint.ts';
import type { Request, Response } from './worker.ts';

export interface Studio {
  /** The picture of a scene. Pictures are painted one at a time in the order they were asked for. */
  paint(scene: Scene, options?: PaintOptions): Promise<Picture>;
  /** The pictures of a page of tables: one, or several where it is long. */
  paintPage(page: Page): Promise<readonly Printed[]>;
  /** Stops the painter; pictures not yet finished fail. */
  close(): Promise<void>;
}

interface Order {
  readonly request: Request;
  deaths: number;
  readonly done: (pictures: readonly Printed[]) => void;
  readonly failed: (fault: Error) => void;
}

/** A picture that kills the painter is tried once more, by a new one. */
const MOST_DEATHS = 2;

export function openStudio(script = new URL('./worker.ts', import.meta.url)): Studio {
  const waiting: Order[] = [];
  let current: Order | undefined;
  let painter: Worker | undefined;
  let closed = false;

  function hire(): Worker {
    const worker = new Worker(script);
    let reason = 'it stopped by itself';
    worker.on('message', (response: Response) => finish(response));
    worker.on('error', (fault) => (reason = fault instanceof Error ? fault.message : String(fault)));
    worker.on('exit', () => bury(worker, reason));
    return worker;
  }

  /** Gives the painter its next scene. Scenes are copied to it one at a time, so a burst is spread over many turns. */
  function next(): void {
    if (current || closed) return;
    current = waiting.shift();
    if (!current) {
      painter?.unref();
      return;
    }
    painter ??= hire();
    painter.ref();
    try {
      painter.postMessage(current.request);
    } catch (fault) {
      settle((order) => order.failed(new Error('This scene cannot be sent to the painter.', { cause: fault })));
    }
  }

  function settle(how: (order: Order) => void): void {
    const order = current;
    current = undefined;
    if (order) how(order);
    setImmediate(next);
  }

  function finish(response: Response): void {
    if ('fault' in response) return settle(({ failed }) => failed(new Error(`The picture failed: ${response.fault}`)));
    const pictures = response.pictures.map(({ data, ...picture }) => ({
      ...picture,
      data: Buffer.from(data.buffer, data.byteOffset, data.byteLength),
    }));
    settle(({ done }) => done(pictures));
  }

  /** A painter has died: the picture it was painting gets a second chance, or fails. */
  function bury(worker: Worker, reason: string): void {
    if (painter !== worker) return;
    painter = undefined;
    const order = current;
    if (!order || closed) return;
    order.deaths += 1;
    if (order.deaths >= MOST_DEATHS)
      return settle(({ failed }) => failed(new Error(`The painter died twice over this picture: ${reason}.`)));
    current = undefined;
    waiting.unshift(order);
    setImmediate(next);
  }

  function ask(request: Request): Promise<readonly Printed[]> {
    return new Promise((done, failed) => {
      if (closed) return failed(new Error('The studio is closed.'));
      waiting.push({ request, deaths: 0, done, failed });
      next();
    });
  }

  painter = hire();
  painter.unref();
  return {
    async paint(scene, options = {}) {
      const [picture] = await ask({ scene, options });
      return picture!;
    },
    paintPage: (page) => ask({ page }),
    async close() {
      if (closed) return;
      closed = true;
      const unfinished = current ? [current, ...waiting.splice(0)] : waiting.splice(0);
      for (const { failed } of unfinished) failed(new Error('The studio was closed before the picture was finished.'));
      current = undefined;
      await painter?.terminate();
    },
  };
}
