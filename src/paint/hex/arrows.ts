/** Movement: curved, outlined arrows through the hexes of a path. */
import { DIRECTIONS, directionTo, type Hex, neighbour, onMap, sixth } from '../../hex/grid.ts';
import type { Point } from '../../hex/layout.ts';
import type { Mark } from '../../scene/hex.ts';
import { smoothWay } from '../curves.ts';
import { SIGNAL } from '../palette.ts';
import { between, polygon, star, strokes } from '../sheet.ts';
import type { HexSheet } from './page.ts';

type MarkOf<K extends Mark['kind']> = Extract<Mark, { kind: K }>;

/** Radius of the outline of the hex that was left, in hex radii. */
export const ORIGIN = 0.8;

/** Outlines the hex that was left. */
function drawOrigin({ pen, page, theme }: HexSheet, hex: Hex, side: 'red' | 'blue'): void {
  const centre = page.layout.centre(hex);
  const corners = DIRECTIONS.map((facing) => between(centre, page.layout.corner(hex, facing), ORIGIN));
  pen.lineJoin = 'round';
  pen.lineCap = 'butt';
  pen.setLineDash([0.2 * page.radius, 0.12 * page.radius]);
  strokes(pen, () => polygon(pen, corners), [
    [SIGNAL.halo, 0.13 * page.radius],
    [theme[side].trim, 0.06 * page.radius],
  ]);
  pen.setLineDash([]);
}

/** The path shortened by this many pixels, and its former end. */
export function cut(way: readonly Point[], pixels: number): Point[] {
  const kept = [...way];
  let left = pixels;
  while (kept.length > 1) {
    const [a, b] = [kept.at(-2)!, kept.at(-1)!];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length > left) {
      kept[kept.length - 1] = between(b, a, left / length);
      return kept;
    }
    left -= length;
    kept.pop();
  }
  return kept;
}

