/** Where a unit goes that has nobody to charge: at what its side wants, as straight as its formation lets it. */
import { CENTIMETRE, type Length, MILLIMETRE } from '../../../field/length.ts';
import { distance, type Point } from '../../../field/point.ts';
import { nearestPoints } from '../../../field/gap.ts';
import { gapBetween, nearestPair } from '../../../field/several.ts';
import { groundOf as groundNamed } from '../../../march/victory.ts';
import { friendsOf, groundOf, isSquare, shapeOf } from '../position/body.ts';
import { whyNoCharge } from '../charge/may.ts';
import { walkedLegs } from '../moves/legs.ts';
import { withLine } from '../moves/with-line.ts';
import type { Act } from '../order.ts';
import { bars } from '../position/push.ts';
import { allowance, quarterOf } from '../moves/rates.ts';
import type { State, Unit } from '../state.ts';
import { withinHalf } from '../sheet/within.ts';
import { angleTo, centreOf, type Seen } from './sense.ts';

/** What is less is straight ahead. */
const STRAIGHT = 400;
/** A line does not wheel farther: it would take it periods (PE-WHL-05). */
const LINE_WHEELS = 1_500;
/** Nobody goes nearer to an enemy than a charge wants to begin. */
const KEEP: Readonly<Record<Unit['arm'], Length>> = {
  infantry: 10 * CENTIMETRE,
  cavalry: 20 * CENTIMETRE,
  artillery: 30 * CENTIMETRE,
};
const SCREEN: Length = 15 * CENTIMETRE;
/** An objective so near is nearly held. */
const HELD: Length = 4 * CENTIMETRE;

interface Goal {
  readonly at: Point;
  /** How near it wants to come. */
  readonly keep: Length;
}

/** So many of its goals are tried, those first that are near and before it. */
const TRIED = 4;

/** The first of its goals toward which it gets anywhere, as those around it stand now. */
export function marchOn(now: State, unit: Unit, seen: readonly Seen[]): Act[] {
  for (const goal of goalsOf(now, unit, seen).slice(0, TRIED)) {
    const acts = marchTo(now, unit, goal);
    if (acts.length > 0 && isGoing(now, unit, acts)) return acts;
  }
  return [];
}

/** Objectives that its side does not hold and no friend is nearer to, and the enemies that it can fight. */
function goalsOf(now: State, unit: Unit, seen: readonly Seen[]): Goal[] {
  const able = seen.filter(({ enemy }) => unit.arm === 'artillery' || whyNoCharge(asColumn(unit), enemy) === undefined);
  const enemies = able.map(({ enemy }): Goal => ({ at: centreOf(enemy), keep: keepOf(unit) }));
  const goals = [...objectivesFor(now, unit), ...enemies];
  return goals.toSorted((a, b) => effortFor(unit, a) - effortFor(unit, b));
}

/** What is aside of its front counts as farther away: twice as far at this angle. */
const ASIDE = 6_000;

function effortFor(unit: Unit, { at }: Goal): number {
  return distance(unit.pose, at) * (1 + Math.abs(angleTo(unit, at)) / ASIDE);
}

/** Whether anything comes of its first quarter. */
function isGoing(now: State, unit: Unit, acts: readonly Act[]): boolean {
  const things = bars(now, ({ id }) => id === unit.id);
  const { spent } = walkedLegs(now, withLine(unit, acts), allowance(unit), things);
  return spent >= CENTIMETRE;
}

/** As if it were in the formation in which it would charge. */
function asColumn(unit: Unit): Unit {
  return unit.arm === 'artillery' ? unit : { ...unit, formation: 'marchColumn' };
}

function keepOf({ arm, formation }: Unit): Length {
  return formation === 'skirmish' ? SCREEN : KEEP[arm];
}

function objectivesFor(now: State, unit: Unit): Goal[] {
  const own = groundOf(unit);
  const friends = friendsOf(now, unit).filter(({ arm }) => arm !== 'artillery');
  return now.objectives
    .filter(({ holder }) => holder !== unit.side)
    .flatMap(({ ground }): Goal[] => {
      const pieces = groundNamed(now.field, ground);
      const far = gapBetween([own], pieces);
      if (friends.some((friend) => gapBetween([groundOf(friend)], pieces) < far)) return [];
      const [, at] = nearestPoints(...nearestPair([own], pieces));
      return [{ at, keep: HELD }];
    });
}

/** Its legs of this half; none where it would better change its formation, or is there. */
function marchTo(now: State, unit: Unit, { at, keep }: Goal): Act[] {
  const angle = angleTo(unit, at);
  const far = distance(unit.pose, at) - keep;
  if (isSquare(unit) || unit.formation === 'deployed') return [];
  const wheels = wheelsFor(unit, angle);
  if (!wheels) return [];
  const most = Math.floor(Math.min(far, 2 * allowance(unit)) / MILLIMETRE) * MILLIMETRE;
  const ahead: Act[] = most >= CENTIMETRE ? [{ do: 'ahead', by: most }] : [];
  return roundedOff(withinHalf(now, unit, [...wheels, ...ahead]));
}

function wheelsFor(unit: Unit, angle: number): Act[] | undefined {
  if (Math.abs(angle) <= STRAIGHT) return [];
  const isWide = shapeOf(unit).wide > 4 * quarterOf(unit);
  if (isWide) return Math.abs(angle) <= LINE_WHEELS ? [] : undefined;
  return [{ do: 'wheel', hand: angle < 0 ? 'left' : 'right', angle: Math.round(Math.abs(angle) / 100) * 100 }];
}

/** In whole millimetres, so that it can be said shortly. */
function roundedOff(acts: readonly Act[]): Act[] {
  return acts.flatMap((act): Act[] => {
    if (act.do !== 'ahead') return [act];
    const by = Math.floor(act.by / MILLIMETRE) * MILLIMETRE;
    return by > 0 ? [{ ...act, by }] : [];
  });
}
