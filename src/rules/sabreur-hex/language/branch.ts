/** A branch of a growing order, in the words of this book. */
import type { Facing } from '../../../hex/facing.ts';
import { branching, type Written } from '../../../kernel/grammar/branch.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { shownFacing, VOCABULARY } from './vocabulary.ts';

export const { branch, word, wordsIn } = branching(VOCABULARY);

export function point(facing: Facing): Written {
  return inBoth((language) => shownFacing(facing, language));
}

export function inBoth(text: (language: Language) => string): Written {
  return { en: text('en'), fr: text('fr') };
}
