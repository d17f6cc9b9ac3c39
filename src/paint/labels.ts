/** Everything that must find room: chips and losses at the rear, names of units, of places, of the fallen. */
import type { Hex } from '../hex/grid.ts';
import type { Point } from '../hex/layout.ts';
import type { Mark, Piece, Scene } from '../scene/scene.ts';
import { CHIP_RADIUS, drawChip } from './chips.ts';
import { type Choices, choicesOf, drawPlate, plateOf, platePlaces } from './choices.ts';
import { FOOTPRINTS } from './footprints.ts';
import { fitted, widthOf, write } from './lettering.ts';
import { drawLosses, lossesSize } from './marks.ts';
import { evenly } from './outline.ts';
import type { Box } from './page.ts';
import { SIGNAL } from './palette.ts';
import { aheadOf, facingMark, frontOf, hexesUnder, numberPlace, radiusOf, turnOf } from './pieces.ts';
import { boxAround, type Label, type Room, roomIn, settle } from './room.ts';
import type { Sheet } from './sheet.ts';

/** How unwillingly each thing is covered. */
const WEIGHT = {
  number: 30,
  choice: 24,
  facing: 6,
  chip: 12,
  name: 14,
  body: 1.2,
  losses: 14,
  place: 4,
  way: 2,
} as const;

/** Draws all labels of a scene over the bodies and numbers that are already there, and beside what else is taken. */
export function drawLabels(sheet: Sheet, scene: Scene, taken?: Box): void {
  const room = roomIn(sheet.page.map);
  if (taken) room.take(taken, WEIGHT.number);
  for (const piece of scene.pieces) occupy(sheet, room, piece);
  for (const mark of scene.marks) occupyWay(sheet, room, mark);
  const shown = scene.pieces.filter((piece) => hexesUnder(piece).some((hex) => shows(sheet, hex)));
  for (const piece of shown) placeChips(sheet, room, piece);
  for (const mark of scene.marks) if (mark.kind === 'losses') placeLosses(sheet, room, mark, scene.pieces);
  for (const choices of choicesOf(scene.marks)) placeChoices(sheet, room, choices);
  for (const piece of shown) placeName(sheet, room, piece, confusable(sheet, piece, shown));
  for (const mark of scene.marks) if (mark.kind === 'eliminated') placeFallen(sheet, room, mark);
  for (const place of scene.board.places) if (shows(sheet, place.at)) placePlace(sheet, room, place);
  placeLandmarks(sheet, room, scene.board.hexes);
}

function shows({ page }: Sheet, hex: Hex): boolean {
  const { x, y } = page.layout.centre(hex);
  const { map, radius } = page;
  const reach = 0.8 * radius;
  return x > map.x - reach && x < map.x + map.width + reach && y > map.y - reach && y < map.y + map.height + reach;
}

/** Notes the number, the V and the body of a unit as taken. */
function occupy(sheet: Sheet, room: Room, piece: Piece): void {
  const { radius, detail } = sheet.page;
  const number = numberPlace(sheet, piece);
  if (detail.number !== undefined && piece.strength !== undefined) {
    const width = widthOf(sheet.pen, String(piece.strength), { face: 'figures', size: detail.number });
    room.take(boxAround(number.x, number.y, width + 0.1 * radius, 0.8 * detail.number), WEIGHT.number);
  }
  if (piece.corner !== undefined) {
    const { x, y } = aheadOf(sheet, piece, 0);
    return room.take(boxAround(x, y, radiusOf(sheet, piece)), WEIGHT.number);
  }
  const front = frontOf(piece);
  for (const hex of hexesUnder(piece)) {
    const { x, y } = sheet.page.layout.centre(hex);
    room.take(boxAround(x, y, 1.1 * radius), WEIGHT.body);
    if (front === undefined) continue;
    for (const point of facingMark(sheet, hex, front))
      room.take(boxAround(point.x, point.y, 0.26 * radius), WEIGHT.facing);
  }
}

/** Notes the course of an arrow or a shot as taken. */
function occupyWay({ page }: Sheet, room: Room, mark: Mark): void {
  const stops = 'path' in mark ? mark.path : 'from' in mark ? [mark.from, mark.to] : [];
  const way = stops.map((hex) => page.layout.centre(hex));
  for (const { x, y } of evenly(way, 0.5 * page.radius)) room.take(boxAround(x, y, 0.4 * page.radius), WEIGHT.way);
}

