/** An action repeated at intervals, never twice at the same time. Stopping it waits for its end. */
export interface Ticking {
  /** Runs now, or joins the run in progress. */
  readonly tick: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export function startTicking(work: () => Promise<void>, everyMs: number, failed: (error: unknown) => void): Ticking {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  const tick = (): Promise<void> => {
    waiting += 1;
    last = last
      .then(work)
      .catch(failed)
      .finally(() => {
        waiting -= 1;
      });
    return last;
  };
  const timer = setInterval(() => {
    if (waiting === 0) void tick();
  }, everyMs);
  return {
    tick,
    stop: async () => {
      clearInterval(timer);
      await last;
    },
  };
}
