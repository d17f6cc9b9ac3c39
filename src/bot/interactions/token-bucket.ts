/** Limits how often a person may do something: a burst after a rest, then a steady rate. */

export interface BucketLimits {
  readonly burst: number;
  readonly perSecond: number;
}

/** Takes one of this person's tokens and returns 0, or takes none and returns the milliseconds until there is one. */
export type TokenBucket = (person: string) => number;

/** How many people are remembered. The least recent are forgotten, and start with a full bucket. */
const PEOPLE = 10_000;

/** `now` must be monotonic. If it went back, people would have to wait until it caught up. */
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
