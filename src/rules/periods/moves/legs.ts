/** PE-GEO-05 to -09, -30, PE-WHL, PE-OBL, PE-BCK, PE-FMR. How far the legs of a line take a unit for a part of its allowance. */
import { blockedOn } from '../../../field/free.ts';
import { gap } from '../../../field/gap.ts';
import { type Heading, turned } from '../../../field/heading.ts';
import type { Length } from '../../../field/length.ts';
import type { Obstacle } from '../../../field/obstacle.ts';
import { moved, type Pose } from '../../../field/point.ts';
import { type Footprint, footprint } from '../../../field/shape.ts';
import { arc, mostAngle, wheelled } from '../../../field/wheel.ts';
import { frontRank, shapeOf } from '../position/body.ts';
import { isInSlowGround, slowStretches } from '../position/ground.ts';
import type { Act } from '../order.ts';
import { freeLength, type Met, metOn } from '../position/push.ts';
import { allowance, rateOf } from './rates.ts';
import { whyNotAct } from './may.ts';
import type { State, Unit } from '../state.ts';
import { isDrilled } from '../values.ts';

/** Where a unit is after a part of its walk. */
export interface Progress {
  readonly unit: Unit;
  /** What it has used of its allowance. */
  readonly spent: Length;
  readonly met?: Met;
  /** What it occupies meanwhile: in a wheel its front rank alone. */
  readonly ground: Footprint;
}

type Straight = Extract<Act, { do: 'ahead' | 'back' | 'oblique' | 'face' | 'enter' }> & { readonly by: Length };

/** PE-GEO-30. Legs in the order in which they are written, until the allowance is used up or something bars the way. */
export function walkedLegs(now: State, start: Unit, budget: Length, things?: readonly Obstacle[]): Progress {
  const full = allowance(start);
  let at: Progress = { unit: start, spent: 0, ground: footprint(start.pose, shapeOf(start)) };
  while (true) {
    const { acts } = at.unit;
    const step = acts[0] && stepOf(now, at.unit, acts[0], { left: budget - at.spent, full }, things);
    if (!step) return at;
    at = { ...step, spent: at.spent + step.spent };
    if (step.met || at.unit.acts.length === acts.length) return at;
  }
}

/** PE-GEO-30. What is left of a quarter's allowance, and the whole of it, by which each leg is reckoned at its own rate. */
interface Allowance {
  readonly left: Length;
  readonly full: Length;
}

/** One leg, or as much of it as can be paid for; undefined if the act is no leg. */
function stepOf(
  now: State,
  unit: Unit,
  act: Act,
  budget: Allowance,
  things?: readonly Obstacle[],
): Progress | undefined {
  if (whyNotAct(unit, act) !== undefined) return undefined;
  if (act.do === 'wheel') return wheelStep(now, unit, act, budget, things);
  // PE-Q-60. Straight on at whom it means, for the whole of its allowance.
  if (act.do === 'enter')
    return straightStep(now, unit, { ...act, by: (unit.leg?.walked ?? 0) + budget.left }, 0, budget, things);
  if (act.do === 'ahead') return straightStep(now, unit, act, 0, budget, things);
  if (act.do === 'back') return straightStep(now, unit, act, 18_000, budget, things);
  return act.do === 'oblique' || act.do === 'face'
    ? straightStep(now, unit, act, act.angle, budget, things)
    : undefined;
}

/** PE-GEO-05, -08, -09. Pushed straight on, at an angle to its front. */
function straightStep(
  now: State,
  unit: Unit,
  act: Straight,
  angle: Heading,
  budget: Allowance,
  things: readonly Obstacle[] | undefined,
): Progress {
  const done = unit.leg?.walked ?? 0;
  const toward = turned(unit.pose.heading, angle);
  const left = act.by - done;
  const ground = footprint(unit.pose, shapeOf(unit));
  const met = things ? metOn(now, ground, toward, left, things) : undefined;
  const rates = { full: budget.full, own: rateOf(unit, act) };
  const { length, spent } = paid(now, unit, rates, angle, budget.left, freeLength(met, left));
  const stopped = met !== undefined && length === freeLength(met, left);
  const pose = moved(unit.pose, length, angle);
  const aligning = angle === 0 ? Math.max(0, unit.aligning - length) : unit.aligning;
  const { leg: _leg, ...rest } = unit;
  const isDone = act.do !== 'enter' && done + length >= act.by;
  const after: Unit = isDone
    ? { ...rest, pose, aligning, acts: unit.acts.slice(1) }
    : { ...rest, pose, aligning, leg: { walked: done + length, from: unit.leg?.from ?? unit.pose } };
  return { unit: after, spent, ground: footprint(pose, shapeOf(unit)), ...(stopped && { met }) };
}

/** Of a quarter: what the unit may spend, and what this leg takes it. */
interface Rates {
  readonly full: Length;
  readonly own: Length;
}

