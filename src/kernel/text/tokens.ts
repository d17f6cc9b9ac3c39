/** What a person typed, cut into words, numbers and marks. Case, accents, apostrophes, hyphens and odd spaces go. */

import { blanked } from './note.ts';

type TokenKind = 'word' | 'unit' | 'number' | ',' | ':' | ';' | '+';

export interface Token {
  readonly kind: TokenKind;
  /** Folded: `MARCHÉ` is `marche`. */
  readonly text: string;
  /** As typed. */
  readonly raw: string;
  /** Where it stands in what was typed. */
  readonly from: number;
  readonly to: number;
}

/** Nothing in it but letters, digits and marks that need no more than lower case. */
const PLAIN = /^[ -~]*$/;

/** Lower case without accents; ligatures and full-width forms opened. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}

/** Units are called by digits, then letters: `7C`. */
const DIGITS_FIRST = /(\d+\p{L}[\p{L}\p{M}]*)|(\d+)|(\p{L}[\p{L}\p{M}]*)|[,:;+\n]/gu;
/** Units are called by digits and letters in either order: `7C`, `G1`, `G1a`. */
export const EITHER_FIRST =
  /(\d+\p{L}[\p{L}\p{M}]*|\p{L}{1,3}\d{1,3}\p{L}{0,2}(?![\p{L}\p{M}\d]))|(\d+)|(\p{L}[\p{L}\p{M}]*)|[,:;+\n]/gu;

/** Anything that is neither a word, a number nor a mark is left out, and so are the notes of completions. */
export function tokensOf(typed: string, shapes = DIGITS_FIRST): Token[] {
  return [...blanked(typed).matchAll(shapes)].map((match) => {
    const raw = match[0];
    const from = match.index;
    return { kind: kindOf(match), text: fold(raw), raw, from, to: from + raw.length };
  });
}

function kindOf(match: RegExpExecArray): TokenKind {
  const [, unit, number, word] = match;
  if (unit !== undefined) return 'unit';
  if (number !== undefined) return 'number';
  if (word !== undefined) return 'word';
  return match[0] === '\n' ? ';' : (match[0] as TokenKind);
}

/** Orders end at `;` or at the end of a line; empty ones do not count. */
export function segmentsOf(typed: string, shapes = DIGITS_FIRST): Token[][] {
  const segments: Token[][] = [[]];
  for (const token of tokensOf(typed, shapes)) {
    if (token.kind === ';') segments.push([]);
    else segments.at(-1)!.push(token);
  }
  return segments.filter((segment) => segment.length > 0);
}
