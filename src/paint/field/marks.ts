/** What happened on a table or could happen: ways, shots, losses, what blocks, what lies in reach. */
import type { FieldMark } from '../../scene/field.ts';
import { cut, drawArrow, traceWay } from '../arrow.ts';
import { drawClashStar, drawFallenCross, drawGuilty, drawHatched, drawShot, drawStopped } from '../events.ts';
import type { Point } from '../page.ts';
import { SIGNAL } from '../palette.ts';
import { stopOn } from '../../scene/stop.ts';
import { between, disc, polygon, strokes } from '../sheet.ts';
import { type FieldSheet, spotAt } from './page.ts';
import { outlineOf, traceOutline } from './trace.ts';
import { aheadOf, plus } from './units.ts';

type MarkOf<K extends FieldMark['kind']> = Extract<FieldMark, { kind: K }>;

/** The way of a move, with a tick at each centimetre and a longer one at each fifth. */
export function drawMove(sheet: FieldSheet, { side, way }: MarkOf<'move'>): void {
  const { pen, page, theme } = sheet;
  const points = outlineOf(sheet, way);
  const { mark: colour, trim: casing } = theme[side];
  drawArrow(pen, points, { unit: page.unit, shaft: 0.12, head: 0.5, colour, casing });
  drawTicks(sheet, points);
}

function drawTicks(sheet: FieldSheet, way: readonly Point[]): void {
  const { pen, page } = sheet;
  if (page.cm < 0.3 * page.unit) return;
  let walked = 0;
  const ticks: [Point, Point][] = [];
  way.slice(1).forEach((to, each) => {
    const from = way[each]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (let n = Math.floor(walked / page.cm) + 1; n * page.cm < walked + length; n++) {
      const at = between(from, to, (n * page.cm - walked) / length);
      const reach = ((n % 5 === 0 ? 0.34 : 0.18) * page.unit) / length;
      const aside = { x: (to.y - from.y) * reach, y: (from.x - to.x) * reach };
      ticks.push([plus(at, aside, 1), plus(at, aside, -1)]);
    }
    walked += length;
  });
  pen.lineCap = 'butt';
  const trace = () =>
    ticks.forEach(([a, b]) => {
      pen.moveTo(a.x, a.y);
      pen.lineTo(b.x, b.y);
    });
  strokes(pen, trace, [
    [SIGNAL.halo, 0.12 * page.unit],
    [SIGNAL.white, 0.06 * page.unit],
  ]);
}

export function drawCharge(sheet: FieldSheet, { side, way }: MarkOf<'charge'>): void {
  const { pen, page, theme } = sheet;
  const points = cut(outlineOf(sheet, way), 0.2 * page.unit);
  drawArrow(pen, points, { unit: page.unit, shaft: 0.27, head: 0.72, colour: theme[side].mark, casing: SIGNAL.fire });
}

/** Dashed as a rout, in the trim of its side. */
export function drawEvade(sheet: FieldSheet, { side, way }: MarkOf<'evade'>): void {
  const { pen, page, theme } = sheet;
  const { mark: colour, trim: casing } = theme[side];
  drawArrow(pen, outlineOf(sheet, way), { unit: page.unit, shaft: 0.12, head: 0.5, colour, casing, dash: [0.5, 0.3] });
}

export function drawRout(sheet: FieldSheet, { side, way }: MarkOf<'rout'>): void {
  const { pen, page, theme } = sheet;
  const style = { shaft: 0.14, head: 0.44, colour: theme[side].mark, casing: SIGNAL.white, dash: [0.3, 0.24] } as const;
  drawArrow(pen, outlineOf(sheet, way), { unit: page.unit, ...style });
}

export function drawFire({ pen, page }: FieldSheet, { from, to, arm }: MarkOf<'fire'>): void {
  drawShot(pen, page.unit, page.at(from), page.at(to), arm);
}

export function drawFallen({ pen, page, theme }: FieldSheet, { side, at }: MarkOf<'eliminated'>): void {
  drawFallenCross(pen, 0.8 * page.unit, page.at(spotAt(at)), theme[side]);
}

export function drawZone(sheet: FieldSheet, { side, outline }: MarkOf<'zone'>): void {
  const { pen, page, theme } = sheet;
  const trace = () => traceOutline(sheet, outline);
  drawHatched(pen, page.unit, trace, page.map, theme[side], side === 'red' ? 1 : -1);
}

/** The line up to what stops it, and the outline, edge or point that does. */
export function drawBlocked(sheet: FieldSheet, { from, to, by }: MarkOf<'blocked'>): void {
  const { pen, page } = sheet;
  const [a, b] = [page.at(from), page.at(to)];
  const guilty = outlineOf(sheet, by);
  if (guilty.length > 1)
    drawGuilty(pen, page.unit, () => (guilty.length > 2 ? polygon(pen, guilty) : traceWay(sheet.pen, guilty)));
  drawStopped(pen, page.unit, a, between(a, b, stopOn(a, b, guilty)), b);
}

