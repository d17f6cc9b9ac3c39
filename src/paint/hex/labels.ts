/**
 * Places all labels: place names first, so that they keep their positions; then states, losses, numbers to choose and
 * unit names, the most important first; coordinates last.
 */
import type { Hex } from '../../hex/grid.ts';
import type { Point } from '../../hex/layout.ts';
import { hexesUnder, wayOf } from '../../scene/hex-marks.ts';
import type { Mark, Piece, HexScene } from '../../scene/hex.ts';
import { drawChip, signsOf } from '../chips.ts';
import { astray, type Choices, choicesOf, hexPlateOf, platePlaces } from './choices.ts';
import { drawPlate } from '../plates.ts';
import { footprintOf } from './footprints.ts';
import { widthOf } from '../lettering.ts';
import { drawLosses, lossesSize } from './marks.ts';
import { placeFallen, placeName } from './names.ts';
import { evenly } from '../curves.ts';
import type { Box } from '../page.ts';
import { aheadOf, facingMark, frontOf, numberPlace, radiusOf, turnOf, weightPlace } from './pieces.ts';
import { placeLandmarks, placePlace } from './places.ts';
import { boxAround, mistakable, type Room, roomIn, settle } from '../room.ts';
import type { HexSheet } from './page.ts';

type MarkOf<K extends Mark['kind']> = Extract<Mark, { kind: K }>;

/** Draws all labels of a scene over the bodies and strengths already drawn, avoiding `taken`. Returns what is where. */
export function drawLabels(sheet: HexSheet, scene: HexScene, taken?: Box): Room {
  const room = roomIn(sheet.page.map);
  if (taken) room.take(taken, 'number');
  for (const piece of scene.pieces) occupy(sheet, room, piece);
  for (const mark of scene.marks) occupyMark(sheet, room, mark);
  for (const place of scene.map.places) if (shows(sheet, place.at)) placePlace(sheet, room, place);
  const shown = scene.pieces.filter((piece) => hexesUnder(piece).some((hex) => shows(sheet, hex)));
  const middles = shown.map((piece) => aheadOf(sheet, piece, 0));
  shown.forEach((piece, i) => placeChips(sheet, room, piece, middles, i));
  for (const mark of scene.marks) if (mark.kind === 'losses') placeLosses(sheet, room, mark, scene.pieces);
  for (const choices of choicesOf(scene.marks)) placeChoices(sheet, room, choices);
  const numbers = shown.map((piece) => numberPlace(sheet, piece));
  shown.forEach((piece, i) => placeName(sheet, room, piece, numbers, i));
  for (const mark of scene.marks)
    if (mark.kind === 'eliminated' && shows(sheet, mark.at)) placeFallen(sheet, room, mark);
  placeLandmarks(sheet, room, scene.map.hexes);
  return room;
}

function shows({ page }: HexSheet, hex: Hex): boolean {
  const { x, y } = page.layout.centre(hex);
  const { map, radius } = page;
  const reach = 0.8 * radius;
  return x > map.x - reach && x < map.x + map.width + reach && y > map.y - reach && y < map.y + map.height + reach;
}

/** Marks the strength, the V and the body of a unit as taken. */
function occupy(sheet: HexSheet, room: Room, piece: Piece): void {
  const { radius, detail } = sheet.page;
  const number = numberPlace(sheet, piece);
  if (detail.number !== undefined && piece.strength !== undefined) {
    const width = widthOf(sheet.pen, String(piece.strength), { face: 'figures', size: detail.number });
    room.take(boxAround(number.x, number.y, width + 0.1 * radius, 0.8 * detail.number), 'number');
  }
  const weight = weightPlace(sheet, piece);
  if (weight) room.take(boxAround(weight.x, weight.y, 0.5 * radiusOf(sheet, piece)), 'facing');
  if (piece.corner !== undefined) {
    const { x, y } = aheadOf(sheet, piece, 0);
    return room.take(boxAround(x, y, radiusOf(sheet, piece)), 'number');
  }
  for (const box of blockOf(sheet, piece)) room.take(box, 'block');
  const front = frontOf(piece);
  for (const hex of hexesUnder(piece)) {
    const { x, y } = sheet.page.layout.centre(hex);
    room.take(boxAround(x, y, 1.1 * radius), 'body');
    if (front === undefined) continue;
    for (const point of facingMark(sheet, hex, front)) room.take(boxAround(point.x, point.y, 0.26 * radius), 'facing');
  }
}

