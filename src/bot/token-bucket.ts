/** How often a person may do something: so many at once after a rest, then so many a second. */

export interface BucketLimits {
  readonly burst: number;
  readonly perSecond: number;
}

/** Takes a token of this person's. 0, or the milliseconds until there is one: then nothing was taken. */
export type TokenBucket = (person: string) => number;

/** How many people are remembered. Those who have asked for nothing the longest are forgotten, and start with a full bucket. */
const PEOPLE = 10_000;

/** `now` must never go back, as the time of day may: people would have to wait until it has caught up. */
export function createTokenBucket(
  { burst, perSecond }: BucketLimits,
  now: () => number = () => performance.now(),
  people = PEOPLE,
): TokenBucket {
  const apart = 1000 / perSecond;
  /** When each person's bucket is full again. */
  const full = new Map<string, number>();
  return (person) => {
    const moment = now();
    const since = Math.max(full.get(person) ?? moment, moment);
    const wait = since - moment - (burst - 1) * apart;
    if (wait > 0) return wait;
    full.delete(person);
    full.set(person, since + apart);
    if (full.size > people) full.delete(full.keys().next().value!);
    return 0;
  };
}
