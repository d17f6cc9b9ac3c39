/**
 * How much one person may ask for. The work queue keeps a flood from slowing others down; the bucket keeps the queue
 * short. No one clicking by hand reaches these limits: pressing as fast as answers appear is two or three actions a
 * second, and Discord sends a completion for every pause in typing. A script that waits for each answer passes too,
 * except one that looks at maps in an endless loop.
 */
import type { BucketLimits } from './token-bucket.ts';
import type { WorkLimits } from './work-queue.ts';

export interface Limit extends BucketLimits {
  /** Slow work waits in its own queue; the rest runs immediately. */
  readonly queue?: WorkLimits;
}

export const LIMITS = {
  /** What a game waits for: answers, confirmed orders, votes. Cheap, and ordered by the battle's lock. */
  owed: { burst: 200, perSecond: 20 },
  /** Orders composed and previewed, each with a picture: more than anyone plays, for at most eight people at once. */
  order: { burst: 120, perSecond: 10, queue: { waiting: 20, atOnce: 8 } },
  /** Maps, odds, descriptions, files: 10 to 200 ms of work each, half of it in the painter's thread. */
  look: { burst: 30, perSecond: 2, queue: { waiting: 5, atOnce: 4 } },
  /** Verifying or exporting a whole battle: up to many seconds, so for two people at a time. */
  long: { burst: 6, perSecond: 0.2, queue: { waiting: 1, atOnce: 2 } },
  /** Everything else: a few database reads and some text. */
  other: { burst: 60, perSecond: 5 },
  /** Completions while typing. If refused, the list is empty and the next letter asks again. */
  completion: { burst: 40, perSecond: 10 },
} as const satisfies Readonly<Record<string, Limit>>;

export type Load = keyof typeof LIMITS;
