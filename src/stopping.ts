/** The end of the process: told to, by a signal or because the launcher (`scripts/run.mjs`) is gone; or of its own accord. */
import { setTimeout as pause } from 'node:timers/promises';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * One Ctrl-C arrives up to three times: a terminal or a supervisor signals every process, then npm passes the signal on,
 * and so does the launcher. Only what comes later than this was asked a second time, and means: now.
 */
const SAME_MS = 2000;
/** A bot that must end has this long to finish what it is saying. */
const LEAVE_MS = 5000;
/** A start that fails has this long to say why. */
const SAY_WHY_MS = 100;

export interface Ending {
  /** From now on this is how everything is closed in order. */
  readonly closesBy: (close: () => Promise<void>) => void;
  /** Closes in order and ends with that code, soon in any case. */
  readonly leave: (code: number) => void;
}

/** Ends with 0 where it is told to stop; `begins` may say so. */
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
  // A terminal that is closed takes no more words, and that must not keep us from ending in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.once('disconnect', () => since === undefined && start());
}
