/** Measures CPU time, which other processes hardly affect. Contestants take turns, so noise hits them all. */

/** Microseconds of CPU for a piece of work in this process, all threads together. */
export async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** The least CPU of each contestant in any round after the warm-up rounds. */
export async function inTurns<Name extends string>(
  { warmUp, rounds }: { readonly warmUp: number; readonly rounds: number },
  contestants: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number>> {
  const entries = Object.entries(contestants) as [Name, () => Promise<number>][];
  const least = Object.fromEntries(entries.map(([name]) => [name, Infinity])) as Record<Name, number>;
  for (let round = -warmUp; round < rounds; round++) {
    for (const [name, measure] of entries) {
      const cpu = await measure();
      if (round >= 0) least[name] = Math.min(least[name], cpu);
    }
  }
  return least;
}
