/** The transcript of one order as a storyteller reads it: with the position at every line. */
import type { Roll } from './play.ts';
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

/** Those of one type in a transcript. */
export function factsIn<F extends { readonly type: string }, T extends F['type']>(
  entries: readonly Entry<F>[],
  type: T,
): Extract<F, { readonly type: T }>[] {
  const isOne = (fact: F): fact is Extract<F, { readonly type: T }> => fact.type === type;
  return factsOf({ entries }).filter(isOne);
}

/** Whether a question of this kind was asked. */
export function hasAsked(transcript: readonly Entry<unknown>[], { kind }: { readonly kind: string }): boolean {
  return transcript.some((entry) => 'ask' in entry && entry.ask.kind === kind);
}

export function factAt<F>({ entries }: { readonly entries: readonly Entry<F>[] }, line: number): F | undefined {
  const entry = entries[line];
  return entry && 'fact' in entry ? entry.fact : undefined;
}

export function rollAt({ entries }: { readonly entries: readonly Entry<unknown>[] }, line: number): Roll | undefined {
  const entry = entries[line];
  return entry && 'roll' in entry ? entry.roll : undefined;
}

/** The first fact of one of these types. */
export function firstOf<F extends { readonly type: string }, T extends F['type']>(
  facts: readonly F[],
  ...types: readonly T[]
): Extract<F, { readonly type: T }> | undefined {
  const isOne = (fact: F): fact is Extract<F, { readonly type: T }> => types.some((type) => type === fact.type);
  return facts.find(isOne);
}

/** The first that is about this unit. */
export function deedOf<F extends { readonly type: string }, T extends F['type']>(
  facts: readonly (F | undefined)[],
  unit: string,
  ...types: readonly T[]
): Extract<F, { readonly type: T }> | undefined {
  const own = facts.filter((fact) => fact !== undefined && 'unit' in fact && fact.unit === unit);
  return firstOf(own as readonly F[], ...types);
}

/** Something for each type of fact: how it is reported, titled or drawn. */
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

/** The same from a table that has nothing for some types. */
export function byTypeIfAny<F extends { readonly type: string }, A extends readonly unknown[], R>(
  table: Partial<ByType<F, A, R>>,
  fact: F,
  ...more: A
): R | undefined {
  const found = table[fact.type as F['type']] as ((fact: F, ...more: A) => R) | undefined;
  return found?.(fact, ...more);
}
