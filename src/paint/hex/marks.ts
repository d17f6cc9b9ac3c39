/** What happened: fire, losses, units eliminated, blocked sight; and the unit that must choose. */
import { DIRECTIONS, type Hex } from '../../hex/grid.ts';
import type { Point } from '../../hex/layout.ts';
import { hexesUnder } from '../../scene/hex-marks.ts';
import type { Mark, Piece } from '../../scene/hex.ts';
import { drawBurst, drawFallenCross, drawGuilty, drawHatched, drawShot, drawStopped } from '../events.ts';
import { bordersOf } from './outline.ts';
import { SIGNAL } from '../palette.ts';
import { footprintOf } from './footprints.ts';
import { facingMark, frontOf, inUnitSpace } from './pieces.ts';
import { between, polygon, strokes } from '../sheet.ts';
import type { HexSheet } from './page.ts';

type MarkOf<K extends Mark['kind']> = Extract<Mark, { kind: K }>;

/** The point this many radii from a toward b. */
export function towards({ page }: HexSheet, a: Point, b: Point, radii: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return length === 0 ? a : between(a, b, (radii * page.radius) / length);
}

export function drawFire(sheet: HexSheet, { from, to, arm }: MarkOf<'fire'>): void {
  const { pen, page } = sheet;
  const [a, b] = [page.layout.centre(from), page.layout.centre(to)];
  drawShot(pen, page.radius, towards(sheet, a, b, 0.62), towards(sheet, b, a, 0.5), arm);
}

/** The width of the losses star in pixels: large enough for its number, if numbers are shown at all. */
export function lossesSize({ page }: HexSheet): number {
  return Math.max(0.95 * page.radius, page.detail.number === undefined ? 0 : 1.55 * page.detail.ruler);
}

export function drawLosses(sheet: HexSheet, n: number, at: Point): void {
  const { pen, page } = sheet;
  const size = page.detail.number === undefined ? undefined : Math.max(page.detail.ruler, 0.5 * page.radius);
  drawBurst(pen, n, at, lossesSize(sheet), size);
}

export function drawCross({ pen, page, theme }: HexSheet, { side, at }: MarkOf<'eliminated'>): void {
  drawFallenCross(pen, page.radius, page.layout.centre(at), theme[side]);
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

/** The hexes in which a side may deploy. */
export function drawZone({ pen, page, theme }: HexSheet, { side, hexes }: MarkOf<'zone'>): void {
  const { layout, radius, map } = page;
  const loops = bordersOf(layout, new Set(hexes));
  const trace = () => {
    for (const loop of loops) {
      loop.forEach(({ vertex }, i) => (i === 0 ? pen.moveTo(vertex.x, vertex.y) : pen.lineTo(vertex.x, vertex.y)));
      pen.closePath();
    }
  };
  drawHatched(pen, radius, trace, map, theme[side], side === 'red' ? 1 : -1);
}

/** The line of sight, and the hex that blocks it. */
export function drawBlocked(sheet: HexSheet, { from, to, by }: MarkOf<'blocked'>): void {
  const { pen, page } = sheet;
  const { layout, radius } = page;
  const [a, b, guilty] = [layout.centre(from), layout.centre(to), layout.centre(by)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const part = ((guilty.x - a.x) * (b.x - a.x) + (guilty.y - a.y) * (b.y - a.y)) / length ** 2;
  const stop = between(a, b, Math.max(0, Math.min(1, part)));
  const corners = DIRECTIONS.map((facing) => between(guilty, layout.corner(by, facing), 0.94));
  drawGuilty(pen, radius, () => polygon(pen, corners));
  drawStopped(pen, radius, towards(sheet, a, b, 0.6), stop, towards(sheet, b, a, 0.6));
}
