/**
 * A queue in which people take turns: however much one person adds, a job of someone else's comes between two of
 * theirs.
 */

export interface FairQueue<Job> {
  /** False: the limit for this person, or for everyone together, is reached. */
  readonly add: (person: string, job: Job) => boolean;
  /** The first job of the person whose turn it is, among those for whom `mayGo` holds. */
  readonly next: (mayGo?: (person: string) => boolean) => { readonly person: string; readonly job: Job } | undefined;
  /** Removes and returns everything that waits. */
  readonly drain: () => readonly Job[];
}

export interface FairQueueLimits {
  /** Limits per person and for everyone, so that memory and waiting time are bounded. */
  readonly perPerson: number;
  readonly total: number;
}

export function createFairQueue<Job>({ perPerson, total }: FairQueueLimits): FairQueue<Job> {
  // A map keeps insertion order: after a turn a person moves to its end.
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
