/** What happened, drawn alike on every board. `unit` is the board's measure of a mark: on hexes, their radius. */
import { write } from './lettering.ts';
import type { Box, Point } from './page.ts';
import { SIGNAL, type SideColours } from './palette.ts';
import { type Pen, star, strokes } from './sheet.ts';

function straight(pen: Pen, from: Point, to: Point) {
  return (): void => {
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
  };
}

/** Artillery fires a solid line, musketry a dashed one, with a flash at the muzzle. */
export function drawShot(pen: Pen, unit: number, muzzle: Point, end: Point, arm: 'musketry' | 'artillery'): void {
  const line = straight(pen, muzzle, end);
  const artillery = arm === 'artillery';
  pen.lineCap = artillery ? 'round' : 'butt';
  const breadth = artillery ? 0.1 : 0.08;
  strokes(pen, line, [[SIGNAL.fireEdge, (breadth + 0.11) * unit]]);
  if (!artillery) pen.setLineDash([0.24 * unit, 0.15 * unit]);
  strokes(pen, line, [[SIGNAL.fire, breadth * unit]]);
  pen.setLineDash([]);
  drawFlash(pen, unit, muzzle, artillery ? 0.27 : 0.2);
}

function drawFlash(pen: Pen, unit: number, at: Point, size: number): void {
  pen.beginPath();
  star(pen, at, 8, size * unit, size * 0.5 * unit);
  pen.lineJoin = 'round';
  pen.strokeStyle = SIGNAL.fireEdge;
  pen.lineWidth = 0.09 * unit;
  pen.stroke();
  pen.fillStyle = SIGNAL.fire;
  pen.fill();
}

/** A starburst of a width in pixels with the number lost, if there is room for figures of a size. */
export function drawBurst(pen: Pen, n: number, at: Point, width: number, size: number | undefined): void {
  const outer = width / 2;
  pen.beginPath();
  star(pen, at, 12, outer, 0.76 * outer);
  pen.lineJoin = 'round';
  pen.strokeStyle = SIGNAL.halo;
  pen.lineWidth = 0.22 * outer;
  pen.stroke();
  pen.strokeStyle = SIGNAL.lossEdge;
  pen.lineWidth = 0.1 * outer;
  pen.stroke();
  pen.fillStyle = SIGNAL.loss;
  pen.fill();
  if (size === undefined) return;
  write(pen, `−${Math.abs(n)}`, at.x - 0.03 * size, at.y, { face: 'figures', size, ink: SIGNAL.white });
}

/** A cross in the side's colour where a unit fell. */
export function drawFallenCross(pen: Pen, unit: number, { x, y }: Point, { trim, body }: SideColours): void {
  const arm = 0.4 * unit;
  pen.lineCap = 'butt';
  const cross = () => {
    for (const slant of [1, -1]) {
      pen.moveTo(x - arm, y - slant * arm);
      pen.lineTo(x + arm, y + slant * arm);
    }
  };
  strokes(pen, cross, [
    [SIGNAL.halo, 0.38 * unit],
    [trim, 0.27 * unit],
    [body, 0.17 * unit],
  ]);
}

/** A star where two sides clash. */
export function drawClashStar(pen: Pen, unit: number, at: Point): void {
  pen.lineJoin = 'miter';
  pen.beginPath();
  star(pen, at, 9, 0.36 * unit, 0.16 * unit, 0.2);
  pen.strokeStyle = SIGNAL.halo;
  pen.lineWidth = 0.12 * unit;
  pen.stroke();
  pen.fillStyle = SIGNAL.fire;
  pen.fill();
  pen.beginPath();
  star(pen, at, 9, 0.2 * unit, 0.09 * unit, 0.2);
  pen.fillStyle = SIGNAL.white;
  pen.fill();
}

/** The distance between the strokes of a zone. */
const HATCH = 0.52;

/** The area in which a side may deploy: hatched and bordered in its colour, each side's strokes at their own angle. */
export function drawHatched(
  pen: Pen,
  unit: number,
  trace: () => void,
  within: Box,
  colours: SideColours,
  slant: 1 | -1,
): void {
  pen.lineJoin = 'round';
  pen.lineCap = 'butt';
  pen.save();
  pen.beginPath();
  trace();
  pen.clip('evenodd');
  pen.globalAlpha = 0.12;
  pen.fillStyle = colours.body;
  pen.fillRect(within.x, within.y, within.width, within.height);
  pen.globalAlpha = 0.55;
  strokes(pen, () => traceHatching(pen, within, HATCH * unit, slant), [[colours.mark, 0.055 * unit]]);
  pen.globalAlpha = 1;
  strokes(pen, trace, [[colours.mark, 0.34 * unit]]);
  pen.restore();
  strokes(pen, trace, [
    [SIGNAL.halo, 0.13 * unit],
    [colours.trim, 0.06 * unit],
  ]);
}

/** Slanting strokes over a whole box, this far apart. */
function traceHatching(pen: Pen, { x, y, width, height }: Box, apart: number, slant: 1 | -1): void {
  const step = apart * Math.SQRT2;
  for (let at = -height; at < width + height; at += step) {
    pen.moveTo(x + at, slant === 1 ? y : y + height);
    pen.lineTo(x + at + height, slant === 1 ? y + height : y);
  }
}

/** What blocks: its ground in red. */
export function drawGuilty(pen: Pen, unit: number, trace: () => void): void {
  pen.beginPath();
  trace();
  pen.globalAlpha = 0.28;
  pen.fillStyle = SIGNAL.blocked;
  pen.fill();
  pen.globalAlpha = 1;
  pen.lineJoin = 'round';
  pen.lineCap = 'butt';
  strokes(pen, trace, [
    [SIGNAL.halo, 0.18 * unit],
    [SIGNAL.blocked, 0.1 * unit],
  ]);
}

/** A line that is blocked: red up to where it stops, faint beyond, and a bar where it stops. */
export function drawStopped(pen: Pen, unit: number, from: Point, stop: Point, to: Point): void {
  strokes(pen, straight(pen, from, stop), [
    [SIGNAL.halo, 0.17 * unit],
    [SIGNAL.blocked, 0.09 * unit],
  ]);
  pen.setLineDash([0.1 * unit, 0.16 * unit]);
  strokes(pen, straight(pen, stop, to), [[SIGNAL.blocked, 0.07 * unit]]);
  pen.setLineDash([]);
  drawBar(pen, unit, stop);
}

/** No entry: a red disc with a white bar. */
function drawBar(pen: Pen, unit: number, at: Point): void {
  const size = 0.27 * unit;
  pen.beginPath();
  pen.arc(at.x, at.y, size, 0, 2 * Math.PI);
  pen.strokeStyle = SIGNAL.halo;
  pen.lineWidth = 0.4 * size;
  pen.stroke();
  pen.fillStyle = SIGNAL.blocked;
  pen.fill();
  pen.fillStyle = SIGNAL.white;
  pen.fillRect(at.x - 0.62 * size, at.y - 0.19 * size, 1.24 * size, 0.38 * size);
}
