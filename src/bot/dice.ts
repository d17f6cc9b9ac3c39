/** Dice for the chat: from the system's random bytes, by rejection, so that every side is equally likely. */
import { randomFillSync } from 'node:crypto';
import type { Term } from './dice-notation.ts';

/** A number from 1 to `sides`. */
export type Die = (sides: number) => number;

export function createDie(fill: (bytes: Uint16Array) => void = (bytes) => void randomFillSync(bytes)): Die {
  const pool = new Uint16Array(512);
  let next = pool.length;
  const draw = (): number => {
    if (next === pool.length) {
      fill(pool);
      next = 0;
    }
    const value = pool[next]!;
    pool[next] = 0;
    next += 1;
    return value;
  };
  return (sides) => {
    const fair = 65_536 - (65_536 % sides);
    let value = draw();
    while (value >= fair) value = draw();
    return 1 + (value % sides);
  };
}

export interface Thrown {
  readonly term: Term;
  /** Of dice: every die in the order it fell, and whether it counts. */
  readonly dice: readonly { readonly value: number; readonly counts: boolean }[];
  readonly total: number;
}

export function throwDice(terms: readonly Term[], die: Die): { readonly thrown: readonly Thrown[]; total: number } {
  const thrown = terms.map((term) => throwTerm(term, die));
  return { thrown, total: thrown.reduce((sum, each) => sum + each.total, 0) };
}

function throwTerm(term: Term, die: Die): Thrown {
  if (term.kind === 'number') return { term, dice: [], total: term.sign * term.value };
  const values = Array.from({ length: term.count }, () => die(term.sides));
  const kept = keptOf(values, term.keep);
  const dice = values.map((value, index) => ({ value, counts: kept.has(index) }));
  const sum = dice.reduce((total, each) => total + (each.counts ? each.value : 0), 0);
  return { term, dice, total: term.sign * sum };
}

/** The places of the dice that count. */
function keptOf(values: readonly number[], keep: Extract<Term, { kind: 'dice' }>['keep']): ReadonlySet<number> {
  const places = values.map((_value, index) => index);
  if (keep === undefined) return new Set(places);
  const order = keep.which === 'highest' ? -1 : 1;
  places.sort((a, b) => order * (values[a]! - values[b]!) || a - b);
  return new Set(places.slice(0, keep.count));
}
