/**
 * Everything written on a table: the plates of units, states, losses, numbers to choose, names of places. They never
 * overlap: a plate that finds no room by its unit stands farther back, with a line to it.
 */
import type { FieldMark, FieldPiece, FieldScene } from '../../scene/field.ts';
import { evenly } from '../curves.ts';
import { drawBurst } from '../events.ts';
import { widthOf, write } from '../lettering.ts';
import type { Box, Point } from '../page.ts';
import { SIGNAL } from '../palette.ts';
import { drawPlate, plateOf } from '../plates.ts';
import { boxAround, type Room, roomIn, settle } from '../room.ts';
import { between } from '../sheet.ts';
import { placeNames } from './names.ts';
import { type FieldSheet, spotAt } from './page.ts';
import { clearOf, evenFar, POINT, ringsAbout } from './rings.ts';
import { boxOf, isShown, middleOf, outlineOf } from './trace.ts';
import { placePlate } from './unit-plates.ts';
import { groundOf } from './units.ts';

export function drawLabels(sheet: FieldSheet, scene: FieldScene, taken?: Box): Room {
  const room = roomIn(sheet.page.map);
  if (taken) room.take(taken, 'number');
  const shown = scene.pieces.filter((piece) => isShown(sheet, middleOfUnit(sheet, piece)));
  for (const piece of scene.pieces) for (const box of groundBoxes(sheet, piece)) room.take(box, 'block');
  for (const mark of scene.marks) occupyMark(sheet, room, mark);
  const middles = shown.map((piece) => middleOfUnit(sheet, piece));
  for (const mark of scene.marks)
    if (mark.kind === 'choice') room.take(boxAround(...xy(sheet, mark.at), 1.6 * sheet.page.unit), 'wanted');
  for (const mark of scene.marks) if (mark.kind === 'choice') placeChoice(sheet, room, mark);
  for (const [each, piece] of shown.entries()) placePlate(sheet, room, piece, middles, each);
  for (const mark of scene.marks) if (mark.kind === 'losses') placeLosses(sheet, room, mark);
  for (const mark of scene.marks) {
    if (mark.kind === 'approach') placeDie(sheet, room, mark);
    if ('way' in mark && 'label' in mark && mark.label !== undefined) placeCost(sheet, room, mark);
  }
  for (const mark of scene.marks) if (mark.kind === 'eliminated') placeFallen(sheet, room, mark);
  placeNames(sheet, room, scene.field);
  return room;
}

function xy({ page }: FieldSheet, spot: string): [number, number] {
  const { x, y } = page.at(spotAt(spot));
  return [x, y];
}

function middleOfUnit(sheet: FieldSheet, { bodies }: FieldPiece): Point {
  return middleOf(bodies.flatMap((body) => groundOf(sheet, body)));
}

/** Boxes over the ground of a unit: a slanting rectangle is cut into pieces along its front. */
function groundBoxes(sheet: FieldSheet, { bodies }: FieldPiece): Box[] {
  return bodies.flatMap((body) => {
    const corners = groundOf(sheet, body);
    if (body.kind === 'disc' || body.heading % 9_000 === 0) return [boxOf(corners)];
    const [a, b, c, d] = corners as [Point, Point, Point, Point];
    const deep = Math.hypot(d.x - a.x, d.y - a.y);
    const rows = Math.max(1, Math.round(deep / (0.7 * sheet.page.unit)));
    return Array.from({ length: rows }, (_, row) => (row + 0.5) / rows).flatMap((share) => {
      const [from, to] = [between(a, d, share), between(b, c, share)];
      return evenly([from, to], deep / rows).map(({ x, y }) => boxAround(x, y, deep / rows));
    });
  });
}

function occupyMark(sheet: FieldSheet, room: Room, mark: FieldMark): void {
  const { unit } = sheet.page;
  if (mark.kind === 'ghost') for (const box of groundBoxes(sheet, mark.piece)) room.take(box, 'body');
  const way = 'way' in mark ? mark.way : 'from' in mark ? [mark.from, mark.to] : [];
  for (const { x, y } of evenly(outlineOf(sheet, way), 0.5 * unit)) room.take(boxAround(x, y, 0.4 * unit), 'way');
}

