/** Where a unit goes that has nobody to charge: at what its side wants, as straight as its formation lets it. */
import { CENTIMETRE, type Length, MILLIMETRE } from '../../../field/length.ts';
import { distance, type Point } from '../../../field/point.ts';
import { nearestPoints } from '../../../field/gap.ts';
import { gapBetween, nearestPair } from '../../../field/several.ts';
import { groundOf as groundNamed } from '../../../march/victory.ts';
import { friendsOf, groundOf, isSquare, shapeOf } from '../body.ts';
import { whyNoCharge } from '../charge/may.ts';
import type { Act } from '../order.ts';
import { allowance, quarterOf } from '../rates.ts';
import type { State, Unit } from '../state.ts';
import { withinHalf } from '../within.ts';
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

export interface Goal {
  readonly at: Point;
  /** How near it wants to come. */
  readonly keep: Length;
}

/** An objective that its side does not hold and no friend is nearer to, or the nearest enemy that it can fight; the nearer of the two. */
export function goalOf(now: State, unit: Unit, seen: readonly Seen[]): Goal | undefined {
  const fit = seen.find(({ enemy }) => unit.arm === 'artillery' || whyNoCharge(asColumn(unit), enemy) === undefined);
  const enemy = fit && { at: centreOf(fit.enemy), keep: keepOf(unit) };
  const objective = objectiveFor(now, unit);
  if (!enemy || !objective) return objective ?? enemy;
  return distance(unit.pose, objective.at) <= distance(unit.pose, enemy.at) ? objective : enemy;
}

/** As if it were in the formation in which it would charge. */
function asColumn(unit: Unit): Unit {
  return unit.arm === 'artillery' ? unit : { ...unit, formation: 'marchColumn' };
}

function keepOf({ arm, formation }: Unit): Length {
  return formation === 'skirmish' ? SCREEN : KEEP[arm];
}

function objectiveFor(now: State, unit: Unit): Goal | undefined {
  const own = groundOf(unit);
  const friends = friendsOf(now, unit).filter(({ arm }) => arm !== 'artillery');
  const goals = now.objectives
    .filter(({ holder }) => holder !== unit.side)
    .flatMap(({ ground }): Goal[] => {
      const pieces = groundNamed(now.field, ground);
      const far = gapBetween([own], pieces);
      if (friends.some((friend) => gapBetween([groundOf(friend)], pieces) < far)) return [];
      const [, at] = nearestPoints(...nearestPair([own], pieces));
      return [{ at, keep: HELD }];
    });
  return goals.toSorted((a, b) => distance(unit.pose, a.at) - distance(unit.pose, b.at))[0];
}

/** Its legs of this half; none where it would better change its formation, or is there. */
export function marchTo(now: State, unit: Unit, { at, keep }: Goal): Act[] {
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
