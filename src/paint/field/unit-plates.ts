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
import { ringsAbout } from './rings.ts';
import { traceWay } from '../arrow.ts';
import { aheadOf, drawQuality, groundOf } from './units.ts';

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
  const far = (turn: number): number => reachOf(grounds.flat(), middle, back + turn) + 0.5 * height + 0.16 * page.unit;
  const places = ringsAbout(middle, far, 0.5 * height, back, width - height);
  const against = mistakable(middle, middles, 1.1, 6 * page.unit);
  const free = places.filter(({ x, y }) => !hidesLetters(room, boxAround(x, y, width, height)));
  const at = settle(room, { width, height, thing: 'number', against, shy: 2 }, free.length > 0 ? free : places);
  if (!at) return;
  const box = boxAround(at.x, at.y, width, height);
  const rim = grounds.flatMap((ground) => evenly([...ground, ground[0]!], 0.5 * page.unit));
  if (gapTo(box, rim) > height) drawLeader(sheet, at, middle);
  drawTablet(sheet, box, piece.side);
  writePlate(sheet, box, piece, words);
  placeChips(sheet, room, piece, box);
}

/** Whether a box would cover a plate or a number. */
function hidesLetters({ taken }: Room, box: Box): boolean {
  return taken.some((other) => (other.thing === 'number' || other.thing === 'choice') && overlap(other.box, box) > 0);
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

/** How far ground reaches from a point toward a heading. */
function reachOf(corners: readonly Point[], middle: Point, heading: number): number {
  const { ahead } = aheadOf(heading);
  return Math.max(...corners.map(({ x, y }) => (x - middle.x) * ahead.x + (y - middle.y) * ahead.y));
}

/** How far a box is from the nearest of some points. */
function gapTo({ x, y, width, height }: Box, points: readonly Point[]): number {
  const gaps = points.map((point) =>
    Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height)),
  );
  return Math.min(...gaps);
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
