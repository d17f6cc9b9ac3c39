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
  /** It is an order without further words. */
  readonly isWhole: boolean;
  /** Legal without trying if what comes before it is: the function that judges it has proposed it. */
  readonly isSure: boolean;
  /** Continuations that make an order of it: one of them is legal if any is. None: its branches tell. */
  readonly tries: readonly string[];
  /** It only says how: it makes no order legal that would not be legal without it. */
  readonly isAside: boolean;
  /** The slot that it fills or precedes; `unit`: the unit that the order is for. */
  readonly slot: string | undefined;
  /** It precedes a slot that takes several values. */
  readonly isList: boolean;
  /** What the player should know about it: for a path, in few words; for a unit, its details. */
  readonly note: (language: Language) => string;
  readonly more?: Phrase;
}

/** What an order may grow from. */
export type Seed = Omit<Grown, 'branches'>;

/** Where every order begins. */
export const SEED: Seed = { canonical: '', shown: { en: '', fr: '' } };

/** Whether this is a legal order, in canonical text. */
export type May = (text: string) => boolean;

export function isLegal({ grown, isWhole, isSure }: Branch, may: May): boolean {
  return isWhole && (isSure || may(grown.canonical));
}

/** Is it a legal order, or the beginning of one? What is sure after an order is refused where the order is. */
export function isOpen({ grown, isSure, isWhole, tries }: Branch, may: May): boolean {
  if (isSure || (isWhole && may(grown.canonical))) return true;
  if (tries.length > 0) return tries.some((more) => may(grown.canonical + more));
  const onward = grown.branches().filter((each) => !each.isAside && !(isWhole && each.isSure));
  return onward.some((each) => isOpen(each, may));
}

export function lastWord({ grown }: Branch): string {
  return grown.canonical.split(' ').at(-1)!;
}

/** What a branch adds to one before it. */
export function added({ grown }: Branch, { grown: before }: Branch): Readonly<Record<Language, string>> {
  const behind = (language: Language) => grown.shown[language].slice(before.shown[language].length).trim();
  return { en: behind('en'), fr: behind('fr') };
}

/** Words in both languages, and other ways to write them. */
export interface Written {
  readonly en: string;
  readonly fr: string;
  readonly others?: readonly string[];
}

type More = Partial<Pick<Branch, 'isWhole' | 'isSure' | 'isAside' | 'isList' | 'tries' | 'note' | 'more' | 'slot'>> & {
  /** No space before it; nor before a comma. */
  readonly touches?: boolean;
  readonly branches?: (grown: Grown) => readonly Branch[];
};

export function literal(text: string): Written {
  return { en: text, fr: text };
}

export type Branching = ReturnType<typeof branching>;

/** Creates branches in a language of orders. */
export function branching({ forms: all, fillers, shown }: Vocabulary, shapes?: RegExp) {
  /** What was typed, as folded words and marks. */
  const wordsIn = (text: string) => tokensOf(text, shapes).map(({ text: word }) => word);
  const words = new Map<string, Written>();
  return {
    branch: (
      from: Seed,
      { en, fr, others = [] }: Written,
      {
        isWhole = false,
        isSure = false,
        isAside = false,
        isList = false,
        tries = [],
        touches = false,
        note = () => '',
        more,
        slot,
        branches = () => [],
      }: More = {},
    ): Branch => {
      const join = (before: string, more: string) =>
        before === '' || touches || more.startsWith(',') ? before + more : `${before} ${more}`;
      const grown: Grown = {
        canonical: join(from.canonical, en),
        shown: { en: join(from.shown.en, en), fr: join(from.shown.fr, fr) },
        branches: () => branches(grown),
      };
      const forms = () => [en, fr, ...others].flatMap((text) => formsOf(wordsIn(text), fillers));
      return { forms, grown, isWhole, isSure, isAside, isList, tries, note, slot, ...(more && { more }) };
    },
    wordsIn,
    word: (name: string) => words.get(name) ?? remembered(name),
  };

  function remembered(name: string): Written {
    const others = all.filter((form) => form.word === name).map((form) => form.shown);
    const found: Written = { en: shown(name, 'en'), fr: shown(name, 'fr'), others };
    words.set(name, found);
    return found;
  }
}
