/**
 * Paints pictures without blocking the bot: one worker thread paints, and the main thread only passes scenes, pages and
 * bytes. Pictures that a game waits for come before those people look at; within each kind, people and channels take
 * turns.
 */
import type { Worker } from 'node:worker_threads';
import { createFairQueue } from '../queue/fair-queue.ts';
import type { Page } from '../scene/page.ts';
import type { Scene } from '../scene/scene.ts';
import { startThread } from '../thread/thread.ts';
import type { PaintOptions, Picture, Printed } from './paint.ts';
import type { Request, Response } from './worker.ts';

export interface PictureFor {
  /** The person or channel whose picture it is; they take turns. */
  readonly whom: string;
  /** An order, card or report that a game waits for; otherwise a person only looks at something. */
  readonly isUrgent: boolean;
}

export interface Studio {
  /** The picture of a scene. `full`: too many are waiting, for this person or for everyone. */
  paint(scene: Scene, wanted: PictureFor, options?: PaintOptions): Promise<Picture | 'full'>;
  /** The pictures of a page of tables, several if it is long. */
  paintPage(page: Page, wanted: PictureFor): Promise<readonly Printed[] | 'full'>;
  /** Stops the painter; unfinished pictures are rejected. */
  close(): Promise<void>;
}

interface Order {
  readonly request: Request;
  deaths: number;
  readonly done: (pictures: readonly Printed[]) => void;
  readonly failed: (fault: Error) => void;
}

/** A picture that kills the painter is retried once, by a new one. */
const MOST_DEATHS = 2;
/** The largest map takes a second, or many on a busy machine. */
const PATIENCE_MS = 60_000;

/**
 * For each kind. A scene is some hundred kilobytes; the bot itself requests a dozen at a time, but only a few for one
 * person.
 */
const WAITING = { perPerson: 8, total: 64 };

export interface StudioOptions {
  readonly script?: URL;
  /** A painter that takes longer than this is stopped. */
  readonly patienceMs?: number;
  /** The painter has died; the next picture starts a new one. */
  readonly died?: (reason: string) => void;
}

export function openStudio({
  script = new URL('./worker.ts', import.meta.url),
  patienceMs = PATIENCE_MS,
  died = () => undefined,
}: StudioOptions = {}): Studio {
  const urgent = createFairQueue<Order>(WAITING);
  const looks = createFairQueue<Order>(WAITING);
  /** The picture whose painter has died. */
  let again: Order | undefined;
  let current: Order | undefined;
  let painter: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function hire(): Worker {
    const worker = startThread(script);
    let reason = 'it stopped by itself';
    worker.on('message', (response: Response) => finish(response));
    worker.on('error', (fault) => (reason = fault instanceof Error ? fault.message : String(fault)));
    worker.on('exit', () => bury(worker, reason));
    return worker;
  }

  /** Gives the painter its next scene. Scenes are copied to it one at a time, so a burst is spread over many turns. */
  function next(): void {
    if (current || closed) return;
    current = again ?? (urgent.next() ?? looks.next())?.job;
    again = undefined;
    if (!current) {
      painter?.unref();
      return;
    }
    painter ??= hire();
    painter.ref();
    const busy = painter;
    timer = setTimeout(() => dismiss(busy), patienceMs).unref();
    try {
      painter.postMessage(current.request);
    } catch (fault) {
      settle((order) => order.failed(new Error('This scene cannot be sent to the painter.', { cause: fault })));
    }
  }

  function settle(how: (order: Order) => void): void {
    const order = current;
    current = undefined;
    clearTimeout(timer);
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

  /** After a painter's death, its picture gets a second chance, or fails. */
  function bury(worker: Worker, reason: string): void {
    if (painter !== worker) return;
    painter = undefined;
    clearTimeout(timer);
    if (closed) return;
    died(reason);
    const order = current;
    if (!order) return;
    order.deaths += 1;
    if (order.deaths >= MOST_DEATHS)
      return settle(({ failed }) => failed(new Error(`The painter died twice over this picture: ${reason}.`)));
    current = undefined;
    again = order;
    setImmediate(next);
  }

  function dismiss(busy: Worker): void {
    bury(busy, 'it took too long');
    void busy.terminate();
  }

  function ask(request: Request, { whom, isUrgent }: PictureFor): Promise<readonly Printed[] | 'full'> {
    return new Promise((done, failed) => {
      if (closed) return failed(new Error('The studio is closed.'));
      const queue = isUrgent ? urgent : looks;
      if (!queue.add(whom, { request, deaths: 0, done, failed })) return done('full');
      next();
    });
  }

  painter = hire();
  painter.unref();
  return {
    async paint(scene, wanted, options = {}) {
      const pictures = await ask({ scene, options }, wanted);
      return pictures === 'full' ? 'full' : pictures[0]!;
    },
    paintPage: (page, wanted) => ask({ page }, wanted),
    async close() {
      if (closed) return;
      closed = true;
      const started = [current, again].filter((each) => each !== undefined);
      const unfinished = [...started, ...urgent.drain(), ...looks.drain()];
      for (const { failed } of unfinished) failed(new Error('The studio was closed before the picture was finished.'));
      current = undefined;
      clearTimeout(timer);
      await painter?.terminate();
    },
  };
}
