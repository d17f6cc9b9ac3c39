/** A scenario's text as lines and bits: words, numbers and quoted texts, each with its column. */
import { type Phrase, phrase } from '../phrase.ts';
import type { Fault } from '../fault.ts';
import { candidate, nearest } from './nearest.ts';
import { fold } from './tokens.ts';
import { quoted } from './quoted.ts';

export interface Bit {
  readonly text: string;
  readonly folded: string;
  readonly column: number;
  readonly isQuoted: boolean;
  /** Whether a comma, semicolon or hyphen, and no blank, parts it from the bit before: `5` in `40x8,5`. */
  readonly isJoined: boolean;
}

export interface Line {
  readonly number: number;
  readonly bits: readonly Bit[];
}

/** Reads along a line. All faults of the text go into one list. */
export interface Cursor {
  readonly line: Line;
  readonly faults: Fault[];
  at: number;
}

/**
 * A quoted text, a comment to the end of the line, or a word. Commas, semicolons and hyphens only separate, but for the
 * sign of a negative number, which is a fault wherever it stands.
 */
const BITS = /"(?<quoted>[^"]*)"|(?<remark>#[^]*)|(?<!\S)-\d[^\s",;#-]*|[^\s",;#-]+/g;
/** The same, except that a number sign with a word right after it is a colour. */
const COLOURS = /"(?<quoted>[^"]*)"|#[^\s",;#]+|(?<remark>#[^]*)|[^\s",;#-]+/g;
/** Long enough for any real line; the rest is ignored. */
const LONGEST_LINE = 2000;
const MOST_LINES = 5000;

/** Numbered from 1, as people count them. */
export function rawLines(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
}

/** The bits of each line; a line that is too long gives none, and a fault. */
export function linesOf(text: string, faults: Fault[]): Line[] {
  const lines = rawLines(text);
  if (lines.length > MOST_LINES) {
    faults.push({ line: MOST_LINES + 1, column: 1, says: phrase('fault-many-lines', { most: MOST_LINES }) });
  }
  return lines.slice(0, MOST_LINES).map((line, i) => {
    const number = i + 1;
    if (line.length <= LONGEST_LINE) return { number, bits: bitsOf(line) };
    faults.push({ line: number, column: LONGEST_LINE + 1, says: phrase('fault-line-long', { most: LONGEST_LINE }) });
    return { number, bits: [] };
  });
}

/** The first line that is neither empty nor a comment. */
export function firstLine(text: string): readonly Bit[] {
  for (const line of rawLines(text).slice(0, MOST_LINES)) {
    const bits = bitsOf(line.slice(0, LONGEST_LINE));
    if (bits.length > 0) return bits;
  }
  return [];
}

