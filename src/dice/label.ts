/** What people write behind the dice: `2d6 # for the guns`, `2d6 fire`. Plain text, which whoever shows it makes harmless. */
import { editDistance } from '../kernel/text/nearest.ts';
import { blame, type Cursor, here, skipWords, takes } from './cursor.ts';
import { EXTREMES, LITTLE, NO_SLIPS, RESERVED } from './vocabulary.ts';

/** Reads to the end. */
export function readLabel(cursor: Cursor, text: string): string {
  const token = here(cursor);
  if (token.kind === 'end' || cursor.fault !== undefined) return '';
  if (token.text === '#') return plain(text.slice(token.from + 1));
  if (!takes(cursor, ',')) takes(cursor, ';');
  if (!beginsLabel(cursor)) blame(cursor, here(cursor), 'unreadable');
  return plain(text.slice(here(cursor).from));
}

/** A word apart from the dice that is none of ours, nor so near to one that it may be a slip: `3d6 dorp lowest`. */
function beginsLabel(cursor: Cursor): boolean {
  const [before, token, behind] = [here(cursor, -1), here(cursor), here(cursor, 1)];
  const apart = token.from > before.to || ENDS.has(before.text);
  const touches = behind.from === token.to;
  if (!apart) return false;
  // `45L` is a unit, `2d6` are dice.
  if (token.kind === 'number') return touches && behind.kind === 'word' && behind.text !== 'd';
  if (token.kind !== 'word') return false;
  if (touches && behind.kind === 'number' && token.text.length < 3) return !SHORT.test(token.text);
  return !isSlip(token.text) && !isExtreme(firstOf(cursor));
}

/** The first word that is not a little one. */
function firstOf(cursor: Cursor): string {
  const ahead = { ...cursor };
  skipWords(ahead, LITTLE);
  return here(ahead).text;
}

/** What a label may follow without a blank. */
const ENDS: ReadonlySet<string> = new Set([',', ';', ')']);
/** What may stand before a number in dice. */
const SHORT = /^(d|[kd][hl]?|r|ro|x)$/;

function isSlip(word: string): boolean {
  if (RESERVED.has(word)) return true;
  if (word.length < 4) return SHORT.test(word);
  return !NO_SLIPS.has(word) && MEANT.some((ours) => isNear(word, ours));
}

/** Also one that is nearly so: `3d6 the higest`. */
function isExtreme(word: string): boolean {
  return EXTREMES.has(word) || (!NO_SLIPS.has(word) && MEANT_EXTREMES.some((ours) => isNear(word, ours)));
}

/** What is long enough that no other word is near it, but one that was meant; `better` and `basses` are not. */
const MEANT = ['keep', 'drop', ...[...RESERVED].filter(({ length }) => length >= 6)];
const MEANT_EXTREMES = ['lowest', ...[...EXTREMES].filter(({ length }) => length >= 7)];

function isNear(word: string, ours: string): boolean {
  return Math.abs(ours.length - word.length) <= 1 && editDistance(word, ours) === 1;
}

/** One line, without what cannot be seen. */
function plain(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, ' ').trim();
}
