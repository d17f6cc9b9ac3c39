/**
 * Putting an order together by pressing. What was put together so far is a draft: text of the ruleset's own, nothing at
 * first. What is asked of a draft is worked out each time, on the current position, so that nothing needs to be kept
 * alive between two presses.
 */
import type { Mark } from '../scene/scene.ts';
import { type Phrase, phrase } from './phrase.ts';
import type { Refusal } from './play.ts';
import type { Language } from './shown.ts';
import { bilingual } from './text/quoted.ts';

/** One thing that can be pressed. */
export interface Press {
  /** The draft when it is pressed. */
  readonly text: string;
  readonly says: Phrase;
  /** No order that goes on from here is legal: why, and what would do instead. */
  readonly refusal?: Refusal;
  /** The hex that it speaks of: the picture numbers it. */
  readonly place?: { readonly at: string; readonly what: 'end' | 'target' };
  /** It is pressed again and again: what it says has been chosen, and the draft becomes what comes next. */
  readonly isToggle?: boolean;
}

/** Presses of one kind, in the order in which one thinks of them. */
export interface PressRow {
  /** What they are, where there are several kinds. */
  readonly says?: Phrase;
  readonly presses: readonly Press[];
}

/** A word that is typed instead of pressing, such as a hex. */
export interface Typed {
  readonly says: Phrase;
  readonly example: string;
  /** The draft with it. */
  readonly take: (word: string) => string | Refusal;
}

/** One step. */
export interface Composing {
  readonly asks: Phrase;
  /** What one should know here. */
  readonly lines: readonly Phrase[];
  readonly rows: readonly PressRow[];
  readonly typed?: Typed;
  /** The order, or orders, that can be given as they stand; in canonical text. */
  readonly whole?: string;
  /** Besides the numbers of the presses. */
  readonly marks: readonly Mark[];
}

/** The rows in which there is something to press. */
export function filled(rows: readonly PressRow[]): PressRow[] {
  return rows.filter(({ presses }) => presses.length > 0);
}

/** Words of an order, as each reader writes them. */
export function spoken({ en, fr }: Readonly<Record<Language, string>>): Phrase {
  return phrase('compose-words', { words: bilingual(en, fr) });
}

/** A verb by itself, with a capital. */
export function spokenVerb({ en, fr }: Readonly<Record<Language, string>>): Phrase {
  return phrase('compose-verb', { words: bilingual(en, fr) });
}
