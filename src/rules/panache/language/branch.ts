/** A branch of a growing order: the next words, and every way to write them. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { formsOf } from '../../../kernel/text/grow.ts';
import { EITHER_FIRST, tokensOf } from '../../../kernel/text/tokens.ts';
import { fillers, FORMS, shownWord } from './vocabulary.ts';

/** An order so far, in canonical text and in both languages. */
export interface Grown {
  readonly canonical: string;
  readonly shown: Readonly<Record<Language, string>>;
  readonly branches: () => readonly Branch[];
}

export interface Branch {
  /** Each way to write it, as folded words and marks. */
  readonly forms: () => readonly (readonly string[])[];
  readonly grown: Grown;
  /** As it stands it is an order. */
  readonly isWhole: boolean;
  /** And a legal one: the function that judges it has proposed it. */
  readonly isSure: boolean;
  /** What it adds only says how: it makes nothing legal that would not be so without it. */
  readonly isAside: boolean;
  /** What one should know who thinks of it: of a way, in few words; of a unit. */
  readonly note: (language: Language) => string;
  readonly more?: Phrase;
}

/** Where every order begins. */
export const SEED: Omit<Grown, 'branches'> = { canonical: '', shown: { en: '', fr: '' } };

/** Is this a legal order, in canonical text? */
export type May = (text: string) => boolean;

export function isLegal({ grown, isWhole, isSure }: Branch, may: May): boolean {
  return isWhole && (isSure || may(grown.canonical));
}

/** Is it a legal order, or the beginning of one? */
export function isOpen(each: Branch, may: May): boolean {
  return isLegal(each, may) || each.grown.branches().some((next) => isOpen(next, may));
}

/** What was typed, as folded words and marks. */
export function wordsIn(text: string): string[] {
  return tokensOf(text, EITHER_FIRST).map(({ text: word }) => word);
}

interface Written {
  readonly en: string;
  readonly fr: string;
  readonly others?: readonly string[];
}

type More = Partial<Pick<Branch, 'isWhole' | 'isSure' | 'isAside' | 'note' | 'more'>> & {
  readonly branches?: (grown: Grown) => readonly Branch[];
};

export function branch(
  from: Omit<Grown, 'branches'>,
  { en, fr, others = [] }: Written,
  { isWhole = false, isSure = false, isAside = false, note = () => '', more, branches = () => [] }: More = {},
): Branch {
  const grown: Grown = {
    canonical: `${from.canonical} ${en}`.trim(),
    shown: { en: `${from.shown.en} ${en}`.trim(), fr: `${from.shown.fr} ${fr}`.trim() },
    branches: () => branches(grown),
  };
  const forms = () => [en, fr, ...others].flatMap((text) => formsOf(wordsIn(text), fillers));
  return { forms, grown, isWhole, isSure, isAside, note, ...(more && { more }) };
}

export function word(name: string): Written {
  const others = FORMS.filter((form) => form.word === name).map(({ shown }) => shown);
  return { en: shownWord(name, 'en'), fr: shownWord(name, 'fr'), others };
}

export function literal(text: string): Written {
  return { en: text, fr: text };
}
