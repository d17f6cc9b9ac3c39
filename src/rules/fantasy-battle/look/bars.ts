/** METRIC 3.3. What bars a refused charge or advance: a line in red, and the outline of what is in its way. */
import { gap } from '../../../field/gap.ts';
import { bearing, turned } from '../../../field/heading.ts';
import type { Obstacles } from '../../../field/obstacle.ts';
import { type Pose, wayLength } from '../../../field/point.ts';
import { middle, type Rectangle } from '../../../field/shape.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { barOn } from '../../../march/walk.ts';
import type { FieldMark } from '../../../scene/field.ts';
import { blockedMark } from '../../../survey/field/barred.ts';
import { activationOf, isActing } from '../moves/activate.ts';
import { waysOf } from '../charge/checks.ts';
import { contactPoses } from '../charge/first-stand.ts';
import { settingOf } from '../charge/setting.ts';
import { zonesFor } from '../charge/side.ts';
import { distanceOf } from '../position/distance.ts';
import { barsFor } from '../position/ground.ts';
import { orders } from '../language/index.ts';
import { advanceOf, blockerAt, moversOf, tooFar, walkFor } from '../moves/move.ts';
import type { Advance, Charge } from '../order.ts';
import { metStands, shapeOf, type Standing, standsOf } from '../position/stands.ts';
import type { State, Unit } from '../state.ts';
import { hiddenMarks, nearestStands, outlineFor } from './hidden.ts';

/** Of a single order: several depend on each other. */
export function bars(text: string, now: State, by: Side): readonly FieldMark[] {
  const read = orders(text, now, by);
  if (read instanceof Refusal || read.length !== 1) return [];
  const { order } = read[0]!;
  if (!('unit' in order) || order.kind === 'evade') return [];
  const unit = now.units.find(({ id }) => id === order.unit);
  if (!unit || isActing(now, by) || activationOf(now, order, by) instanceof Refusal) return [];
  return order.kind === 'charge' ? chargeBars(now, order, unit) : advanceBars(now, order);
}

/** FB-CHG-05, FB-FOR-03, FB-STD-02, FB-PRT-03, FB-INA-04. What is in the way of a charge; a way that is too long has nothing in it. */
function chargeBars(now: State, order: Charge, unit: Unit): FieldMark[] {
  const target = now.units.find(({ id, side }) => id === order.target && side !== unit.side);
  const why = target ? waysOf(now, order, unit.side) : [];
  if (!target || !(why instanceof Refusal)) return [];
  const [stand, met] = nearestStands(standsOf(unit), metStands(now, target));
  const [from, to] = [middle(stand.ground), middle(met.ground)];
  if (why.clause === 'FB-FOR-03') return [blockedMark(from, to, met.ground.corners)];
  if (why.clause === 'FB-CHG-05') return hiddenMarks(now, unit, target);
  if (why.clause === 'FB-STD-02') return noWayTo(now, unit, target);
  return why.clause === 'FB-PRT-03' || why.clause === 'FB-INA-04' ? besideTarget(now, unit, target, [stand, met]) : [];
}

/** FB-STD-02. On the shortest straight way to a place in contact that something bars. */
function noWayTo(now: State, unit: Unit, target: Unit): FieldMark[] {
  const things = passedBy(now, unit, target);
  const ways = zonesFor(unit, target)
    .flatMap((zone) => contactPoses(settingOf(now, unit, target, zone)))
    .flatMap(({ pose }) => standsOf(unit).map((stand) => [stand.pose, pose] as const))
    .toSorted((a, b) => wayLength(...a) - wayLength(...b));
  const [first] = ways.flatMap(([from, to]) => markOn(now, from, to, shapeOf(unit), things));
  return first ? [first] : [];
}

/** FB-PRT, FB-INA. What stands nearest to the stand that would be charged leaves no room beside it. */
function besideTarget(now: State, unit: Unit, target: Unit, [stand, met]: readonly [Standing, Standing]): FieldMark[] {
  const { things } = passedBy(now, unit, target);
  const [next] = things.toSorted((a, b) => gap(a.ground, met.ground) - gap(b.ground, met.ground));
  if (!next) return [];
  const at = middle(next.ground);
  return [blockedMark(middle(stand.ground), middle(met.ground), outlineFor(now, { by: next.by, at }))];
}

/** Everything that bars the way but the enemy who is charged. */
function passedBy(now: State, unit: Unit, target: Unit): Obstacles {
  const { size, passing } = barsFor(now, unit, distanceOf(now, unit, 'charge'), { touching: [target.id], through: [] });
  const isOther = ({ by }: (typeof passing)[number]) =>
    !(typeof by === 'object' && 'unit' in by && by.unit === target.id);
  return { size, things: passing.filter(isOther) };
}

/** FB-STD-02, -07, FB-OBS-02, FB-GAP-05. What is where a stand would end, or on its straight way there. */
function advanceBars(now: State, order: Advance): FieldMark[] {
  const walk = walkFor(now, order);
  const movers = moversOf(walk, order);
  const isBarred = advanceOf(now, order) instanceof Refusal;
  if (movers instanceof Refusal || !isBarred || tooFar(walk, movers)) return [];
  const ended = movers.flatMap(({ start, end }) => {
    const by = blockerAt(walk, end);
    return by === undefined ? [] : [blockedMark(start, end, outlineFor(now, { by, at: end }))];
  });
  const { size, passing, slowing } = walk.bars;
  const among = { size, things: [...passing, ...slowing] };
  const passed = movers.flatMap(({ start, end, legs = [end] }) =>
    legs.flatMap((to, each) => markOn(now, legs[each - 1] ?? start, to, shapeOf(walk.unit), among)),
  );
  const [first] = [...ended, ...passed];
  return first ? [first] : [];
}

/** The first thing that a stand meets if it goes straight from one place to another. */
function markOn(now: State, from: Pose, to: Pose, shape: Rectangle, among: Obstacles): FieldMark[] {
  const angle = turned(bearing(to.x - from.x, to.y - from.y), -from.heading);
  const bar = barOn(from, shape, [{ by: wayLength(from, to), angle }], among);
  return bar ? [blockedMark(from, to, outlineFor(now, bar))] : [];
}
