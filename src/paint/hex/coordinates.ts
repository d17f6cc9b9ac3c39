/** The number of every hex, if hexes are large enough to read it; otherwise landmarks. */
import { type Hex, neighbour } from '../../hex/grid.ts';
import type { Point } from '../../hex/layout.ts';
import { hexesUnder, wayOf } from '../../scene/hex-marks.ts';
import type { HexMap, Mark, Piece, HexScene } from '../../scene/hex.ts';
import { ORIGIN } from './arrows.ts';
import { RING } from './marks.ts';
import { footprintOf } from './footprints.ts';
import { widthOf, write } from '../lettering.ts';
import { evenly, smoothWay } from '../curves.ts';
import type { Box } from '../page.ts';
import { aheadOf, facingMark, frontOf, HALO, radiusOf, turnOf } from './pieces.ts';
import { boxAround, overlap, type Room, type Thing } from '../room.ts';
import { between, type Pen } from '../sheet.ts';
import type { HexSheet } from './page.ts';
import { shelf } from '../shelf.ts';

type HexTerrain = NonNullable<HexMap['hexes'][number]['terrain']>;

/** Whether a number in this box would be completely visible. */
export type Clear = (box: Box) => boolean;

export function drawCoordinates(sheet: HexSheet, board: HexMap, isClear: Clear = () => true): void {
  const { pen, page, theme } = sheet;
  const size = page.detail.coordinates;
  if (size === undefined) return;
  const lands = new Map(board.hexes.map((hex) => [hex.at, hex]));
  const lower = loweredIn(board);
  const onRoads = new Set(board.roads.flat());
  const floors: Partial<Record<HexTerrain, string>> = {
    wood: theme.wood.floor,
    village: theme.village.floor,
    impassable: theme.impassable.floor,
    fort: theme.fort.floor,
  };
  pen.save();
  for (const hex of page.hexes) {
    const { x, y } = placeOf(sheet, hex, size, lower.get(hex) ?? 0);
    const box = boxAround(x, y, widthOf(pen, hex, { face: 'figures', size }), 0.8 * size);
    if (!isWithin(page.map, box) || !isClear(box)) continue;
    const land = lands.get(hex);
    const steep = (land?.hill ?? 0) > 0;
    const floor = land?.terrain && floors[land.terrain];
    const ground = theme.hills[(land?.hill ?? 0) - 1] ?? theme.ground;
    const colour = floor ?? (onRoads.has(hex) ? ground : undefined);
    pen.globalAlpha = colour ? 0.9 : steep ? 0.62 : 0.75;
    const ink = steep || floor ? theme.figuresOnHill : theme.figures;
    const halo = colour && { colour, width: (floor ? 0.3 : 0.2) * size };
    write(pen, hex, x, y, { face: 'figures', size, ink, ...(halo && { halo }) });
  }
  pen.restore();
}

/** Things that are checked more precisely than by their boxes, or are not drawn. */
const SAID_BETTER: readonly Thing[] = ['body', 'block', 'way', 'wanted'];

/** No unit, ghost, mark or label may touch a number. Without its number, the rulers and the text give the hex. */
export function clearOf(
  sheet: HexSheet,
  { pieces, marks }: Pick<HexScene, 'pieces' | 'marks'>,
  { taken }: Room,
): Clear {
  const bodies = [...pieces, ...marks.flatMap((mark) => (mark.kind === 'ghost' ? [mark.piece] : []))];
  const drawn = marks.flatMap((mark) => strokesOf(sheet, mark));
  const labels = taken.filter(({ thing }) => !SAID_BETTER.includes(thing));
  return (box) =>
    !labels.some((label) => overlap(label.box, box) > 0) &&
    !drawn.some((stroke) => overlap(stroke, box) > 0) &&
    !bodies.some((piece) => isNear(sheet, piece, box) && covers(sheet, piece, box));
}

function isWithin({ x, y, width, height }: Box, box: Box): boolean {
  return box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height;
}

