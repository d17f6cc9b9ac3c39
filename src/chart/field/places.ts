/** Lengths, points and headings in a scenario's text: `12.5`, `40x48.5`, `face NE`, `face 45`. */
import { DEGREE, type Heading, headingOf, type Wind, WINDS, WHOLE_TURN } from '../../field/heading.ts';
import { type Length, lengthFrom, writeLength } from '../../field/length.ts';
import type { Size } from '../../field/obstacle.ts';
import type { Point } from '../../field/point.ts';
import { type Bit, blame, type Cursor, here } from '../../kernel/text/lines.ts';

/** A scenario's decimals are written with a point: a comma separates. */
export const lengthText = (length: Length): string => writeLength(length);

export function pointText({ x, y }: Point): string {
  return `${lengthText(x)}x${lengthText(y)}`;
}

/** Where a text is no point in centimetres: `4x50`. */
function pointIn({ text }: Pick<Bit, 'text'>): Point | undefined {
  const [x, y, ...more] = text.split(/x/i).map(lengthFrom);
  return more.length > 0 || x === undefined || y === undefined ? undefined : { x, y };
}

/** Whether something is meant for a point, right or wrong. */
export function seesPoint(cursor: Cursor): boolean {
  const bit = here(cursor);
  return bit !== undefined && !bit.isQuoted && /^[-.\d½].*x/i.test(bit.text);
}

/** A point on the table, if its size is known: a table without one has a fault of its own. */
export function needPoint(cursor: Cursor, { wide, deep }: Size): Point | undefined {
  const bit = here(cursor);
  const point = bit && !bit.isQuoted ? pointIn(bit) : undefined;
  if (bit) cursor.at += 1;
  if (takesJoined(cursor, point ? /^\d+$/ : /^\d/) || !point) return blame(cursor, bit, 'fault-point');
  if (wide === 0 || (point.x <= wide && point.y <= deep)) return point;
  return blame(cursor, bit, 'fault-off-table', {
    point: pointText(point),
    wide: lengthText(wide),
    deep: lengthText(deep),
  });
}

/** Steps over what a comma or a hyphen parts from a number: `5` in `40x8,5`, `3` in `40x-3`, `5x5` in `8,5x5`. */
function takesJoined(cursor: Cursor, more: RegExp): boolean {
  const { at } = cursor;
  for (let bit = here(cursor); bit?.isJoined && more.test(bit.text); bit = here(cursor)) cursor.at += 1;
  return cursor.at > at;
}

export function needLength(cursor: Cursor, min: Length, max: Length): Length | undefined {
  const bit = here(cursor);
  const length = bit && lengthFrom(bit.text);
  if (bit) cursor.at += 1;
  if (length !== undefined && length >= min && length <= max) return length;
  return blame(cursor, bit, 'fault-length', { min: lengthText(min), max: lengthText(max) });
}

/** A wind (`NE`) or degrees clockwise from the top of the table (`45`, `22.5`). */
export function needHeading(cursor: Cursor): Heading | undefined {
  const bit = here(cursor);
  if (bit) cursor.at += 1;
  const wind = WINDS.find((each) => each === bit?.text.toUpperCase());
  if (wind) return headingOf(wind);
  const [, whole, fraction = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(bit?.text ?? '') ?? [];
  const heading = whole === undefined ? WHOLE_TURN : Number(whole) * DEGREE + Number(fraction.padEnd(2, '0'));
  return heading < WHOLE_TURN ? heading : blame(cursor, bit, 'fault-heading');
}

export function seesHeading({ text, isQuoted }: Bit): boolean {
  return !isQuoted && (/^\d/.test(text) || WINDS.some((each) => each === text.toUpperCase()));
}

export function headingText(heading: Heading): string {
  const wind: Wind | undefined = WINDS.find((each) => headingOf(each) === heading);
  return wind ?? String(heading / DEGREE);
}
