/** Where a unit might go: the numbered proposals, and what the bot's seat adds to them. */
import { type Length, MILLIMETRE } from '../../../field/length.ts';
import { nearestPoints } from '../../../field/gap.ts';
import { gapBetween, nearestPair } from '../../../field/several.ts';
import { Refusal } from '../../../kernel/play.ts';
import { squareIn } from '../../../march/place-slot.ts';
import { squareOf } from '../../../march/resolve.ts';
import type { Walked } from '../../../march/one-by-one.ts';
import { groundOf } from '../../../march/victory.ts';
import { distanceOf } from '../position/distance.ts';
import { advanceOf } from '../moves/move.ts';
import type { Advance } from '../order.ts';
import { movesFor } from '../proposals.ts';
import { groundsOf } from '../position/stands.ts';
import type { State, Unit } from '../state.ts';

interface Place {
  readonly order: Advance;
  readonly end: Unit;
}

export function placesFor(now: State, unit: Unit): Place[] {
  const orders: Advance[] = [...movesFor(now, unit).map(({ order }) => order), ...toObjectives(now, unit)];
  return orders.flatMap((order) => {
    const walked = advanceOf(now, order);
    return walked instanceof Refusal ? [] : [{ order, end: standingAt(unit, walked) }];
  });
}

/** The unit when its stands have gone there. */
export function standingAt(unit: Unit, walked: readonly Walked[]): Unit {
  const stands = unit.stands.map(({ n, ...pose }) => ({
    n,
    ...(walked.find(({ mover }) => mover.n === n)?.mover.end ?? pose),
  }));
  return { ...unit, stands };
}

/** FB-GAP-12. A whole move straight at each objective, or half of one, where the whole is barred. */
function toObjectives(now: State, unit: Unit): Advance[] {
  const most = distanceOf(now, unit, 'advance');
  const own = groundsOf(unit);
  return now.objectives.flatMap(({ ground }): Advance[] => {
    const pieces = groundOf(now.field, ground);
    const far = gapBetween(own, pieces);
    if (far <= MILLIMETRE) return [];
    const [, at] = nearestPoints(...nearestPair(own, pieces));
    const to = squareIn(squareOf(at, now.field))!;
    const by = (share: Length): Length => Math.floor(Math.min(share, far - MILLIMETRE) / MILLIMETRE) * MILLIMETRE;
    const lengths = [...new Set([by(most), by(most / 2)])].filter((each) => each > 0);
    return lengths.map((each) => ({ kind: 'advance', unit: unit.id, legs: [{ by: each, angle: 0 }], toward: to }));
  });
}
