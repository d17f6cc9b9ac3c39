/** Names in a scenario's text: titles in both languages, and names with the grammar that sentences need. */
import type { Noun } from '../phrase.ts';
import { blame, type Cursor, here, lexicon, needEnd, needQuoted, takeFrom, takes } from './lines.ts';

/** The most that fits button labels and report titles. */
const LONGEST_NAME = 40;

const GENDERS = lexicon(['m', false], ['f', true]);

export interface Names {
  en: string;
  fr: string;
}

/** `en "..." fr "..."`, in either order. */
export function needNames(cursor: Cursor, most: number): Names | undefined {
  const from = here(cursor);
  const names: { en?: string; fr?: string } = {};
  for (const language of ['en', 'fr', 'en'] as const) {
    if (names[language] !== undefined || !takes(cursor, language)) continue;
    const name = needQuoted(cursor, most);
    if (name === undefined) return undefined;
    names[language] = name;
  }
  const { en, fr } = names;
  return en !== undefined && fr !== undefined ? { en, fr } : blame(cursor, from, 'fault-both-languages');
}

/** Without a name of its own, the id is used. */
export function plainNoun(id: string, feminine: boolean): Noun {
  return {
    noun: id,
    en: { name: id, article: '', plural: false },
    fr: { name: id, article: feminine ? 'la' : 'le', feminine, plural: false },
  };
}

/** `en "7th Cuirassiers" plural; fr "le 7e cuirassiers"`. */
export function needNoun(cursor: Cursor, id: string): Noun | undefined {
  let en: Noun['en'] | undefined;
  let fr: Noun['fr'] | undefined;
  const faults = cursor.faults.length;
  while (here(cursor)) {
    if (!en && takes(cursor, 'en')) en = readEnglish(cursor);
    else if (!fr && takes(cursor, 'fr')) fr = readFrench(cursor);
    else break;
    if (cursor.faults.length > faults) return undefined;
  }
  if (!en || !fr) return blame(cursor, here(cursor), 'fault-both-languages');
  needEnd(cursor);
  return { noun: id, en, fr };
}

/** The article is `the`, unless the name is marked as `bare`. */
function readEnglish(cursor: Cursor): Noun['en'] | undefined {
  const article = takes(cursor, 'bare') ? '' : 'the';
  const name = needQuoted(cursor, LONGEST_NAME);
  return name === undefined ? undefined : { name, article, plural: takes(cursor, 'plural') };
}

/** The article gives gender and number if it can; `l'`, `les` and bare names need an `m` or an `f`. */
function readFrench(cursor: Cursor): Noun['fr'] | undefined {
  const bare = takes(cursor, 'bare');
  const bit = here(cursor);
  const text = needQuoted(cursor, LONGEST_NAME + 4);
  if (text === undefined) return undefined;
  const found = bare ? undefined : /^(?:(le|la|les)\s+|(l)['’]\s?)(.+)$/i.exec(text);
  if (!found && !bare) return blame(cursor, bit, 'fault-article');
  const article = found ? (found[1]?.toLowerCase() ?? 'l’') : '';
  const name = found ? found[3]! : text;
  if (name.length > LONGEST_NAME) return blame(cursor, bit, 'fault-long', { most: LONGEST_NAME });
  if (article === 'le' || article === 'la') return { name, article, feminine: article === 'la', plural: false };
  const feminine = takeFrom(cursor, GENDERS);
  if (feminine === undefined) return blame(cursor, bit, 'fault-gender');
  return { name, article, feminine, plural: article === 'les' || (bare && takes(cursor, 'plural')) };
}

/** Whether something has a name other than its id. */
export function hasOwnName(name: Noun, usual: Noun): boolean {
  return JSON.stringify(plain(name)) !== JSON.stringify(plain(usual));
}

function plain({ en, fr }: Noun): unknown[] {
  return [en.name, en.article, en.plural, fr.name, fr.article, fr.feminine, fr.plural];
}

export function namesText({ en, fr }: Readonly<Names>): string {
  return `en ${inQuotes(en)} fr ${inQuotes(fr)}`;
}

/** The format cannot express a straight quotation mark inside a name. */
export function inQuotes(text: string): string {
  return `"${text.replaceAll('"', '”')}"`;
}

export function nounText({ en, fr }: Noun): string {
  const english = `${en.article === '' ? 'bare ' : ''}${inQuotes(en.name)}${en.plural ? ' plural' : ''}`;
  return `en ${english}; fr ${frenchName(fr)}`;
}

function frenchName({ name, article, feminine, plural }: Noun['fr']): string {
  const gender = feminine ? 'f' : 'm';
  if (article === '') return `bare ${inQuotes(name)} ${gender}${plural ? ' plural' : ''}`;
  if (article === 'le' || article === 'la') return inQuotes(`${article} ${name}`);
  return `${inQuotes(article === 'les' ? `les ${name}` : `l’${name}`)} ${gender}`;
}