/** PE-GEO-30, PE-WHL-04, PE-GAP-07. What a part of the allowance pays for, and what of it that costs: each stretch by itself. */
function paid(now: State, unit: Unit, { full, own }: Rates, angle: Heading, budget: Length, most: Length) {
  const toward = turned(unit.pose.heading, angle);
  const slow = slowStretches(now, unit, unit.pose, shapeOf(unit).wide, toward, most);
  const aligning = angle === 0 ? Math.min(unit.aligning, most) : 0;
  const ends = [aligning, most, ...slow.flatMap(({ low, high }) => [low, high])]
    .filter((each) => each > 0 && each <= most)
    .toSorted((a, b) => a - b);
  let [length, spent] = [0, 0];
  for (const end of ends) {
    const part = end - length;
    if (part === 0) continue;
    const isSlow = slow.some(({ low, high }) => low <= length && end <= high);
    const times = (isSlow ? 2 : 1) * (end <= aligning ? 2 : 1);
    const cost = Math.ceil((part * full * times) / own);
    if (cost > budget - spent) {
      const some = Math.floor(((budget - spent) * own) / (full * times));
      return { length: length + some, spent: budget };
    }
    [length, spent] = [end, spent + cost];
  }
  return { length, spent };
}

/** PE-GEO-06, PE-WHL-04. The arc walked is summed over its quarters, and the angle reckoned from where the wheel began. */
function wheelStep(
  now: State,
  unit: Unit,
  act: Extract<Act, { do: 'wheel' }>,
  { left, full }: Allowance,
  things: readonly Obstacle[] | undefined,
): Progress {
  const shape = shapeOf(unit);
  const own = rateOf(unit, act);
  const budget = Math.floor((left * own) / full);
  const { from, walked: done } = unit.leg?.wheel === act.hand ? unit.leg : { from: unit.pose, walked: 0 };
  const dear = shape.wide * (isDrilled(unit) ? 1 : 2) * (isInSlowGround(now, { ...unit, pose: from }) ? 2 : 1);
  const whole = arc(dear, act.angle);
  const walked = Math.min(whole, done + budget);
  const angleAfter = (length: Length): Heading => (length >= whole ? act.angle : mostAngle(dear, length));
  const bar = things && wheelBar(now, from, unit, { ...act, angle: angleAfter(walked) }, things);
  const most = bar ? Math.max(done, Math.min(arc(dear, Math.max(angleAfter(done), bar.angle)), walked)) : walked;
  const at = (length: Length): Pose => wheelled(from, shape.wide, act.hand, angleAfter(length));
  const { total, by } = clear((length) => footprint(at(length), shape), done, most, things ?? []);
  const [angle, pose, barredBy] = [angleAfter(total), at(total), by ?? bar?.by];
  const { leg: _leg, ...rest } = unit;
  const isDone = angle === act.angle;
  const after: Unit = isDone
    ? { ...rest, pose, acts: unit.acts.slice(1), aligning: isDrilled(unit) ? 0 : shape.deep }
    : { ...rest, pose, leg: { walked: total, from, wheel: act.hand } };
  return {
    unit: after,
    spent: total - done === budget ? left : Math.ceil(((total - done) * full) / own),
    ground: footprint(pose, isDone ? shape : frontRank(unit)),
    ...(barredBy !== undefined && { met: { by: barredBy, after: total } }),
  };
}

/** PE-GEO-06. Of a wheel: at its end it lies on nothing, nor by so little that it would still count as touching. */
function clear(ground: (length: Length) => Footprint, done: Length, most: Length, things: readonly Obstacle[]) {
  let [total, by] = [most, undefined as Obstacle['by'] | undefined];
  for (let n = 0; n < things.length && total > done; ) {
    const thing = things[n]!;
    const lack = Math.min(0, gap(ground(done), thing.ground)) - gap(ground(total), thing.ground);
    if (lack > 0) [total, by, n] = [Math.max(done, total - lack), thing.by, 0];
    else n++;
  }
  return { total, by };
}

/** PE-GEO-06. What the front edge meets on its way, or the rectangle at its end, and the greatest angle before it. */
function wheelBar(
  now: State,
  from: Pose,
  unit: Unit,
  { hand, angle }: Extract<Act, { do: 'wheel' }>,
  things: readonly Obstacle[],
): { readonly angle: Heading; readonly by: Obstacle['by'] } | undefined {
  const shape = shapeOf(unit);
  const blocked = blockedOn({ pose: from, shape }, [{ go: 'wheel', hand, angle }], { size: now.field, things });
  return blocked && { angle: mostAngle(shape.wide, blocked.after), by: blocked.by };
}

/** PE-GAP-07. How far straight on a part of an allowance takes a unit whose walk is no leg: a charge, an evade, a rally. */
export function lengthFor(now: State, unit: Unit, budget: Length): Length {
  return paid(now, { ...unit, aligning: 0 }, { full: 1, own: 1 }, 0, budget, budget).length;
}
