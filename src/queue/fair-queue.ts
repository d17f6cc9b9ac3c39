/** A queue in which people take turns: however much one of them asks for, a job of everyone else's comes between two of theirs. */

export interface FairQueue<Job> {
  /** False: this person, or all people together, have as much waiting as may wait. */
  readonly add: (person: string, job: Job) => boolean;
  /** The first job of the person whose turn it is, of those for whom `mayGo` holds. */
  readonly next: (mayGo?: (person: string) => boolean) => { readonly person: string; readonly job: Job } | undefined;
  /** Takes out everything that waits. */
  readonly drain: () => readonly Job[];
}

export interface FairQueueLimits {
  /** How much may wait for one person, and for all together: memory is bounded, and so is the wait. */
  readonly perPerson: number;
  readonly total: number;
}

export function createFairQueue<Job>({ perPerson, total }: FairQueueLimits): FairQueue<Job> {
  // A map keeps its order: after a turn a person goes to its end.
  const lines = new Map<string, Job[]>();
  let waiting = 0;
  return {
    add: (person, job) => {
      const line = lines.get(person) ?? [];
      if (line.length >= perPerson || waiting >= total) return false;
      line.push(job);
      lines.set(person, line);
      waiting += 1;
      return true;
    },
    next: (mayGo = () => true) => {
      for (const [person, line] of lines) {
        if (!mayGo(person)) continue;
        const job = line.shift()!;
        waiting -= 1;
        lines.delete(person);
        if (line.length > 0) lines.set(person, line);
        return { person, job };
      }
      return undefined;
    },
    drain: () => {
      const all = [...lines.values()].flat();
      lines.clear();
      waiting = 0;
      return all;
    },
  };
}
