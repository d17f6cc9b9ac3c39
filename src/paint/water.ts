/** Rivers along hexsides, streams through ford and bridge hexes, and the crossings over them. */
import { DIRECTIONS, type Hex } from '../hex/grid.ts';
import { type Point, vertexName } from '../hex/layout.ts';
import type { Board } from '../scene/scene.ts';
import type { RoadSides } from './roads.ts';
import { between, disc, type Sheet, strokes } from './sheet.ts';

const WET = new Set(['river', 'ford', 'bridge']);

/** A vertex on a river and the middles of the wet hexsides that meet there. */
interface Knot {
  readonly at: Point;
  readonly sides: Point[];
}

function knotsOf({ page }: Sheet, board: Board): Map<string, Knot> {
  const knots = new Map<string, Knot>();
  for (const { at, dir, terrain } of board.sides) {
    if (!WET.has(terrain)) continue;
    for (const facing of [dir - 1, dir]) {
      const name = vertexName(at, facing);
      const knot = knots.get(name) ?? { at: page.layout.corner(at, facing), sides: [] };
      const middle = page.layout.sideMiddle(at, dir);
      if (!knot.sides.some((side) => Math.hypot(side.x - middle.x, side.y - middle.y) < 1)) knot.sides.push(middle);
      knots.set(name, knot);
    }
  }
  return knots;
}

/** The direction of travel through a ford or bridge hex: its road, or else across the map. */
function wayThrough(hex: Hex, roads: RoadSides): number {
  const sides = [...(roads.get(hex) ?? [])];
  return sides[0] ?? 2;
}

/** The course of the stream in a ford or bridge hex: from river to river, or straight across the road. */
function streamIn(
  { page }: Sheet,
  hex: Hex,
  knots: ReadonlyMap<string, Knot>,
  roads: RoadSides,
): [Point, Point, Point] {
  const centre = page.layout.centre(hex);
  const mouths = DIRECTIONS.map((facing) => ({ facing, knot: knots.get(vertexName(hex, facing)) })).flatMap(
    ({ facing, knot }) => (knot ? [page.layout.corner(hex, facing)] : []),
  );
  if (mouths.length >= 2) return [mouths[0]!, centre, mouths.at(-1)!];
  const way = wayThrough(hex, roads);
  return [mouths[0] ?? page.layout.corner(hex, way + 1), centre, page.layout.corner(hex, way + 4)];
}

export function drawWater(sheet: Sheet, board: Board, roads: RoadSides): void {
  const { pen, page, theme } = sheet;
  const knots = knotsOf(sheet, board);
  const streams = board.hexes
    .filter(({ terrain }) => terrain === 'ford' || terrain === 'bridge')
    .map(({ at }) => streamIn(sheet, at, knots, roads));
  const trace = () => {
    for (const { at, sides } of knots.values()) traceKnot(sheet, at, sides);
    for (const [from, by, to] of streams) {
      pen.moveTo(from.x, from.y);
      pen.quadraticCurveTo(by.x, by.y, to.x, to.y);
    }
  };
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  strokes(pen, trace, [
    [theme.water.bank, 0.34 * page.radius],
    [theme.water.body, 0.23 * page.radius],
    [theme.water.light, 0.035 * page.radius],
  ]);
}

/** One side: to its end. Two: a bend. Three: every pair bends into the other. */
function traceKnot({ pen }: Sheet, at: Point, sides: readonly Point[]): void {
  const [a, b, c] = sides;
  if (!a) return;
  pen.moveTo(a.x, a.y);
  if (!b) return pen.lineTo(at.x, at.y);
  pen.quadraticCurveTo(at.x, at.y, b.x, b.y);
  if (!c) return;
  pen.quadraticCurveTo(at.x, at.y, c.x, c.y);
  pen.quadraticCurveTo(at.x, at.y, a.x, a.y);
}

/** Draws the fords and bridges, over water and roads. */
export function drawCrossings(sheet: Sheet, board: Board, roads: RoadSides): void {
  const { layout } = sheet.page;
  for (const { at, terrain } of board.hexes) {
    if (terrain !== 'ford' && terrain !== 'bridge') continue;
    const toSide = layout.sideMiddle(at, wayThrough(at, roads));
    draw(terrain, sheet, layout.centre(at), toSide, 1.35);
  }
  for (const { at, dir, terrain } of board.sides)
    if (terrain === 'ford' || terrain === 'bridge')
      draw(terrain, sheet, layout.sideMiddle(at, dir), layout.centre(at), 1);
}

/** A crossing in the middle of the water, towards a point on the way over it. */
function draw(kind: 'ford' | 'bridge', sheet: Sheet, middle: Point, towards: Point, scale: number): void {
  const { pen, page } = sheet;
  pen.save();
  pen.translate(middle.x, middle.y);
  pen.rotate(Math.atan2(towards.y - middle.y, towards.x - middle.x));
  pen.scale(page.radius * scale, page.radius * scale);
  if (kind === 'bridge') drawBridge(sheet);
  else drawFord(sheet);
  pen.restore();
}

/** A deck along the x axis with rails that splay at both ends, in radii. */
function drawBridge({ pen, theme }: Sheet): void {
  const rail = (side: 1 | -1) => {
    pen.moveTo(-0.38, 0.24 * side);
    pen.lineTo(-0.27, 0.13 * side);
    pen.lineTo(0.27, 0.13 * side);
    pen.lineTo(0.38, 0.24 * side);
  };
  pen.fillStyle = theme.bridge.deck;
  pen.fillRect(-0.32, -0.13, 0.64, 0.26);
  pen.beginPath();
  for (let plank = -0.24; plank < 0.3; plank += 0.12) {
    pen.moveTo(plank, -0.13);
    pen.lineTo(plank, 0.13);
  }
  pen.strokeStyle = theme.road.edge;
  pen.lineWidth = 0.022;
  pen.stroke();
  pen.beginPath();
  rail(1);
  rail(-1);
  pen.strokeStyle = theme.bridge.rail;
  pen.lineWidth = 0.07;
  pen.lineCap = 'butt';
  pen.lineJoin = 'miter';
  pen.stroke();
}

/** Stepping stones in two rows across the water. */
function drawFord({ pen, theme }: Sheet): void {
  for (const x of [-0.21, -0.07, 0.07, 0.21])
    for (const y of [-0.1, 0.1]) {
      const stone = { x: x + y * 0.3, y };
      disc(pen, stone, 0.075, theme.water.bank);
      disc(pen, between(stone, { x: stone.x - 0.02, y: stone.y - 0.02 }, 1), 0.055, theme.ford);
    }
}