function placeLosses(sheet: FieldSheet, room: Room, { at, n }: Extract<FieldMark, { kind: 'losses' }>): void {
  const { pen, page } = sheet;
  const middle = page.at(spotAt(at));
  if (!isShown(sheet, middle)) return;
  const size = page.detail.plate;
  const width = 1.75 * size;
  const place = settle(
    room,
    { width, height: width, thing: 'losses' },
    ringsAbout(middle, evenFar(0.6 * width), 0.3 * width, 4_500),
  );
  if (place) drawBurst(pen, n, place, width, size);
}

function placeChoice(sheet: FieldSheet, room: Room, { at, n, what }: Extract<FieldMark, { kind: 'choice' }>): void {
  const { pen, page } = sheet;
  const middle = page.at(spotAt(at));
  if (!isShown(sheet, middle)) return;
  const plate = plateOf(pen, [n], page.detail.plate);
  const { width, height } = plate;
  const rings = ringsAbout(middle, evenFar(0.9 * height), 0.4 * height, 4_500);
  const place = settle(room, { width, height, thing: 'choice', shy: 1 }, what === 'end' ? [middle, ...rings] : rings);
  if (place) drawPlate(pen, plate, what, place);
}

/** What a way costs, beside its end; of a charge, whose stands end side by side, beside its middle. */
function placeCost(
  sheet: FieldSheet,
  room: Room,
  { kind, way, label = '' }: Extract<FieldMark, { kind: 'move' | 'charge' | 'evade' }>,
): void {
  const end = sheet.page.at(way.at(-1)!);
  const at = kind === 'charge' ? between(sheet.page.at(way[0]!), sheet.page.at(way[1]!), 0.5) : end;
  if (isShown(sheet, at)) writeBeside(sheet, room, label, at, sheet.theme.ink);
}

/** What a die must show for a zone, in the middle of it. */
function placeDie(sheet: FieldSheet, room: Room, { outline, label }: Extract<FieldMark, { kind: 'approach' }>): void {
  if (label === undefined) return;
  const [a, b, farB, farA] = outlineOf(sheet, outline) as [Point, Point, Point, Point];
  const at = between(between(a, b, 0.5), between(farA, farB, 0.5), 0.6);
  if (isShown(sheet, at)) writeBeside(sheet, room, label, at, sheet.theme.ink);
}

function placeFallen(sheet: FieldSheet, room: Room, { at, name }: Extract<FieldMark, { kind: 'eliminated' }>): void {
  const { pen, page, theme } = sheet;
  const size = page.detail.plate;
  const middle = page.at(spotAt(at));
  const box = isShown(sheet, middle) ? writeBeside(sheet, room, name, middle, theme.ink) : undefined;
  if (!box) return;
  pen.fillStyle = SIGNAL.blocked;
  pen.fillRect(box.x, box.y + box.height / 2 - 0.045 * size, box.width, 0.09 * size);
}

function writeBeside(sheet: FieldSheet, room: Room, words: string, point: Point, ink: string): Box | undefined {
  const { pen, page } = sheet;
  const size = page.detail.plate;
  const letters = { face: 'figures', size } as const;
  const [width, height] = [widthOf(pen, words, letters) + 0.3 * size, 0.98 * size];
  const nearest = clearOf(POINT, { width, height }, 0.1 * height + 0.4 * page.unit);
  const rings = ringsAbout(point, nearest, 0.5 * height, 9_000);
  const place = settle(room, { width, height, thing: 'name', shy: 0.5 }, rings);
  if (!place) return undefined;
  write(pen, words, place.x, place.y, { ...letters, ink, halo: { colour: SIGNAL.halo, width: 0.28 * size } });
  return boxAround(place.x, place.y, width, height);
}
