/** What a charge on one side of a target comes to: who sees it, what touches whom where, and the ways there. */
import { contactOf, placed } from '../../../field/contact.ts';
import { overlaps } from '../../../field/gap.ts';
import { type Length, TOUCH } from '../../../field/length.ts';
import { type Pose, seenFrom } from '../../../field/point.ts';
import type { StandWay } from '../../../field/stand-way.ts';
import type { Zone } from '../../../field/zone.ts';
import { distanceOf } from '../distance.ts';
import { viewersOf } from '../sight.ts';
import { boundsOf, enemiesOf, metStands, shapeOf, type Standing, standsOf } from '../stands.ts';
import type { State, Unit } from '../state.ts';
import { hasRoom, keyOf, type Walk, walkOf, wayOf } from '../walk.ts';

/** An enemy stand that is touched: on which edge, over which length; 0: by a corner. */
export interface Touch {
  readonly enemy: string;
  readonly on: number;
  readonly edge: Zone;
  readonly long: Length;
}

/** Where a stand ends, and where it folds in from. */
export interface PlaceOf {
  readonly end: Pose;
  readonly via?: Pose;
}

export interface Setting {
  readonly now: State;
  readonly unit: Unit;
  readonly target: Unit;
  readonly zone: Zone;
  readonly most: Length;
  /** The stands that see the target (FB-CHG-05). */
  readonly viewers: readonly Standing[];
  /** How far to the charger's right a pose is. */
  readonly right: (pose: Pose) => number;
  /** FB-LIN-06, FB-Q-14, FB-FOR-05, -08. Whom a stand touches where. */
  readonly touches: (pose: Pose) => readonly Touch[];
  readonly hasRoom: (pose: Pose) => boolean;
  /** The cheapest way of each stand, by its place in the unit, whichever enemies it touches on it. */
  readonly waysTo: (place: PlaceOf) => (stand: number) => StandWay | undefined;
  /** FB-Q-30. The walk of an arrangement that touches these enemies, and no others on the way. */
  readonly walk: (enemies: readonly string[]) => Walk;
}

export function settingOf(now: State, unit: Unit, target: Unit, zone: Zone): Setting {
  const most = distanceOf(now, unit, 'charge');
  const shape = shapeOf(unit);
  const front = boundsOf(standsOf(unit)).pose;
  const enemies = enemiesOf(now, unit);
  const met = enemies.flatMap((enemy) => metStands(now, enemy));
  const walks = new Map<string, Walk>();
  const walk = (ids: readonly string[]): Walk =>
    known(walks, ids.join(' '), () => walkOf(now, unit, most, { touching: ids, through: [] }));
  const all = enemies.map(({ id }) => id);
  const [touched, rooms] = [new Map<string, readonly Touch[]>(), new Map<string, boolean>()];
  const ways = new Map<string, (stand: number) => StandWay | undefined>();
  return {
    now,
    unit,
    target,
    zone,
    most,
    viewers: viewersOf(now, unit, target),
    right: (pose) => seenFrom(front, pose).x,
    touches: (pose) => known(touched, keyOf(pose), () => touchesAt(unit, met, pose)),
    hasRoom: (pose) => known(rooms, keyOf(pose), () => hasRoom(walk(all), pose)),
    waysTo: (place) => known(ways, keyOfPlace(place), () => waysInto(place)),
    walk,
  };

  function waysInto({ end, via }: PlaceOf): (stand: number) => StandWay | undefined {
    const found: { readonly way: StandWay | undefined }[] = [];
    return (stand) => {
      const { n, ...start } = unit.stands[stand]!;
      found[stand] ??= { way: wayOf(walk(all), { n, start, end, ...(via && { via }) }) };
      return found[stand].way;
    };
  }

  function touchesAt({ type }: Unit, stands: readonly Standing[], pose: Pose): Touch[] {
    const own = placed(pose, shape);
    const about = { ...own.ground, radius: 3 * TOUCH };
    return stands.flatMap((each) => {
      if (!overlaps(about, each.ground)) return [];
      const contact = contactOf(own, each);
      if (!contact || (each.unit.fortified && (contact.other !== 'front' || type !== 'infantry'))) return [];
      return [{ enemy: each.unit.id, on: each.n, edge: contact.other, long: contact.long }];
    });
  }
}

function keyOfPlace({ end, via }: PlaceOf): string {
  return via ? `${keyOf(end)} ${keyOf(via)}` : keyOf(end);
}

function known<T>(all: Map<string, T>, key: string, find: () => T): T {
  if (all.has(key)) return all.get(key)!;
  const found = find();
  all.set(key, found);
  return found;
}
