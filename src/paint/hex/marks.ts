/** What happened: fire, losses, units eliminated, blocked sight; and the unit that must choose. */
import { DIRECTIONS, type Hex } from '../../hex/grid.ts';
import type { Point } from '../../hex/layout.ts';
import { hexesUnder } from '../../scene/hex-marks.ts';
import type { Mark, Piece } from '../../scene/hex.ts';
import { write } from '../lettering.ts';
import { bordersOf } from './outline.ts';
import type { Box } from '../page.ts';
import { SIGNAL } from '../palette.ts';
import { footprintOf } from './footprints.ts';
import { facingMark, frontOf, inUnitSpace } from './pieces.ts';
import { between, polygon, star, strokes } from '../sheet.ts';
import type { HexSheet } from './page.ts';

type MarkOf<K extends Mark['kind']> = Extract<Mark, { kind: K }>;

function straight({ pen }: HexSheet, from: Point, to: Point) {
  return () => {
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
  };
}

/** The point this many radii from a toward b. */
export function towards({ page }: HexSheet, a: Point, b: Point, radii: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return length === 0 ? a : between(a, b, (radii * page.radius) / length);
}

/** Artillery fires a solid line, musketry a dashed one, with a flash at the muzzle. */
export function drawFire(sheet: HexSheet, { from, to, arm }: MarkOf<'fire'>): void {
  const { pen, page } = sheet;
  const { radius } = page;
  const [a, b] = [page.layout.centre(from), page.layout.centre(to)];
  const muzzle = towards(sheet, a, b, 0.62);
  const line = straight(sheet, muzzle, towards(sheet, b, a, 0.5));
  const artillery = arm === 'artillery';
  pen.lineCap = artillery ? 'round' : 'butt';
  const breadth = artillery ? 0.1 : 0.08;
  strokes(pen, line, [[SIGNAL.fireEdge, (breadth + 0.11) * radius]]);
  if (!artillery) pen.setLineDash([0.24 * radius, 0.15 * radius]);
  strokes(pen, line, [[SIGNAL.fire, breadth * radius]]);
  pen.setLineDash([]);
  drawFlash(sheet, muzzle, artillery ? 0.27 : 0.2);
}

function drawFlash({ pen, page }: HexSheet, at: Point, size: number): void {
  pen.beginPath();
  star(pen, at, 8, size * page.radius, size * 0.5 * page.radius);
  pen.lineJoin = 'round';
  pen.strokeStyle = SIGNAL.fireEdge;
  pen.lineWidth = 0.09 * page.radius;
  pen.stroke();
  pen.fillStyle = SIGNAL.fire;
  pen.fill();
}

/** The width of the losses star in pixels: large enough for its number, if numbers are shown at all. */
export function lossesSize({ page }: HexSheet): number {
  return Math.max(0.95 * page.radius, page.detail.number === undefined ? 0 : 1.55 * page.detail.ruler);
}

/** A starburst with the number lost. */
export function drawLosses(sheet: HexSheet, n: number, at: Point): void {
  const { pen, page } = sheet;
  const outer = lossesSize(sheet) / 2;
  pen.beginPath();
  star(pen, at, 12, outer, 0.76 * outer);
  pen.lineJoin = 'round';
  pen.strokeStyle = SIGNAL.halo;
  pen.lineWidth = 0.22 * outer;
  pen.stroke();
  pen.strokeStyle = SIGNAL.lossEdge;
  pen.lineWidth = 0.1 * outer;
  pen.stroke();
  pen.fillStyle = SIGNAL.loss;
  pen.fill();
  if (page.detail.number === undefined) return;
  const size = Math.max(page.detail.ruler, 0.5 * page.radius);
  write(pen, `−${Math.abs(n)}`, at.x - 0.03 * size, at.y, { face: 'figures', size, ink: SIGNAL.white });
}

/** A cross in the side's colour where the unit fell. */
export function drawCross({ pen, page, theme }: HexSheet, { side, at }: MarkOf<'eliminated'>): void {
  const { x, y } = page.layout.centre(at);
  const arm = 0.4 * page.radius;
  pen.lineCap = 'butt';
  const cross = () => {
    for (const slant of [1, -1]) {
      pen.moveTo(x - arm, y - slant * arm);
      pen.lineTo(x + arm, y + slant * arm);
    }
  };
  strokes(pen, cross, [
    [SIGNAL.halo, 0.38 * page.radius],
    [theme[side].trim, 0.27 * page.radius],
    [theme[side].body, 0.17 * page.radius],
  ]);
}

/** A unit as it was or would be: its outline and its V, hollow. */
export function drawGhost(sheet: HexSheet, piece: Piece): void {
  const { pen, page, theme } = sheet;
  const { body } = footprintOf(piece);
  const colours = theme[piece.side];
  inUnitSpace(sheet, piece, () => {
    pen.lineJoin = 'round';
    pen.globalAlpha = 0.32;
    pen.fillStyle = colours.body;
    pen.fill(body);
    pen.globalAlpha = 1;
    pen.strokeStyle = SIGNAL.halo;
    pen.lineWidth = 0.15;
    pen.stroke(body);
    pen.setLineDash([0.15, 0.09]);
    pen.strokeStyle = colours.trim;
    pen.lineWidth = 0.07;
    pen.stroke(body);
    pen.setLineDash([]);
  });
  const front = frontOf(piece);
  if (front === undefined) return;
  for (const hex of hexesUnder(piece)) {
    const [left, tip, right] = facingMark(sheet, hex, front);
    pen.lineCap = 'round';
    const trace = () => {
      pen.moveTo(left.x, left.y);
      pen.lineTo(tip.x, tip.y);
      pen.lineTo(right.x, right.y);
    };
    strokes(pen, trace, [
      [SIGNAL.halo, 0.22 * page.radius],
      [colours.trim, 0.13 * page.radius],
      [SIGNAL.halo, 0.06 * page.radius],
    ]);
  }
}

