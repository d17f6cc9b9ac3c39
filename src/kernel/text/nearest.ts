/** The words that look most like another. */
import { fold } from './tokens.ts';

/**
 * The number of letters to change, add, drop or swap with their neighbour to get from one word to another; infinite if it
 * is more than `most`.
 */
export function editDistance(a: string, b: string, most = Infinity): number {
  let [older, old, row]: [number[], number[], number[]] = [[], [], []];
  for (let j = 0; j <= b.length; j++) old.push(j);
  let leastBefore = 0;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = letter === b.charCodeAt(j - 1) ? 0 : 1;
      let best = Math.min(old[j]! + 1, row[j - 1]! + 1, old[j - 1]! + same);
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        best = Math.min(best, older[j - 2]! + 1);
      row[j] = best;
      if (best < least) least = best;
    }
    // A swap goes on from the row before.
    if (least > most && leastBefore >= most) return Infinity;
    leastBefore = least;
    [older, old, row] = [old, row, older];
  }
  return old[b.length]! > most ? Infinity : old[b.length]!;
}

/** A word that might have been meant, and the form it is compared by. */
export interface Candidate {
  readonly shown: string;
  readonly folded: string;
  /** The word it belongs to: of several forms of one word only the nearest is offered. */
  readonly word?: string;
}

export function candidate(shown: string): Candidate {
  return { shown, folded: fold(shown) };
}

/** Up to three candidates that might have been meant, all equally near, as they are shown. `typed` is folded. */
export function nearest(typed: string, candidates: readonly Candidate[]): string[] {
  return nearestOf(typed, candidates).map(({ shown }) => shown);
}

export function nearestOf<T extends Candidate>(typed: string, candidates: readonly T[]): T[] {
  const most = typed.length <= 3 ? 1 : typed.length <= 6 ? 2 : 3;
  // Beside one slip of the finger, what is two letters away is another word, and often of the other language.
  let least = most;
  const found = candidates.flatMap((meant) => {
    if (Math.abs(meant.folded.length - typed.length) > least) return [];
    const far = editDistance(typed, meant.folded, least);
    least = Math.min(least, far);
    return [{ meant, word: meant.word ?? meant.shown, far }];
  });
  const near = found.filter(({ far }) => far === least);
  const first = near.filter(({ word }, i) => near.findIndex((each) => each.word === word) === i);
  return first.map(({ meant }) => meant).slice(0, 3);
}
