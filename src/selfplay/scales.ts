/** Balanced battles without holding up the bot: a thread for each, one after the other, and few in the queue. */
import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread/thread.ts';
import type { Balanced, Progress } from './steer.ts';
import type { Order, Response } from './worker.ts';

export interface Scales {
  /**
   * Makes up a balanced battle. Undefined: there is none such. `'full'`: too many wait already. It fails where the thread
   * does, or is stopped.
   */
  readonly balance: (
    order: Order,
    said: (progress: Progress | 'waiting') => void,
  ) => Promise<Balanced | undefined | 'full'>;
  /** Stops the thread; what is not finished fails. */
  readonly close: () => Promise<void>;
}

/** Behind the one that is being made. */
const MOST_WAITING = 3;

/** It was being made, or waited, when the bot was closed. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

interface Job {
  readonly order: Order;
  readonly said: (progress: Progress | 'waiting') => void;
  readonly done: (made: Balanced | undefined) => void;
  readonly failed: (fault: Error) => void;
}

export function openScales(script = new URL('./worker.ts', import.meta.url)): Scales {
  const waiting: Job[] = [];
  let current: { readonly job: Job; readonly worker: Worker } | undefined;
  let closed = false;

  function next(): void {
    const job = current || closed ? undefined : waiting.shift();
    if (!job) return;
    const worker = startThread(script, job.order);
    current = { job, worker };
    worker.on('message', (response: Response) => {
      if (response.kind === 'progress') return job.said(response.progress);
      finish(worker, () => job.done(response.made));
    });
    worker.on('error', (fault) => finish(worker, () => job.failed(new Error('self-play failed', { cause: fault }))));
    worker.on('exit', () => finish(worker, () => job.failed(new Error('self-play ended without a battle'))));
  }

  function finish(worker: Worker, how: () => void): void {
    if (current?.worker !== worker) return;
    current = undefined;
    how();
    next();
  }

  return {
    balance: (order, said) => {
      if (closed) return Promise.reject(new Stopped('the bot is being closed'));
      if (waiting.length >= MOST_WAITING) return Promise.resolve('full');
      return new Promise((done, failed) => {
        waiting.push({ order, said, done, failed });
        if (current) said('waiting');
        next();
      });
    },
    close: async () => {
      closed = true;
      const worker = current?.worker;
      const unfinished = [...(current ? [current.job] : []), ...waiting.splice(0)];
      current = undefined;
      for (const { failed } of unfinished) failed(new Stopped('the bot was closed before the battle was made'));
      await worker?.terminate();
    },
  };
}