/** Angles from straight behind at which chips stand, in radians: the right rear first. */
const REAR = [-0.62, 0.62, 0, -1.15, 1.15, -1.7, 1.7].map((lean) => Math.PI + lean);

function placeChips(sheet: Sheet, room: Room, piece: Piece): void {
  const width = 2.3 * CHIP_RADIUS * sheet.page.radius;
  const reach = FOOTPRINTS[piece.shape].turns ? 0.78 : 0.82;
  for (const chip of piece.chips) {
    const places = REAR.map((angle) => aheadOf(sheet, piece, reach, angle));
    const at = settle(room, { width, height: width, weight: WEIGHT.chip }, places);
    drawChip(sheet, chip, at);
  }
}

type MarkOf<K extends Mark['kind']> = Extract<Mark, { kind: K }>;

/** At the left rear of the unit that lost, or above the middle of an empty hex. */
function placeLosses(sheet: Sheet, room: Room, { at, n }: MarkOf<'losses'>, pieces: readonly Piece[]): void {
  if (!shows(sheet, at)) return;
  const { layout, radius } = sheet.page;
  const loser = pieces.find((piece) => hexesUnder(piece).includes(at));
  const width = lossesSize(sheet);
  const reach = Math.max(0.72, width / radius / 2 + 0.26);
  const { x, y } = layout.centre(at);
  const behind = loser ? turnOf(loser) + Math.PI : 0;
  const places = [0.75, -0.75, 1.25, -1.25, 0, 1.8, -1.8].map((lean) => ({
    x: x + reach * radius * Math.sin(behind + lean),
    y: y - reach * radius * Math.cos(behind + lean),
  }));
  const label = { width, height: width, weight: WEIGHT.losses };
  drawLosses(sheet, n, settle(room, label, loser ? places : [{ x, y }, ...places]));
}

function placeChoices(sheet: Sheet, room: Room, choices: Choices): void {
  const plate = plateOf(sheet, choices);
  if (!plate || !shows(sheet, choices.at)) return;
  const label = { width: plate.width, height: plate.height, weight: WEIGHT.choice };
  drawPlate(sheet, plate, choices.what, settle(room, label, platePlaces(sheet, choices, plate)));
}

/** Capitals, so that every letter is as high as the figures. */
function capitals(name: string): string {
  return name.toLocaleUpperCase();
}

/** Under the number if there is room, else above it or beside it. */
function placeName(sheet: Sheet, room: Room, piece: Piece, against: Label['against']): void {
  const { pen, page } = sheet;
  const size = page.detail.name;
  if (size === undefined) return;
  const letters = { face: 'figures', size } as const;
  const words = fitted(pen, capitals(piece.name), 2.1 * page.radius, letters);
  const width = widthOf(pen, words, letters) + 0.14 * page.radius;
  const middle = numberPlace(sheet, piece);
  const label = { width, height: 0.86 * size, weight: WEIGHT.name, ...(against && { against }) };
  const at = settle(room, label, aroundNumber(sheet, middle, width));
  write(pen, words, at.x, at.y, { ...letters, ink: SIGNAL.white, halo: { colour: SIGNAL.halo, width: 0.24 * size } });
}

/** Nobody should take a name for a neighbour's: it stands much nearer to its own number than to any other. */
function confusable(sheet: Sheet, piece: Piece, all: readonly Piece[]): Label['against'] {
  const own = numberPlace(sheet, piece);
  const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
  const reach = 3.5 * sheet.page.radius;
  const others = all.filter((other) => other !== piece).map((other) => numberPlace(sheet, other));
  const near = others.filter((other) => far(own, other) < reach);
  return (place) => Math.max(0, ...near.map((other) => 4 * (1.7 - far(place, other) / Math.max(1, far(place, own)))));
}

