/** Who must order next, and what is left to the people at the table. */
import type { Hand } from './hand.ts';
import type { Phrase } from './phrase.ts';
import type { Refusal, Side } from './play.ts';
import type { Completion, Language } from './shown.ts';

/** Whose orders are awaited; or an order that the table gives itself; or a step left to the table; or the end. */
export type Next =
  | { readonly kind: 'orders'; readonly side: Side }
  | { readonly kind: 'table'; readonly side: Side; readonly open: Open }
  | { readonly kind: 'auto'; readonly side: Side; readonly text: string }
  | { readonly kind: 'over'; readonly winner: Side | 'draw'; readonly why: Phrase };

/** A step that the book leaves open: the people at the table settle it by hand, until they say that it is done. */
export interface Open {
  /** One word: `combat`. */
  readonly name: string;
  /** What is to be settled. */
  readonly says: Phrase;
  /** The units it concerns, and what the rules know of each: who may still fight, with how many dice. */
  readonly concerns: readonly { readonly unit: string; readonly says: Phrase }[];
  /** The throws that are usual here, as `2d6`. */
  readonly dice: readonly string[];
  /** The deed that ends the step, in canonical text; and what it means, where it is more than going on. */
  readonly done: string;
  readonly doneSays?: Phrase;
}

/** One of the desk's forms: what it asks for, and how the answers make a text of deeds. */
export interface Tool {
  /** One word: `losses`. */
  readonly name: string;
  readonly says: Phrase;
  readonly fields: readonly Field[];
  /** With the fields' names in braces: `{unit} lose {n}`. */
  readonly text: string;
}

export type Field =
  /** The name of a unit. */
  | { readonly kind: 'unit'; readonly name: string }
  /** Words to be typed, such as a hex or a number. */
  | { readonly kind: 'words'; readonly name: string; readonly says: Phrase; readonly example: string }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly says: Phrase;
      /** At most 25. */
      readonly choices: readonly { readonly value: string; readonly says: Phrase }[];
    };

/** What people may do by hand: to settle what the book leaves open, and to correct a position. */
export interface Desk<S, O> {
  readonly tools: (state: S) => readonly Tool[];
  /** Deeds that a person typed, in either language, in their canonical form; `;` and new lines separate them. */
  readonly deeds: (text: string, state: S) => string | Refusal;
  /** Deeds in canonical form as a reader of this language would write them. */
  readonly show: (deeds: string, language: Language) => string;
  /** What was done at the desk, as something to be played; `deeds` in canonical form. */
  readonly order: (hand: Hand) => O;
  /** The next words of a deed, narrowing while one types. */
  readonly complete: (typed: string, state: S, language: Language) => readonly Completion[];
}