/** Boxes along a block, from flank to flank. */
function blockOf(sheet: HexSheet, piece: Piece): Box[] {
  const { half, rear, turns } = footprintOf(piece);
  if (half === undefined || rear === undefined) return [];
  const deep = Math.min(half, rear);
  const upright = turns ? piece : { ...piece, facing: 0 };
  const count = Math.ceil(half / deep);
  return Array.from({ length: count }, (_, i) => {
    const aside = count === 1 ? 0 : (half - deep) * ((2 * i) / (count - 1) - 1);
    const { x, y } = aheadOf(sheet, upright, aside, Math.PI / 2);
    return boxAround(x, y, 2 * deep * radiusOf(sheet, piece));
  });
}

/** Marks the path of an arrow or shot, an outline or a cross as taken. */
function occupyMark({ page }: HexSheet, room: Room, mark: Mark): void {
  const { radius, layout } = page;
  const bodies = mark.kind === 'ghost' ? hexesUnder(mark.piece) : mark.kind === 'eliminated' ? [mark.at] : [];
  for (const { x, y } of bodies.map((hex) => layout.centre(hex))) room.take(boxAround(x, y, 1.1 * radius), 'body');
  // For its number, which is placed later.
  const wanted = mark.kind === 'choice' ? [mark.at] : [];
  for (const { x, y } of wanted.map((hex) => layout.centre(hex))) room.take(boxAround(x, y, 1.5 * radius), 'wanted');
  const way = wayOf(mark).map((hex) => layout.centre(hex));
  for (const { x, y } of evenly(way, 0.5 * radius)) room.take(boxAround(x, y, 0.4 * radius), 'way');
}

/** A symbol must be this many times closer to its own unit than to any other. */
const NEARER = 1.15;

/** Angles for chips, measured from straight behind, in radians: the right rear first. */
const REAR = [-0.62, 0.62, 0, -1.15, 1.15, -1.7, 1.7].map((lean) => Math.PI + lean);

/** `middles` are those of all units; this one's is the `nth`. */
function placeChips(sheet: HexSheet, room: Room, piece: Piece, middles: readonly Point[], nth: number): void {
  const { radius, chips } = sheet.page;
  const width = 2.3 * chips.radius;
  const reach = (footprintOf(piece).turns ? 0.78 : 0.82) + Math.max(0, chips.radius / radius - 0.25);
  const places = [reach, 1.3 * reach].flatMap((far) => REAR.map((angle) => aheadOf(sheet, piece, far, angle)));
  const against = mistakable(middles[nth]!, middles, NEARER, 3.5 * radius);
  for (const chip of signsOf(piece.chips, chips.single)) {
    const at = settle(room, { width, height: width, thing: 'chip', against }, places);
    if (at) drawChip(sheet.pen, chip, at, chips.radius);
  }
}

/** Beside the unit with losses, preferably at its left rear, or above the middle of an empty hex. */
function placeLosses(sheet: HexSheet, room: Room, { at, n }: MarkOf<'losses'>, pieces: readonly Piece[]): void {
  if (!shows(sheet, at)) return;
  const { layout, radius } = sheet.page;
  const loser = pieces.find((piece) => hexesUnder(piece).includes(at));
  const width = lossesSize(sheet);
  const reach = Math.max(0.72, width / radius / 2 + 0.26);
  const { x, y } = layout.centre(at);
  const behind = loser ? turnOf(loser) + Math.PI : 0;
  const around = (far: number) =>
    [0.75, -0.75, 1.25, -1.25, 0, 1.8, -1.8].map((lean) => ({
      x: x + far * radius * Math.sin(behind + lean),
      y: y - far * radius * Math.cos(behind + lean),
    }));
  const places = [reach, 1.15 * reach, 1.3 * reach, 1.45 * reach, 1.6 * reach].flatMap(around);
  const label = { width, height: width, thing: 'losses' as const };
  const place = settle(room, label, loser ? places : [{ x, y }, ...places]);
  if (place) drawLosses(sheet, n, place);
}

function placeChoices(sheet: HexSheet, room: Room, choices: Choices): void {
  const plate = hexPlateOf(sheet, choices);
  if (!plate || !shows(sheet, choices.at)) return;
  const label = { width: plate.width, height: plate.height, thing: 'choice' as const, against: astray(sheet, choices) };
  const place = settle(room, label, platePlaces(sheet, choices, plate));
  if (place) drawPlate(sheet.pen, plate, choices.what, place);
}