export function trace({ pen }: HexSheet, way: readonly Point[]): void {
  way.forEach(({ x, y }, i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
}

interface Style {
  /** Width of the coloured shaft and of the head, in radii. */
  readonly shaft: number;
  readonly head: number;
  readonly colour: string;
  readonly casing: string;
  readonly dash?: readonly [number, number];
}

/** A shaft along the path and a head at its end. */
function drawArrow(sheet: HexSheet, way: readonly Point[], { shaft, head, colour, casing, dash }: Style): void {
  const { pen, page } = sheet;
  const tip = way.at(-1)!;
  const body = cut(way, head * 0.8 * page.radius);
  const neck = body.at(-1)!;
  const angle = Math.atan2(tip.y - neck.y, tip.x - neck.x);
  const at = (along: number, across: number): Point => ({
    x: tip.x + (along * Math.cos(angle) - across * Math.sin(angle)) * page.radius,
    y: tip.y + (along * Math.sin(angle) + across * Math.cos(angle)) * page.radius,
  });
  const barbs = [at(0, 0), at(-head, 0.62 * head), at(-0.74 * head, 0), at(-head, -0.62 * head)];
  pen.lineJoin = 'round';
  const passes = [
    [SIGNAL.halo, 0.18],
    [casing, 0.09],
    [colour, 0],
  ] as const;
  for (const [ink, margin] of passes) {
    pen.strokeStyle = ink;
    pen.lineCap = dash ? 'butt' : 'round';
    pen.setLineDash(dash ? [(dash[0] + margin) * page.radius, (dash[1] - margin) * page.radius] : []);
    pen.lineDashOffset = (margin / 2) * page.radius;
    pen.lineWidth = (shaft + margin) * page.radius;
    pen.beginPath();
    trace(sheet, body);
    pen.stroke();
    pen.setLineDash([]);
    pen.beginPath();
    polygon(pen, barbs);
    pen.fillStyle = ink;
    pen.fill();
    if (margin === 0) continue;
    pen.lineWidth = margin * page.radius;
    pen.stroke();
  }
  pen.lineDashOffset = 0;
}

export function drawMove(sheet: HexSheet, { side, path, entersBy, offMap = false }: MarkOf<'move'>): void {
  const { page, theme } = sheet;
  const colours = { colour: theme[side].mark, casing: theme[side].trim };
  if (entersBy !== undefined) return drawEntry(sheet, path, entersBy, colours);
  drawOrigin(sheet, path[0]!, side);
  const exit = offMap ? wayOut(sheet, path) : undefined;
  if (exit !== undefined) return drawExit(sheet, path, exit, { shaft: 0.15, head: 0.46, ...colours });
  if (path.length === 1) return drawTurn(sheet, path[0]!, colours);
  const way = smoothWay(path.map((hex) => page.layout.centre(hex)));
  drawArrow(sheet, cut(way, 0.62 * page.radius), { shaft: 0.15, head: 0.46, ...colours });
}

/** From off the map. */
function drawEntry(
  sheet: HexSheet,
  path: readonly Hex[],
  entersBy: number,
  colours: Pick<Style, 'colour' | 'casing'>,
): void {
  const { layout, radius } = sheet.page;
  const first = layout.centre(path[0]!);
  const outside = between(first, layout.sideMiddle(path[0]!, entersBy), 2);
  const way = smoothWay([outside, ...path.map((hex) => layout.centre(hex))]);
  drawArrow(sheet, cut(way, 0.5 * radius), { shaft: 0.15, head: 0.46, ...colours });
}

/** A unit that only turned: an arrow bent around its hex. */
function drawTurn(sheet: HexSheet, hex: Hex, colours: Pick<Style, 'colour' | 'casing'>): void {
  const { layout, radius } = sheet.page;
  const { x, y } = layout.centre(hex);
  const way = Array.from({ length: 17 }, (_, i) => {
    const angle = ((-150 + i * 9) * Math.PI) / 180;
    return { x: x + 0.8 * radius * Math.cos(angle), y: y + 0.8 * radius * Math.sin(angle) };
  });
  drawArrow(sheet, way, { shaft: 0.1, head: 0.36, ...colours });
}

/** Bolder than a move, with a fiery edge. */
export function drawCharge(sheet: HexSheet, { side, path, target }: MarkOf<'charge'>): void {
  const { page, theme } = sheet;
  const { layout, radius } = page;
  if (path.length > 1) drawOrigin(sheet, path[0]!, side);
  const way = smoothWay([...path, target].map((hex) => layout.centre(hex)));
  const toTarget = cut(way, 0.8 * radius);
  drawArrow(sheet, toTarget, { shaft: 0.27, head: 0.72, colour: theme[side].mark, casing: SIGNAL.fire });
}

/** The clash, drawn over the units: a star on the hexside between the charger's last hex and its target. */
export function drawClash({ pen, page }: HexSheet, { path, target }: MarkOf<'charge'>): void {
  const { layout, radius } = page;
  const clash = between(layout.centre(path.at(-1)!), layout.centre(target), 0.5);
  pen.lineJoin = 'miter';
  pen.beginPath();
  star(pen, clash, 9, 0.36 * radius, 0.16 * radius, 0.2);
  pen.strokeStyle = SIGNAL.halo;
  pen.lineWidth = 0.12 * radius;
  pen.stroke();
  pen.fillStyle = SIGNAL.fire;
  pen.fill();
  pen.beginPath();
  star(pen, clash, 9, 0.2 * radius, 0.09 * radius, 0.2);
  pen.fillStyle = SIGNAL.white;
  pen.fill();
}

/** A broken arrow. Off the map it ends in a bar across the exit hexside. */
export function drawRout(sheet: HexSheet, { side, path, offMap }: MarkOf<'rout'>): void {
  const { page, theme } = sheet;
  if (path.length > 1 || offMap) drawOrigin(sheet, path[0]!, side);
  const exit = offMap ? wayOut(sheet, path) : undefined;
  const style = { shaft: 0.14, head: 0.44, colour: theme[side].mark, casing: SIGNAL.white, dash: [0.3, 0.24] } as const;
  if (exit !== undefined) return drawExit(sheet, path, exit, style);
  if (path.length < 2) return;
  drawArrow(sheet, cut(smoothWay(path.map((hex) => page.layout.centre(hex))), 0.62 * page.radius), style);
}

/** Off the map through a side of the last hex. */
function drawExit(sheet: HexSheet, path: readonly Hex[], exit: number, style: Style): void {
  const { pen, page } = sheet;
  const { layout, radius } = page;
  const last = path.at(-1)!;
  const stops = [...path.map((hex) => layout.centre(hex)), layout.sideMiddle(last, exit)];
  drawArrow(sheet, cut(smoothWay(stops), 0.1 * radius), style);
  const [a, b] = layout.sideEnds(last, exit);
  const centre = layout.centre(last);
  pen.lineCap = 'butt';
  const bar = () =>
    trace(sheet, [between(between(a, b, 0.12), centre, 0.06), between(between(a, b, 0.88), centre, 0.06)]);
  strokes(pen, bar, [
    [SIGNAL.halo, 0.22 * radius],
    [SIGNAL.white, 0.12 * radius],
  ]);
}

/** The direction off the map closest to that of the path. Undefined if its last hex is not on the edge. */
function wayOut({ page }: HexSheet, path: readonly Hex[]): number | undefined {
  const last = path.at(-1)!;
  const before = path.at(-2);
  const going = before === undefined ? 0 : (directionTo(before, last) ?? 0);
  return [0, 1, -1, 2, -2, 3]
    .map((turn) => sixth(going + turn))
    .find((direction) => {
      const beyond = neighbour(last, direction);
      return beyond === undefined || !onMap(page.size, beyond);
    });
}
