/** Short names of units on a table: digits first, so that squares of the grid cannot be mistaken for units. */
import type { Bit, Cursor } from '../../kernel/text/lines.ts';
import { needShortName } from '../lined.ts';

const SHORT_NAME = /^\d{1,3}[A-Za-z]{1,3}$/;

export function needId(cursor: Cursor): string | undefined {
  return needShortName(cursor, SHORT_NAME);
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
