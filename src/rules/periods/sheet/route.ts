/** METRIC 3.1. A place as legs: what is written is ink on paper, so it is worked out when it is written, by the cheapest way. */
import { bearing, EIGHTH_TURN, HALF_TURN, type Heading, turned } from '../../../field/heading.ts';
import { type Length, MILLIMETRE, nearest, TOUCH } from '../../../field/length.ts';
import { distance, magnitude, minus, moved, type Point, type Pose, seenFrom } from '../../../field/point.ts';
import { arc, type Hand, pivotOf, wheelled } from '../../../field/wheel.ts';
import { inFormation, isSquare, shapeOf, turnedAbout, withTurnedFigures } from '../position/body.ts';
import { DOING } from '../doings.ts';
import { whyNotAct } from '../moves/may.ts';
import type { Act } from '../order.ts';
import { quarterOf, rateOf } from '../moves/rates.ts';
import type { Unit } from '../state.ts';
import { isDrilled } from '../values.ts';

const HANDS: readonly Hand[] = ['left', 'right'];

/** Where and how a unit is once it has done one thing, however long that takes and whatever is in the way. */
export function afterAct(unit: Unit, act: Act): Unit {
  switch (act.do) {
    case 'ahead':
    case 'cross':
    case 'manhandle':
      return { ...unit, pose: moved(unit.pose, act.by) };
    case 'back':
      return { ...unit, pose: moved(unit.pose, act.by, HALF_TURN) };
    case 'oblique':
    case 'face':
      return { ...unit, pose: moved(unit.pose, act.by, act.angle) };
    case 'wheel':
      return { ...unit, pose: wheelled(unit.pose, shapeOf(unit).wide, act.hand, act.angle) };
    case 'turn':
      return { ...unit, ...withTurnedFigures(unit, act.by) };
    case 'form':
      return { ...unit, ...inFormation(unit, act.formation, act.on) };
    case 'reform': {
      const facing = act.face === undefined ? unit : { ...unit, ...withTurnedFigures(unit, act.face) };
      return act.formation === undefined ? facing : { ...facing, ...inFormation(facing, act.formation) };
    }
    case 'limber':
      return { ...unit, formation: 'limbered', pose: turnedAbout(unit, turned(unit.pose.heading, HALF_TURN)) };
    case 'unlimber':
      return { ...unit, formation: 'deployed' };
    case 'charge':
    case 'enter':
    case 'evade':
    case 'rally':
    case 'rejoin':
    case 'wait':
      return unit;
  }
}

export function afterActs(unit: Unit, acts: readonly Act[]): Unit {
  return acts.reduce(afterAct, unit);
}

/** The cheapest legs by which the middle of its front comes to a point, facing as is asked; none if it is there. */
export function wayTo(unit: Unit, to: Point, face?: Heading): Act[] | undefined {
  if (isSquare(unit)) return face === undefined ? acrossTo(unit, to) : undefined;
  const about: Act = { do: 'turn', by: 18_000 };
  const turnedWays = face === undefined ? waysTo(afterAct(unit, about), to).map((way) => [about, ...way]) : [];
  const ways = face === undefined ? [...waysTo(unit, to), ...turnedWays] : waysFacing(unit, to, face);
  const able = ways.filter((way) => canAll(unit, way));
  const found = (able.length > 0 ? able : ways).toSorted((a, b) => costOf(unit, a) - costOf(unit, b))[0];
  return found?.filter((act) => !('by' in act && act.by === 0) && !('angle' in act && act.angle === 0));
}

/** The wheel after which a unit has a point straight ahead; undefined if it stands too near. */
function wheelTo({ pose, ...unit }: Unit, to: Point, hand: Hand): WheelOn | undefined {
  const { wide } = shapeOf(unit);
  const away = minus(to, pivotOf(pose, wide, hand));
  return wheelOn(pose, hand, away, wide / 2);
}

/** The wheel to a heading, by the shorter hand. */
export function wheelBy(from: Heading, to: Heading): Act[] {
  const right = turned(to, -from);
  if (right === 0) return [];
  return [right <= HALF_TURN ? wheel('right', right) : wheel('left', turned(from, -to))];
}

/** By the shorter of the two wheels. */
export function wheelToward(unit: Unit, to: Point): Act[] | undefined {
  const [best] = HANDS.flatMap((hand) => wheelTo(unit, to, hand) ?? []).toSorted((a, b) => a.angle - b.angle);
  if (!best) return undefined;
  return best.angle === 0 ? [] : [wheel(best.hand, best.angle)];
}

interface WheelOn {
  readonly hand: Hand;
  readonly angle: Heading;
  /** Straight on after it. */
  readonly by: Length;
}

