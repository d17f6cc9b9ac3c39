/** The plates of units: their name, their strength, what they are; their states beside it. */
import type { FieldPiece } from '../../scene/field.ts';
import { drawChip, signsOf } from '../chips.ts';
import { evenly } from '../curves.ts';
import { fitted, widthOf, write } from '../lettering.ts';
import type { Box, Point } from '../page.ts';
import { SIGNAL } from '../palette.ts';
import { boxAround, mistakable, overlap, type Room, settle } from '../room.ts';
import { strokes } from '../sheet.ts';
import type { FieldSheet } from './page.ts';
import { clearOf, halfOf, ringsAbout, type Size } from './rings.ts';
import { boxOf, middleOf } from './trace.ts';
import { traceWay } from '../arrow.ts';
import { drawQuality, groundOf } from './units.ts';

/** The name and strength of a unit behind its rear edge, or beside it; if there is no room, farther off with a line to it. */
export function placePlate(
  sheet: FieldSheet,
  room: Room,
  piece: FieldPiece,
  middles: readonly Point[],
  each: number,
): void {
  const { page } = sheet;
  const words = plateWords(sheet, piece);
  const [width, height] = [words.width, 0.98 * page.detail.plate];
  const middle = middles[each]!;
  const grounds = piece.bodies.map((body) => groundOf(sheet, body));
  const back = (piece.heading ?? 0) + 18_000;
  const places = () => ringsAbout(middle, nearestTo(sheet, grounds.flat(), { width, height }), 0.5 * height, back);
  const against = mistakable(middle, middles, 1.1, 6 * page.unit);
  const label = { width, height, thing: 'number', against, shy: 2 } as const;
  const at = settle(room, label, besideLetters(room, width, height, places())) ?? settle(room, label, places());
  if (!at) return;
  const box = boxAround(at.x, at.y, width, height);
  const rim = grounds.flatMap((ground) => evenly([...ground, ground[0]!], 0.5 * page.unit));
  const [nearest] = rim.toSorted((a, b) => gapTo(box, a) - gapTo(box, b));
  if (gapTo(box, nearest!) > height) drawLeader(sheet, at, nearest!);
  drawTablet(sheet, box, piece.side);
  writePlate(sheet, box, piece, words);
  placeChips(sheet, room, piece, box);
}

/** Those places where a box would cover no plate and no number. */
function* besideLetters({ taken }: Room, width: number, height: number, places: Iterable<Point>): Iterable<Point> {
  const letters = taken.filter(({ thing }) => thing === 'number' || thing === 'choice');
  for (const place of places) {
    const box = boxAround(place.x, place.y, width, height);
    if (letters.every((other) => overlap(other.box, box) === 0)) yield place;
  }
}

interface PlateWords {
  readonly name: string;
  readonly strength: string;
  readonly width: number;
}

function plateWords({ pen, page: { detail } }: FieldSheet, { name, strength, quality }: FieldPiece): PlateWords {
  const letters = { face: 'figures', size: detail.plate } as const;
  const words = {
    name: fitted(pen, name, 5 * detail.plate, letters),
    strength: strength === undefined ? '' : String(strength),
  };
  const widths = [words.name, words.strength].map((text) =>
    text === '' ? 0 : widthOf(pen, text, letters) + 0.3 * detail.plate,
  );
  const sign = quality === undefined ? 0 : 0.8 * detail.plate;
  return { ...words, width: widths[0]! + widths[1]! + sign + 0.24 * detail.plate };
}

function writePlate(
  { pen, page, theme }: FieldSheet,
  box: Box,
  { side, quality }: FieldPiece,
  { name, strength }: PlateWords,
): void {
  const size = page.detail.plate;
  const y = box.y + box.height / 2;
  const letters = { face: 'figures', size, halo: { colour: theme[side].dark, width: 0.16 * size } } as const;
  if (quality) drawQuality(pen, { x: box.x + 0.6 * size, y }, size, theme[side], quality);
  const left = box.x + (quality ? 1.05 : 0.27) * size;
  write(pen, name, left, y, { ...letters, ink: theme[side].name, align: 'left' });
  if (strength !== '')
    write(pen, strength, box.x + box.width - 0.27 * size, y, { ...letters, ink: SIGNAL.white, align: 'right' });
}

/** How far a plate must go from the middle of some ground: clear of its box, or of its slanting edge, whichever is nearer. */
function nearestTo({ page }: FieldSheet, corners: readonly Point[], plate: Size): (ahead: Point) => number {
  const gap = 0.16 * page.unit;
  const [box, middle] = [boxOf(corners), middleOf(corners)];
  const ofBox = clearOf(box, plate, gap);
  return (ahead) => {
    const reach = Math.max(...corners.map(({ x, y }) => (x - middle.x) * ahead.x + (y - middle.y) * ahead.y));
    return Math.min(ofBox(ahead), reach + halfOf(plate, ahead) + gap);
  };
}

/** How far a box is from a point. */
function gapTo({ x, y, width, height }: Box, point: Point): number {
  return Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height));
}

function drawLeader(sheet: FieldSheet, from: Point, to: Point): void {
  const { pen, page } = sheet;
  pen.lineCap = 'round';
  strokes(pen, () => traceWay(sheet.pen, [from, to]), [
    [SIGNAL.halo, 0.16 * page.unit],
    [SIGNAL.white, 0.06 * page.unit],
  ]);
}

/** The sides differ by shape too: one side's plates are round, the other's have cut corners. */
function drawTablet({ pen, page, theme }: FieldSheet, { x, y, width, height }: Box, side: 'red' | 'blue'): void {
  const cut = 0.3 * height;
  pen.lineJoin = 'round';
  const trace = () => {
    if (side === 'blue') return pen.roundRect(x, y, width, height, 0.45 * height);
    pen.moveTo(x + cut, y);
    pen.lineTo(x + width - cut, y);
    pen.lineTo(x + width, y + height / 2);
    pen.lineTo(x + width - cut, y + height);
    pen.lineTo(x + cut, y + height);
    pen.lineTo(x, y + height / 2);
    pen.closePath();
  };
  strokes(pen, trace, [
    [SIGNAL.halo, 0.18 * page.unit],
    [theme[side].trim, 0.09 * page.unit],
  ]);
  pen.fillStyle = theme[side].dark;
  pen.fill();
}

function placeChips(sheet: FieldSheet, room: Room, { chips }: FieldPiece, plate: Box): void {
  const radius = 0.36 * sheet.page.detail.plate;
  const width = 2.3 * radius;
  const y = plate.y + plate.height / 2;
  const places = [0, 1, 2, 3].flatMap((step) => [
    { x: plate.x + plate.width + (0.6 + step) * width, y },
    { x: plate.x - (0.6 + step) * width, y },
    { x: plate.x + plate.width / 2 + step * width, y: y + plate.height },
    { x: plate.x + plate.width / 2 - step * width, y: y - plate.height },
  ]);
  for (const chip of signsOf(chips, false)) {
    const at = settle(room, { width, height: width, thing: 'chip' }, places);
    if (at) drawChip(sheet.pen, chip, at, radius);
  }
}
