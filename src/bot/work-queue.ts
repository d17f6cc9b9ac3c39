/** Work that takes its time: one thing at a time for each person, so many for all together, and people take turns. */
import { createFairQueue } from '../queue/fair-queue.ts';

export interface WorkLimits {
  /** How many things of one person may wait behind the one that is being done. */
  readonly waiting: number;
  /** For how many people something is done at the same time. */
  readonly atOnce: number;
}

/** A place in the queue. */
export interface Place {
  /** Does the work when it is this one's turn; then the next one may go on. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Gives the place up, where there is nothing to be done any more. */
  readonly leave: () => void;
}

/** Undefined: too much of this person's waits already, or of everyone's. */
export type WorkQueue = (person: string) => Place | undefined;

/** What may wait for all people together. */
const TOTAL = 200;

export function createWorkQueue({ waiting: perPerson, atOnce }: WorkLimits, total = TOTAL): WorkQueue {
  const waiting = createFairQueue<() => void>({ perPerson, total });
  const busy = new Set<string>();
  const goOn = (): void => {
    while (busy.size < atOnce) {
      const next = waiting.next((person) => !busy.has(person));
      if (!next) return;
      busy.add(next.person);
      next.job();
    }
  };
  return (person) => {
    const { promise: turn, resolve: begin } = Promise.withResolvers<void>();
    if (!waiting.add(person, begin)) return undefined;
    goOn();
    let isLeft = false;
    const leave = (): void => {
      if (isLeft) return;
      isLeft = true;
      void turn.then(() => {
        busy.delete(person);
        goOn();
      });
    };
    const inTurn: Place['inTurn'] = async (work) => {
      await turn;
      try {
        return await work();
      } finally {
        leave();
      }
    };
    return { inTurn, leave };
  };
}