function aroundNumber({ page }: Sheet, { x, y }: Point, width: number): Point[] {
  const { radius } = page;
  const below = Math.max(0.64, 0.5 + (page.detail.name ?? 0) / radius / 4) * radius;
  const aside = 0.42 * radius + width / 2;
  return [
    { x, y: y + below },
    { x, y: y - below },
    { x: x - 0.3 * radius, y: y + below },
    { x: x + 0.3 * radius, y: y + below },
    { x: x - 0.3 * radius, y: y - below },
    { x: x + 0.3 * radius, y: y - below },
    { x, y: y + 1.25 * below },
    { x, y: y - 1.25 * below },
    { x: x + aside, y: y + 0.3 * radius },
    { x: x - aside, y: y + 0.3 * radius },
  ];
}

function placeFallen(sheet: Sheet, room: Room, { at, name }: MarkOf<'eliminated'>): void {
  const { pen, page, theme } = sheet;
  const size = page.detail.name ?? page.detail.number;
  if (size === undefined || !shows(sheet, at)) return;
  const letters = { face: 'figures', size } as const;
  const words = capitals(name);
  const width = widthOf(pen, words, letters) + 0.14 * page.radius;
  const label = { width, height: 0.86 * size, weight: WEIGHT.name };
  const spot = settle(room, label, aroundNumber(sheet, page.layout.centre(at), width));
  write(pen, words, spot.x, spot.y, { ...letters, ink: theme.ink, halo: { colour: SIGNAL.halo, width: 0.24 * size } });
  pen.fillStyle = SIGNAL.blocked;
  pen.fillRect(spot.x - width / 2, spot.y - 0.04 * size, width, 0.09 * size);
}

/** Names of places, as lettered on maps: capitals of the title face, above or below the hex. */
function placePlace(sheet: Sheet, room: Room, { at, name }: { at: Hex; name: string }): void {
  const { pen, page, theme } = sheet;
  const size = page.detail.place;
  if (size === undefined) return;
  const letters = { face: 'title', size } as const;
  const words = fitted(pen, capitals(name), 0.5 * page.map.width, letters);
  const width = widthOf(pen, words, letters) + 0.2 * page.radius;
  const spot = settle(room, { width, height: 0.9 * size, weight: WEIGHT.place }, aroundPlace(sheet, at, width));
  write(pen, words, spot.x, spot.y, {
    ...letters,
    ink: theme.place.ink,
    halo: { colour: theme.place.halo, width: 0.26 * size },
  });
}

/** Places for a name so wide near its hex, the nearest first. */
function aroundPlace({ page }: Sheet, hex: Hex, width: number): Point[] {
  const { x, y } = page.layout.centre(hex);
  const { radius } = page;
  const beside = width / 2 / radius + 0.8;
  const steps = [0, 0.5, -0.5, 1, -1, 1.6, -1.6, 2.2, -2.2];
  const rows = [-1, 1, -1.5, 1.5, -2, 2].flatMap((dy) => steps.map((dx) => ({ dx, dy })));
  const sides = [0, -0.5, 0.5].flatMap((dy) => [beside, -beside].map((dx) => ({ dx, dy })));
  return [...rows, ...sides]
    .toSorted((a, b) => Math.hypot(a.dx / 2, a.dy) - Math.hypot(b.dx / 2, b.dy))
    .map(({ dx, dy }) => ({ x: x + dx * radius, y: y + dy * radius }));
}

/** Where not every hex can carry its coordinate: every fifth column and row, on open ground. */
function placeLandmarks(sheet: Sheet, room: Room, hexes: Scene['board']['hexes']): void {
  const { pen, page, theme } = sheet;
  const size = page.detail.landmarks;
  if (size === undefined || page.detail.coordinates !== undefined) return;
  const letters = { face: 'figures', size } as const;
  const width = widthOf(pen, '0000', letters);
  const covered = new Set(hexes.filter(({ terrain }) => terrain !== undefined).map(({ at }) => at));
  for (const hex of page.hexes) {
    if (Number(hex.slice(0, 2)) % 5 !== 0 || Number(hex.slice(2)) % 5 !== 0) continue;
    if (covered.has(hex)) continue;
    const { x, y } = page.layout.centre(hex);
    const box = boxAround(x, y, width, size);
    if (room.cost(box) >= 1) continue;
    room.take(box, 1);
    write(pen, hex, x, y, { ...letters, ink: theme.figures });
  }
}
