/** A small map of the whole field beside a crop: where the window is and where both sides are. No letters. */
import type { Box, Page, Point } from './page.ts';
import { SIGNAL } from './palette.ts';
import { roomIn } from './room.ts';
import { disc, polygon, type Sheet } from './sheet.ts';

/** A board with everything on it, in the coordinates of the window. */
export interface Overview {
  readonly field: Box;
  /** Units and marks, which the locator must not hide, and names, which it had better not. */
  readonly busy: readonly Box[];
  readonly named: readonly Box[];
  readonly units: readonly { readonly side: 'red' | 'blue'; readonly at: Point }[];
  /** From the middle of a unit to its end. */
  readonly reach: number;
  /** Draws the board as patches of colour: `at` and `scale` turn its coordinates into the locator's. */
  readonly draw: (sheet: Sheet, at: (point: Point) => Point, scale: number) => void;
}

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
export function locatorFor(page: Page, overview: Overview): Locator | undefined {
  const { map, width, strip } = page;
  const { field } = overview;
  if (map.width >= field.width - 1 && map.height >= field.height - 1) return undefined;
  const frame = 2 * FRAME * width;
  const sized = (across: number, down: number) => {
    const scale = Math.min((across - frame) / field.width, (down - frame) / field.height);
    return { width: scale * field.width + frame, height: scale * field.height + frame };
  };
  const size = sized(MOST.across * width, MOST.down * width);
  const corner = freeCorner(page, overview, size);
  if (corner) return { box: corner, inStrip: false };
  const small = sized(MOST.across * width, strip - 2 * GAP * width);
  return {
    box: { x: width - GAP * width - small.width, y: (strip - small.height) / 2, ...small },
    inStrip: true,
  };
}

/** A corner of the map without units or marks; of several, the one that covers the fewest place names. */
function freeCorner(page: Page, overview: Overview, size: { width: number; height: number }): Box | undefined {
  const { map } = page;
  const [busy, named] = [roomIn(map), roomIn(map)];
  for (const box of overview.busy) busy.take(box, 'figures');
  for (const box of overview.named) named.take(box, 'figures');
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

export function drawLocator(sheet: Sheet, overview: Overview, { box }: Locator): void {
  const { pen, page, theme } = sheet;
  const { field } = overview;
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
  overview.draw(sheet, at, scale);
  const reach = Math.max(0.002 * page.width, Math.min(0.75 * scale * overview.reach, 0.0032 * page.width));
  for (const unit of overview.units) drawDot(sheet, unit.side, at(unit.at), reach);
  pen.restore();
  drawWindow(sheet, at(page.map), scale);
}

function roundedBox({ pen }: Sheet, { x, y, width, height }: Box, rounding: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, rounding);
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
