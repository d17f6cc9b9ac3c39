/** A line of a ruleset's table of verbs: the slots after the verb, the order it makes, and what to offer. */
import type { Phrase } from '../phrase.ts';
import type { Refusal } from '../play.ts';
import type { Language } from '../shown.ts';
import type { Trial } from './tried.ts';
import { type Draft, type Line, linesOf, type Said, type Written } from './line.ts';
import type { NamesIn } from './pattern.ts';
import type { Ground, ItemOf, Slots } from './slot.ts';

/** One possible next value. */
export interface Offer<I> {
  readonly value: I;
  /** How it is offered, if not as it is written: `the mill` for the point where that stands. */
  readonly words?: Readonly<Record<Language, string>>;
  /** Further slots that it fills at the same time. */
  readonly and?: Draft;
  /** False: something must still follow. */
  readonly isWhole?: boolean;
  /** The function that checks legality has proposed it: it is legal as it is. */
  readonly isSure?: boolean;
  readonly isAside?: boolean;
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
  readonly make: (said: Said<P, L> & Subjected) => O;
  /** The values in an order of this verb; by default, its properties. */
  readonly said?: (order: O) => Written<P, L> | undefined;
  /** For each slot the values worth offering, the best first; a slot without any is understood but never offered. */
  readonly offers?: {
    readonly [N in NamesIn<P> & keyof L]?: (
      now: S,
      who: T,
      said: Partial<Said<P, L>> & Subjected,
    ) => readonly Offer<ItemOf<L[N]>>[];
  };
}

/** It begins with the unit that it is for. */
interface Subjected {
  readonly unit: string;
}

export interface Verb<S, W, O> extends Line<O> {
  readonly look: (now: S, who: W) => Trial | undefined;
  /** The values to offer to a unit that can do it, by slot. */
  readonly offers: (now: S, who: W) => ((slot: string) => Offered | undefined) | undefined;
}

export type Offered = (said: Draft) => readonly Offer<unknown>[];

type Untyped<S, T> = Readonly<Record<string, ((now: S, who: T, said: Draft) => readonly Offer<unknown>[]) | undefined>>;

/** Helper for the lines of a ruleset's table. `kind`: that of its orders. */
export function verbLines<S, W, O extends { readonly kind: string }, L extends Slots<S>>(slots: L) {
  const { lineBy } = linesOf<O, L>(slots);
  return <T, const P extends string>(kind: O['kind'], line: VerbLine<S, W, T, O, P, L>): Verb<S, W, O> => {
    const offers = (line.offers ?? {}) as unknown as Untyped<S, T>;
    const { said = (order: O) => order as unknown as Written<P, L> } = line;
    const make = line.make as (said: Said<P, L>) => O;
    return {
      ...lineBy(line.pattern, make, (order) => (order.kind === kind ? said(order) : undefined)),
      look: line.look ?? (() => undefined),
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
