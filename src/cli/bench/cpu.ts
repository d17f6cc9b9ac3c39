/** CPU time, which a busy neighbour lengthens little, and contestants measured in turns, so that noise hits them all. */

/** Microseconds of CPU that a piece of work takes in this process, main thread and workers together. */
export async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** The least that each contestant needed in any round. What it needed to warm up, in the rounds before, does not count. */
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
