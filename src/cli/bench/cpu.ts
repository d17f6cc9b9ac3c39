/** CPU time of this process, which a busy neighbour does not lengthen. */

/** Microseconds of CPU that a piece of work took, main thread and workers together. */
export async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** How often per CPU second a piece of work can be done: the best of some rounds, after one to warm up. */
export async function perCpuSecond(times: number, rounds: number, work: (n: number) => unknown): Promise<number> {
  let best = 0;
  for (let round = 0; round <= rounds; round++) {
    const cpu = await cpuOf(async () => {
      for (let n = 0; n < times; n++) await work(n);
    });
    if (round > 0) best = Math.max(best, (times * 1e6) / cpu);
  }
  return best;
}
