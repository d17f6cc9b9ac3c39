/** METRIC 3.1. What was typed, as it is written: places and facings become legs where the unit will be by then. */
import { middle } from '../../../field/shape.ts';
import type { Point } from '../../../field/point.ts';
import { Refusal, refusal, type Side } from '../../../kernel/play.ts';
import type { Facing, Place } from '../../../march/place.ts';
import { groundOf, isSquare } from '../position/body.ts';
import type { Act, Order } from '../order.ts';
import { headingOf, pointOf } from '../sheet/places.ts';
import { afterAct, wayTo, wheelBy, wheelToward } from '../sheet/route.ts';
import type { State, Unit } from '../state.ts';
import { type Item, lineOf, type Step } from './items.ts';
import type { Typed } from './verbs.ts';

type Goal = Pick<Extract<Step, { do: 'goTo' }>, 'to' | 'with'>;

/** Without a position only what names no places. */
export function resolved(order: Typed, now?: State, by?: Side): Order | Refusal {
  if (order.kind === 'rideTo') return rideOf(order, now, by);
  if (order.kind !== 'typed') return order;
  const { unit: id, items } = order;
  const errand = items.find((each) => each.is === 'errand');
  if (errand) {
    if (items.length > 1) return refusal('PE-REA-04', 'refuse-pe-errand-more');
    return { kind: 'errand', errand: { adc: id, to: errand.to, posture: errand.posture } };
  }
  const officer = now?.officers.find((each) => each.id === id);
  if (officer) return rideOf({ officer: id, ...onlyGoal(items) }, now, by);
  const line = lineOf(id, items);
  const acts = actsOf(
    line.acts,
    now,
    now?.units.find((each) => each.id === id),
  );
  return acts instanceof Refusal ? acts : { kind: 'line', line: { ...line, acts } };
}

function onlyGoal([first, ...more]: readonly Item[]): Goal | undefined {
  return first?.is === 'step' && first.step.do === 'goTo' && more.length === 0 ? first.step : undefined;
}

/** PE-GAP-15. An officer has no front: a place beside a unit is as that unit sees it. */
function rideOf(
  { officer: id, to, with: unit }: Partial<Goal> & { readonly officer: string },
  now: State | undefined,
  by: Side | undefined,
): Order | Refusal {
  if (to === undefined) return refusal('PE-GAP-15', 'refuse-pe-officer-line');
  const riding = (at: Point): Order => ({
    kind: 'ride',
    ride: { officer: id, to: at, ...(unit !== undefined && { with: unit }) },
  });
  if (to.kind === 'point') return riding(to.at);
  const officer = now?.officers.find((each) => each.id === id);
  if (!now || !officer) return refusal('PE-GAP-15', 'refuse-pe-place', { unit: id });
  const measured = whyNotMeasured(now, by, to);
  if (measured) return measured;
  const named = 'unit' in to ? now.units.find((each) => each.id === to.unit) : now.units[0];
  if (!named) return refusal('PE-GAP-15', 'refuse-pe-place', { unit: officer });
  const at = to.kind === 'short' ? named.pose : pointOf(now, to, { ...named, pose: { ...officer.at, heading: 0 } });
  return at instanceof Refusal ? at : riding({ x: at.x, y: at.y });
}

function actsOf(steps: readonly Step[], now: State | undefined, start: Unit | undefined): Act[] | Refusal {
  const acts: Act[] = [];
  let unit = start;
  for (const step of steps) {
    const more = actsFor(step, now, unit);
    if (more instanceof Refusal) return more;
    acts.push(...more);
    unit &&= more.reduce(afterAct, unit);
  }
  return acts;
}

function actsFor(step: Step, now: State | undefined, unit: Unit | undefined): readonly Act[] | Refusal {
  if (step.do !== 'goTo' && step.do !== 'faceTo' && step.do !== 'aheadToward') return [inSquare(step, unit)];
  if (!now || !unit) return refusal('PE-GAP-14', 'refuse-pe-goal');
  if (step.do === 'faceTo') return facingActs(now, unit, step.face);
  if (step.do === 'aheadToward') {
    const wheels = facingActs(now, unit, step.toward);
    return wheels instanceof Refusal ? wheels : [...wheels, { do: 'ahead', by: step.by }];
  }
  if (step.with !== undefined) return refusal('PE-GAP-15', 'refuse-pe-with', { unit });
  const bar = whyNotMeasured(now, unit.side, step.to);
  if (bar) return bar;
  const to = pointOf(now, step.to, unit);
  if (to instanceof Refusal) return to;
  const face = step.face === undefined ? undefined : headingOf(now, step.face, to, unit);
  if (face instanceof Refusal) return face;
  return wayTo(unit, to, face) ?? refusal('PE-GEO-06', 'refuse-pe-near', { unit });
}

/** PE-Q-59. A square that advances or goes back goes toward one of its faces. */
function inSquare(act: Act, unit: Unit | undefined): Act {
  if (!unit || !isSquare(unit)) return act;
  if (act.do === 'ahead' && !act.forced) return { do: 'face', angle: 0, by: act.by };
  return act.do === 'back' ? { do: 'face', angle: 18_000, by: act.by } : act;
}

/** Facing a unit is no measuring: only its direction counts. */
function facingActs(now: State, unit: Unit, facing: Facing): Act[] | Refusal {
  if (typeof facing === 'number') return wheelBy(unit.pose.heading, facing);
  const named = facing.kind === 'short' ? now.units.find((each) => each.id === facing.unit) : undefined;
  const to = named ? middle(groundOf(named)) : pointOf(now, facing, unit);
  if (to instanceof Refusal) return to;
  return wheelToward(unit, to) ?? refusal('PE-GEO-06', 'refuse-pe-near', { unit });
}

/** PE-CHG-13, PE-GAP-12. A way to an enemy, worked out in legs, would tell how far away it is. */
function whyNotMeasured(now: State, by: Side | undefined, to: Place): Refusal | undefined {
  if (now.variants.measuring === 'open' || !('unit' in to)) return undefined;
  const target = now.units.find((each) => each.id === to.unit);
  return target && target.side !== by ? refusal('PE-CHG-13', 'refuse-pe-measure', { unit: target }) : undefined;
}
