/** Things that are done each after a pause, in the background. Nobody waits for them, and no lock is held meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Pace {
  readonly soon: (work: () => Promise<void>) => void;
  /** Nothing is to come any more, for now. */
  readonly idle: () => Promise<void>;
  /** What is being done is finished; what is to come is left. */
  readonly close: () => Promise<void>;
}

/** `work` sees to its own faults. */
export function createPace(pauseMs: number): Pace {
  const closing = new AbortController();
  const { signal } = closing;
  const all = new Set<Promise<void>>();
  const idle = async (): Promise<void> => {
    while (all.size > 0) await Promise.all(all);
  };
  return {
    soon: (work) => {
      if (signal.aborted) return;
      const one = paused(pauseMs, signal)
        .then((isOver) => (isOver ? work() : undefined))
        .finally(() => all.delete(one));
      all.add(one);
    },
    idle,
    close: async () => {
      closing.abort();
      await idle();
    },
  };
}

/** Whether it came to its end. */
async function paused(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(ms, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return !signal.aborted;
}
