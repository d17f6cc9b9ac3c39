/**
 * At most this many requests a second, evenly after an initial burst. Discord counts 50 a second for the whole bot, not
 * counting answers to interactions. discord.js counts both together, so its limit is disabled and this one covers the
 * requests that carry the bot's token.
 */
export interface Limiter {
  readonly take: () => Promise<void>;
}

export function createLimiter(
  perSecond: number,
  now: () => number = () => performance.now(),
  sleep: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Limiter {
  const apart = 1000 / perSecond;
  const burst = 1000 - apart;
  let due = Number.NEGATIVE_INFINITY;
  return {
    take: async () => {
      const moment = now();
      due = Math.max(due, moment) + apart;
      const wait = due - apart - burst - moment;
      if (wait > 0) await sleep(wait);
    },
  };
}
