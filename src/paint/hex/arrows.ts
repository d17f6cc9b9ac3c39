/** Movement: curved, outlined arrows through the hexes of a path. */
import { DIRECTIONS, directionTo, type Hex, neighbour, onMap, sixth } from '../../hex/grid.ts';
import type { Point } from '../../hex/layout.ts';
import type { Mark } from '../../scene/hex.ts';
import { type ArrowStyle, cut, drawArrow, traceWay } from '../arrow.ts';
import { smoothWay } from '../curves.ts';
import { drawClashStar } from '../events.ts';
import { SIGNAL } from '../palette.ts';
import { between, polygon, strokes } from '../sheet.ts';
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

/** An arrow whose lengths are in radii. */
function drawHexArrow({ pen, page }: HexSheet, way: readonly Point[], style: Omit<ArrowStyle, 'unit'>): void {
  drawArrow(pen, way, { unit: page.radius, ...style });
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
  drawHexArrow(sheet, cut(way, 0.62 * page.radius), { shaft: 0.15, head: 0.46, ...colours });
}

/** From off the map. */
function drawEntry(
  sheet: HexSheet,
  path: readonly Hex[],
  entersBy: number,
  colours: Pick<ArrowStyle, 'colour' | 'casing'>,
): void {
  const { layout, radius } = sheet.page;
  const first = layout.centre(path[0]!);
  const outside = between(first, layout.sideMiddle(path[0]!, entersBy), 2);
  const way = smoothWay([outside, ...path.map((hex) => layout.centre(hex))]);
  drawHexArrow(sheet, cut(way, 0.5 * radius), { shaft: 0.15, head: 0.46, ...colours });
}

/** A unit that only turned: an arrow bent around its hex. */
function drawTurn(sheet: HexSheet, hex: Hex, colours: Pick<ArrowStyle, 'colour' | 'casing'>): void {
  const { layout, radius } = sheet.page;
  const { x, y } = layout.centre(hex);
  const way = Array.from({ length: 17 }, (_, i) => {
    const angle = ((-150 + i * 9) * Math.PI) / 180;
    return { x: x + 0.8 * radius * Math.cos(angle), y: y + 0.8 * radius * Math.sin(angle) };
  });
  drawHexArrow(sheet, way, { shaft: 0.1, head: 0.36, ...colours });
}

/** Bolder than a move, with a fiery edge. */
export function drawCharge(sheet: HexSheet, { side, path, target }: MarkOf<'charge'>): void {
  const { page, theme } = sheet;
  const { layout, radius } = page;
  if (path.length > 1) drawOrigin(sheet, path[0]!, side);
  const way = smoothWay([...path, target].map((hex) => layout.centre(hex)));
  const toTarget = cut(way, 0.8 * radius);
  drawHexArrow(sheet, toTarget, { shaft: 0.27, head: 0.72, colour: theme[side].mark, casing: SIGNAL.fire });
}

/** The clash, drawn over the units: on the hexside between the charger's last hex and its target. */
export function drawClash({ pen, page }: HexSheet, { path, target }: MarkOf<'charge'>): void {
  const { layout, radius } = page;
  drawClashStar(pen, radius, between(layout.centre(path.at(-1)!), layout.centre(target), 0.5));
}

/** A broken arrow. Off the map it ends in a bar across the exit hexside. */
export function drawRout(sheet: HexSheet, { side, path, offMap }: MarkOf<'rout'>): void {
  const { page, theme } = sheet;
  if (path.length > 1 || offMap) drawOrigin(sheet, path[0]!, side);
  const exit = offMap ? wayOut(sheet, path) : undefined;
  const style = { shaft: 0.14, head: 0.44, colour: theme[side].mark, casing: SIGNAL.white, dash: [0.3, 0.24] } as const;
  if (exit !== undefined) return drawExit(sheet, path, exit, style);
  if (path.length < 2) return;
  drawHexArrow(sheet, cut(smoothWay(path.map((hex) => page.layout.centre(hex))), 0.62 * page.radius), style);
}

/** Off the map through a side of the last hex. */
function drawExit(sheet: HexSheet, path: readonly Hex[], exit: number, style: Omit<ArrowStyle, 'unit'>): void {
  const { pen, page } = sheet;
  const { layout, radius } = page;
  const last = path.at(-1)!;
  const stops = [...path.map((hex) => layout.centre(hex)), layout.sideMiddle(last, exit)];
  drawHexArrow(sheet, cut(smoothWay(stops), 0.1 * radius), style);
  const [a, b] = layout.sideEnds(last, exit);
  const centre = layout.centre(last);
  pen.lineCap = 'butt';
  const bar = () =>
    traceWay(pen, [between(between(a, b, 0.12), centre, 0.06), between(between(a, b, 0.88), centre, 0.06)]);
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
