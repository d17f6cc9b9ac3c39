/** FB-OFF-01, FB-GAP-12. Driven back: straight away from the enemy, as far as there is room. */
import type { Heading } from '../../../field/heading.ts';
import { type Length, MILLIMETRE } from '../../../field/length.ts';
import { moved } from '../../../field/point.ts';
import { gapBetween } from '../../../field/several.ts';
import { wayOut } from './evade.ts';
import type { Fact } from '../facts.ts';
import { byNumber, groundsOf, poseOf } from '../position/stands.ts';
import type { State, Unit } from '../state.ts';
import { isClear, walkOf } from './walk.ts';

/** Which way a unit is driven, how far, and what comes of it. */
interface Driven {
  readonly heading: Heading;
  readonly by: Length;
  readonly facts: readonly Fact[];
}

/** FB-GAP-12, FB-GEO-08. From the nearest of them; from one that it touches, straight off the edge that is shared. */
function awayFrom(unit: Unit, enemies: readonly Unit[]): Heading {
  const far = (enemy: Unit): Length => Math.max(0, gapBetween(groundsOf(unit), groundsOf(enemy)));
  const nearest = enemies.toSorted((a, b) => far(a) - far(b) || byNumber(a, b))[0]!;
  return wayOut(unit, nearest);
}

/**
 * FB-OFF-01, FB-OBS-02. Over the table's edge too; others stop it, those whom it fights only by being in its way. It is no longer
 * in contact, even where it has no room.
 */
export function drivenBack(now: State, unit: Unit, enemies: readonly Unit[], most: Length): Driven {
  const heading = awayFrom(unit, enemies);
  const walk = walkOf(now, unit, most, { touching: enemies.map(({ id }) => id), through: [] });
  const at = (by: Length) =>
    unit.stands.map((stand) => ({
      n: stand.n,
      pose: { ...moved({ ...poseOf(stand), heading }, by), heading: stand.heading },
    }));
  let by = 0;
  while (by + MILLIMETRE <= most && at(by + MILLIMETRE).every(({ pose }) => isClear(walk, pose))) by += MILLIMETRE;
  const parted: Fact = { type: 'parted', unit: unit.id };
  const stands = at(by).map(({ n, pose }) => ({ n, way: [pose], cost: by }));
  return { heading, by, facts: by > 0 ? [parted, { type: 'moved', unit: unit.id, why: 'driven', stands }] : [parted] };
}
