/** The lines in a unit's rectangle: its ranks, and what it is. */
import type { FieldBody, FieldPiece } from '../../scene/field.ts';
import { traceWay } from '../arrow.ts';
import type { Point } from '../page.ts';
import { SIGNAL, type SideColours } from '../palette.ts';
import { between, disc, polygon, strokes } from '../sheet.ts';
import type { FieldSheet } from './page.ts';

type Rectangle = Extract<FieldBody, { kind: 'rectangle' }>;
/** Front left, front right, rear right, rear left. */
type Corners = readonly [Point, Point, Point, Point];

/** A fine line between rank and rank, where there is room for it. */
export function drawRanks(
  { pen, page }: FieldSheet,
  { ranks = 1 }: Rectangle,
  [frontLeft, frontRight, rearRight, rearLeft]: Corners,
  { trim }: SideColours,
): void {
  const deep = Math.hypot(rearLeft.x - frontLeft.x, rearLeft.y - frontLeft.y);
  if (deep < 0.35 * ranks * page.unit) return;
  pen.lineCap = 'butt';
  for (let rank = 1; rank < ranks; rank++)
    strokes(
      pen,
      () => traceWay(pen, [between(frontLeft, rearLeft, rank / ranks), between(frontRight, rearRight, rank / ranks)]),
      [[trim, 0.05 * page.unit]],
    );
}

/**
 * The lines in a rectangle: a diagonal for cavalry, one from front to rear for a gun, two for a machine, a cross for
 * irregulars, wings for flyers, an open middle for a square; a disc for beasts, two wheels for chariots.
 */
export function drawPattern(sheet: FieldSheet, corners: Corners, { shape }: FieldPiece, colours: SideColours): void {
  const { pen, page } = sheet;
  const [frontLeft, frontRight, rearRight, rearLeft] = corners;
  const line = (a: Point, b: Point) =>
    strokes(pen, () => traceWay(sheet.pen, [a, b]), [[colours.trim, 0.13 * page.unit]]);
  pen.lineCap = 'butt';
  if (shape === 'cavalry') line(frontRight, rearLeft);
  if (shape === 'gun') line(between(frontLeft, frontRight, 0.5), between(rearLeft, rearRight, 0.5));
  if (shape === 'irregular') {
    line(frontLeft, rearRight);
    line(frontRight, rearLeft);
  }
  if (shape === 'machine')
    for (const share of [1 / 3, 2 / 3])
      line(between(frontLeft, frontRight, share), between(rearLeft, rearRight, share));
  if (shape === 'flyer') for (const wing of [frontLeft, frontRight]) line(wing, between(rearLeft, rearRight, 0.5));
  const at = (share: number) =>
    between(between(frontLeft, frontRight, share), between(rearLeft, rearRight, share), 0.5);
  if (shape === 'square') drawOpenMiddle(sheet, corners, colours);
  if (shape === 'beast') disc(pen, at(0.5), 0.28 * page.unit, colours.trim);
  if (shape === 'chariot')
    for (const share of [0.25, 0.75]) {
      const wheel = at(share);
      strokes(pen, () => pen.arc(wheel.x, wheel.y, 0.24 * page.unit, 0, 2 * Math.PI), [
        [colours.trim, 0.13 * page.unit],
      ]);
    }
}

function drawOpenMiddle({ pen, page }: FieldSheet, corners: Corners, { trim }: SideColours): void {
  const middle = between(corners[0], corners[2], 0.5);
  const inner = corners.map((corner) => between(corner, middle, 0.45));
  strokes(pen, () => polygon(pen, inner), [
    [SIGNAL.halo, 0.2 * page.unit],
    [trim, 0.13 * page.unit],
  ]);
}
