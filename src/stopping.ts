/** Being told to stop: by a signal, or because the launcher (`scripts/run.mjs`) is gone. */

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * One Ctrl-C arrives up to three times: a terminal or a supervisor signals every process, then npm passes the signal on,
 * and so does the launcher. Only what comes later than this was asked a second time, and means: now.
 */
const SAME_MS = 2000;

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
