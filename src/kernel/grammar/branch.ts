/** A branch of a growing order: the next words, and every way to write them. */
import type { Phrase } from '../phrase.ts';
import type { Language } from '../shown.ts';
import { formsOf } from '../text/grow.ts';
import { tokensOf } from '../text/tokens.ts';
import type { Vocabulary } from '../text/vocabulary.ts';

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
  /** The slot that it fills, or stands in front of. */
  readonly slot: string | undefined;
  /** It stands in front of one in which several may be named. */
  readonly isList: boolean;
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

/** Words in both languages, and other ways to write them. */
export interface Written {
  readonly en: string;
  readonly fr: string;
  readonly others?: readonly string[];
}

type More = Partial<Pick<Branch, 'isWhole' | 'isSure' | 'isAside' | 'isList' | 'note' | 'more' | 'slot'>> & {
  readonly branches?: (grown: Grown) => readonly Branch[];
};

export type Branching = ReturnType<typeof branching>;

/** How branches are made in a language of orders. */
export function branching({ forms: all, fillers, shown }: Vocabulary, shapes: RegExp) {
  const wordsIn = (text: string) => tokensOf(text, shapes).map(({ text: word }) => word);
  const words = new Map<string, Written>();
  return {
    branch: (
      from: Omit<Grown, 'branches'>,
      { en, fr, others = [] }: Written,
      {
        isWhole = false,
        isSure = false,
        isAside = false,
        isList = false,
        note = () => '',
        more,
        slot,
        branches = () => [],
      }: More = {},
    ): Branch => {
      const grown: Grown = {
        canonical: `${from.canonical} ${en}`.trim(),
        shown: { en: `${from.shown.en} ${en}`.trim(), fr: `${from.shown.fr} ${fr}`.trim() },
        branches: () => branches(grown),
      };
      const forms = () => [en, fr, ...others].flatMap((text) => formsOf(wordsIn(text), fillers));
      return { forms, grown, isWhole, isSure, isAside, isList, note, slot, ...(more && { more }) };
    },
    word: (name: string) => words.get(name) ?? remembered(name),
  };

  function remembered(name: string): Written {
    const others = all.filter((form) => form.word === name).map((form) => form.shown);
    const found: Written = { en: shown(name, 'en'), fr: shown(name, 'fr'), others };
    words.set(name, found);
    return found;
  }
}
