/** SH-FIRE-05, -07, -22, SH-Q-06. Which targets a unit can hit, and between which of their hexes. */
import { inFrontCone } from '../../../hex/facing.ts';
import { distance } from '../../../hex/grid.ts';
import { Refusal, refusal } from '../../../kernel/play.ts';
import { inContact } from '../field/engage.ts';
import { distanceBetween, type Lane, lanes } from '../field/place.ts';
import { lineBlockedBy } from '../field/sight.ts';
import { isSquare, type State, type Unit } from '../state.ts';
import { fireRange } from '../tables.ts';

/** SH-FIRE-05, -07. Within range, in the front cone, in sight; adjacent if in contact. One line is enough. */
export function mayTarget(now: State, firer: Unit, target: Unit): Refusal | undefined {
  const bars = lanes(firer, target).map((lane) => mayHit(now, firer, target, lane));
  return bars.includes(undefined) ? undefined : bars[0];
}

export function openLanes(now: State, firer: Unit, target: Unit): Lane[] {
  return lanes(firer, target).filter((lane) => !mayHit(now, firer, target, lane));
}

function mayHit(now: State, firer: Unit, target: Unit, { eye, mark }: Lane): Refusal | undefined {
  const far = distance(eye, mark);
  const range = fireRange(firer);
  if (far > range) return refusal('SH-FIRE-07', 'refuse-fire-range', { unit: firer, target, distance: far, range });
  if (!isSquare(firer) && !inFrontCone(eye, firer.facing, mark)) {
    return refusal('SH-FIRE-07', 'refuse-fire-cone', { unit: firer, target });
  }
  const mixedUp = isMixedUp(now, firer, target);
  if (mixedUp) return mixedUp;
  const hex = lineBlockedBy(now, firer, target, eye, mark);
  if (hex !== undefined) return refusal('SH-FIRE-07', 'refuse-fire-blind', { unit: firer, target, hex });
  return undefined;
}

/** SH-FIRE-05. Not at a distance while in contact, nor at an enemy in contact with a friend. */
function isMixedUp(now: State, firer: Unit, target: Unit): Refusal | undefined {
  if (distanceBetween(firer, target) <= 1) return undefined;
  if (inContact(now, firer).length > 0) return refusal('SH-FIRE-05', 'refuse-fire-in-contact', { unit: firer, target });
  const [friend] = inContact(now, target);
  return friend && refusal('SH-FIRE-05', 'refuse-fire-mixed-up', { unit: firer, target, friend });
}
