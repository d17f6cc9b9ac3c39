/** What the enemy could do: thin, broken and hollow, so that it is not taken for something that happened. */
import type { Point } from '../../hex/layout.ts';
import type { Mark } from '../../scene/hex.ts';
import { cut, traceWay } from '../arrow.ts';
import { towards } from './marks.ts';
import { smoothWay } from '../curves.ts';
import { SIGNAL } from '../palette.ts';
import { polygon, star, strokes } from '../sheet.ts';
import type { HexSheet } from './page.ts';

type Threat = Extract<Mark, { kind: 'threat' }>;

/** Width of a line and of its halo, in radii. */
const LINE = 0.085;
const HALO = 0.2;

/** Charges last: their heads are drawn over lines of fire. */
export function drawThreats(sheet: HexSheet, marks: readonly Mark[]): void {
  const threats = marks.filter((mark) => mark.kind === 'threat');
  for (const threat of threats) if (threat.by !== 'charge') drawThreat(sheet, threat);
  for (const threat of threats) if (threat.by === 'charge') drawThreat(sheet, threat);
}

function drawThreat(sheet: HexSheet, { side, by, path, target }: Threat): void {
  const { layout, radius } = sheet.page;
  const ink = sheet.theme[side].mark;
  const centres = path.map((hex) => layout.centre(hex));
  const aim = layout.centre(target);
  if (by === 'charge') return drawAttack(sheet, cut(smoothWay([...centres, aim]), 0.72 * radius), ink);
  const last = centres.at(-1)!;
  if (centres.length > 1) drawWay(sheet, cut(smoothWay(centres), 0.34 * radius), ink);
  drawAim(sheet, by, towards(sheet, last, aim, centres.length > 1 ? 0.3 : 0.62), towards(sheet, aim, last, 0.62), ink);
}

/** A dashed line over a dark line that shows in the gaps. */
function drawWay(sheet: HexSheet, way: readonly Point[], ink: string): void {
  const { pen, page } = sheet;
  pen.lineCap = 'butt';
  pen.lineJoin = 'round';
  strokes(pen, () => traceWay(pen, way), [[SIGNAL.halo, HALO * page.radius]]);
  pen.setLineDash([0.2 * page.radius, 0.14 * page.radius]);
  strokes(pen, () => traceWay(pen, way), [[ink, LINE * page.radius]]);
  pen.setLineDash([]);
}

/** The path and a hollow head. */
function drawAttack(sheet: HexSheet, way: readonly Point[], ink: string): void {
  const { pen, page } = sheet;
  const tip = way.at(-1)!;
  const neck = cut(way, 0.3 * page.radius).at(-1)!;
  const angle = Math.atan2(tip.y - neck.y, tip.x - neck.x);
  const behind = (length: number, turn = 0) => ({
    x: tip.x - length * page.radius * Math.cos(angle + turn),
    y: tip.y - length * page.radius * Math.sin(angle + turn),
  });
  const head = [tip, behind(0.66, 0.43), behind(0.46), behind(0.66, -0.43)];
  drawWay(sheet, cut(way, 0.46 * page.radius), ink);
  pen.lineJoin = 'round';
  strokes(pen, () => polygon(pen, head), [[SIGNAL.halo, 0.24 * page.radius]]);
  pen.fillStyle = SIGNAL.halo;
  pen.fill();
  strokes(pen, () => polygon(pen, head), [[ink, 0.09 * page.radius]]);
}

/** From a hollow muzzle flash to a hollow ring: dots for muskets, long dashes for guns. */
function drawAim(sheet: HexSheet, by: 'musketry' | 'artillery', from: Point, to: Point, ink: string): void {
  const { pen, page } = sheet;
  const { radius } = page;
  const line = () => traceWay(pen, [from, to]);
  const artillery = by === 'artillery';
  pen.lineCap = 'round';
  strokes(pen, line, [[SIGNAL.halo, 0.17 * radius]]);
  pen.lineCap = artillery ? 'butt' : 'round';
  pen.setLineDash((artillery ? [0.36, 0.14] : [0.001, 0.19]).map((length) => length * radius));
  strokes(pen, line, [[ink, (artillery ? 0.07 : 0.115) * radius]]);
  pen.setLineDash([]);
  pen.lineJoin = 'round';
  const size = (artillery ? 0.24 : 0.18) * radius;
  strokes(pen, () => star(pen, from, 8, size, 0.55 * size), [[SIGNAL.halo, 0.16 * radius]]);
  pen.fillStyle = SIGNAL.halo;
  pen.fill();
  strokes(pen, () => star(pen, from, 8, size, 0.55 * size), [[ink, 0.075 * radius]]);
  strokes(pen, () => pen.arc(to.x, to.y, 0.13 * radius, 0, 2 * Math.PI), [
    [SIGNAL.halo, 0.18 * radius],
    [ink, 0.08 * radius],
  ]);
}
