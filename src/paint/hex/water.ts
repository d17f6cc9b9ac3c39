/** Lakes, rivers and streams along hexsides, streams through ford and bridge hexes, and their crossings. */
import { DIRECTIONS, type Hex } from '../../hex/grid.ts';
import { type Point, vertexName } from '../../hex/layout.ts';
import type { HexMap } from '../../scene/hex.ts';
import { traceLoop } from '../curves.ts';
import { bordersOf } from './outline.ts';
import type { RoadSides } from './roads.ts';
import { between, disc, scatter, strokes } from '../sheet.ts';
import type { HexSheet } from './page.ts';

type BoardSide = HexMap['sides'][number];

/** A river or stream, with its crossings. */
interface Course {
  readonly sides: readonly BoardSide[];
  /** The ford and bridge hexes it runs through. */
  readonly hexes: readonly Hex[];
  /** Its width as a part of a river's. */
  readonly breadth: number;
}

/** A crossing is in a stream if it touches one and no river. */
function coursesOf({ sides, hexes }: HexMap): readonly [stream: Course, river: Course] {
  const verticesOf = (all: readonly BoardSide[]) => new Set(all.flatMap(endsOf));
  const rivers = sides.filter(({ terrain }) => terrain === 'river');
  const streams = sides.filter(({ terrain }) => terrain === 'stream');
  const [wide, narrow] = [verticesOf(rivers), verticesOf(streams)];
  const isInStream = (ends: readonly string[]) =>
    ends.some((end) => narrow.has(end)) && !ends.some((end) => wide.has(end));
  const crossings = sides.filter(({ terrain }) => terrain === 'ford' || terrain === 'bridge');
  const through = hexes.filter(({ terrain }) => terrain === 'ford' || terrain === 'bridge').map(({ at }) => at);
  const cornersOf = (hex: Hex) => DIRECTIONS.map((facing) => vertexName(hex, facing));
  const parts = (inStream: boolean, own: readonly BoardSide[]) => ({
    sides: [...own, ...crossings.filter((side) => isInStream(endsOf(side)) === inStream)],
    hexes: through.filter((hex) => isInStream(cornersOf(hex)) === inStream),
  });
  return [
    { ...parts(true, streams), breadth: 0.5 },
    { ...parts(false, rivers), breadth: 1 },
  ];
}

function endsOf({ at, dir }: BoardSide): string[] {
  return [vertexName(at, dir - 1), vertexName(at, dir)];
}

/** A vertex on a river with the middles of the wet hexsides that meet there. */
interface Knot {
  readonly at: Point;
  readonly sides: Point[];
}

function knotsOf({ page }: HexSheet, sides: readonly BoardSide[]): Map<string, Knot> {
  const knots = new Map<string, Knot>();
  for (const { at, dir } of sides) {
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

/** The direction of travel through a ford or bridge hex: along its road, otherwise across the map. */
function wayThrough(hex: Hex, roads: RoadSides): number {
  const sides = [...(roads.get(hex) ?? [])];
  return sides[0] ?? 2;
}

/** The course of the stream in a ford or bridge hex: from river to river, or straight across the road. */
function streamIn(
  { page }: HexSheet,
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

/** Streams first, because they end in rivers. */
export function drawWater(sheet: HexSheet, board: HexMap, roads: RoadSides): void {
  for (const course of coursesOf(board)) drawCourse(sheet, course, roads);
}

function drawCourse(sheet: HexSheet, { sides, hexes, breadth }: Course, roads: RoadSides): void {
  const { pen, page, theme } = sheet;
  const knots = knotsOf(sheet, sides);
  const streams = hexes.map((hex) => streamIn(sheet, hex, knots, roads));
  const trace = () => {
    for (const { at, sides: meeting } of knots.values()) traceKnot(sheet, at, meeting);
    for (const [from, by, to] of streams) {
      pen.moveTo(from.x, from.y);
      pen.quadraticCurveTo(by.x, by.y, to.x, to.y);
    }
  };
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  strokes(pen, trace, [
    [theme.water.bank, 0.34 * breadth * page.radius],
    [theme.water.body, 0.23 * breadth * page.radius],
    [theme.water.light, 0.035 * breadth * page.radius],
  ]);
}

/** Sheets of water over groups of hexes, with a few ripples. */
export function drawLakes({ pen, page, theme }: HexSheet, hexes: readonly Hex[]): void {
  if (hexes.length === 0) return;
  const { radius } = page;
  pen.beginPath();
  for (const loop of bordersOf(page.layout, new Set(hexes))) traceLoop(pen, loop);
  pen.lineJoin = 'round';
  pen.strokeStyle = theme.water.bank;
  pen.lineWidth = 0.12 * radius;
  pen.stroke();
  pen.fillStyle = theme.water.body;
  pen.fill();
  pen.beginPath();
  for (const hex of hexes) {
    const random = scatter(`lake ${hex}`);
    const { x, y } = page.layout.centre(hex);
    for (const row of [-0.48, -0.16, 0.16, 0.48]) {
      const [left, top] = [x + (random() - 0.8) * 0.7 * radius, y + row * radius];
      pen.moveTo(left, top);
      pen.bezierCurveTo(
        left + 0.1 * radius,
        top - 0.07 * radius,
        left + 0.2 * radius,
        top + 0.07 * radius,
        left + 0.3 * radius,
        top,
      );
    }
  }
  pen.strokeStyle = theme.water.light;
  pen.lineWidth = Math.max(1, 0.035 * radius);
  pen.lineCap = 'round';
  pen.stroke();
}

/** One side: to its end. Two: a bend. Three: a bend for every pair. */
function traceKnot({ pen }: HexSheet, at: Point, sides: readonly Point[]): void {
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
export function drawCrossings(sheet: HexSheet, board: HexMap, roads: RoadSides): void {
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

/** A crossing in the middle of the water, toward a point on the road across. */
function draw(kind: 'ford' | 'bridge', sheet: HexSheet, middle: Point, towards: Point, scale: number): void {
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
function drawBridge({ pen, theme }: HexSheet): void {
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
function drawFord({ pen, theme }: HexSheet): void {
  for (const x of [-0.21, -0.07, 0.07, 0.21])
    for (const y of [-0.1, 0.1]) {
      const stone = { x: x + y * 0.3, y };
      disc(pen, stone, 0.075, theme.water.bank);
      disc(pen, between(stone, { x: stone.x - 0.02, y: stone.y - 0.02 }, 1), 0.055, theme.ford);
    }
}
