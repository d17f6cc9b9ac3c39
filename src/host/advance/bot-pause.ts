/** Background tasks, each after a pause. No one waits for them, and no lock is held meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface BotPause {
  readonly soon: (work: () => Promise<void>) => void;
  /** Settles when no task is left for now. */
  readonly idle: () => Promise<void>;
  /** Finishes the current task and drops the others. */
  readonly close: () => Promise<void>;
}

/** `work` handles its own errors. */
export function createBotPause(pauseMs: number): BotPause {
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

/** Whether the pause ended normally. */
async function paused(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(ms, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return !signal.aborted;
}
