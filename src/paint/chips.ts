/** Small symbols for states at the rear of a unit, distinguished by shape first and colour second. No letters. */
import type { TableChip } from '../scene/field.ts';
import type { Point } from './page.ts';
import { SIGNAL } from './palette.ts';
import { INK, ink, plate, points } from './chip-strokes.ts';
import { drawChevrons, drawClock, drawGaps, drawQuarterTurn, drawWheel } from './formation-chips.ts';
import { type Pen, polygon, star } from './sheet.ts';

/** Replaces several states if there is no room for each. */
const SEVERAL = 'several';
export type ChipSign = TableChip | typeof SEVERAL;

/** The symbols of a unit's states, or one for all of them if there is room for only one. */
export function signsOf(chips: readonly TableChip[], single: boolean): readonly ChipSign[] {
  return single && chips.length > 1 ? [SEVERAL] : chips;
}

/** Draws a chip with this radius in pixels. */
export function drawChip(pen: Pen, chip: ChipSign, at: Point, radius: number): void {
  pen.save();
  pen.translate(at.x, at.y);
  pen.scale(radius, radius);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  SIGNS[chip](pen);
  pen.restore();
}

/** Drawn in a circle of radius 1 around the origin. */
const SIGNS: Readonly<Record<ChipSign, (pen: Pen) => void>> = {
  panicked: drawFlag,
  demoralised: drawCrackedTriangle,
  acted: drawTick,
  firedBack: drawFlash,
  squareFired: drawSmokingSquare,
  mayNotManoeuvre: drawBarredDiamond,
  displaced: drawDoubleArrow,
  prePlayed: drawHourglass,
  withoutCombat: drawCrossedOut,
  diceLost: drawDieLess,
  palisade: drawStakes,
  notActivated: drawMoon,
  disordered: drawJumble,
  unloaded: drawEmptyBarrel,
  unformed: drawGaps,
  turned: drawQuarterTurn,
  limbered: drawWheel,
  charging: drawChevrons,
  busy: drawClock,
  note: drawLeaf,
  several: drawExclamation,
};

function drawFlag(pen: Pen): void {
  pen.beginPath();
  pen.rect(-0.85, -1.15, 0.22, 2.4);
  plate(pen, SIGNAL.white);
  pen.beginPath();
  pen.moveTo(-0.63, -1.1);
  pen.bezierCurveTo(-0.1, -1.5, 0.4, -0.7, 1.1, -1.1);
  pen.lineTo(1.1, 0.1);
  pen.bezierCurveTo(0.4, 0.5, -0.1, -0.3, -0.63, 0.1);
  pen.closePath();
  plate(pen, SIGNAL.white);
}

function drawCrackedTriangle(pen: Pen): void {
  pen.beginPath();
  polygon(pen, points([0, -1], [1.05, 0.8], [-1.05, 0.8]));
  plate(pen, SIGNAL.demoralised);
  ink(pen, 0.24, [0.05, -0.6], [-0.22, -0.02], [0.22, 0.12], [-0.05, 0.75]);
}

function drawTick(pen: Pen): void {
  pen.beginPath();
  pen.arc(0, 0, 0.82, 0, 2 * Math.PI);
  plate(pen, SIGNAL.acted);
  ink(pen, 0.3, [-0.42, 0.02], [-0.1, 0.36], [0.45, -0.35]);
}

function drawFlash(pen: Pen): void {
  pen.beginPath();
  star(pen, { x: 0, y: 0 }, 8, 1.15, 0.6);
  plate(pen, SIGNAL.firedBack, 0.4);
  pen.beginPath();
  pen.arc(0, 0, 0.36, 0, 2 * Math.PI);
  pen.fillStyle = SIGNAL.fire;
  pen.fill();
}

/** Hollow like the formation, with a flash in the middle. */
function drawSmokingSquare(pen: Pen): void {
  pen.beginPath();
  pen.rect(-0.9, -0.9, 1.8, 1.8);
  plate(pen, SIGNAL.squareFired, 0.4);
  pen.beginPath();
  pen.rect(-0.58, -0.58, 1.16, 1.16);
  pen.fillStyle = INK;
  pen.fill();
  pen.beginPath();
  star(pen, { x: 0, y: 0 }, 4, 0.66, 0.2);
  pen.fillStyle = SIGNAL.squareFired;
  pen.fill();
}

function drawBarredDiamond(pen: Pen): void {
  pen.beginPath();
  polygon(pen, points([0, -1.1], [1.1, 0], [0, 1.1], [-1.1, 0]));
  plate(pen, SIGNAL.mayNotManoeuvre);
  ink(pen, 0.36, [-0.48, 0], [0.48, 0]);
}

