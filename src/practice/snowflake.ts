/** Discord's ids count time from the start of 2015. */
const DISCORD_EPOCH = 1_420_070_400_000;

/** Generates ids as Discord does: the time in the upper bits, always increasing. */
export function snowflakes(now: () => number, after: string): () => string {
  let last = BigInt(after);
  return () => {
    const timed = BigInt(Math.max(0, Math.trunc(now()) - DISCORD_EPOCH)) << 22n;
    last = timed > last ? timed : last + 1n;
    return last.toString();
  };
}

/** Whether id `a` was made after id `b`. */
export function isNewer(a: string, b: string): boolean {
  return BigInt(a) > BigInt(b);
}

/** The shard of `count` that serves this guild. Direct messages belong to shard 0. */
export function shardOf(guildId: string | null, count: number): number {
  return guildId === null ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(count));
}
