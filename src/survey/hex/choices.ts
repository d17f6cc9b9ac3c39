/** What a unit may do now, as numbers on the map: each with a line that says what to type. */
import type { Hex } from '../../hex/grid.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Mark } from '../../scene/hex.ts';

export interface Choice {
  readonly at: Hex;
  readonly what: 'end' | 'target';
  readonly line: (n: number) => Phrase;
}

export function numbered(all: readonly Choice[]): {
  readonly lines: readonly Phrase[];
  readonly marks: readonly Mark[];
} {
  if (all.length === 0) return { lines: [], marks: [] };
  return {
    lines: [phrase('look-numbers'), ...all.map(({ line }, index) => line(index + 1))],
    marks: all.map(({ at, what }, index) => ({ kind: 'choice', at, n: index + 1, what })),
  };
}

/** More hexes would hide the map. */
const MOST = 12;

/** As many as a map has room for: in turn the next of each list. */
export function inTurn<T>(...lists: readonly (readonly T[])[]): T[] {
  const rounds = Math.max(...lists.map(({ length }) => length));
  const all = Array.from({ length: rounds }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1)));
  return [...new Set(all.flat())].slice(0, MOST);
}
