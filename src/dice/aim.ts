/** What a die must show: `>=5`, `5+`, `on 5 or more`, `à 4, 5 ou 6`. */
import { blame, type Cursor, here, isWord, needNumber, skipWords, takes, takesWord } from './cursor.ts';
import type { Comparator, Comparison } from './notation.ts';
import type { Token } from './tokens.ts';
import { AT, BOUNDS, HITTING, LESS, LITTLE, MORE, OR, SAVE } from './vocabulary.ts';

const COMPARATORS: ReadonlySet<string> = new Set(['>=', '>', '<=', '<', '=']);

export function takeComparator(cursor: Cursor): Comparator | undefined {
  const inWords = BOUNDS.get(`${here(cursor).text} ${here(cursor, 1).text}`);
  if (inWords !== undefined && here(cursor, 2).kind === 'number') {
    cursor.at += 2;
    return inWords;
  }
  if (!isComparator(here(cursor))) return undefined;
  const { text } = here(cursor);
  cursor.at++;
  return text as Comparator;
}

function isComparator({ kind, text }: Token): boolean {
  return kind === 'mark' && COMPARATORS.has(text);
}

/** Parses what follows `on`, `at` or `à`; `, 5+` alone means the same. For a die with this many sides. */
export function takeAim(cursor: Cursor, sides: number): Comparison | undefined {
  if (takesAt(cursor) || takesToPlus(cursor)) return needAim(cursor, sides);
  return undefined;
}

/** `on`, `à`, `hitting on`, if a target follows; otherwise they are ordinary words. */
function takesAt(cursor: Cursor): boolean {
  const start = cursor.at;
  if (isWord(here(cursor), HITTING)) cursor.at++;
  const behind = here(cursor, 1);
  if (isWord(here(cursor), AT) && (behind.kind === 'number' || isComparator(behind))) {
    cursor.at++;
    return true;
  }
  cursor.at = start;
  return false;
}

/** `saves on 4+`, `jets de sauvegarde à 4+`: skips everything up to the target, or nothing. */
export function takesSaves(cursor: Cursor): boolean {
  const start = cursor.at;
  skipWords(cursor, LITTLE);
  if (takesWord(cursor, SAVE)) {
    skipWords(cursor, LITTLE);
    if (takesAt(cursor) || here(cursor).kind === 'number' || isComparator(here(cursor))) return true;
  }
  cursor.at = start;
  return false;
}

/** Matches `5+` or `, 5+`, skipping the comma. */
function takesToPlus(cursor: Cursor): boolean {
  const comma = here(cursor).text === ',' ? 1 : 0;
  const [number, plus] = [here(cursor, comma), here(cursor, comma + 1)];
  const found = number.kind === 'number' && plus.text === '+' && plus.from === number.to && !touches(cursor, comma + 1);
  if (found) cursor.at += comma;
  return found;
}

/** Whether the next token follows without a space. */
function touches(cursor: Cursor, ahead: number): boolean {
  const behind = here(cursor, ahead + 1);
  return behind.kind === 'number' && behind.from === here(cursor, ahead).to;
}

/** A number alone means that or more. */
export function needAim(cursor: Cursor, sides: number): Comparison | undefined {
  const by = takeComparator(cursor);
  const token = here(cursor);
  const than = needNumber(cursor);
  if (than === undefined) return undefined;
  if (by !== undefined) return { by, than };
  const last = takeList(cursor, than, sides);
  if (last !== than && last !== sides) return blame(cursor, token, 'unreadable');
  return { by: last === than ? takeDirection(cursor) : '>=', than };
}

/** `5 or 6`, `4, 5 ou 6`, `5-6`: returns the last of the faces. */
function takeList(cursor: Cursor, first: number, sides: number): number {
  if (here(cursor).text === '-' && touches(cursor, 0) && here(cursor, 1).value === sides) {
    cursor.at += 2;
    return sides;
  }
  const start = cursor.at;
  let last = first;
  while (here(cursor, 1).kind === 'number' && here(cursor, 1).value === last + 1) {
    const or = isWord(here(cursor), OR);
    if (!or && here(cursor).text !== ',') break;
    cursor.at += 2;
    last++;
    if (or) return last;
  }
  // `5, 6 double` is not a list.
  cursor.at = start;
  return first;
}

function takeDirection(cursor: Cursor): '>=' | '<=' {
  const behind = here(cursor, 1);
  if (isWord(here(cursor), OR) && (isWord(behind, MORE) || isWord(behind, LESS))) {
    cursor.at += 2;
    return isWord(behind, MORE) ? '>=' : '<=';
  }
  const close = here(cursor).from === here(cursor, -1).to && !touches(cursor, 0);
  if (close && takes(cursor, '+')) return '>=';
  return close && takes(cursor, '-') ? '<=' : '>=';
}
