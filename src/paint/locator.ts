/** A small map of the whole field beside a crop: where the window is and where both sides are. No letters. */
import type { Hex } from '../hex/grid.ts';
import { type Layout, layoutOf, type Point } from '../hex/layout.ts';
import { hexesOfMark, hexesUnder } from '../scene/marks.ts';
import type { Board, Mark, Scene } from '../scene/scene.ts';
import { bordersOf, evenly, traceLoop } from './outline.ts';
import type { Box, Page } from './page.ts';
import { SIGNAL } from './palette.ts';
import { boxAround, roomIn } from './room.ts';
import { disc, polygon, type Sheet } from './sheet.ts';

/** The position of the locator, including its frame. */
export interface Locator {
  readonly box: Box;
  /** In the title strip, because no corner of the map was free. */
  readonly inStrip: boolean;
}

/** The largest share of the picture's width for the field, across and down. */
const MOST = { across: 0.2, down: 0.15 } as const;
/** The frame around the field and the gap beside it, as parts of the picture's width. */
const FRAME = 0.005;
const GAP = 0.008;

/** A place for the locator that hides no unit or mark. Undefined if the window shows the whole field. */
export function locatorOf(page: Page, scene: Scene): Locator | undefined {
  const { map, width, strip } = page;
  const field = fieldOf(page);
  if (map.width >= field.width - 1 && map.height >= field.height - 1) return undefined;
  const frame = 2 * FRAME * width;
  const sized = (across: number, down: number) => {
    const scale = Math.min((across - frame) / field.width, (down - frame) / field.height);
    return { width: scale * field.width + frame, height: scale * field.height + frame };
  };
  const size = sized(MOST.across * width, MOST.down * width);
  const corner = freeCorner(page, scene, size);
  if (corner) return { box: corner, inStrip: false };
  const small = sized(MOST.across * width, strip - 2 * GAP * width);
  return {
    box: { x: width - GAP * width - small.width, y: (strip - small.height) / 2, ...small },
    inStrip: true,
  };
}

/** The whole field in the window's coordinates. */
function fieldOf({ layout, radius, size }: Page): Box {
  const first = layout.centre('0101');
  const half = (Math.sqrt(3) / 2) * radius;
  return {
    x: first.x - half,
    y: first.y - radius,
    width: (2 * size.cols + (size.rows > 1 ? 1 : 0)) * half,
    height: (1.5 * size.rows + 0.5) * radius,
  };
}

/** A corner of the map without units or marks; of several, the one that covers the fewest place names. */
function freeCorner(page: Page, scene: Scene, size: { width: number; height: number }): Box | undefined {
  const { map, layout, radius } = page;
  const [busy, named] = [roomIn(map), roomIn(map)];
  for (const at of scene.pieces.flatMap(hexesUnder)) busy.take(aroundHex(layout, at, 2.2 * radius), 'figures');
  for (const { x, y } of scene.marks.flatMap((mark) => wayOf(page, mark)))
    busy.take(boxAround(x, y, 1.8 * radius), 'figures');
  for (const { at } of scene.board.places) named.take(aroundHex(layout, at, 2 * radius), 'figures');
  const gap = GAP * page.width;
  const [left, right] = [map.x + gap, map.x + map.width - gap - size.width];
  const [top, bottom] = [map.y + gap, map.y + map.height - gap - size.height];
  return [
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ]
    .map((at) => ({ ...at, ...size }))
    .filter((box) => busy.cost(box) < 1)
    .toSorted((a, b) => named.cost(a) - named.cost(b))[0];
}

function aroundHex(layout: Layout, hex: Hex, width: number): Box {
  const { x, y } = layout.centre(hex);
  return boxAround(x, y, width);
}

/** Points along everything a mark draws. */
function wayOf({ layout, radius }: Page, mark: Mark): Point[] {
  const stops = hexesOfMark(mark).map((hex) => layout.centre(hex));
  return [...stops, ...evenly(stops, radius)];
}

export function drawLocator(sheet: Sheet, scene: Scene, { box }: Locator): void {
  const { pen, page, theme } = sheet;
  const field = fieldOf(page);
  const frame = FRAME * page.width;
  const scale = (box.width - 2 * frame) / field.width;
  const at = ({ x, y }: Point): Point => ({
    x: box.x + frame + (x - field.x) * scale,
    y: box.y + frame + (y - field.y) * scale,
  });
  const inner = { x: box.x + frame, y: box.y + frame, width: box.width - 2 * frame, height: box.height - 2 * frame };
  pen.fillStyle = theme.frame;
  roundedBox(sheet, box, frame);
  pen.fill();
  pen.strokeStyle = theme.line;
  pen.lineWidth = 0.3 * frame;
  pen.stroke();
  pen.save();
  pen.beginPath();
  pen.rect(inner.x, inner.y, inner.width, inner.height);
  pen.clip();
  pen.fillStyle = theme.ground;
  pen.fillRect(inner.x, inner.y, inner.width, inner.height);
  drawField(sheet, scene.board, layoutOf(scale * page.radius, at(page.layout.centre('0101'))));
  const reach = Math.max(0.002 * page.width, Math.min(0.75 * scale * page.radius, 0.0032 * page.width));
  for (const piece of scene.pieces) drawDot(sheet, piece.side, at(page.layout.centre(piece.at)), reach);
  pen.restore();
  drawWindow(sheet, at(page.map), scale);
}

function roundedBox({ pen }: Sheet, { x, y, width, height }: Box, rounding: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, rounding);
}

/** Hills, woods and water as blobs. */
function drawField({ pen, page, theme }: Sheet, { hexes, sides }: Board, layout: Layout): void {
  const blob = (colour: string, belongs: (hex: Board['hexes'][number]) => boolean) => {
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

/** One side's units are discs, the other's diamonds. */
function drawDot({ pen, theme }: Sheet, side: 'red' | 'blue', { x, y }: Point, reach: number): void {
  const passes = [
    [SIGNAL.halo, 1.75],
    [theme[side].trim, 1.35],
    [theme[side].body, 0.9],
  ] as const;
  for (const [colour, grown] of passes) {
    if (side === 'blue') {
      disc(pen, { x, y }, grown * reach, colour);
      continue;
    }
    const far = 1.2 * grown * reach;
    pen.beginPath();
    polygon(pen, [
      { x, y: y - far },
      { x: x + far, y },
      { x, y: y + far },
      { x: x - far, y },
    ]);
    pen.fillStyle = colour;
    pen.fill();
  }
}

function drawWindow({ pen, page }: Sheet, { x, y }: Point, scale: number): void {
  const { map, width } = page;
  for (const [colour, breadth] of [
    [SIGNAL.halo, 0.0045],
    [SIGNAL.white, 0.0022],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = breadth * width;
    pen.lineJoin = 'miter';
    pen.strokeRect(x, y, scale * map.width, scale * map.height);
  }
}
