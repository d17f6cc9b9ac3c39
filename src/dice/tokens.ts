/** Splits typed text into numbers, words and symbols in one pass. */
import { fold } from '../kernel/text/tokens.ts';

export interface Token {
  readonly kind: 'number' | 'word' | 'mark' | 'end';
  /** Words are folded, symbols normalised: `×` is `x`, `≥` is `>=`. A label begins with `#` and runs to the end. */
  readonly text: string;
  /** The value of a number; infinite if absurdly large. */
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** Every known symbol, and its alternative forms. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ...['+', '-', '*', '%', '!', '(', ')', '>', '<', '=', ',', ';', '#', '>=', '<='].map((mark) => [mark, mark] as const),
  ['−', '-'],
  ['–', '-'],
  ['×', 'x'],
  ['≥', '>='],
  ['≤', '<='],
  ['=>', '>='],
  ['=<', '<='],
]);

const BLANK = /\s/;
const LETTER = /[\p{L}\p{M}]/u;
/** No meaningful number has more digits. */
const DIGITS = 7;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const token = tokenAt(text, at);
    at = token?.to ?? at + 1;
    if (token !== undefined) tokens.push(token);
    if (token?.text === '#') break;
  }
  tokens.push({ kind: 'end', text: '', value: 0, from: text.length, to: text.length });
  return tokens;
}

/** Undefined for a space. */
function tokenAt(text: string, from: number): Token | undefined {
  const first = text[from]!;
  if (isDigit(first)) return numberAt(text, from);
  if (isLetter(first)) return wordAt(text, from);
  if (BLANK.test(first)) return undefined;
  return markAt(text, from);
}

function numberAt(text: string, from: number): Token {
  let to = from + 1;
  while (isDigit(text[to])) to++;
  const raw = text.slice(from, to);
  return { kind: 'number', text: raw, value: to - from > DIGITS ? Number.POSITIVE_INFINITY : Number(raw), from, to };
}

function wordAt(text: string, from: number): Token {
  let to = from + 1;
  // `3xd6`: the x belongs to the number before it.
  const times = isTimes(text[from]) && text[from + 1]?.toLowerCase() === 'd' && /[\d%]/.test(text[from + 2] ?? '');
  if (!times) while (isLetter(text[to])) to++;
  return { kind: 'word', text: fold(text.slice(from, to)), value: 0, from, to };
}

/** An unknown symbol has no text. */
function markAt(text: string, from: number): Token {
  const first = text[from]!;
  const two = first === '>' || first === '<' || first === '=' ? MARKS.get(text.slice(from, from + 2)) : undefined;
  const plain = two ?? MARKS.get(first) ?? '';
  const to = from + (two === undefined ? 1 : 2);
  return { kind: plain === 'x' ? 'word' : 'mark', text: plain, value: 0, from, to };
}

function isTimes(letter: string | undefined): boolean {
  return letter === 'x' || letter === 'X';
}

function isDigit(letter: string | undefined): boolean {
  return letter !== undefined && letter >= '0' && letter <= '9';
}

function isLetter(letter: string | undefined): boolean {
  if (letter === undefined) return false;
  if (letter < '\u0080') return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
  return LETTER.test(letter);
}
