/**
 * A position among the tokens. A parser that cannot continue blames a token; the first error stays, and parsing ends.
 */
import { type Fault, type NotDice, LIMITS } from './notation.ts';
import type { Token } from './tokens.ts';
import { numberOf } from './vocabulary.ts';

export interface Cursor {
  readonly tokens: readonly Token[];
  at: number;
  fault: NotDice | undefined;
}

/** The next token, or a later one. Past the end there are endless end tokens. */
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

/** A number within its limits, in digits or as a small number word. */
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
