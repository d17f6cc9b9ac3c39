/** METRIC 3.3. What bars a line that is refused: a line in red, and the outline of what is in its way. */
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import { moved, type Point } from '../../../field/point.ts';
import { middle } from '../../../field/shape.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { FieldMark } from '../../../scene/field.ts';
import { blockedMark, outlineOf } from '../../../survey/field/barred.ts';
import { orders } from '../language/index.ts';
import type { Act } from '../order.ts';
import { groundOf } from '../position/body.ts';
import { crossedGround } from '../position/ground.ts';
import { lengthTo, metOn } from '../position/push.ts';
import { hiderOf } from '../position/view.ts';
import type { Bar } from '../refused.ts';
import { failureOf, whyNotWritten } from '../sheet/written.ts';
import type { State, Unit } from '../state.ts';

/** Of a single line: several depend on each other. */
export function bars(text: string, now: State, by: Side): readonly FieldMark[] {
  const read = orders(text, now, by);
  if (read instanceof Refusal || read.length !== 1 || !now.writing) return [];
  const { order } = read[0]!;
  const unit = order.kind === 'line' && now.units.find(({ id, side }) => id === order.line.unit && side === by);
  if (!unit) return [];
  const why = whyNotWritten(now, by, now.writing.sheet, order.line);
  if (!why) return [];
  const [act] = order.line.acts;
  const target = act?.do === 'charge' && now.units.find(({ id, side }) => id === act.target && side !== by);
  return target ? chargeBars(now, unit, target, why.clause as Bar) : legBars(now, unit, order.line.acts);
}

/** By which clauses what a charge means is in the way, or what stands between. */
const IN_THE_WAY: Partial<Record<Bar, (now: State, unit: Unit, target: Unit) => readonly Point[] | undefined>> = {
  'PE-CTG-01': hiderOf,
  'PE-CTG-04': cornersOf,
  'PE-CFO-05': cornersOf,
  'PE-CFO-06': cornersOf,
  'PE-CFO-08': crossed,
  'PE-CMU-01': cornersOf,
};

function cornersOf(_now: State, _unit: Unit, target: Unit): readonly Point[] {
  return groundOf(target).corners;
}

/** The stream or obstacle before the target. */
function crossed(now: State, unit: Unit, target: Unit): readonly Point[] | undefined {
  const far = lengthTo(unit, target) ?? 0;
  const met = metOn(now, groundOf(unit), unit.pose.heading, far, crossedGround(now));
  return met && outlineFor(now, met.by, moved(unit.pose, met.after));
}

function chargeBars(now: State, unit: Unit, target: Unit, clause: Bar): FieldMark[] {
  const by = IN_THE_WAY[clause]?.(now, unit, target);
  return by ? [blockedMark(unit.pose, middle(groundOf(target)), by)] : [];
}

/** Beyond where a leg stops, so that it is seen to go on. */
const BEYOND: Length = 3 * CENTIMETRE;

/** PE-GEO-05. What a leg meets, or the edge of the table. */
function legBars(now: State, unit: Unit, acts: Parameters<typeof failureOf>[2]): FieldMark[] {
  const stopped = failureOf(now, unit, acts)?.stopped;
  if (!stopped) return [];
  const { pose } = stopped.unit;
  const to = moved(pose, BEYOND, angleOf(stopped.act));
  return [blockedMark(unit.pose, to, outlineFor(now, stopped.by, pose))];
}

function angleOf(act: Act): number {
  if (act.do === 'back') return 18_000;
  return act.do === 'oblique' || act.do === 'face' ? act.angle : 0;
}

function outlineFor(now: State, by: Parameters<typeof outlineOf>[1]['by'], at: Point): readonly Point[] {
  return outlineOf(now.field, { by, at }, (id) => now.units.filter((each) => each.id === id).map(groundOf));
}
