/** English grammar: the article, and whether a name is singular or plural. */
import type { Noun } from '../kernel/phrase.ts';
import { type As, asOf, capital, common, type Functions, nameOf, nounOf } from './grammar.ts';

/** the 7th Cuirassiers; a short name takes no article. */
function the(noun: Noun, as: As): string {
  const name = nameOf(noun, 'en', as);
  return as === 'id' || noun.en.article === '' ? name : `${noun.en.article} ${name}`;
}

export const ENGLISH: Functions = {
  ...common('en', englishType),
  THE: (positional, named) => the(nounOf(positional), asOf(named)),
  THECAP: (positional, named) => capital(the(nounOf(positional), asOf(named))),
  DE: (positional, named) => `of ${the(nounOf(positional), asOf(named))}`,
  A: (positional, named) => `to ${the(nounOf(positional), asOf(named))}`,
  AGR: (positional) => (nounOf(positional).en.plural ? 'mp' : 'ms'),
  IL: (positional) => (nounOf(positional).en.plural ? 'they' : 'it'),
  THEM: (positional) => (nounOf(positional).en.plural ? 'them' : 'it'),
  THEIR: (positional) => (nounOf(positional).en.plural ? 'their' : 'its'),
};

/** Straight quotes become curly ones. */
export function englishType(text: string): string {
  return text.replaceAll("'", '’');
}
