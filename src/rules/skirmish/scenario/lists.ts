/** Lists in the line of a unit: numbers, places, headings, names, as long as the next word looks like one. */
import { needHeading, needLength, needPoint, seesHeading, seesPoint } from '../../../chart/field/places.ts';
import type { Heading } from '../../../field/heading.ts';
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import type { Point } from '../../../field/point.ts';
import { type Bit, blame, type Cursor, here, needNumber } from '../../../kernel/text/lines.ts';
import { needId, seesId } from '../../../chart/field/unit-name.ts';
import type { Draft } from './draft.ts';

/** More than one body of this book: it is about individuals and small groups (SK-SCO-02). */
export const MOST_FIGURES = 40;

/** SK-UMP-06. Of ranges and modifiers settled at the desk. */
const MOST_RANGE = 300 * CENTIMETRE;
export const MOST_BONUS = 3;

/** The bits that begin with a number, each read by `need`. */
export function needNumbers(cursor: Cursor, least: number): number[] | undefined {
  return needList(
    cursor,
    least,
    (bit) => /^\d+$/.test(bit.text),
    () => needNumber(cursor, 1, MOST_FIGURES),
  );
}

export function needPoints(cursor: Cursor, draft: Draft): Point[] | undefined {
  const points = needList(
    cursor,
    1,
    () => seesPoint(cursor),
    () => needPoint(cursor, draft),
  );
  if (!points || points.length <= MOST_FIGURES) return points;
  return blame(cursor, undefined, 'fault-many-points', { most: MOST_FIGURES });
}

export function needBands(cursor: Cursor): [Length, Length, Length] | undefined {
  const one = needLength(cursor, 1, MOST_RANGE);
  const two = one && needLength(cursor, one, MOST_RANGE);
  const three = two && needLength(cursor, two, MOST_RANGE);
  return one === undefined || two === undefined || three === undefined ? undefined : [one, two, three];
}

export function needHeadings(cursor: Cursor): Heading[] | undefined {
  return needList(cursor, 1, seesHeading, () => needHeading(cursor));
}

export function needIds(cursor: Cursor): string[] | undefined {
  return needList(cursor, 1, seesId, () => needId(cursor));
}

/** Things of one kind, as long as the next bit looks like one. */
function needList<T>(
  cursor: Cursor,
  least: number,
  sees: (bit: Bit) => boolean,
  need: () => T | undefined,
): T[] | undefined {
  const found: T[] = [];
  for (let bit = here(cursor); found.length < least || (bit && sees(bit)); bit = here(cursor)) {
    const each = need();
    if (each === undefined) return undefined;
    found.push(each);
  }
  return found;
}
