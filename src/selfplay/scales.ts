/** Balances battles without blocking the bot: one thread per battle, one at a time, with a short queue. */
import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread/thread.ts';
import type { Balanced, Progress } from './steer.ts';
import type { Order, Response } from './worker.ts';

export interface Scales {
  /**
   * Generates a balanced battle. Undefined: there is none. `'full'`: too many are waiting. Rejects if the thread fails
   * or is stopped.
   */
  readonly balance: (
    order: Order,
    said: (progress: Progress | 'waiting') => void,
  ) => Promise<Balanced | undefined | 'full'>;
  /** Stops the thread; unfinished work is rejected. */
  readonly close: () => Promise<void>;
}

/** Besides the one being made. */
const MOST_WAITING = 3;

/** The battle was unfinished when the bot was closed. */
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
