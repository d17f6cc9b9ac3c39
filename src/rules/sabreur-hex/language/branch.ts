/** A branch of a growing order: the next words, and every way to write them. */
import type { Language } from '../../../kernel/ruleset.ts';
import type { Thing } from './candidates.ts';
import { tokensOf } from './tokens.ts';
import { FILLERS, FORMS, shownWord, type Word } from './vocabulary.ts';

/** An order so far, in canonical text and in both languages. */
export interface Grown {
  readonly canonical: string;
  readonly shown: Readonly<Record<Language, string>>;
  readonly branches: () => readonly Branch[];
}

export interface Branch {
  /** Each way to write it, as folded words and marks. */
  readonly forms: readonly (readonly string[])[];
  /** Continuations that make a whole order of it; if one of them is legal, so is the branch. Empty: it is whole. */
  readonly tries: readonly string[];
  /** Legal without trying, where what stands before it is. */
  readonly isSure: boolean;
  readonly grown: Grown;
}

/** What was typed, as folded words and marks. */
export function wordsIn(text: string): string[] {
  return tokensOf(text).map(({ text: word }) => word);
}

/** A form as it is, and without its little words. */
function formsOf(text: string): string[][] {
  const whole = wordsIn(text);
  const bare = whole.filter((word) => !FILLERS.has(word));
  return bare.length === 0 || bare.length === whole.length ? [whole] : [whole, bare];
}

/** Words in both languages, and other ways to write them. */
interface Written extends Thing {
  readonly others?: readonly string[];
}

/** A branch of some words; `touches` leaves no space before them. */
export function branch(
  from: Grown,
  { en, fr, others = [] }: Written,
  {
    tries = [],
    isSure = false,
    touches = false,
    branches = () => [],
  }: {
    tries?: readonly string[];
    isSure?: boolean;
    touches?: boolean;
    branches?: (grown: Grown) => readonly Branch[];
  },
): Branch {
  const join = (before: string, word: string) => (before === '' || touches ? before + word : `${before} ${word}`);
  const grown: Grown = {
    canonical: join(from.canonical, en),
    shown: { en: join(from.shown.en, en), fr: join(from.shown.fr, fr) },
    branches: () => branches(grown),
  };
  return { forms: [en, fr, ...others].flatMap(formsOf), tries, isSure, grown };
}

export function word(name: Word): Written {
  const others = FORMS.filter((form) => form.word === name).map(({ shown }) => shown);
  return { en: shownWord(name, 'en'), fr: shownWord(name, 'fr'), others };
}

export function literal(text: string): Written {
  return { en: text, fr: text };
}
