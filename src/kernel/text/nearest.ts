/** The words that look most like another. */
import { fold } from './tokens.ts';

/** The number of letters to change, add, drop or swap with their neighbour to get from one word to another. */
export function editDistance(a: string, b: string): number {
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(old[j]! + 1, row[j - 1]! + 1, old[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, older[j - 2]! + 1);
      row.push(best);
    }
    older = old;
    old = row;
  }
  return old[b.length]!;
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
  const found = candidates
    .filter(({ folded }) => Math.abs(folded.length - typed.length) <= most)
    .map((meant) => ({ meant, word: meant.word ?? meant.shown, far: editDistance(typed, meant.folded) }));
  // Beside one slip of the finger, what is two letters away is another word, and often of the other language.
  const least = Math.min(most, ...found.map(({ far }) => far));
  const near = found.filter(({ far }) => far === least);
  const first = near.filter(({ word }, i) => near.findIndex((each) => each.word === word) === i);
  return first.map(({ meant }) => meant).slice(0, 3);
}
