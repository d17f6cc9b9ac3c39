/** A line of a ruleset's table of verbs: the slots after the verb, the order it makes, and what to offer. */
import type { Phrase } from '../phrase.ts';
import type { Refusal } from '../play.ts';
import type { Language } from '../shown.ts';
import type { Trial } from './tried.ts';
import { type MustsIn, type Pattern, patternOf, type SlotsIn } from './pattern.ts';
import type { Ground, ItemOf, Slots, ValueOf } from './slot.ts';

/** The values in an order of a pattern. */
type Said<P extends string, L> = { readonly unit: string } & {
  readonly [N in MustsIn<P> & keyof L]: ValueOf<L[N]>;
} & { readonly [N in Exclude<SlotsIn<P>, MustsIn<P>> & keyof L]?: ValueOf<L[N]> | undefined };

/** One possible next value. */
export interface Offer<I> {
  readonly value: I;
  /** False: something must still follow. */
  readonly isWhole?: boolean;
  /** The function that checks legality has proposed it: it is legal as it is. */
  readonly isSure?: boolean;
  /** What the player should know about it: in few words, or about a unit. */
  readonly note?: (language: Language) => string;
  readonly more?: Phrase;
}

/**
 * `S`: position, `W`: the unit ordered, `T`: the same narrowed to one that can do it, `O`: orders, `P`: pattern, `L`:
 * slots.
 */
export interface VerbLine<S, W, T, O extends { readonly kind: string }, P extends string, L> {
  readonly pattern: P;
  /** Undefined: it is not offered to this unit. Legality is for the rules to decide. */
  readonly can: (now: S, who: W) => T | undefined;
  /** The order that shows best whether it can be done now; undefined: of them it goes without saying. */
  readonly look?: (now: S, who: W) => Trial | undefined;
  readonly order: (said: Said<P, L>) => O;
  /** The values in an order of this verb; by default, its properties. */
  readonly said?: (order: O) => Said<P, L> | undefined;
  /** For each slot the values worth offering, the best first; a slot without any is understood but never offered. */
  readonly offers?: {
    readonly [N in SlotsIn<P> & keyof L]?: (
      now: S,
      who: T,
      said: Partial<Said<P, L>>,
    ) => readonly Offer<ItemOf<L[N]>>[];
  };
}

/** The values so far, by slot. */
export type Draft = Readonly<Record<string, unknown>> & { readonly unit: string };

export interface Verb<S, W, O> {
  readonly pattern: Pattern;
  readonly look: (now: S, who: W) => Trial | undefined;
  readonly order: (said: Draft) => O;
  readonly said: (order: O) => Draft | undefined;
  /** The values to offer to a unit that can do it, by slot. */
  readonly offers: (now: S, who: W) => ((slot: string) => Offered | undefined) | undefined;
}

export type Offered = (said: Draft) => readonly Offer<unknown>[];

type Untyped<S, T> = Readonly<Record<string, ((now: S, who: T, said: Draft) => readonly Offer<unknown>[]) | undefined>>;

/** Helper for the lines of a ruleset's table. `kind`: that of its orders. */
export function verbLines<S, W, O extends { readonly kind: string }, L extends Slots<S>>() {
  return <T, const P extends string>(kind: O['kind'], line: VerbLine<S, W, T, O, P, L>): Verb<S, W, O> => {
    const offers = (line.offers ?? {}) as unknown as Untyped<S, T>;
    const itself = (order: O) => order as unknown as Said<P, L>;
    const said = line.said ?? itself;
    return {
      pattern: patternOf(line.pattern),
      look: line.look ?? (() => undefined),
      order: (draft) => line.order(draft as unknown as Said<P, L>),
      said: (order) => (order.kind === kind ? (said(order) as unknown as Draft | undefined) : undefined),
      offers: (now, who) => {
        const able = line.can(now, who);
        const offered = (slot: string) => {
          const found = offers[slot];
          return found && able !== undefined ? (draft: Draft) => found(now, able, draft) : undefined;
        };
        return able === undefined ? undefined : offered;
      },
    };
  };
}

/** An order without a unit. */
export interface Alone<S, O> {
  readonly order: O;
  /** If not everyone may type it: the refusal, or that the word is unknown. Such a word is never offered. */
  readonly mayType?: (ground: Ground<S>) => Refusal | 'unknown' | undefined;
}

/** A unit that can be ordered, by its name in orders. */
export interface Subject<W> {
  readonly id: string;
  readonly who: W;
  readonly more: Phrase;
}
