/**
 * Building an order with buttons. The draft so far is text of the ruleset's own, empty at first. Each step is worked
 * out from the current position, so no state is kept between two button presses.
 */
import type { Mark } from '../scene/scene.ts';
import { type Phrase, phrase } from './phrase.ts';
import type { Refusal } from './play.ts';
import type { Language } from './shown.ts';
import { bilingual } from './text/quoted.ts';
import type { NumberedSpot } from './spot.ts';

/** One button. */
export interface Press {
  /** The draft after pressing it. */
  readonly text: string;
  readonly says: Phrase;
  /** No legal order continues from here: why, and what to do instead. */
  readonly refusal?: Refusal;
  readonly place?: NumberedSpot;
  /** A toggle: it shows what has been chosen, and the draft becomes the next choice. */
  readonly isToggle?: boolean;
}

/** Buttons of one kind, in the order a player thinks of them. */
export interface PressRow {
  /** Their heading, if there are several kinds. */
  readonly says?: Phrase;
  readonly presses: readonly Press[];
}

/** A word typed instead of pressing a button, such as a position. */
export interface Typed {
  readonly says: Phrase;
  readonly example: Phrase;
  /** The draft with the word added. */
  readonly take: (word: string) => string | Refusal;
}

/** One step. */
export interface Composing {
  readonly asks: Phrase;
  /** What the player should know here. */
  readonly lines: readonly Phrase[];
  readonly rows: readonly PressRow[];
  readonly typed?: Typed;
  /** The complete order or orders in canonical text, if they can be given like this. */
  readonly whole?: string;
  /** The places of its buttons are numbered on the picture of this order too. */
  readonly isNumbered?: boolean;
  /** In addition to the numbers of the buttons. */
  readonly marks: readonly Mark[];
}

/** The rows that have buttons. */
export function filled(rows: readonly PressRow[]): PressRow[] {
  return rows.filter(({ presses }) => presses.length > 0);
}

/** Words of an order, in each reader's language. */
export function spoken({ en, fr }: Readonly<Record<Language, string>>): Phrase {
  return phrase('compose-words', { words: bilingual(en, fr) });
}

/** A verb alone, capitalised. */
export function spokenVerb({ en, fr }: Readonly<Record<Language, string>>): Phrase {
  return phrase('compose-verb', { words: bilingual(en, fr) });
}
