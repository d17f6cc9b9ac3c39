/** The transcript of one order as a storyteller reads it: with the position at every line. */
import type { Entry } from './run.ts';
import type { Telling } from './shown.ts';

export interface Story<S, F> {
  readonly entries: readonly Entry<F>[];
  /** The position before each entry, and finally the one after all. */
  readonly positions: readonly S[];
  /** It waits for an answer. */
  readonly isOpen?: boolean;
}

export function openStory<S, F>(
  apply: (state: S, fact: F) => S,
  { before, transcript, isOpen = false }: Pick<Telling<S, F>, 'before' | 'transcript' | 'isOpen'>,
): Story<S, F> {
  const positions = [before];
  for (const entry of transcript) {
    const now = positions.at(-1)!;
    positions.push('fact' in entry ? apply(now, entry.fact) : now);
  }
  return { entries: transcript, positions, isOpen };
}

export function unitAtLine<U extends { readonly id: string }>(
  { positions }: { readonly positions: readonly { readonly units: readonly U[] }[] },
  line: number,
  id: string,
): U | undefined {
  return positions[line]?.units.find((unit) => unit.id === id);
}

/** A number that stays the same for the same units in the same turn: it chooses among wordings. */
export function variantFor(
  { positions }: { readonly positions: readonly { readonly turn: number }[] },
  ...ids: readonly string[]
): number {
  const text = `${ids.join(' ')} ${positions[0]!.turn}`;
  return Array.from(text).reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)!) % 1_000_003, 7);
}

/** The facts of a story in their order. */
export function factsOf<F>({ entries }: { readonly entries: readonly Entry<F>[] }): F[] {
  return entries.flatMap((entry) => ('fact' in entry ? [entry.fact] : []));
}

/** Something for each type of fact: how it is told, called, drawn. */
export type ByType<F extends { readonly type: string }, A extends readonly unknown[], R> = {
  readonly [T in F['type']]: (fact: Extract<F, { readonly type: T }>, ...more: A) => R;
};

export function byType<F extends { readonly type: string }, A extends readonly unknown[], R>(
  table: ByType<F, A, R>,
  fact: F,
  ...more: A
): R {
  const found = table[fact.type as F['type']] as (fact: F, ...more: A) => R;
  return found(fact, ...more);
}