function drawDoubleArrow(pen: Pen): void {
  pen.beginPath();
  const half = [
    [-1.25, 0],
    [-0.55, -0.8],
    [-0.55, -0.32],
    [0.55, -0.32],
    [0.55, -0.8],
    [1.25, 0],
  ] as const;
  const back = half.slice(1, -1).map(([x, y]) => [-x, -y] as const);
  polygon(pen, points(...half, ...back));
  plate(pen, SIGNAL.displaced);
}

/** Already activated. */
function drawHourglass(pen: Pen): void {
  pen.beginPath();
  polygon(pen, points([-0.8, -1.05], [0.8, -1.05], [-0.8, 1.05], [0.8, 1.05]));
  plate(pen, SIGNAL.prePlayed);
  ink(pen, 0.22, [-0.9, -1.05], [0.9, -1.05]);
  ink(pen, 0.22, [-0.9, 1.05], [0.9, 1.05]);
}

/** No entry for its arms: a barred disc. */
function drawCrossedOut(pen: Pen): void {
  pen.beginPath();
  pen.arc(0, 0, 0.92, 0, 2 * Math.PI);
  plate(pen, SIGNAL.white);
  pen.beginPath();
  pen.arc(0, 0, 0.7, 0, 2 * Math.PI);
  pen.moveTo(-0.5, -0.5);
  pen.lineTo(0.5, 0.5);
  pen.strokeStyle = SIGNAL.blocked;
  pen.lineWidth = 0.34;
  pen.stroke();
}

/** A die with a minus. */
function drawDieLess(pen: Pen): void {
  pen.beginPath();
  pen.roundRect(-0.85, -0.85, 1.7, 1.7, 0.34);
  plate(pen, SIGNAL.diceLost);
  ink(pen, 0.36, [-0.42, 0], [0.42, 0]);
}

/** Three pointed stakes behind a rail. */
function drawStakes(pen: Pen): void {
  pen.beginPath();
  for (const x of [-0.8, 0, 0.8]) {
    polygon(pen, points([x - 0.3, 0.95], [x - 0.3, -0.55], [x, -1.1], [x + 0.3, -0.55], [x + 0.3, 0.95]));
  }
  plate(pen, SIGNAL.palisade, 0.4);
  ink(pen, 0.24, [-1.1, 0.25], [1.1, 0.25]);
}

/** Not activated: asleep under the moon. */
function drawMoon(pen: Pen): void {
  pen.beginPath();
  pen.arc(0.05, 0, 0.98, 0.32 * Math.PI, 1.68 * Math.PI);
  pen.arc(0.47, 0, 0.8, 1.48 * Math.PI, 0.52 * Math.PI, true);
  pen.closePath();
  plate(pen, SIGNAL.notActivated, 0.42);
}

/** In disorder: three strokes that do not stand in line. */
function drawJumble(pen: Pen): void {
  pen.beginPath();
  pen.roundRect(-1, -0.95, 2, 1.9, 0.3);
  plate(pen, SIGNAL.disordered, 0.4);
  ink(pen, 0.3, [-0.72, 0.5], [-0.5, -0.5]);
  ink(pen, 0.3, [-0.08, 0.1], [0.22, -0.62]);
  ink(pen, 0.3, [0.36, 0.62], [0.72, -0.12]);
}

/** Not loaded: the empty mouth of a barrel, crossed out. */
function drawEmptyBarrel(pen: Pen): void {
  pen.beginPath();
  pen.arc(0, 0, 0.95, 0, 2 * Math.PI);
  plate(pen, SIGNAL.unloaded);
  pen.beginPath();
  pen.arc(0, 0, 0.45, 0, 2 * Math.PI);
  pen.strokeStyle = INK;
  pen.lineWidth = 0.26;
  pen.stroke();
  ink(pen, 0.26, [-0.7, 0.7], [0.7, -0.7]);
}

/** A sheet of paper with writing. */
function drawLeaf(pen: Pen): void {
  pen.beginPath();
  polygon(pen, points([-0.72, -0.95], [0.3, -0.95], [0.72, -0.5], [0.72, 0.95], [-0.72, 0.95]));
  plate(pen, SIGNAL.note);
  for (const y of [-0.35, 0.08, 0.51]) ink(pen, 0.17, [-0.42, y], [0.42, y]);
}

/** Look closer: a bold stroke over a dot, on a shield. */
function drawExclamation(pen: Pen): void {
  pen.beginPath();
  polygon(pen, points([-0.85, -1], [0.85, -1], [0.85, 0.35], [0, 1.15], [-0.85, 0.35]));
  plate(pen, SIGNAL.several);
  ink(pen, 0.4, [0, -0.62], [0, -0.05]);
  ink(pen, 0.44, [0, 0.5], [0, 0.51]);
}
