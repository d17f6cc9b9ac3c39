/** Decides whether an interaction may run now, soon or not yet, before anything is read or acknowledged. */
import { createTokenBucket, type TokenBucket } from './token-bucket.ts';
import { type Limit, LIMITS, type Load } from './limits.ts';
import { createWorkQueue, type Place, type WorkQueue } from './work-queue.ts';

/** A place in the queue, or how long to wait. */
export type Admission = (person: string, load: Load) => Place | { readonly againInMs: number };

export type Limits = Readonly<Record<Load, Limit>>;

/** Roughly how long until a queue has room again. */
const QUEUE_MS = 5000;

const AT_ONCE: Place = { inTurn: (work) => work(), leave: () => undefined };

/** `none` is for tests and demonstrations, where a few people do the work of many. */
export function createAdmission(limits: Limits | 'none' = LIMITS, now?: () => number): Admission {
  if (limits === 'none') return () => AT_ONCE;
  const gates = new Map(
    (Object.entries(limits) as [Load, Limit][]).map(([load, { queue, ...bucket }]): [Load, Gate] => [
      load,
      { bucket: createTokenBucket(bucket, now), queue: queue ? createWorkQueue(queue) : () => AT_ONCE },
    ]),
  );
  return (person, load) => {
    const { bucket, queue } = gates.get(load)!;
    const wait = bucket(person);
    if (wait > 0) return { againInMs: wait };
    return queue(person) ?? { againInMs: QUEUE_MS };
  };
}

interface Gate {
  readonly bucket: TokenBucket;
  readonly queue: WorkQueue;
}
