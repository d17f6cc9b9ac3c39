/** For work that must not take longer than its input is long, on a busy machine too. */

const MOST_MS = 5000;

/** Does it; an error if it takes more processor time than any sound input needs. */
export function atOnce<T>(work: () => T): T {
  const before = process.threadCpuUsage();
  const done = work();
  const { user, system } = process.threadCpuUsage(before);
  const ms = (user + system) / 1000;
  if (ms > MOST_MS) throw new Error(`it took ${Math.round(ms)} ms of processor time`);
  return done;
}
