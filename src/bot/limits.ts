/**
 * How much one person may ask for. The queue of work keeps a flood from slowing the others down; the bucket keeps the
 * queue short. No hand comes near these figures: somebody who clicks as fast as the answers appear does two or three
 * things a second, and Discord sends a completion for every pause in typing. A script that waits for each answer before
 * it asks again passes too, except for one that looks at maps without end.
 */
import type { BucketLimits } from './token-bucket.ts';
import type { WorkLimits } from './work-queue.ts';

export interface Limit extends BucketLimits {
  /** Work that takes its time waits in a queue of its own; the rest is done as it comes. */
  readonly queue?: WorkLimits;
}

export const LIMITS = {
  /** What a game waits for: answers, confirmed orders, votes. It is cheap, and the battle's lock puts it in order. */
  owed: { burst: 200, perSecond: 20 },
  /** Orders put together and previewed, each with a picture: more than anybody plays, at most eight people's at once. */
  order: { burst: 120, perSecond: 10, queue: { waiting: 20, atOnce: 8 } },
  /** Maps, odds, descriptions, files: 10 to 200 ms of work each, half of it in the painter's thread. */
  look: { burst: 30, perSecond: 2, queue: { waiting: 5, atOnce: 4 } },
  /** A whole battle verified or exported: up to many seconds, so for two people at a time. */
  long: { burst: 6, perSecond: 0.2, queue: { waiting: 1, atOnce: 2 } },
  /** Everything else: a few reads of the database and some words. */
  other: { burst: 60, perSecond: 5 },
  /** While somebody types. What is refused is an empty list, and the next letter asks again. */
  completion: { burst: 40, perSecond: 10 },
} as const satisfies Readonly<Record<string, Limit>>;

export type Load = keyof typeof LIMITS;
