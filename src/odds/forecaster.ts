/** Forecasts without blocking the bot: one thread plays, and lives as long as people ask. */
import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread/thread.ts';
import type { Asking, Forecast, Forecaster } from './forecast.ts';
import type { Response } from './worker.ts';

export interface ForecasterOptions {
  readonly script?: URL;
  /** How many requests may wait while one is calculated. */
  readonly mostWaiting?: number;
  /** A thread that takes longer than this is stopped: the rules are in an endless loop. */
  readonly patienceMs?: number;
  /** How long an idle thread is kept. */
  readonly idleMs?: number;
}

interface Job {
  readonly question: string;
  readonly done: (forecast: Forecast | undefined) => void;
  readonly failed: (fault: Error) => void;
}

/** The forecast was still open when the bot was closed. */
class Closed extends Error {
  override readonly name = 'Closed';
}

/** The thread starts with the first request. A request already running or waiting is not calculated twice. */
export function openForecaster({
  script = new URL('./worker.ts', import.meta.url),
  mostWaiting = 8,
  patienceMs = 10_000,
  idleMs = 300_000,
}: ForecasterOptions = {}): Forecaster {
  const asked = new Map<string, Promise<Forecast | undefined>>();
  const waiting: Job[] = [];
  let current: Job | undefined;
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function hire(): Worker {
    const hired = startThread(script);
    let fault: unknown;
    hired.on('message', (response: Response) => finish(response));
    hired.on('error', (error) => (fault = error));
    hired.on('exit', () => bury(hired, new Error('the thread of a forecast has ended', { cause: fault })));
    return hired;
  }

  function next(): void {
    clearTimeout(timer);
    current = closed ? undefined : waiting.shift();
    if (!current) return rest();
    worker ??= hire();
    worker.ref();
    const busy = worker;
    timer = setTimeout(() => dismiss(busy, new Error('a forecast takes too long')), patienceMs);
    timer.unref();
    worker.postMessage(current.question);
  }

  /** Nothing is waiting: the process may exit, and after a while the thread ends. */
  function rest(): void {
    const idle = worker;
    if (!idle) return;
    idle.unref();
    timer = setTimeout(() => dismiss(idle, new Error('an idle thread was asked something')), idleMs);
    timer.unref();
  }

  function settle(how: (job: Job) => void): void {
    const job = current;
    current = undefined;
    if (job) how(job);
    next();
  }

  function finish(response: Response): void {
    if ('forecast' in response) return settle(({ done }) => done(response.forecast));
    settle(({ failed }) => failed(new Error('the rules fail in a forecast', { cause: response.fault })));
  }

  function bury(gone: Worker, fault: Error): void {
    if (worker !== gone) return;
    worker = undefined;
    settle(({ failed }) => failed(fault));
  }

  function dismiss(whom: Worker, fault: Error): void {
    bury(whom, fault);
    void whom.terminate();
  }

  function ask(question: string): Promise<Forecast | undefined> {
    const answer = new Promise<Forecast | undefined>((done, failed) => {
      waiting.push({ question, done, failed });
      if (!current) next();
    });
    asked.set(question, answer);
    const forget = () => void asked.delete(question);
    answer.then(forget, forget);
    return answer;
  }

  return {
    forecast: (asking: Asking) => {
      if (closed) return Promise.reject(new Closed('the bot is being closed'));
      const question = JSON.stringify(asking);
      const same = asked.get(question);
      if (same) return same;
      return waiting.length >= mostWaiting ? Promise.resolve('full') : ask(question);
    },
    wake: () => {
      if (closed || worker) return;
      worker = hire();
      rest();
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      const unfinished = [...(current ? [current] : []), ...waiting.splice(0)];
      current = undefined;
      const gone = worker;
      worker = undefined;
      for (const { failed } of unfinished) failed(new Closed('the bot was closed before it was computed'));
      await gone?.terminate();
    },
  };
}
