/** Ends the process: on a signal, because the launcher (`scripts/run.mjs`) is gone, or on its own decision. */
import { setTimeout as pause } from 'node:timers/promises';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * One Ctrl-C arrives up to three times: a terminal or supervisor signals every process, then npm and the launcher pass
 * the signal on. Only a signal later than this is a second request, and means immediately.
 */
const SAME_MS = 2000;
/** How long a stopping bot has to finish posting. */
const LEAVE_MS = 5000;
/** How long a failed start has to print the reason. */
const SAY_WHY_MS = 100;

export interface Ending {
  /** From now on, how to close everything in order. */
  readonly closesBy: (close: () => Promise<void>) => void;
  /** Closes in order and exits with this code, at the latest after a short time. */
  readonly leave: (code: number) => void;
}

/** Exits with 0 on a request to stop. `begins` may report it. */
export function prepareEnd(begins: () => void, failed: (error: unknown) => void): Ending {
  let close = (): Promise<unknown> => pause(SAY_WHY_MS);
  let closing: Promise<unknown> | undefined;
  const end = async (code: number): Promise<void> => {
    try {
      await (closing ??= close());
      process.exit(code);
    } catch (error) {
      failed(error);
      process.exit(code === 0 ? 1 : code);
    }
  };
  whenToldToStop(() => {
    begins();
    return end(0);
  });
  return {
    closesBy: (wanted) => {
      close = wanted;
    },
    leave: (code) => {
      setTimeout(() => process.exit(code), LEAVE_MS);
      void end(code);
    },
  };
}

export function whenToldToStop(end: () => Promise<void>): void {
  let since: number | undefined;
  const start = (): void => {
    since = performance.now();
    void end();
  };
  const told = (): void => {
    if (since === undefined) start();
    else if (performance.now() - since > SAME_MS) process.exit(1);
  };
  for (const signal of SIGNALS) process.on(signal, told);
  // A closed terminal accepts no more output, which must not prevent an orderly end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.once('disconnect', () => since === undefined && start());
}