/** A wheel about a pivot until something so far from it lies as much to the side of the way as is said, and the way there. */
function wheelOn(pose: Pose, hand: Hand, away: { x: number; y: number }, aside: number): WheelOn | undefined {
  const far = magnitude(away);
  if (far < Math.abs(aside)) return undefined;
  const by = Math.sqrt(far * far - aside * aside);
  const lead = aside === 0 ? 0 : bearing(Math.abs(aside), by) * Math.sign(aside);
  const heading = turned(bearing(away.x, away.y), hand === 'right' ? lead : -lead);
  const angle = hand === 'right' ? turned(heading, -pose.heading) : turned(pose.heading, -heading);
  // A turn by a hundredth of a degree the wrong way is none.
  const isNone = angle > 36_000 - 2;
  return angle > HALF_TURN && !isNone ? undefined : { hand, angle: isNone ? 0 : angle, by: nearest(by) };
}

function waysTo(unit: Unit, to: Point): Act[][] {
  const { x, y } = seenFrom(unit.pose, to);
  const straight = Math.abs(x) <= TOUCH && Math.abs(y) > TOUCH ? [[straightOn(nearest(y))]] : [];
  const wheels = HANDS.flatMap((hand): Act[][] => {
    const found = wheelTo(unit, to, hand);
    return found ? [[wheel(hand, found.angle), { do: 'ahead', by: found.by }]] : [];
  });
  const slant = turned(bearing(to.x - unit.pose.x, to.y - unit.pose.y), -unit.pose.heading);
  const angle = slant <= HALF_TURN ? slant : slant - 36_000;
  const isSlanted = Math.abs(angle) <= EIGHTH_TURN && angle !== 0;
  const oblique: Act[][] = isSlanted ? [[{ do: 'oblique', angle, by: distance(unit.pose, to) }]] : [];
  if (distance(unit.pose, to) <= TOUCH) return [[]];
  return [...straight, ...oblique.filter((way) => canAll(unit, way)), ...wheels];
}

/** One wheel after the other, the same way round or the other. */
function waysFacing(unit: Unit, to: Point, face: Heading): Act[][] {
  const { wide } = shapeOf(unit);
  const end = { ...to, heading: face };
  const alike = waysTo(unit, to).filter((way) => afterActs(unit, way).pose.heading === face);
  const twice = HANDS.flatMap((first) =>
    HANDS.flatMap((last): Act[][] => {
      const away = minus(pivotOf(end, wide, last), pivotOf(unit.pose, wide, first));
      const found = wheelOn(unit.pose, first, away, first === last ? 0 : wide);
      if (!found) return [];
      const heading = turned(unit.pose.heading, first === 'right' ? found.angle : -found.angle);
      const angle = last === 'right' ? turned(face, -heading) : turned(heading, -face);
      if (angle > HALF_TURN) return [];
      return [[wheel(first, found.angle), { do: 'ahead', by: found.by }, wheel(last, angle)]];
    }),
  );
  return [...alike, ...twice];
}

/** PE-Q-59. A square goes toward its faces: ahead or back, then aside. */
function acrossTo(unit: Unit, to: Point): Act[] {
  const { x, y } = seenFrom(unit.pose, to);
  const legs: readonly Extract<Act, { do: 'face' }>[] = [
    { do: 'face', angle: y >= 0 ? 0 : HALF_TURN, by: Math.abs(nearest(y)) },
    { do: 'face', angle: x >= 0 ? 9_000 : 27_000, by: Math.abs(nearest(x)) },
  ];
  return legs.filter(({ by }) => by > MILLIMETRE);
}

function straightOn(by: Length): Act {
  return by > 0 ? { do: 'ahead', by } : { do: 'back', by: -by };
}

function wheel(hand: Hand, angle: Heading): Act {
  return { do: 'wheel', hand, angle };
}

function canAll(start: Unit, acts: readonly Act[]): boolean {
  let unit = start;
  for (const act of acts) {
    if (whyNotAct(unit, act) !== undefined) return false;
    unit = afterAct(unit, act);
  }
  return true;
}

/** PE-GEO-30. In quarters. */
export function costOf(start: Unit, acts: readonly Act[]): number {
  let [unit, quarters] = [start, 0];
  for (const act of acts) {
    if (act.do === 'turn') quarters += DOING.turn.quarters(unit, act);
    else if (act.do === 'wheel')
      quarters += arc(shapeOf(unit).wide * (isDrilled(unit) ? 1 : 2), act.angle) / quarterOf(unit);
    else if ('by' in act) quarters += Math.abs(act.by) / rateOf(unit, act);
    unit = afterAct(unit, act);
  }
  return quarters;
}
