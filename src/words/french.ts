/** French grammar: articles and contractions, elision, gender and number; and typographic spaces. */
import type { FluentValue } from '@fluent/bundle';
import type { Noun } from '../kernel/phrase.ts';
import { type As, asOf, capital, choice, common, type Functions, nameOf, nounOf, textOf } from './grammar.ts';
import { ListValue } from './values.ts';

/** The article. Before a short name (`7C`, `O1`) gender and its first letter decide. */
function articleOf(noun: Noun, as: As): string {
  const { article, feminine, plural } = noun.fr;
  if (article === '') return '';
  if (as !== 'id' || noun.noun === '') return article.replace("'", '’').trim();
  if (plural) return 'les';
  if (/^[aeiou]/i.test(noun.noun)) return 'l’';
  return feminine ? 'la' : 'le';
}

/** An article or preposition before a name. An apostrophe joins it to the name. */
function before(word: string, name: string): string {
  if (word === '') return name;
  return word.endsWith('’') ? word + name : `${word} ${name}`;
}

function le(noun: Noun, as: As): string {
  return before(articleOf(noun, as), nameOf(noun, 'fr', as));
}

/** du, de la, de l', des; de or d' before a name without an article. */
function de(noun: Noun, as: As): string {
  const name = nameOf(noun, 'fr', as);
  const article = articleOf(noun, as);
  if (article === 'le') return before('du', name);
  if (article === 'les') return before('des', name);
  if (article === '') return elided('de', name);
  return before('de', before(article, name));
}

/** Whether a name takes d': vowels, h (taken as mute) and vocalic y; symbols are ignored. */
function isVowelled(name: string): boolean {
  const read = name.normalize('NFD').replaceAll(/\p{M}|^[\p{P}\p{Sk}\p{Sm}\p{Cf}]+/gu, '');
  return /^([aeiouhœæø]|y(?![aeiouyœæø]))/i.test(read);
}

const ELIDED: Readonly<Record<string, string>> = { de: 'd’', que: 'qu’' };

/** de or d', que or qu' before a name. */
function elided(word: string, name: string): string {
  const short = ELIDED[word];
  if (short === undefined) throw new RangeError(`"${word}" is not elided`);
  return before(isVowelled(name) ? short : word, name);
}

/** Repeats `de` before each of several names. */
function elidedAll(word: string, names: FluentValue | undefined, as: As): string {
  if (as === 'id') throw new RangeError('as: "id" is unknown');
  const marked = (name: string): string => (as === 'bold' ? `**${name}**` : name);
  if (names instanceof ListValue && word === 'de') {
    const each = names.value.map((name) => elided(word, marked(name)));
    return new ListValue(each, 'fr').toString();
  }
  return elided(word, marked(textOf(names)));
}

/** au, à la, à l', aux. */
function a(noun: Noun, as: As): string {
  const name = nameOf(noun, 'fr', as);
  const article = articleOf(noun, as);
  if (article === 'le') return before('au', name);
  if (article === 'les') return before('aux', name);
  return before('à', before(article, name));
}

export const FRENCH: Functions = {
  ...common('fr', frenchType),
  THE: (positional, named) => le(nounOf(positional), asOf(named)),
  THECAP: (positional, named) => capital(le(nounOf(positional), asOf(named))),
  DE: (positional, named) => de(nounOf(positional), asOf(named)),
  A: (positional, named) => a(nounOf(positional), asOf(named)),
  /** `de` or `que` before the names of people: `ELIDE("de", $who, as: "bold")`. */
  ELIDE: ([word, names], named) => elidedAll(textOf(word), names, asOf(named)),
  /** ms, fs, mp or fp; or with four texts, the one that agrees: `AGR($unit, "battu", "battue", "battus", "battues")`. */
  AGR: (positional) => {
    const { feminine, plural } = nounOf(positional).fr;
    if (positional.length === 1) return (feminine ? 'f' : 'm') + (plural ? 'p' : 's');
    return choice(positional.slice(1), (feminine ? 1 : 0) + (plural ? 2 : 0), frenchType);
  },
  IL: (positional) => {
    const { feminine, plural } = nounOf(positional).fr;
    return (feminine ? 'elle' : 'il') + (plural ? 's' : '');
  },
  LUI: (positional) => (nounOf(positional).fr.plural ? 'leur' : 'lui'),
};

/** Straight apostrophes become curly ones; narrow or full no-break spaces go before high punctuation. */
export function frenchType(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ :/g, '\u00a0:')
    .replace(/« /g, '«\u00a0')
    .replace(/ »/g, '\u00a0»')
    .replace(/ %/g, '\u00a0%');
}
