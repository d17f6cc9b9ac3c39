/** How long this thread works without a break. */

/** Milliseconds of CPU this thread has used. */
export function threadCpu(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Reads this thread's CPU at every turn of the event loop. `stop` returns the longest piece in milliseconds. */
export function watchThread(): { stop(): number } {
  let [last, longest, watching] = [threadCpu(), 0, true];
  const look = () => {
    const now = threadCpu();
    longest = Math.max(longest, now - last);
    last = now;
    if (watching) setImmediate(look);
  };
  setImmediate(look);
  return {
    stop() {
      watching = false;
      look();
      return longest;
    },
  };
}
