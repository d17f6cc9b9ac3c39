/** Units: the body turned to the facing, the bright V on the two front hexsides, the strength. */
import type { Path2D } from '@napi-rs/canvas';
import type { Hex } from '../../hex/grid.ts';
import type { Point } from '../../hex/layout.ts';
import { hexesUnder } from '../../scene/hex-marks.ts';
import type { Piece } from '../../scene/hex.ts';
import { rectangles, shapes } from './footprint.ts';
import { footprintOf } from './footprints.ts';
import { write } from '../lettering.ts';
import { SIGNAL } from '../palette.ts';
import { between, strokes } from '../sheet.ts';
import type { HexSheet } from './page.ts';

/** The scale of a unit in a corner of its hex, and how far out it is. */
const SMALL = 0.58;
const OUT = 0.66;
/** The dark line around a body, half of it outside. */
export const HALO = 0.17;

/** Facing 0 is north, which is up; a sixth of a turn is 60 degrees. Units without a facing are upright. */
export function turnOf({ facing = 0 }: Pick<Piece, 'facing'>): number {
  return (facing * Math.PI) / 3;
}

/** The length of one radius for this unit, in pixels. */
export function radiusOf({ page }: HexSheet, { corner }: Piece): number {
  return corner === undefined ? page.radius : SMALL * page.radius;
}

/** The middle of a unit: of its hex, near a corner, or between the two hexes of an extended line. */
function middleOf({ page }: HexSheet, piece: Piece): Point {
  const centre = page.layout.centre(piece.at);
  if (piece.corner !== undefined) return between(centre, page.layout.corner(piece.at, piece.corner), OUT);
  return piece.also === undefined ? centre : between(centre, page.layout.centre(piece.also), 0.5);
}

/** The point this many radii ahead of the middle of a unit (behind it if negative). */
export function aheadOf(sheet: HexSheet, piece: Piece, radii: number, turn = 0): Point {
  const { x, y } = middleOf(sheet, piece);
  const angle = turnOf(piece) + turn;
  const reach = radii * radiusOf(sheet, piece);
  return { x: x + Math.sin(angle) * reach, y: y - Math.cos(angle) * reach };
}

/** Draws in radii, with the unit's middle as origin and forward up. */
export function inUnitSpace(sheet: HexSheet, piece: Piece, draw: () => void): void {
  const { pen } = sheet;
  const { x, y } = middleOf(sheet, piece);
  const radius = radiusOf(sheet, piece);
  pen.save();
  pen.translate(x, y);
  if (footprintOf(piece).turns) pen.rotate(turnOf(piece));
  pen.scale(radius, radius);
  draw();
  pen.restore();
}

export function drawBody(sheet: HexSheet, piece: Piece): void {
  const { pen, theme } = sheet;
  const { body, light, dark, steel, wheels, rear } = footprintOf(piece);
  const colours = theme[piece.side];
  inUnitSpace(sheet, piece, () => {
    pen.lineJoin = 'round';
    pen.lineCap = 'butt';
    if (steel) {
      pen.strokeStyle = SIGNAL.halo;
      pen.lineWidth = 0.21;
      pen.stroke(steel);
      pen.strokeStyle = colours.trim;
      pen.lineWidth = 0.1;
      pen.stroke(steel);
    }
    if (wheels) {
      pen.strokeStyle = SIGNAL.halo;
      pen.lineWidth = 0.12;
      pen.stroke(wheels);
      pen.fillStyle = colours.trim;
      pen.fill(wheels);
    }
    pen.strokeStyle = SIGNAL.halo;
    pen.lineWidth = HALO;
    pen.stroke(body);
    pen.strokeStyle = colours.trim;
    pen.lineWidth = 0.075;
    pen.stroke(body);
    pen.fillStyle = colours.body;
    pen.fill(body);
    if (piece.weight && rear !== undefined) drawWeight(pen, WEIGHTS[piece.weight](rear), colours.trim);
    // Not beyond pointed or notched flanks.
    if (piece.quality) pen.clip(body);
    if (light) {
      pen.fillStyle = colours.trim;
      pen.fill(light);
    }
    if (dark) {
      pen.fillStyle = colours.dark;
      pen.fill(dark);
    }
  });
}

/** Behind the rear edge: a bar for heavy units, a pennon for light ones. */
const WEIGHTS = {
  heavy: (rear: number) => rectangles([-0.36, rear + 0.11, 0.72, 0.12]),
  light: (rear: number) =>
    shapes([
      [-0.16, rear + 0.09],
      [0.16, rear + 0.09],
      [0, rear + 0.3],
    ]),
} as const;

function drawWeight(pen: HexSheet['pen'], mark: Path2D, colour: string): void {
  pen.strokeStyle = SIGNAL.halo;
  pen.lineWidth = 0.1;
  pen.stroke(mark);
  pen.fillStyle = colour;
  pen.fill(mark);
}

/** The position of a unit's weight mark, if it has one. */
export function weightPlace(sheet: HexSheet, piece: Piece): Point | undefined {
  const { rear, turns } = footprintOf(piece);
  if (piece.weight === undefined || rear === undefined) return undefined;
  return turns ? aheadOf(sheet, piece, -(rear + 0.17)) : aheadOf(sheet, { ...piece, facing: 0 }, -(rear + 0.17));
}

/** The three points of the V inside the two front hexsides of a hex. */
export function facingMark({ page }: HexSheet, hex: Hex, facing: number): [Point, Point, Point] {
  const centre = page.layout.centre(hex);
  const [left, tip, right] = [facing - 1, facing, facing + 1].map((corner) =>
    between(centre, page.layout.corner(hex, corner), 0.88),
  ) as [Point, Point, Point];
  return [between(tip, left, 0.46), tip, between(tip, right, 0.46)];
}

/** The facing to mark. A square faces all ways and has no V. */
export function frontOf({ shape, facing }: Piece): number | undefined {
  return shape === 'square' ? undefined : facing;
}

/** A mob keeps a faint V, because it will rally facing that way. */
export function drawFacing(sheet: HexSheet, piece: Piece): void {
  const { pen, page } = sheet;
  const front = frontOf(piece);
  if (front === undefined) return;
  const faint = piece.shape === 'horde';
  for (const hex of hexesUnder(piece)) {
    const [left, tip, right] = facingMark(sheet, hex, front);
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
    const trace = () => {
      pen.moveTo(left.x, left.y);
      pen.lineTo(tip.x, tip.y);
      pen.lineTo(right.x, right.y);
    };
    pen.globalAlpha = faint ? 0.6 : 1;
    strokes(pen, trace, [
      [SIGNAL.halo, (faint ? 0.17 : 0.25) * page.radius],
      [SIGNAL.white, (faint ? 0.07 : 0.13) * page.radius],
    ]);
    pen.globalAlpha = 1;
  }
}

/** The position of the strength: on the body, behind a skirmish line, on the trail of a gun. */
export function numberPlace(sheet: HexSheet, piece: Piece): Point {
  return aheadOf(sheet, piece, -footprintOf(piece).numberAt);
}

/** The strength, always upright. */
export function drawStrength(sheet: HexSheet, piece: Piece): void {
  const { radius, detail } = sheet.page;
  const size = detail.number;
  if (size === undefined || piece.strength === undefined) return;
  const { x, y } = numberPlace(sheet, piece);
  const halo = { colour: sheet.theme[piece.side].dark, width: Math.min(0.26 * size, 0.19 * radius) };
  write(sheet.pen, String(piece.strength), x, y, { face: 'figures', size, ink: SIGNAL.white, halo });
}
