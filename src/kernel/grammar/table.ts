/** A ruleset's definition of its language of orders. */
import type { Phrase } from '../phrase.ts';
import type { Refusal, Side } from '../play.ts';
import { type Branching, branching } from './branch.ts';
import type { Tongue } from './line.ts';
import { type Pattern, patternOf } from './pattern.ts';
import type { Ground, Reader, Slot } from './slot.ts';
import { type UnitNames, unitSlot } from './unit-slot.ts';
import type { Alone, Subject, Verb } from './verb.ts';

export interface Table<S, W, O extends { readonly kind: string }> extends Tongue<S> {
  /** The form of unit names: the shapes of its tokens. */
  readonly shapes: RegExp;
  readonly units: UnitNames<S>;
  readonly verbs: Readonly<Record<string, Verb<S, W, O>>>;
  readonly alone: Readonly<Record<string, Alone<S, O>>>;
  /** Options that may be typed before the unit too, as a pattern. */
  readonly foremost?: string;
  /** All units that might be ordered. */
  readonly subjects: (now: S, by: Side) => readonly Subject<W>[];
  /** A side's units that wait for orders: suggested after a verb without a unit. */
  readonly idle: (ground: Ground<S>) => readonly string[];
  /** Nothing was typed. */
  readonly empty: Phrase;
  /** A text that is not an order but has an answer of the ruleset's own; `isNamed`: a unit was named before it. */
  readonly odd: (reader: Reader<S>, isNamed: boolean) => Refusal | undefined;
}

/** With derived values that are often needed. */
export interface Prepared<S, W, O extends { readonly kind: string }> extends Table<S, W, O>, Branching {
  readonly unit: Slot<S, string>;
  readonly before: Pattern;
  readonly lines: readonly (readonly [word: string, verb: Verb<S, W, O>])[];
  /** The verbs, and the orders without a unit, by their words. */
  readonly verbWords: readonly string[];
  /** The orders without a unit that anyone may type. */
  readonly typedAlone: readonly string[];
}

export function prepared<S, W, O extends { readonly kind: string }>(table: Table<S, W, O>): Prepared<S, W, O> {
  const { words, units, verbs, alone, vocabulary, shapes, foremost = '' } = table;
  return {
    ...table,
    ...branching(vocabulary, shapes),
    unit: unitSlot(words, units),
    before: patternOf(foremost),
    lines: Object.entries(verbs),
    verbWords: Object.keys(verbs),
    typedAlone: Object.keys(alone).filter((word) => !alone[word]!.mayType),
  };
}
