/** Short names of units on a table: digits first, so that squares of the grid cannot be mistaken for units. */
import { type Bit, blame, type Cursor, here } from '../../kernel/text/lines.ts';
import { quoted } from '../../kernel/text/quoted.ts';
import { needShortName } from '../lined.ts';

const SHORT_NAME = /^\d{1,3}[A-Za-z]{1,3}$/;

/** What may follow a number without being the letters of a name. */
const NO_LETTERS: ReadonlySet<string> = new Set(['at', 'of', 'in', 'did', 'led']);

export function needId(cursor: Cursor): string | undefined {
  const apart = apartIn(cursor);
  if (apart !== undefined) {
    blame(cursor, here(cursor), 'fault-id-apart', { id: quoted(apart) });
    // Neither half is blamed again.
    cursor.at += 2;
    return undefined;
  }
  return needShortName(cursor, SHORT_NAME);
}

/** A name with a blank in it: `1 S`. */
function apartIn({ line, at }: Cursor): string | undefined {
  const [digits, letters] = line.bits.slice(at);
  const isApart =
    digits && letters && !letters.isQuoted && /^\d+$/.test(digits.text) && !NO_LETTERS.has(letters.folded);
  const whole = isApart ? digits.text + letters.text : '';
  return SHORT_NAME.test(whole) ? whole : undefined;
}

/** All that come next. */
export function takeIds(cursor: Cursor): string[] {
  const ids: string[] = [];
  while (seesId(cursor.line.bits[cursor.at])) ids.push(needId(cursor)!);
  return ids;
}

export function seesId(bit: Bit | undefined): boolean {
  return bit !== undefined && !bit.isQuoted && SHORT_NAME.test(bit.text);
}
