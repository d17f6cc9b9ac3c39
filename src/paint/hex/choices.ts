/** Choices: hexes to move to or enemies to attack, with their numbers in the text. */
import { DIRECTIONS, type Hex } from '../../hex/grid.ts';
import type { Point } from '../../hex/layout.ts';
import type { Mark } from '../../scene/hex.ts';
import { SIGNAL } from '../palette.ts';
import { type Plate, plateOf } from '../plates.ts';
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

/** Undefined if hexes are too small to read it. */
export function hexPlateOf({ pen, page }: HexSheet, { numbers }: Choices): Plate | undefined {
  if (page.detail.number === undefined) return undefined;
  return plateOf(pen, numbers, Math.max(page.detail.ruler, 0.44 * page.radius));
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
