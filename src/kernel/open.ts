/** Who must order next, and which steps the rules leave to the players. */
import type { Hand } from './hand.ts';
import type { Phrase } from './phrase.ts';
import type { Refusal, Side } from './play.ts';
import type { Completion, Language } from './shown.ts';

/** The side that has to give orders; or an automatic order; or an open step; or sheets to write; or the end. */
export type Next =
  | { readonly kind: 'orders'; readonly side: Side }
  | TableNext
  | SealedNext
  | { readonly kind: 'auto'; readonly side: Side; readonly text: string }
  | { readonly kind: 'over'; readonly winner: Side | 'draw'; readonly why: Phrase };

/** The step belongs to the turn of one side; or to `sides`, and `side` only carries it. */
export interface TableNext {
  readonly kind: 'table';
  readonly side: Side;
  readonly sides?: readonly Side[];
  readonly open: Open;
}

/** Each of these sides writes a sheet in secret; all are opened together (`kernel/sealed.ts`). */
export interface SealedNext {
  readonly kind: 'sealed';
  /** Its own within the battle: `half 2.1`. */
  readonly name: string;
  readonly sides: readonly Side[];
  readonly says: Phrase;
}

/** The sides that have to act, or whose automatic order it is; none after the end. */
export function sidesToAct(next: Next): readonly Side[] {
  if (next.kind === 'over') return [];
  if (next.kind === 'sealed') return next.sides;
  return next.kind === 'table' ? (next.sides ?? [next.side]) : [next.side];
}

/** Whether people give orders now, in a turn of one side or on sheets of their own. */
export function givesOrders(next: Next): next is Extract<Next, { kind: 'orders' | 'sealed' }> {
  return next.kind === 'orders' || next.kind === 'sealed';
}

/** Whether the same turn goes on, automatic orders included; writing sheets is one of its own. */
export function isSameTurn(was: Next, is: Next): boolean {
  if (was.kind === 'sealed') return is.kind === 'sealed' && is.name === was.name;
  return was.kind !== 'over' && is.kind !== 'over' && is.kind !== 'sealed' && was.side === is.side;
}

/** A step that the rules leave open: the players settle it by hand, until they say that it is done. */
export interface Open {
  /** One word: `combat`. */
  readonly name: string;
  /** What has to be settled. */
  readonly says: Phrase;
  /** The units concerned, and what the rules know about each: which may still fight, and with how many dice. */
  readonly concerns: readonly { readonly unit: string; readonly says: Phrase }[];
  /** The units that a form lists first, if they are not those of `concerns`: those that fight, or are shot at. */
  readonly first?: readonly string[];
  /** The usual rolls here, such as `2d6`. */
  readonly dice: readonly string[];
  /** The form that settles it most often, by the name of its tool; else the first of them. */
  readonly tool?: string;
  /** The deed that ends the step, in canonical text; and its meaning, if it does more than continue. */
  readonly done: string;
  readonly doneSays?: Phrase;
}

/** What the forms of one menu change: units where they stand; or what counts for them, and the result. */
export const TOOL_KINDS = ['map', 'state'] as const;

/** One of the desk's forms: its fields, and how the answers become a text of deeds. */
export interface Tool {
  /** One word: `losses`. */
  readonly name: string;
  readonly kind: (typeof TOOL_KINDS)[number];
  readonly says: Phrase;
  readonly fields: readonly Field[];
  /** With field names in braces: `{unit} lose {n}`. */
  readonly text: string;
}

export type Field =
  /** The name of a unit. */
  | { readonly kind: 'unit'; readonly name: string }
  /** Typed text, such as a position or a number. */
  | { readonly kind: 'words'; readonly name: string; readonly says: Phrase; readonly example: string }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly says: Phrase;
      /** At most 25. */
      readonly choices: readonly { readonly value: string; readonly says: Phrase }[];
    };

/** What people may do by hand: settle what the rules leave open, and correct a position. */
export interface Desk<S, O> {
  readonly tools: (state: S) => readonly Tool[];
  /** The units that its forms list, if not all that can be ordered. */
  readonly units?: (state: S) => readonly string[];
  /** Parses deeds that a person typed, in either language, into canonical text; `;` and new lines separate them. */
  readonly deeds: (text: string, state: S) => string | Refusal;
  /** Canonical deeds in a reader's language. */
  readonly show: (deeds: string, language: Language) => string;
  /** A manual action as a playable order; `deeds` in canonical form. */
  readonly order: (hand: Hand) => O;
  /** Completions for a deed typed so far. */
  readonly complete: (typed: string, state: S, language: Language) => readonly Completion[];
}
