/** A branch of a growing order: the next words, and every way to write them. */
import type { Facing } from '../../../hex/facing.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { pointOf, type Thing } from './deed.ts';
import { formsOf } from '../../../kernel/text/grow.ts';
import { tokensOf } from '../../../kernel/text/tokens.ts';
import type { Word } from '../../../kernel/text/vocabulary.ts';
import { FILLERS, FORMS, shownWord } from './vocabulary.ts';

/** An order so far, in canonical text and in both languages. */
export interface Grown {
  readonly canonical: string;
  readonly shown: Readonly<Record<Language, string>>;
  readonly branches: () => readonly Branch[];
}

export interface Branch extends Kind {
  /** Each way to write it, as folded words and marks. */
  readonly forms: () => readonly (readonly string[])[];
  readonly grown: Grown;
}

interface Kind {
  /** As it stands it is an order. */
  readonly isWhole: boolean;
  /** Continuations that make an order of it: one of them is legal if any is. None: its branches tell. */
  readonly tries: readonly string[];
  /** Legal without trying, where what stands before it is. */
  readonly isSure: boolean;
  /** What it adds changes nothing of what is legal, or has been said otherwise. */
  readonly isAside: boolean;
}

export type May = (text: string) => boolean;

/** Is it a legal order, or the beginning of one? What is sure behind an order is refused where that is. */
export function isOpen(branch: Branch, may: May): boolean {
  const { grown, isSure, isWhole, tries } = branch;
  if (isSure || (isWhole && may(grown.canonical))) return true;
  if (tries.length > 0) return tries.some((more) => may(grown.canonical + more));
  const onward = grown.branches().filter((each) => !each.isAside && !(isWhole && each.isSure));
  return onward.some((each) => isOpen(each, may));
}

/** What was typed, as folded words and marks. */
export function wordsIn(text: string): string[] {
  return tokensOf(text).map(({ text: word }) => word);
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
    isWhole = false,
    tries = [],
    isSure = false,
    isAside = false,
    touches = false,
    branches = () => [],
  }: Partial<Kind> & {
    readonly touches?: boolean;
    readonly branches?: (grown: Grown) => readonly Branch[];
  },
): Branch {
  const join = (before: string, word: string) => (before === '' || touches ? before + word : `${before} ${word}`);
  const grown: Grown = {
    canonical: join(from.canonical, en),
    shown: { en: join(from.shown.en, en), fr: join(from.shown.fr, fr) },
    branches: () => branches(grown),
  };
  const forms = () => [en, fr, ...others].flatMap((text) => formsOf(wordsIn(text), FILLERS));
  return { forms, isWhole, tries, isSure, isAside, grown };
}

export function word(name: Word): Written {
  const others = FORMS.filter((form) => form.word === name).map(({ shown }) => shown);
  return { en: shownWord(name, 'en'), fr: shownWord(name, 'fr'), others };
}

export function literal(text: string): Written {
  return { en: text, fr: text };
}

/** `face NE`. */
export function faceBranches(
  from: Grown,
  facings: readonly Facing[],
  branches: (grown: Grown, facing: Facing) => readonly Branch[] = () => [],
): Branch[] {
  if (facings.length === 0) return [];
  return [
    branch(from, word('face'), {
      isSure: true,
      branches: (grown) =>
        facings.map((facing) =>
          branch(grown, pointOf(facing), {
            isWhole: true,
            isSure: true,
            branches: (done) => branches(done, facing),
          }),
        ),
    }),
  ];
}
