/** A line of a book's table of verbs: what is said with the verb, what order that is, and what is worth offering. */
import type { Phrase } from '../phrase.ts';
import type { Refusal } from '../play.ts';
import type { Language } from '../shown.ts';
import type { Trial } from './tried.ts';
import { type MustsIn, type Pattern, patternOf, type SlotsIn } from './pattern.ts';
import type { Ground, ItemOf, Slots, ValueOf } from './slot.ts';

/** What an order of a pattern says. */
export type Said<P extends string, L> = { readonly unit: string } & {
  readonly [N in MustsIn<P> & keyof L]: ValueOf<L[N]>;
} & { readonly [N in Exclude<SlotsIn<P>, MustsIn<P>> & keyof L]?: ValueOf<L[N]> | undefined };

/** One thing that might be said next. */
export interface Offer<I> {
  readonly value: I;
  /** False: something must still follow. */
  readonly isWhole?: boolean;
  /** The function that judges the order has proposed it: it is legal as it stands. */
  readonly isSure?: boolean;
  /** What one should know of it: in few words, or of a unit. */
  readonly note?: (language: Language) => string;
  readonly more?: Phrase;
}

/** `S`: position, `W`: whoever is ordered, `T`: the same as one that can do it, `O`: orders, `P`: pattern, `L`: slots. */
export interface VerbLine<S, W, T, O extends { readonly kind: string }, P extends string, L> {
  readonly pattern: P;
  /** Undefined: it is not offered to them. Whether it is legal is for the rules to say. */
  readonly can: (now: S, who: W) => T | undefined;
  /** The order that shows best whether it can be done now; undefined: of them it goes without saying. */
  readonly look?: (now: S, who: W) => Trial | undefined;
  readonly order: (said: Said<P, L>) => O;
  /** What an order of this verb says; by itself, what it has in it. */
  readonly said?: (order: O) => Said<P, L> | undefined;
  /** For each slot what is worth saying, the best first; a slot without is understood, and never offered. */
  readonly offers?: {
    readonly [N in SlotsIn<P> & keyof L]?: (
      now: S,
      who: T,
      said: Partial<Said<P, L>>,
    ) => readonly Offer<ItemOf<L[N]>>[];
  };
}

/** What has been said so far, by slots. */
export type Draft = Readonly<Record<string, unknown>> & { readonly unit: string };

export interface Verb<S, W, O> {
  readonly pattern: Pattern;
  readonly look: (now: S, who: W) => Trial | undefined;
  readonly order: (said: Draft) => O;
  readonly said: (order: O) => Draft | undefined;
  /** What is worth offering to one who can do it, slot by slot. */
  readonly offers: (now: S, who: W) => ((slot: string) => Offered | undefined) | undefined;
}

export type Offered = (said: Draft) => readonly Offer<unknown>[];

type Untyped<S, T> = Readonly<Record<string, ((now: S, who: T, said: Draft) => readonly Offer<unknown>[]) | undefined>>;

/** How the lines of a book's table are written. `kind`: that of its orders. */
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

/** An order that no unit is named in. */
export interface Alone<S, O> {
  readonly order: O;
  /** Where it is not for everybody to type: why not, or that nobody knows the word. Such a word is never offered. */
  readonly mayType?: (ground: Ground<S>) => Refusal | 'unknown' | undefined;
}

/** One that can be ordered, by the name it has in orders. */
export interface Subject<W> {
  readonly id: string;
  readonly who: W;
  readonly more: Phrase;
}
