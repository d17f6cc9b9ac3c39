import { setImmediate } from 'node:timers/promises';

/** Runs work strictly one after the other. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A queue that yields to the event loop after each piece of work. SQLite answers synchronously, so a burst of writes
 * would otherwise run as one block, and the gateway would miss its heartbeat.
 */
export function turns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.then(breathe, breathe);
    return mine;
  };
}

function breathe(): Promise<void> {
  return setImmediate();
}
