/** What a person named on a table: a square of the grid, or something by its name. */
import type { Point } from '../../field/point.ts';
import type { Footprint } from '../../field/shape.ts';
import { squareIn } from '../../march/place-slot.ts';
import { SQUARE, squareOf } from '../../march/resolve.ts';
import { plainName } from '../../kernel/text/topic.ts';
import { type Ground, middleOf } from './land.ts';
import type { Placed } from './sectors.ts';

export interface Square {
  readonly name: string;
  readonly middle: Point;
  readonly ground: Footprint;
}

/** A square of the grid, or its ninth, that lies on the table. */
export function squareNamed({ wide, deep }: Ground, typed: string): Square | undefined {
  const place = squareIn(typed);
  if (place?.kind !== 'square') return undefined;
  const { column, row, ninth } = place;
  if (column * SQUARE >= wide || row * SQUARE >= deep) return undefined;
  const side = ninth === undefined ? SQUARE : SQUARE / 3;
  const [left, low] = ninth === undefined ? [0, 0] : [((ninth - 1) % 3) * side, Math.floor((ninth - 1) / 3) * side];
  return squareFrom({ wide, deep }, column * SQUARE + left, row * SQUARE + low, side, ninth !== undefined);
}

export function squareAt(field: Ground, at: Point): Square {
  return squareNamed(field, squareOf(at, field).split('/')[0]!)!;
}

function squareFrom(
  field: Pick<Ground, 'wide' | 'deep'>,
  left: number,
  low: number,
  side: number,
  isNinth: boolean,
): Square {
  const middle = { x: Math.round(left + side / 2), y: Math.round(low + side / 2) };
  const [x, y] = [Math.round(left + side), Math.round(low + side)];
  const [a, b] = [Math.round(left), Math.round(low)];
  const corners = [
    { x: a, y },
    { x, y },
    { x, y: b },
    { x: a, y: b },
  ];
  const name = squareOf(middle, field);
  return { name: isNinth ? name : name.split('/')[0]!, middle, ground: { corners, radius: 0 } };
}

/** Squares whose name begins as typed, up to Discord's limit; none before a letter is typed. */
export function squaresTyped({ wide, deep }: Ground, typed: string): Square[] {
  const begun = typed.trim().toUpperCase();
  if (!/^[A-Z]\d{0,2}$/.test(begun)) return [];
  const left = (begun.codePointAt(0)! - 65) * SQUARE;
  if (left >= wide) return [];
  const rows = Array.from({ length: Math.ceil(deep / SQUARE) }, (_, row) =>
    squareFrom({ wide, deep }, left, row * SQUARE, SQUARE, false),
  );
  return rows.filter(({ name }) => name.startsWith(begun)).slice(0, 25);
}

/** Whether a unit is said to be in that square or ninth: the middle of its front is on it, even if only on its edge. */
export function inSquare(field: Ground, { front }: Pick<Placed, 'front'>, name: string): boolean {
  const own = squareOf(front, field);
  return own === name || own.split('/')[0] === name;
}

/** Named ground, by its name in either language; articles go without saying. */
export function groundNamed({ areas, lines, points }: Ground, typed: string) {
  const wanted = plainName(typed);
  return [...areas, ...lines, ...points].find(
    ({ name }) => name && [name.en, name.fr].some((each) => plainName(each) === wanted),
  );
}

/** The middle of a square or of named ground. */
export function pointNamed(field: Ground, typed: string): Point | undefined {
  const square = squareNamed(field, typed);
  if (square) return square.middle;
  const found = groundNamed(field, typed);
  if (!found) return undefined;
  if ('at' in found) return found.at;
  return 'outline' in found ? middleOf(found) : found.points[Math.floor(found.points.length / 2)];
}
