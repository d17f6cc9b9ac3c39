/** What every step of composing needs: the position, whose orders, how an order is tried, and which units are offered. */
import type { Phrase } from '../../../kernel/phrase.ts';
import { phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import type { Word } from '../../../kernel/text/vocabulary.ts';
import type { Mark } from '../../../scene/scene.ts';
import { shownWord } from '../language/vocabulary.ts';
import type { WhyNot } from '../look/orders-open.ts';
import { hexesOf } from '../place.ts';
import type { State, Unit } from '../state.ts';

export interface Scope {
  readonly now: State;
  readonly by: Side;
  readonly whyNot: WhyNot;
  /** Units that this person may order. */
  readonly isOwn: (unit: string) => boolean;
  /** It is the enemy's turn: `now` is as if the next one of its own had begun, and nobody knows with how many points. */
  readonly isAhead: boolean;
}

/** Words of an order, as each reader writes them. */
export function spoken(shown: Readonly<Record<Language, string>>): Phrase {
  return phrase('compose-words', { words: bilingual(shown.en, shown.fr) });
}

/** A verb by itself, with a capital. */
export function spokenVerb(word: Word): Phrase {
  return phrase('compose-verb', { words: bilingual(shownWord(word, 'en'), shownWord(word, 'fr')) });
}

export function marksOf(units: readonly Unit[]): Mark[] {
  return units.flatMap(hexesOf).map((at) => ({ kind: 'awaited', at }));
}
