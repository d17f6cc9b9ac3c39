/**
 * Splits typed text into words, numbers and marks. Normalises case, accents, apostrophes, hyphens and unusual spaces.
 */

import { blanked } from './note.ts';

type TokenKind = 'word' | 'unit' | 'number' | ',' | ':' | ';' | '+';

export interface Token {
  readonly kind: TokenKind;
  /** Folded: `MARCHÉ` is `marche`. */
  readonly text: string;
  /** As typed. */
  readonly raw: string;
  /** Its position in the typed text. */
  readonly from: number;
  readonly to: number;
}

/** Only letters, digits and marks that need at most lower-casing. */
const PLAIN = /^[ -~]*$/;

/** Lower case without accents; expands ligatures and full-width forms. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}

/** Unit names are digits, then letters: `7C`. */
export const DIGITS_FIRST = /(\d+\p{L}[\p{L}\p{M}]*)|(\d+)|(\p{L}[\p{L}\p{M}]*)|[,:;+\n]/gu;
/** Unit names are digits and letters in either order: `7C`, `G1`, `G1a`. */
export const EITHER_FIRST =
  /(\d+\p{L}[\p{L}\p{M}]*|\p{L}{1,3}\d{1,3}\p{L}{0,2}(?![\p{L}\p{M}\d]))|(\d+)|(\p{L}[\p{L}\p{M}]*)|[,:;+\n]/gu;

/** Omits everything that is not a word, a number or a mark, and the notes of completions. */
export function tokensOf(typed: string, shapes = DIGITS_FIRST): Token[] {
  return [...blanked(typed).matchAll(shapes)].map((match) => {
    const raw = match[0];
    const from = match.index;
    return { kind: kindOf(match), text: fold(raw), raw, from, to: from + raw.length };
  });
}

/** What is called so: exactly as typed, else in any case. */
export function named<T>(all: readonly T[], { raw, text }: Pick<Token, 'raw' | 'text'>, nameOf: (each: T) => string) {
  return all.find((each) => nameOf(each) === raw) ?? all.find((each) => fold(nameOf(each)) === text);
}

function kindOf(match: RegExpExecArray): TokenKind {
  const [, unit, number, word] = match;
  if (unit !== undefined) return 'unit';
  if (number !== undefined) return 'number';
  if (word !== undefined) return 'word';
  return match[0] === '\n' ? ';' : (match[0] as TokenKind);
}

/** Orders end at `;` or at the end of a line; empty ones are dropped. */
export function segmentsOf(typed: string, shapes = DIGITS_FIRST): Token[][] {
  const segments: Token[][] = [[]];
  for (const token of tokensOf(typed, shapes)) {
    if (token.kind === ';') segments.push([]);
    else segments.at(-1)!.push(token);
  }
  return segments.filter((segment) => segment.length > 0);
}
