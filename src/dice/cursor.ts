/** A place among the tokens. Whoever cannot go on blames a token; the first fault stays, and reading comes to its end. */
import type { Comparator, Comparison, Fault, NotDice } from './notation.ts';
import { LIMITS } from './notation.ts';
import type { Token } from './tokens.ts';
import { AT, LESS, MORE, numberOf, OR } from './vocabulary.ts';

export interface Cursor {
  readonly tokens: readonly Token[];
  at: number;
  fault: NotDice | undefined;
}

/** The next token, or one behind it; the end goes on for ever. */
export function here({ tokens, at }: Cursor, ahead = 0): Token {
  return tokens[Math.min(at + ahead, tokens.length - 1)]!;
}

export function blame(cursor: Cursor, token: Token, fault: Fault, limit?: number): undefined {
  cursor.fault ??= limit === undefined ? { fault, at: token.from } : { fault, at: token.from, limit };
  return undefined;
}

export function takes(cursor: Cursor, text: string): boolean {
  const { kind, text: found } = here(cursor);
  if (found !== text || kind === 'number' || kind === 'end') return false;
  cursor.at++;
  return true;
}

export function isWord(token: Token, words: ReadonlySet<string>): boolean {
  return token.kind === 'word' && words.has(token.text);
}

export function takesWord(cursor: Cursor, words: ReadonlySet<string>): boolean {
  const found = isWord(here(cursor), words);
  if (found) cursor.at++;
  return found;
}

export function skipWords(cursor: Cursor, words: ReadonlySet<string>): void {
  while (takesWord(cursor, words));
}

/** A number within its limits, in digits, or as a small one is said. */
export function takeNumber(cursor: Cursor, fault: Fault, most: number, least = 0): number | undefined {
  const token = here(cursor);
  const value = token.kind === 'number' ? token.value : token.kind === 'word' ? numberOf(token.text) : undefined;
  if (value === undefined) return undefined;
  if (value < least || value > most) return blame(cursor, token, fault, most);
  cursor.at++;
  return value;
}

export function needNumber(cursor: Cursor): number | undefined {
  const token = here(cursor);
  const value = takeNumber(cursor, 'number', LIMITS.number);
  return value === undefined ? blame(cursor, token, 'unreadable') : value;
}

const COMPARATORS: ReadonlySet<string> = new Set(['>=', '>', '<=', '<', '=']);

export function takeComparator(cursor: Cursor): Comparator | undefined {
  const { kind, text } = here(cursor);
  if (kind !== 'mark' || !COMPARATORS.has(text)) return undefined;
  cursor.at++;
  return text as Comparator;
}

/** `on 5+`, `at >=5`, `à 5 ou plus`, `sur 2 ou moins`: does one follow? */
export function seesAim(cursor: Cursor, ahead = 0): boolean {
  if (!isWord(here(cursor, ahead), AT)) return false;
  const { kind, text } = here(cursor, ahead + 1);
  return kind === 'number' || (kind === 'mark' && COMPARATORS.has(text));
}

/** `5+`, `2-`, `5 or more`, `2 ou moins`, `>=5`; a number alone is that or more. */
export function needAim(cursor: Cursor): Comparison | undefined {
  const by = takeComparator(cursor);
  const than = needNumber(cursor);
  if (than === undefined) return undefined;
  return { by: by ?? takeDirection(cursor), than };
}

function takeDirection(cursor: Cursor): '>=' | '<=' {
  if (isWord(here(cursor), OR) && isWord(here(cursor, 1), MORE)) {
    cursor.at += 2;
    return '>=';
  }
  if (isWord(here(cursor), OR) && isWord(here(cursor, 1), LESS)) {
    cursor.at += 2;
    return '<=';
  }
  const [sign, behind] = [here(cursor), here(cursor, 1)];
  const touches = sign.from === here(cursor, -1).to && !(behind.kind === 'number' && behind.from === sign.to);
  if (touches && takes(cursor, '+')) return '>=';
  if (touches && takes(cursor, '-')) return '<=';
  return '>=';
}
