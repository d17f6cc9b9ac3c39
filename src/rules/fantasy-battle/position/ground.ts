/** FB-GAP-05, FB-OBS, FB-STD-07, -08, FB-GEO-06. What ground does to a move, and what bars a stand. */
import { overlaps } from '../../../field/gap.ts';
import { obstaclesOf } from '../../../field/ground.ts';
import { type Length, TOUCH } from '../../../field/length.ts';
import type { Obstacle, Size } from '../../../field/obstacle.ts';
import { distance } from '../../../field/point.ts';
import { disc, type Footprint, middle } from '../../../field/shape.ts';
import { groundsOf } from './stands.ts';
import type { State, Unit } from '../state.ts';

type Ground = State['field']['areas'][number]['kind'] | State['field']['lines'][number]['kind'];

/** FB-GAP-05. Infantry at half speed, flyers over it, others not at all. */
const DIFFICULT: readonly string[] = ['wood', 'marsh', 'rough'] satisfies readonly Ground[];
/** FB-GAP-05. Nobody. */
const IMPASSABLE: readonly string[] = ['building', 'water', 'impassable', 'river', 'cliff'] satisfies readonly Ground[];

/** What a unit may touch, and through whom it may pass, in one move. */
export interface Licence {
  /** Enemies that it charges: FB-OBS-02, FB-Q-30. */
  readonly touching: readonly string[];
  /** FB-PAS-01, FB-GEO-10. Friends who let it through. */
  readonly through: readonly string[];
}

export const NO_LICENCE: Licence = { touching: [], through: [] };

/** What bars a unit's stands. */
export interface Bars {
  readonly size: Size;
  /** On their way. */
  readonly passing: readonly Obstacle[];
  /** Where they end. */
  readonly ending: readonly Obstacle[];
  /** FB-GAP-05. What halves their distance. */
  readonly slowing: readonly Obstacle[];
}

/** FB-GEO-06. An enemy who is not charged is not even touched: as broad as a stand that would touch it. */
const UNTOUCHED: Length = 2 * TOUCH + 1;

/** FB-GEO-06, FB-GAP-05. Everything within a distance of the unit; commanders bar nobody (FB-STD-08). */
export function barsFor(now: State, unit: Unit, most: Length, { touching, through }: Licence): Bars {
  const near = nearBy(unit, most);
  const ground = (kinds: readonly string[]): Obstacle[] =>
    obstaclesOf(now.field, ({ kind }) => kinds.includes(kind)).filter(near);
  const of = (other: Unit): Obstacle[] => {
    const isShunned = other.side !== unit.side && !touching.includes(other.id);
    return groundsOf(other)
      .map((each) => ({
        by: { unit: other.id },
        ground: isShunned ? { ...each, radius: UNTOUCHED } : each,
        isShunned,
      }))
      .filter(near);
  };
  const others = now.units.filter(({ id }) => id !== unit.id);
  const hard = ground(DIFFICULT);
  const isBarred = unit.type !== 'infantry' && unit.type !== 'flyer';
  const firm = [...ground(IMPASSABLE), ...(isBarred ? hard : [])];
  const passing = [...firm, ...others.filter(({ id }) => !through.includes(id)).flatMap(of)];
  const passed = others.filter(({ id }) => through.includes(id)).flatMap(of);
  return {
    size: now.field,
    passing,
    ending: [...passing, ...passed, ...(unit.type === 'flyer' ? hard : [])],
    slowing: unit.type === 'infantry' ? hard : [],
  };
}

/** What a unit may come to at all. */
function nearBy(unit: Unit, most: Length): (each: { readonly ground: Footprint }) => boolean {
  const corners = groundsOf(unit).flatMap((ground) => ground.corners);
  const centre = middle({ corners, radius: 0 });
  const reach = disc(centre, Math.max(...corners.map((each) => distance(centre, each))) + most);
  return ({ ground }) => overlaps(reach, ground);
}

/** FB-GEO-12, FB-PIN-04. Terrain that no stand can stand in. */
export function closedGround(now: State, { type }: Pick<Unit, 'type'>): Footprint[] {
  const kinds = type === 'infantry' ? IMPASSABLE : [...IMPASSABLE, ...DIFFICULT];
  return obstaclesOf(now.field, ({ kind }) => kinds.includes(kind)).map(({ ground }) => ground);
}
