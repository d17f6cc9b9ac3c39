/** `name 7C en "7th Cuirassiers" plural; fr "le 7e cuirassiers"`: names with the grammar that sentences need. */
import type { Noun } from '../../../kernel/phrase.ts';
import { isArtillery, type UnitType } from '../state.ts';
import { blame, type Cursor, here, needEnd, lexicon, needQuoted, takeFrom, takes } from './lines.ts';

/** Button labels and report titles have room for this. */
const LONGEST_NAME = 40;

const GENDERS = lexicon(['m', false], ['f', true]);

/** A unit without a name is called by its id; batteries are feminine in French. */
export function defaultName(id: string, type: UnitType): Noun {
  const feminine = isArtillery({ type });
  return {
    noun: id,
    en: { name: id, article: '', plural: false },
    fr: { name: id, article: feminine ? 'la' : 'le', feminine, plural: false },
  };
}

export function readUnitName(cursor: Cursor, id: string): Noun | undefined {
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

/** The article is `the`, unless the name is said to be `bare`. */
function readEnglish(cursor: Cursor): Noun['en'] | undefined {
  const article = takes(cursor, 'bare') ? '' : 'the';
  const name = needQuoted(cursor, LONGEST_NAME);
  return name === undefined ? undefined : { name, article, plural: takes(cursor, 'plural') };
}

/** The article says gender and number where it can; `l'` and `les` need an `m` or an `f`, a bare name too. */
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
