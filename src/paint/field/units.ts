/** Units of a table to scale: their ground in the side's colour, a thick light front edge, a sign of what they are. */
import type { FieldBody, FieldPiece } from '../../scene/field.ts';
import { write } from '../lettering.ts';
import type { Point } from '../page.ts';
import { SIGNAL, type SideColours } from '../palette.ts';
import { disc, type Pen, polygon, star, strokes } from '../sheet.ts';
import type { FieldSheet } from './page.ts';
import { traceWay } from '../arrow.ts';
import { drawPattern, drawRanks } from './patterns.ts';

type Rectangle = Extract<FieldBody, { kind: 'rectangle' }>;
type Round = Extract<FieldBody, { kind: 'disc' }>;

/** However small its scale, a body is at least so many pixels broad in a picture shown 550 pixels wide. */
const LEAST = 5 / 550;

/** The unit vectors ahead and to the right of a heading, in pixels: y runs down. */
export function aheadOf(heading: number): { readonly ahead: Point; readonly right: Point } {
  const angle = (heading * Math.PI) / 18_000;
  return {
    ahead: { x: Math.sin(angle), y: -Math.cos(angle) },
    right: { x: Math.cos(angle), y: Math.sin(angle) },
  };
}

export function plus(at: Point, along: Point, by: number): Point {
  return { x: at.x + along.x * by, y: at.y + along.y * by };
}

/** Front left, front right, rear right, rear left, in pixels. */
function cornersOf(
  { page }: Pick<FieldSheet, 'page'>,
  { at, heading, wide, deep }: Rectangle,
): [Point, Point, Point, Point] {
  const { ahead, right } = aheadOf(heading);
  const least = LEAST * page.width;
  const [half, depth] = [Math.max(least, (wide * page.cm) / 1_000) / 2, Math.max(least, (deep * page.cm) / 1_000)];
  const front = page.at(at);
  const rear = plus(front, ahead, -depth);
  return [plus(front, right, -half), plus(front, right, half), plus(rear, right, half), plus(rear, right, -half)];
}

function radiusOf({ page }: Pick<FieldSheet, 'page'>, { radius }: Pick<Round, 'radius'>): number {
  return Math.max((LEAST * page.width) / 2, (radius * page.cm) / 1_000);
}

/** The outline of a body in pixels; of a round one, an octagon about it. */
export function groundOf(sheet: Pick<FieldSheet, 'page'>, body: FieldBody): Point[] {
  if (body.kind === 'rectangle') return cornersOf(sheet, body);
  const [at, radius] = [sheet.page.at(body.at), 1.08 * radiusOf(sheet, body)];
  return [0, 1, 2, 3, 4, 5, 6, 7].map((each) => plus(at, aheadOf(each * 4_500).ahead, radius));
}

/** The bodies of a unit, joined by a thin line if they stand apart, and its sign. */
export function drawUnit(sheet: FieldSheet, piece: FieldPiece): void {
  const colours = sheet.theme[piece.side];
  if (piece.bodies.length > 1 && piece.bodies.some(({ kind }) => kind === 'disc')) drawTie(sheet, piece, colours);
  for (const body of piece.bodies)
    if (body.kind === 'rectangle') drawRectangle(sheet, body, piece, colours);
    else drawDisc(sheet, body, piece, colours);
}

/** From man to man, so that a squad that stands apart is seen as one. */
function drawTie(sheet: FieldSheet, { bodies }: FieldPiece, { trim, dark }: SideColours): void {
  const { pen, page } = sheet;
  const way = bodies.map(({ at }) => page.at(at));
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.globalAlpha = 0.75;
  strokes(pen, () => traceWay(sheet.pen, way), [
    [dark, 0.16 * page.unit],
    [trim, 0.06 * page.unit],
  ]);
  pen.globalAlpha = 1;
}

function drawRectangle(sheet: FieldSheet, body: Rectangle, piece: FieldPiece, colours: SideColours): void {
  const { pen, page } = sheet;
  const corners = cornersOf(sheet, body);
  pen.lineJoin = 'miter';
  strokes(pen, () => polygon(pen, corners), [
    [SIGNAL.halo, 0.3 * page.unit],
    [colours.trim, 0.16 * page.unit],
  ]);
  pen.fillStyle = colours.body;
  pen.fill();
  drawRanks(sheet, body, corners, colours);
  drawPattern(sheet, corners, piece, colours);
  drawFront(sheet, body, corners, piece.side);
}

/** Thick and light, with a sign one centimetre before its middle: a disc for one side, a diamond for the other. */
function drawFront(
  sheet: FieldSheet,
  { at, heading }: Rectangle,
  corners: readonly Point[],
  side: 'red' | 'blue',
): void {
  const { pen, page } = sheet;
  const [a, b] = [corners[0]!, corners[1]!];
  pen.lineCap = 'butt';
  const edge = () => traceWay(sheet.pen, [a, b]);
  strokes(pen, edge, [
    [SIGNAL.halo, 0.44 * page.unit],
    [SIGNAL.white, 0.26 * page.unit],
  ]);
  drawPip(sheet, plus(page.at(at), aheadOf(heading).ahead, Math.max(page.cm, 0.5 * page.unit)), side);
}