function bitsOf(line: string): Bit[] {
  return [...line.matchAll(/^\s*colours\b/i.test(line) ? COLOURS : BITS)]
    .filter((match) => match.groups?.['remark'] === undefined)
    .map((match) => {
      const inside = match.groups?.['quoted'];
      const text = inside ?? match[0];
      const isJoined = /[^\s"]/.test(line[match.index - 1] ?? ' ');
      return { text, folded: fold(text), column: match.index + 1, isQuoted: inside !== undefined, isJoined };
    });
}

/** The bit under the cursor. */
export function here(cursor: Cursor): Bit | undefined {
  return cursor.line.bits[cursor.at];
}

/** The most faults reported: parsing stops there. */
const MOST_FAULTS = 100;

/** Whether parsing goes on. If not, the last fault says so. */
export function readsOn(cursor: Cursor): boolean {
  const { line, faults } = cursor;
  if (faults.length < MOST_FAULTS) return true;
  if (faults.at(-1)?.says.id !== 'fault-many') {
    faults.push({ line: line.number, column: line.bits[0]?.column ?? 1, says: phrase('fault-many') });
  }
  return false;
}

/** Adds a fault at a bit, or after the last one. */
export function blame(cursor: Cursor, at: Bit | undefined, id: string, args?: Phrase['args']): undefined {
  const last = cursor.line.bits.at(-1);
  const behind = last ? last.column + last.text.length + (last.isQuoted ? 2 : 0) : 1;
  cursor.faults.push({ line: cursor.line.number, column: at?.column ?? behind, says: phrase(id, args) });
  return undefined;
}

/** Steps over a word, or several in this order (`heavy cavalry`). */
export function takes(cursor: Cursor, words: string): boolean {
  const wanted = words.split(' ');
  const found = wanted.every((word, i) => {
    const bit = cursor.line.bits[cursor.at + i];
    return bit !== undefined && !bit.isQuoted && bit.folded === word;
  });
  if (found) cursor.at += wanted.length;
  return found;
}

/** Words and their meanings, as pairs; the longest match wins. */
export type Lexicon<T> = readonly (readonly [words: string, means: T])[];

export function lexicon<T>(...pairs: readonly (readonly [string, T])[]): Lexicon<T> {
  return [...pairs].sort(([a], [b]) => b.split(' ').length - a.split(' ').length);
}

export function takeFrom<T>(cursor: Cursor, words: Lexicon<T>): T | undefined {
  return words.find(([form]) => takes(cursor, form))?.[1];
}

/** Requires one of the words: otherwise, a fault names the nearest ones, or all of them. */
export function needFrom<T>(cursor: Cursor, words: Lexicon<T>): T | undefined {
  return (
    takeFrom(cursor, words) ??
    blameWord(
      cursor,
      words.map(([form]) => form),
    )
  );
}

/** These words are not allowed here. Steps over them, as many as the nearest form has. */
export function blameWord(cursor: Cursor, forms: readonly string[]): undefined {
  const bit = here(cursor);
  const near = bit && cursor.faults.length < MOST_FAULTS ? nearForms(cursor, forms) : [];
  const list = (near.length > 0 ? near : forms.slice(0, 10)).map((form) =>
    phrase('order-word', { word: quoted(form) }),
  );
  if (!bit) return blame(cursor, bit, 'fault-unfinished', { expected: list });
  const words = near[0]?.split(' ').length ?? 1;
  const word = quoted(textAt(cursor, words));
  cursor.at += words;
  return blame(cursor, bit, near.length > 0 ? 'fault-word-near' : 'fault-word', { word, expected: list });
}

/** Forms that look like the next words; `heavy cavlry` is compared with forms of two words. */
function nearForms(cursor: Cursor, forms: readonly string[]): string[] {
  return [3, 2, 1].flatMap((words) =>
    nearest(fold(textAt(cursor, words)), forms.filter((form) => form.split(' ').length === words).map(candidate)),
  );
}

function textAt({ line, at }: Cursor, words: number): string {
  return line.bits
    .slice(at, at + words)
    .map(({ text }) => text)
    .join(' ');
}

export function needNumber(cursor: Cursor, min: number, max: number): number | undefined {
  const bit = here(cursor);
  const number = bit && /^\d{1,6}$/.test(bit.text) ? Number(bit.text) : undefined;
  if (bit) cursor.at += 1;
  const fits = number !== undefined && number >= min && number <= max;
  return fits ? number : blame(cursor, bit, 'fault-number', { min, max });
}

export function needQuoted(cursor: Cursor, most: number): string | undefined {
  const bit = here(cursor);
  if (!bit?.isQuoted) return blame(cursor, bit, 'fault-quotes');
  cursor.at += 1;
  if (bit.text.trim() === '') return blame(cursor, bit, 'fault-quotes');
  if (bit.text.length > most) return blame(cursor, bit, 'fault-long', { most });
  const text = bit.text.normalize('NFC');
  const sign = HARMFUL.exec(text)?.[0];
  return sign === undefined
    ? text
    : blame(cursor, bit, 'fault-sign', { sign: quoted(SEEN.test(sign) ? sign : codeOf(sign)) });
}

/** Names are used inside sentences, so they may not look like a mention, a link, markup, or an empty text. */
const HARMFUL =
  /[\\*_~`|[\]<@]|^\s*[>#+-]|:\/\/|discord(?:app)?\.|[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\u034f\u115f\u1160\u3164\uffa0]|\p{M}{4}/iu;
const SEEN = /^[\p{L}\p{N}\p{P}\p{S}\p{Zs}]+$/u;

function codeOf(sign: string): string {
  return `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Whether a map already has the most lines of a kind; then this one is a fault. */
export function exceedsLimit(cursor: Cursor, there: number, most: number): boolean {
  const [bit] = cursor.line.bits;
  if (there >= most) blame(cursor, bit, 'fault-many-of', { word: bit?.text ?? '', most });
  return there >= most;
}

/** What is left of the line is not read. */
export function passOver(cursor: Cursor): void {
  cursor.at = cursor.line.bits.length;
}

/** The line must end here. */
export function needEnd(cursor: Cursor): void {
  const bit = here(cursor);
  if (bit) blame(cursor, bit, 'fault-extra', { word: quoted(bit.text) });
}
