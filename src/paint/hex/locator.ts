/** What the small map beside a crop shows of a map of hexes. */
import type { Hex } from '../../hex/grid.ts';
import { type Layout, layoutOf, type Point } from '../../hex/layout.ts';
import type { HexMap, HexScene, Mark } from '../../scene/hex.ts';
import { hexesOfMark, hexesUnder } from '../../scene/hex-marks.ts';
import { evenly, traceLoop } from '../curves.ts';
import { type Locator, locatorFor, type Overview } from '../locator.ts';
import type { Box } from '../page.ts';
import { boxAround } from '../room.ts';
import { bordersOf } from './outline.ts';
import type { HexPage, HexSheet } from './page.ts';

/** A place for the locator that hides no unit or mark. Undefined if the window shows the whole map. */
export function locatorOf(page: HexPage, scene: HexScene): Locator | undefined {
  return locatorFor(page, overviewOf(page, scene));
}

export function overviewOf(page: HexPage, scene: HexScene): Overview {
  const { layout, radius } = page;
  return {
    field: fieldOf(page),
    busy: [
      ...scene.pieces.flatMap(hexesUnder).map((at) => aroundHex(layout, at, 2.2 * radius)),
      ...scene.marks.flatMap((mark) => wayOf(page, mark)).map(({ x, y }) => boxAround(x, y, 1.8 * radius)),
    ],
    named: scene.map.places.map(({ at }) => aroundHex(layout, at, 2 * radius)),
    units: scene.pieces.map(({ side, at }) => ({ side, at: layout.centre(at) })),
    reach: radius,
    draw: ({ pen, theme }, at, scale) =>
      drawField({ pen, page, theme }, scene.map, layoutOf(scale * radius, at(layout.centre('0101')))),
  };
}

/** The whole map in the window's coordinates. */
function fieldOf({ layout, radius, size }: HexPage): Box {
  const first = layout.centre('0101');
  const half = (Math.sqrt(3) / 2) * radius;
  return {
    x: first.x - half,
    y: first.y - radius,
    width: (2 * size.cols + (size.rows > 1 ? 1 : 0)) * half,
    height: (1.5 * size.rows + 0.5) * radius,
  };
}

function aroundHex(layout: Layout, hex: Hex, width: number): Box {
  const { x, y } = layout.centre(hex);
  return boxAround(x, y, width);
}

/** Points along everything a mark draws. */
function wayOf({ layout, radius }: HexPage, mark: Mark): Point[] {
  const stops = hexesOfMark(mark).map((hex) => layout.centre(hex));
  return [...stops, ...evenly(stops, radius)];
}

/** Hills, woods and water as blobs. */
function drawField({ pen, page, theme }: HexSheet, { hexes, sides }: HexMap, layout: Layout): void {
  const blob = (colour: string, belongs: (hex: HexMap['hexes'][number]) => boolean) => {
    const group = new Set(hexes.filter(belongs).map(({ at }) => at));
    pen.beginPath();
    for (const loop of bordersOf(layout, group)) traceLoop(pen, loop);
    pen.fillStyle = colour;
    pen.fill();
  };
  theme.hills.forEach((colour, i) => blob(colour, ({ hill = 0 }) => hill > i));
  blob(theme.impassable.light, ({ terrain }) => terrain === 'impassable');
  blob(theme.wood.light, ({ terrain }) => terrain === 'wood');
  blob(theme.water.body, ({ terrain }) => terrain === 'lake' || terrain === 'marsh');
  pen.beginPath();
  for (const { at, dir, terrain } of sides) {
    if (terrain === 'wood' || terrain === 'hedge' || terrain === 'impassable') continue;
    const [a, b] = layout.sideEnds(at, dir);
    pen.moveTo(a.x, a.y);
    pen.lineTo(b.x, b.y);
  }
  pen.lineCap = 'round';
  pen.strokeStyle = theme.water.body;
  pen.lineWidth = 0.0022 * page.width;
  pen.stroke();
}
