/** Labels after the dice: `2d6 # for the guns`, `2d6 fire`. Plain text, to be escaped when it is shown. */
import { editDistance } from '../kernel/text/nearest.ts';
import { blame, type Cursor, here, takes } from './cursor.ts';
import type { Token } from './tokens.ts';
import { NO_SLIPS, RESERVED, STARTERS, UNFINISHED } from './vocabulary.ts';

/** Reads to the end. After `#` anything is a label; otherwise it must not look like dice that were not understood. */
export function readLabel(cursor: Cursor, text: string, isThrown: boolean): string {
  const token = here(cursor);
  if (token.kind === 'end' || cursor.fault !== undefined) return '';
  if (token.text === '#') return plain(text.slice(token.from + 1));
  if (!takes(cursor, ',')) takes(cursor, ';');
  const [before, first] = [here(cursor, -1), here(cursor)];
  const isApart = first.from > before.to || ENDS.has(before.text);
  const words = cursor.tokens.slice(cursor.at, -1);
  if (first.kind !== 'word' && first.kind !== 'number') blame(cursor, first, 'unreadable');
  else if (!isThrown || !isApart || !isLabel(words)) blame(cursor, first, 'label');
  return plain(text.slice(first.from));
}

/** Marks that a label may follow without a space. */
const ENDS: ReadonlySet<string> = new Set([',', ';', ')']);

/** Words that say something, contain no number, and do not look like a typo of a known word: `3d6 dorp lowest`. */
function isLabel(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  const [first = ''] = words;
  if (tokens.some(({ kind, text }) => kind === 'number' || text === '#')) return false;
  if (STARTERS.has(first) || words.some(isSlip)) return false;
  const [said, ...more] = words.filter((word) => !UNFINISHED.has(word));
  return (
    said !== undefined && (more.length > 0 || NO_SLIPS.has(said) || !BEGINNINGS.some((ours) => ours.startsWith(said)))
  );
}

function isSlip(word: string): boolean {
  if (RESERVED.has(word)) return true;
  if (word.length < 4) return SHORT.test(word);
  return !NO_SLIPS.has(word) && MEANT.some((ours) => isNear(word, ours));
}

/** Dice modifiers as symbols. `d` and `l` may also be French words. */
const SHORT = /^(k|[kd][hl]|ro?|x)$/;

/** Words long enough that anything close to them is a typo; `better` and `basses` are not. */
const MEANT = ['keep', 'drop', 'lowest', ...[...RESERVED].filter(({ length }) => length >= 7)];

/** One word that begins one of these may still be incomplete: `3d6 dr`, `2d6 au mo`. */
const BEGINNINGS = [...RESERVED, ...STARTERS, 'on', 'at', 'sur'];

function isNear(word: string, ours: string): boolean {
  return Math.abs(ours.length - word.length) <= 1 && editDistance(word, ours) === 1;
}

/** One line, without invisible characters. */
function plain(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, ' ').trim();
}