function drawPip({ pen, page, theme }: FieldSheet, at: Point, side: 'red' | 'blue'): void {
  const layers = [
    [SIGNAL.halo, 0.24],
    [SIGNAL.white, 0.17],
    [theme[side].body, 0.1],
  ] as const;
  for (const [colour, reach] of layers) {
    if (side === 'blue') {
      disc(pen, at, reach * page.unit, colour);
      continue;
    }
    pen.beginPath();
    star(pen, at, 2, 1.25 * reach * page.unit, 0.9 * reach * page.unit);
    pen.fillStyle = colour;
    pen.fill();
  }
}

/** Elite troops have a star, recruits an empty ring, beside their name. */
export function drawQuality(
  pen: Pen,
  at: Point,
  size: number,
  { trim }: SideColours,
  quality: 'elite' | 'recruit',
): void {
  if (quality === 'recruit') {
    return strokes(pen, () => pen.arc(at.x, at.y, 0.26 * size, 0, 2 * Math.PI), [[trim, 0.12 * size]]);
  }
  pen.beginPath();
  star(pen, at, 5, 0.42 * size, 0.18 * size);
  pen.fillStyle = trim;
  pen.fill();
}

/** A base with a tick to where it faces; leaders bear a star, horse and beasts are drawn with a bar. */
function drawDisc(sheet: FieldSheet, body: Round, { shape }: FieldPiece, colours: SideColours): void {
  const { pen, page } = sheet;
  const at = page.at(body.at);
  const radius = radiusOf(sheet, body);
  disc(pen, at, radius + 0.1 * page.unit, SIGNAL.halo);
  disc(pen, at, radius, colours.trim);
  disc(pen, at, 0.8 * radius, colours.body);
  if (body.heading !== undefined) {
    const { ahead } = aheadOf(body.heading);
    pen.lineCap = 'butt';
    strokes(
      pen,
      () => traceWay(sheet.pen, [plus(at, ahead, 0.5 * radius), plus(at, ahead, radius + 0.26 * page.unit)]),
      [
        [SIGNAL.halo, 0.26 * page.unit],
        [SIGNAL.white, 0.14 * page.unit],
      ],
    );
  }
  if (shape === 'leader') {
    pen.beginPath();
    star(pen, at, 5, 0.72 * radius, 0.3 * radius);
    pen.fillStyle = SIGNAL.white;
    return pen.fill();
  }
  if (numberOf(sheet, body) === undefined) drawFigure(sheet, at, radius, shape, colours);
}

/** A dot in loose order, a ring for skirmishers; as in rectangles, a diagonal for horse, a cross for irregulars. */
function drawFigure(
  { pen, page }: FieldSheet,
  at: Point,
  radius: number,
  shape: FieldPiece['shape'],
  { trim }: SideColours,
): void {
  const bar = (slope: number) =>
    traceWay(pen, [plus(at, { x: 0.56, y: slope }, -radius), plus(at, { x: 0.56, y: slope }, radius)]);
  if (shape === 'loose') disc(pen, at, 0.24 * radius, trim);
  if (shape === 'skirmish')
    strokes(pen, () => pen.arc(at.x, at.y, 0.42 * radius, 0, 2 * Math.PI), [[trim, 0.2 * radius]]);
  const slopes = shape === 'irregular' ? [-0.56, 0.56] : shape === 'cavalry' || shape === 'beast' ? [-0.56] : [];
  strokes(pen, () => slopes.forEach(bar), [[trim, 0.12 * page.unit]]);
}

/** The number of a single figure, in large crops. */
function numberOf({ page }: FieldSheet, body: FieldBody): string | undefined {
  if (body.kind !== 'disc' || body.n === undefined || page.detail.figure === undefined) return undefined;
  return String(body.n);
}

export function drawFigureNumber(sheet: FieldSheet, body: FieldBody, side: 'red' | 'blue'): void {
  const { pen, page, theme } = sheet;
  const [number, size] = [numberOf(sheet, body), page.detail.figure];
  if (number === undefined || size === undefined) return;
  const { x, y } = page.at(body.at);
  const halo = { colour: theme[side].dark, width: 0.2 * size };
  write(pen, number, x, y, { face: 'figures', size, ink: SIGNAL.white, halo });
}

/** A unit as it was or would be: hollow, dashed. */
export function drawGhost(sheet: FieldSheet, { bodies, side }: FieldPiece): void {
  const { pen, page, theme } = sheet;
  for (const body of bodies) {
    const ground = groundOf(sheet, body);
    pen.lineJoin = 'round';
    pen.beginPath();
    polygon(pen, ground);
    pen.globalAlpha = 0.3;
    pen.fillStyle = theme[side].body;
    pen.fill();
    pen.globalAlpha = 1;
    strokes(pen, () => polygon(pen, ground), [[SIGNAL.halo, 0.2 * page.unit]]);
    pen.setLineDash([0.24 * page.unit, 0.14 * page.unit]);
    strokes(pen, () => polygon(pen, ground), [[theme[side].trim, 0.1 * page.unit]]);
    pen.setLineDash([]);
    if (body.heading === undefined) continue;
    const front = page.at(body.at);
    const reach = body.kind === 'disc' ? radiusOf(sheet, body) : 0;
    const { ahead } = aheadOf(body.heading);
    strokes(pen, () => traceWay(sheet.pen, [plus(front, ahead, reach), plus(front, ahead, reach + 0.6 * page.unit)]), [
      [SIGNAL.halo, 0.26 * page.unit],
      [theme[side].trim, 0.14 * page.unit],
    ]);
  }
}
