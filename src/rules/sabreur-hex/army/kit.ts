/** The units of a nation's armies: historical kinds and their names. */
import type { Noun } from '../../../kernel/phrase.ts';
import type { Quality, Skill, UnitType } from '../state.ts';

/** The number in a unit's short name, and the name that goes with it. */
export interface Called {
  readonly number: number;
  readonly name: Omit<Noun, 'noun'>;
}

/** A kind of unit. */
export interface Kit {
  readonly type: UnitType;
  readonly quality: Quality;
  readonly skills: readonly Skill[];
  readonly command: number;
  /** The usual strength points, always within the allowed limits. */
  readonly strength: readonly [least: number, most: number];
  readonly names: readonly Called[];
  /** How common it is within its arm; 0: never in random armies. */
  readonly weight: number;
  /** A plain unit of its type, without a nation's additions. */
  readonly isPlain?: boolean;
}

export interface National {
  readonly kits: readonly Kit[];
  /** The names of its brigade and division commanders. */
  readonly generals: readonly string[];
}

/** A name in both languages with a `%`, and what the article does not tell. */
export interface Pattern {
  readonly en: string;
  readonly fr: string;
  /** Plural in English. */
  readonly many: boolean;
  /** Feminine in French, if `l’` or `les` does not tell. */
  readonly feminine: boolean;
}

/** `%` is the ordinal: `7th`, `7e`. */
export function numbered(pattern: Pattern, number: number): Called {
  const isLa = pattern.fr.startsWith('la ');
  return { number, name: nameOf(pattern, englishOrdinal(number), frenchOrdinal(number, isLa)) };
}

/** `%` is the proper name. */
export function called(pattern: Pattern, number: number, name: string): Called {
  return { number, name: nameOf(pattern, name, name) };
}

/** The French form begins with its article; English has none before a commander: `Lloyd’s Battery`. */
function nameOf({ many, feminine, ...pattern }: Pattern, english: string, french: string): Called['name'] {
  const en = pattern.en.replace('%', english);
  const fr = pattern.fr.replace('%', french).replace(/ de (?=[AEIOU])/, ' d’');
  const [, article = '', short = '', name = fr] = /^(?:(le|la|les) |(l’))(.+)$/.exec(fr) ?? [];
  return {
    en: { name: en, article: /^\S+’s /.test(en) ? '' : 'the', plural: many },
    fr: { name, article: article || short, feminine: article === 'la' || feminine, plural: article === 'les' },
  };
}

function englishOrdinal(n: number): string {
  const teens = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${teens ? 'th' : ((['th', 'st', 'nd', 'rd'] as const)[n % 10] ?? 'th')}`;
}

function frenchOrdinal(n: number, feminine: boolean): string {
  if (n === 1) return feminine ? '1re' : '1er';
  return `${n}e`;
}