/** A wedge with its two rays. */
export function drawApproach(sheet: FieldSheet, { outline }: MarkOf<'approach'>): void {
  const { pen, page } = sheet;
  const [a, b, farB, farA] = outlineOf(sheet, outline) as [Point, Point, Point, Point];
  pen.beginPath();
  polygon(pen, [a, b, farB, farA]);
  pen.globalAlpha = 0.12;
  pen.fillStyle = SIGNAL.fire;
  pen.fill();
  pen.globalAlpha = 0.9;
  pen.lineCap = 'butt';
  pen.setLineDash([0.4 * page.unit, 0.25 * page.unit]);
  for (const ray of [
    [a, farA],
    [b, farB],
  ] as const)
    strokes(pen, () => traceWay(pen, ray), [
      [SIGNAL.halo, 0.16 * page.unit],
      [SIGNAL.fire, 0.08 * page.unit],
    ]);
  pen.setLineDash([]);
  pen.globalAlpha = 1;
}

/** What a front faces, and rings at its ranges. */
export function drawArc({ pen, page }: FieldSheet, { at, heading, half, ranges }: MarkOf<'arc'>): void {
  const centre = page.at(at);
  const [middle, open] = [((heading - 9_000) * Math.PI) / 18_000, (half * Math.PI) / 18_000];
  const farthest = Math.max(...ranges);
  const wedge = (range: number) => {
    pen.moveTo(centre.x, centre.y);
    pen.arc(centre.x, centre.y, (range * page.cm) / 1_000, middle - open, middle + open);
    pen.closePath();
  };
  pen.beginPath();
  wedge(farthest);
  pen.globalAlpha = 0.1;
  pen.fillStyle = SIGNAL.fire;
  pen.fill();
  pen.globalAlpha = 0.8;
  pen.lineCap = 'butt';
  for (const [each, range] of ranges.entries()) {
    pen.setLineDash(each === ranges.length - 1 ? [] : [0.3 * page.unit, 0.2 * page.unit]);
    const rim = () => pen.arc(centre.x, centre.y, (range * page.cm) / 1_000, middle - open, middle + open);
    strokes(pen, rim, [
      [SIGNAL.halo, 0.12 * page.unit],
      [SIGNAL.fire, 0.06 * page.unit],
    ]);
  }
  pen.setLineDash([]);
  pen.globalAlpha = 1;
}

/** Where enemies touch: a bright edge, with a star in its middle. */
export function drawContact(sheet: FieldSheet, { from, to }: MarkOf<'contact'>): void {
  const { pen, page } = sheet;
  const [a, b] = [page.at(from), page.at(to)];
  pen.lineCap = 'round';
  strokes(pen, () => traceWay(sheet.pen, [a, b]), [
    [SIGNAL.halo, 0.3 * page.unit],
    [SIGNAL.fire, 0.18 * page.unit],
  ]);
  drawClashStar(pen, 0.9 * page.unit, between(a, b, 0.5));
}

/** A bright line about the ground of a unit, or a ring about a place. */
export function drawAwaited(sheet: FieldSheet, at: Point, bodies: readonly (readonly Point[])[]): void {
  const { pen, page } = sheet;
  pen.lineJoin = 'round';
  const trace = () => {
    if (bodies.length === 0) pen.arc(at.x, at.y, 0.8 * page.unit, 0, 2 * Math.PI);
    for (const body of bodies) polygon(pen, body);
  };
  // Half of a line about a unit lies under it.
  const breadth = (bodies.length === 0 ? 0.5 : 1) * page.unit;
  pen.globalAlpha = 0.3;
  strokes(pen, trace, [[SIGNAL.awaited, 1.2 * breadth]]);
  pen.globalAlpha = 1;
  strokes(pen, trace, [
    [SIGNAL.halo, 0.8 * breadth],
    [SIGNAL.awaited, 0.65 * breadth],
  ]);
}

/** An end to choose: a bright spot. An enemy: cross hairs about it. */
export function drawChoice({ pen, page }: FieldSheet, at: Point, what: 'end' | 'target'): void {
  const reach = (what === 'end' ? 0.3 : 1.1) * page.unit;
  if (what === 'end') {
    disc(pen, at, reach + 0.1 * page.unit, SIGNAL.halo);
    return disc(pen, at, reach, SIGNAL.awaited);
  }
  const trace = () => {
    for (const turn of [0, 9_000, 18_000, 27_000]) {
      const { ahead } = aheadOf(turn);
      const [inner, outer] = [plus(at, ahead, 0.75 * reach), plus(at, ahead, 1.2 * reach)];
      pen.moveTo(inner.x, inner.y);
      pen.lineTo(outer.x, outer.y);
      const angle = (turn * Math.PI) / 18_000;
      pen.moveTo(at.x + reach * Math.cos(angle + 0.24), at.y + reach * Math.sin(angle + 0.24));
      pen.arc(at.x, at.y, reach, angle + 0.24, angle + Math.PI / 2 - 0.24);
    }
  };
  pen.lineCap = 'round';
  strokes(pen, trace, [
    [SIGNAL.halo, 0.3 * page.unit],
    [SIGNAL.white, 0.2 * page.unit],
    [SIGNAL.blocked, 0.12 * page.unit],
  ]);
}