/** Small boxes along everything a mark draws: its path, the ring around a hex, the cross of an eliminated unit. */
function strokesOf({ page: { layout, radius } }: HexSheet, mark: Mark): Box[] {
  const boxes = (line: readonly Point[], breadth: number) =>
    evenly(line, 0.1 * radius).map(({ x, y }) => boxAround(x, y, breadth * radius));
  const middle = (hex: Hex, across: number) => {
    const { x, y } = layout.centre(hex);
    return boxAround(x, y, across * radius);
  };
  const ring = (hex: Hex, out: number) =>
    [0, 1, 2, 3, 4, 5, 6].map((n) => between(layout.centre(hex), layout.corner(hex, n % 6), out));
  if (mark.kind === 'eliminated') return [middle(mark.at, 1.1)];
  if (mark.kind === 'awaited') return boxes(ring(mark.at, RING), 0.36);
  // The cross hairs on a target run through its number.
  if (mark.kind === 'choice') return mark.what === 'target' ? [middle(mark.at, 2)] : [];
  const way = boxes(smoothWay(wayOf(mark).map((hex) => layout.centre(hex))), 0.34);
  const isLeft = mark.kind === 'move' && mark.entersBy === undefined;
  return isLeft ? [...way, ...boxes(ring(mark.path[0]!, ORIGIN), 0.12)] : way;
}

/** How far a body and its projections reach from its middle, in radii; and those of an extended line. */
const REACH = 0.95;
const REACH_EXTENDED = 1.8;

function isNear(sheet: HexSheet, piece: Piece, { x, y, width, height }: Box): boolean {
  const middle = aheadOf(sheet, piece, 0);
  const reach = (piece.also === undefined ? REACH : REACH_EXTENDED) * radiusOf(sheet, piece);
  const [dx, dy] = [middle.x - within(middle.x, x, x + width), middle.y - within(middle.y, y, y + height)];
  return Math.hypot(dx, dy) < reach;
}

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** How much lower a number is, in radii, because of the brackets of an objective or water along its upper sides. */
function loweredIn({ places, sides }: HexMap): ReadonlyMap<Hex, number> {
  const flagged = places.flatMap(({ at, points }) => (points === undefined ? [] : [at]));
  const below = sides.flatMap(({ at, dir, terrain }) => {
    if (terrain === 'wood' || terrain === 'hedge' || terrain === 'impassable') return [];
    const hex = dir < 2 ? at : neighbour(at, dir);
    return hex !== undefined && dir !== 2 && dir !== 5 ? [hex] : [];
  });
  return new Map([...flagged.map((hex) => [hex, 0.14] as const), ...below.map((hex) => [hex, 0.24] as const)]);
}

/** As high as the figures' upper corners fit between the slanting sides, or so many radii lower. */
function placeOf({ page }: HexSheet, hex: Hex, size: number, lower: number): Point {
  const { x, y } = page.layout.centre(hex);
  return { x, y: y - (page.radius * (0.96 - lower - 0.58 * (size / page.radius)) - 0.35 * size) };
}

/** Whether the body of a unit, its projections or its V overlap the box. */
function covers(sheet: HexSheet, piece: Piece, box: Box): boolean {
  const { pen, page } = sheet;
  const front = frontOf(piece);
  const marks = front === undefined ? [] : hexesUnder(piece).flatMap((hex) => facingMark(sheet, hex, front));
  if (marks.some(({ x, y }) => overlap(boxAround(x, y, 0.26 * page.radius), box) > 0)) return true;
  const middle = aheadOf(sheet, piece, 0);
  // Rounded, so that the answer does not depend on who asked first.
  const [x, y, width, height] = [box.x - middle.x, box.y - middle.y, box.width, box.height].map(
    (length) => Math.round((100 * length) / radiusOf(sheet, piece)) / 100,
  ) as [number, number, number, number];
  const { shape, quality = '', facing = 0 } = piece;
  const key = [shape, quality, facing, x, y, width, height].join(' ');
  return known.keep(key, () => isOnBody(pen, piece, { x, y, width, height }));
}

/** The same few shapes and positions occur again and again, and asking the canvas is slow. */
const known = shelf<boolean>(2000);

/** Whether a body or its projections overlap a box around its middle, in radii. */
function isOnBody(pen: Pen, piece: Piece, box: Box): boolean {
  const { body, steel, wheels, turns } = footprintOf(piece);
  const turn = turns ? turnOf(piece) : 0;
  pen.lineWidth = HALO;
  return gridOver(box).some(([x, y]) => {
    const point = [x * Math.cos(turn) + y * Math.sin(turn), y * Math.cos(turn) - x * Math.sin(turn)] as const;
    return (
      pen.isPointInPath(body, ...point) ||
      [body, steel, wheels].some((path) => path && pen.isPointInStroke(path, ...point))
    );
  });
}

/** Points dense enough that no part of a unit lies between them. */
function gridOver({ x, y, width, height }: Box): (readonly [number, number])[] {
  const [across, down] = [10, 5];
  return Array.from({ length: (across + 1) * (down + 1) }, (_, i) => [
    x + (width * (i % (across + 1))) / across,
    y + (height * Math.floor(i / (across + 1))) / down,
  ]);
}
