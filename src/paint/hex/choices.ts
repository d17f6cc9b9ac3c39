/** Choices: hexes to move to or enemies to attack, with their numbers in the text. */
import { DIRECTIONS, type Hex } from '../../hex/grid.ts';
import type { Point } from '../../hex/layout.ts';
import type { Mark } from '../../scene/hex.ts';
import { widthOf, write } from '../lettering.ts';
import { SIGNAL } from '../palette.ts';
import { between, polygon, strokes } from '../sheet.ts';
import type { HexSheet } from './page.ts';

type Choice = Extract<Mark, { kind: 'choice' }>;

/** All the numbers at one hex, in order. */
export interface Choices {
  readonly at: Hex;
  readonly what: Choice['what'];
  readonly numbers: readonly number[];
}

export function choicesOf(marks: readonly Mark[]): Choices[] {
  const groups = new Map<string, Choices>();
  for (const mark of marks) {
    if (mark.kind !== 'choice') continue;
    const { at, what, n } = mark;
    const known = groups.get(at + what)?.numbers ?? [];
    groups.set(at + what, { at, what, numbers: [...known, n].toSorted((a, b) => a - b) });
  }
  return [...groups.values()];
}

/** Drawn under the units: an outlined hex to move to, or cross hairs on an enemy. */
export function drawChoiceGround(sheet: HexSheet, { at, what }: Choices): void {
  if (what === 'end') drawEnd(sheet, at);
  else drawSights(sheet, at);
}

function drawEnd({ pen, page }: HexSheet, hex: Hex): void {
  const { layout, radius } = page;
  const centre = layout.centre(hex);
  const corners = DIRECTIONS.map((facing) => between(centre, layout.corner(hex, facing), 0.84));
  pen.beginPath();
  polygon(pen, corners);
  pen.globalAlpha = 0.14;
  pen.fillStyle = SIGNAL.awaited;
  pen.fill();
  pen.lineJoin = 'round';
  pen.globalAlpha = 0.75;
  strokes(pen, () => polygon(pen, corners), [
    [SIGNAL.halo, 0.1 * radius],
    [SIGNAL.awaited, 0.045 * radius],
  ]);
  pen.globalAlpha = 1;
}

/** A broken ring with a hair across each gap. */
function drawSights({ pen, page }: HexSheet, hex: Hex): void {
  const { layout, radius } = page;
  const { x, y } = layout.centre(hex);
  const quarters = [0, 1, 2, 3].map((i) => (i * Math.PI) / 2);
  const trace = () => {
    for (const angle of quarters) {
      const [from, to] = [angle + 0.24, angle + Math.PI / 2 - 0.24];
      pen.moveTo(x + 0.97 * radius * Math.cos(from), y + 0.97 * radius * Math.sin(from));
      pen.arc(x, y, 0.97 * radius, from, to);
      const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      pen.moveTo(x + 0.8 * dx, y + 0.8 * dy);
      pen.lineTo(x + 1.14 * dx, y + 1.14 * dy);
    }
  };
  pen.lineCap = 'round';
  strokes(pen, trace, [
    [SIGNAL.halo, 0.21 * radius],
    [SIGNAL.white, 0.14 * radius],
    [SIGNAL.blocked, 0.09 * radius],
  ]);
}

/** The most numbers side by side. */
const ABREAST = 3;

/** A plate with one or more numbers. Undefined if hexes are too small to read them. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  /** Rows of numbers, each with the width of its cell. */
  readonly rows: readonly (readonly { readonly text: string; readonly width: number }[])[];
  readonly size: number;
}

export function plateOf({ pen, page }: HexSheet, { numbers }: Choices): Plate | undefined {
  if (page.detail.number === undefined) return undefined;
  const size = Math.max(page.detail.ruler, 0.44 * page.radius);
  const cells = numbers.map((n) => {
    const text = String(n);
    return { text, width: Math.max(0.92 * size, widthOf(pen, text, { face: 'figures', size }) + 0.36 * size) };
  });
  const rows = Array.from({ length: Math.ceil(cells.length / ABREAST) }, (_, i) =>
    cells.slice(ABREAST * i, ABREAST * (i + 1)),
  );
  const breadths = rows.map((row) => row.reduce((sum, { width }) => sum + width, 0));
  return { width: Math.max(1.14 * size, ...breadths), height: (0.2 + 0.94 * rows.length) * size, rows, size };
}

/** Dark figures on a light plate, so that they are not taken for strengths; a target's rim is red. */
export function drawPlate(
  { pen }: HexSheet,
  { width, height, rows, size }: Plate,
  what: Choice['what'],
  at: Point,
): void {
  const [left, top] = [at.x - width / 2, at.y - height / 2];
  pen.beginPath();
  pen.roundRect(left, top, width, height, 0.4 * size);
  const rim = what === 'target' ? SIGNAL.blocked : SIGNAL.awaited;
  for (const [colour, breadth] of [
    [SIGNAL.halo, 0.3],
    [rim, 0.16],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = breadth * size;
    pen.stroke();
  }
  pen.fillStyle = SIGNAL.plate;
  pen.fill();
  rows.forEach((row, i) => {
    const y = at.y + (i - (rows.length - 1) / 2) * 0.94 * size;
    let x = at.x - row.reduce((sum, cell) => sum + cell.width, 0) / 2;
    row.forEach((cell, j) => {
      if (j > 0) {
        pen.fillStyle = SIGNAL.halo;
        pen.fillRect(x - 0.025 * size, y - 0.34 * size, 0.05 * size, 0.68 * size);
      }
      write(pen, cell.text, x + cell.width / 2, y, { face: 'figures', size, ink: SIGNAL.halo });
      x += cell.width;
    });
  });
}

/** Positions for a plate, best first: in the middle of an empty hex, at the edge of an occupied one. */
export function platePlaces({ page }: HexSheet, { at, what }: Choices, { width, height }: Plate): Point[] {
  const { layout, radius } = page;
  const { x, y } = layout.centre(at);
  const around = [
    Math.PI / 4,
    -Math.PI / 4,
    (3 * Math.PI) / 4,
    (-3 * Math.PI) / 4,
    -Math.PI / 2,
    Math.PI / 2,
    0,
    Math.PI,
  ];
  const ring = (away: number) =>
    around.map((angle) => ({
      x: x + Math.cos(angle) * (away * radius + width / 2),
      y: y + Math.sin(angle) * (away * radius + height / 2),
    }));
  const edge = [...ring(0.4), ...ring(0.6)];
  return what === 'end' ? [{ x, y }, ...edge] : edge;
}

/** How far a plate leaves its hex, which counts against a position: a number must not be taken for a neighbour's. */
export function astray({ page }: HexSheet, { at }: Choices): (place: Point) => number {
  const { x, y } = page.layout.centre(at);
  return (place) => 12 * Math.max(0, Math.hypot(place.x - x, place.y - y) / page.radius - 0.95);
}
