/** What the armies of a nation are made of: kinds of units as they served, and what they were called. */
import type { Noun } from '../../../../kernel/phrase.ts';
import type { Quality, Skill, UnitType } from '../../state.ts';

/** A number by which orders call a unit, and the name that goes with it. */
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
  /** Strength points as was usual; always within what the book allows. */
  readonly strength: readonly [least: number, most: number];
  readonly names: readonly Called[];
  /** How common it is among the others of its arm; 0: nobody comes upon it by chance. */
  readonly weight: number;
  /** One of a type as it is, without anything that a nation adds. */
  readonly isPlain?: boolean;
}

export interface National {
  readonly kits: readonly Kit[];
  /** Whose brigades and divisions they are. */
  readonly generals: readonly string[];
}

/** What the article does not tell. */
interface Grammar {
  /** In English it is treated as many. */
  readonly many?: boolean;
  /** In French it is feminine, where `l’` or `les` does not say so. */
  readonly feminine?: boolean;
}

/** `%` is the ordinal: `7th`, `7e`. */
export function numbered(en: string, fr: string, numbers: readonly number[], how: Grammar = {}): readonly Called[] {
  const isLa = fr.startsWith('la ');
  return numbers.map((number) => ({
    number,
    name: nameOf(en.replace('%', englishOrdinal(number)), fr.replace('%', frenchOrdinal(number, isLa)), how),
  }));
}

/** `%` is the proper name; by the numbers that the units bore. */
export function called(
  en: string,
  fr: string,
  names: Readonly<Record<number, string>>,
  how: Grammar = {},
): readonly Called[] {
  return Object.entries(names).map(([number, name]) => ({
    number: Number(number),
    name: nameOf(en.replace('%', name), fr.replace('%', name).replace(/ de (?=[AEIOU])/, ' d’'), how),
  }));
}

/** The French form begins with its article; in English there is none before a commander: `Lloyd’s Battery`. */
function nameOf(en: string, fr: string, { many = false, feminine = false }: Grammar): Called['name'] {
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

/** From one number to another, both included. */
export function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