/** The distance of the ring around a unit that has to act. */
export const RING = 1.04;

/** A bright ring just inside the hexsides. */
export function drawAwaited({ pen, page }: HexSheet, hexes: readonly Hex[]): void {
  const { layout, radius } = page;
  pen.lineJoin = 'round';
  for (const hex of hexes) {
    const centre = layout.centre(hex);
    const corners = DIRECTIONS.map((facing) => between(centre, layout.corner(hex, facing), RING));
    pen.globalAlpha = 0.3;
    strokes(pen, () => polygon(pen, corners), [[SIGNAL.awaited, 0.36 * radius]]);
    pen.globalAlpha = 1;
    strokes(pen, () => polygon(pen, corners), [
      [SIGNAL.halo, 0.2 * radius],
      [SIGNAL.awaited, 0.11 * radius],
    ]);
  }
}

/** The distance between the strokes of a zone. */
const HATCH = 0.52;

/** The area in which a side may deploy: hatched and bordered in its colour, each side's strokes at their own angle. */
export function drawZone({ pen, page, theme }: HexSheet, { side, hexes }: MarkOf<'zone'>): void {
  const { layout, radius } = page;
  const colours = theme[side];
  const loops = bordersOf(layout, new Set(hexes));
  const trace = () => {
    for (const loop of loops) {
      loop.forEach(({ vertex }, i) => (i === 0 ? pen.moveTo(vertex.x, vertex.y) : pen.lineTo(vertex.x, vertex.y)));
      pen.closePath();
    }
  };
  pen.lineJoin = 'round';
  pen.lineCap = 'butt';
  pen.save();
  pen.beginPath();
  trace();
  pen.clip('evenodd');
  pen.globalAlpha = 0.12;
  pen.fillStyle = colours.body;
  pen.fillRect(page.map.x, page.map.y, page.map.width, page.map.height);
  pen.globalAlpha = 0.55;
  strokes(pen, () => traceHatching(pen, page.map, HATCH * radius, side === 'red' ? 1 : -1), [
    [colours.mark, 0.055 * radius],
  ]);
  pen.globalAlpha = 1;
  strokes(pen, trace, [[colours.mark, 0.34 * radius]]);
  pen.restore();
  strokes(pen, trace, [
    [SIGNAL.halo, 0.13 * radius],
    [colours.trim, 0.06 * radius],
  ]);
}

/** Slanting strokes over a whole box, this far apart. */
function traceHatching(pen: HexSheet['pen'], { x, y, width, height }: Box, apart: number, slant: 1 | -1): void {
  const step = apart * Math.SQRT2;
  for (let at = -height; at < width + height; at += step) {
    pen.moveTo(x + at, slant === 1 ? y : y + height);
    pen.lineTo(x + at + height, slant === 1 ? y + height : y);
  }
}

/** The line of sight: red up to the blocking hex, faint beyond it, with a bar on that hex. */
export function drawBlocked(sheet: HexSheet, { from, to, by }: MarkOf<'blocked'>): void {
  const { pen, page } = sheet;
  const { layout, radius } = page;
  const [a, b, guilty] = [layout.centre(from), layout.centre(to), layout.centre(by)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const part = ((guilty.x - a.x) * (b.x - a.x) + (guilty.y - a.y) * (b.y - a.y)) / length ** 2;
  const stop = between(a, b, Math.max(0, Math.min(1, part)));
  const corners = DIRECTIONS.map((facing) => between(guilty, layout.corner(by, facing), 0.94));
  pen.beginPath();
  polygon(pen, corners);
  pen.globalAlpha = 0.28;
  pen.fillStyle = SIGNAL.blocked;
  pen.fill();
  pen.globalAlpha = 1;
  pen.lineJoin = 'round';
  pen.lineCap = 'butt';
  strokes(pen, () => polygon(pen, corners), [
    [SIGNAL.halo, 0.18 * radius],
    [SIGNAL.blocked, 0.1 * radius],
  ]);
  strokes(pen, straight(sheet, towards(sheet, a, b, 0.6), stop), [
    [SIGNAL.halo, 0.17 * radius],
    [SIGNAL.blocked, 0.09 * radius],
  ]);
  pen.setLineDash([0.1 * radius, 0.16 * radius]);
  strokes(pen, straight(sheet, stop, towards(sheet, b, a, 0.6)), [[SIGNAL.blocked, 0.07 * radius]]);
  pen.setLineDash([]);
  drawBar(sheet, stop);
}

/** No entry: a red disc with a white bar. */
function drawBar({ pen, page }: HexSheet, at: Point): void {
  const size = 0.27 * page.radius;
  pen.beginPath();
  pen.arc(at.x, at.y, size, 0, 2 * Math.PI);
  pen.strokeStyle = SIGNAL.halo;
  pen.lineWidth = 0.4 * size;
  pen.stroke();
  pen.fillStyle = SIGNAL.blocked;
  pen.fill();
  pen.fillStyle = SIGNAL.white;
  pen.fillRect(at.x - 0.62 * size, at.y - 0.19 * size, 1.24 * size, 0.38 * size);
}
