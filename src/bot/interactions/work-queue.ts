/** A queue for slow work: one task at a time per person, a fixed number in all, and people take turns. */
import { createFairQueue } from '../../queue/fair-queue.ts';

export interface WorkLimits {
  /** How many tasks of one person may wait while one runs. */
  readonly waiting: number;
  /** How many people's tasks run at the same time. */
  readonly atOnce: number;
}

/** A place in the queue. */
export interface Place {
  /** Runs the work in its turn, then lets the next one go. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Gives the place up without working. */
  readonly leave: () => void;
}

/** Undefined: too much is waiting, of this person's or of everyone's. */
export type WorkQueue = (person: string) => Place | undefined;

/** How many tasks may wait in all. */
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
