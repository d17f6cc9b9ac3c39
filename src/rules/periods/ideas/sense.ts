/** PE-CHG-13, METRIC 4.5. What an officer sees and guesses: distances only to the next five centimetres where measuring is strict. */
import { bearing, type Heading, turned } from '../../../field/heading.ts';
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import type { Point } from '../../../field/point.ts';
import { gapBetween } from '../../../field/several.ts';
import { middle } from '../../../field/shape.ts';
import { enemiesOf, groundOf } from '../position/body.ts';
import { isInContact } from '../position/contacts.ts';
import { bonusOf, quarterOf } from '../moves/rates.ts';
import { isStraightAhead } from '../position/ahead.ts';
import { whyNoCharge } from '../charge/may.ts';
import type { State, Unit } from '../state.ts';

const GUESS: Length = 5 * CENTIMETRE;

/** An enemy, and about how far it is. */
export interface Seen {
  readonly enemy: Unit;
  readonly far: Length;
}

/** The nearest first. */
export function enemiesAbout(now: State, unit: Unit): Seen[] {
  return enemiesOf(now, unit)
    .map((enemy) => ({ enemy, far: guessed(now, gapBetween([groundOf(unit)], [groundOf(enemy)])) }))
    .toSorted((a, b) => a.far - b.far);
}

function guessed({ variants }: State, far: Length): Length {
  return variants.measuring === 'strict' ? Math.round(far / GUESS) * GUESS : far;
}

/** PE-COB-02, -04. How far a charge announced now comes before its period is over. */
export function chargeReach({ quarter }: State, unit: Unit): Length {
  return (5 - quarter) * quarterOf(unit) + bonusOf(unit);
}

/** Cavalry that has the unit straight ahead and could be upon it within the period. */
export function threateningCavalry(now: State, unit: Unit, seen: readonly Seen[]): Seen[] {
  return seen.filter(
    ({ enemy, far }) =>
      enemy.arm === 'cavalry' &&
      !isInContact(now, enemy) &&
      whyNoCharge(enemy, unit) === undefined &&
      far <= 4 * quarterOf(enemy) + bonusOf(enemy) + GUESS &&
      isStraightAhead(now, enemy, unit),
  );
}

/** The angle from its front to a point: to the right, negative to the left. */
export function angleTo({ pose }: Unit, to: Point): Heading {
  const right = turned(bearing(to.x - pose.x, to.y - pose.y), -pose.heading);
  return right <= 18_000 ? right : right - 36_000;
}

export function centreOf(unit: Unit): Point {
  return middle(groundOf(unit));
}
