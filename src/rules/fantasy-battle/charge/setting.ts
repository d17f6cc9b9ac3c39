/** What a charge on one side of a target comes to: who sees it, what touches whom where, and the ways there. */
import { contactOf, type Placed, placed } from '../../../field/contact.ts';
import { overlaps } from '../../../field/gap.ts';
import { type Length, TOUCH } from '../../../field/length.ts';
import { from, type Pose, seenFrom } from '../../../field/point.ts';
import type { StandWay } from '../../../field/stand-way.ts';
import type { Zone } from '../../../field/zone.ts';
import { distanceOf } from '../position/distance.ts';
import { viewersOf } from '../position/sight.ts';
import { boundsOf, enemiesOf, metStands, shapeOf, type Standing, standsOf } from '../position/stands.ts';
import type { State, Unit } from '../state.ts';
import { hasRoom, keyOf, type Walk, walkOf, wayOf } from '../moves/walk.ts';

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
  /** FB-Q-30. Whether it has room even if it touches only those that a walk may touch. */
  readonly hasRoomIn: (walk: Walk, pose: Pose) => boolean;
  /** A pose so far ahead of another and to its right, in the same heading: always the same object. */
  readonly beside: (pose: Pose, ahead: Length, right: Length) => Pose;
  readonly placed: (pose: Pose) => Placed;
  /** The cheapest way of each stand, by its place in the unit, whichever enemies it touches on it. */
  readonly waysTo: (place: PlaceOf) => (stand: number) => StandWay | undefined;
  /** Whether any of its stands gets to a place, and whether it has room there too. */
  readonly isReached: (place: PlaceOf) => boolean;
  readonly isOpen: (pose: Pose) => boolean;
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
  const ways = new Map<string, (stand: number) => StandWay | undefined>();
  const roomIn = new Map<Walk, (pose: Pose) => boolean>();
  const waysStraight = byPose((end) => waysInto({ end }));
  const hasRoomIn = (own: Walk, pose: Pose): boolean =>
    known(roomIn, own, () => byPose((at) => hasRoom(own, at)))(pose);
  const hasAnyRoom = byPose((pose) => hasRoomIn(walk(all), pose));
  const waysTo = (place: PlaceOf): ((stand: number) => StandWay | undefined) =>
    place.via ? known(ways, keyOfPlace(place), () => waysInto(place)) : waysStraight(place.end);
  const isReached = (place: PlaceOf): boolean => {
    const way = waysTo(place);
    return unit.stands.some((_, stand) => way(stand));
  };
  const placedAt = byPose((pose) => placed(pose, shape));
  return {
    now,
    unit,
    target,
    zone,
    most,
    viewers: viewersOf(now, unit, target),
    right: (pose) => seenFrom(front, pose).x,
    touches: byPose((pose) => touchesAt(unit, met, pose)),
    hasRoom: hasAnyRoom,
    hasRoomIn,
    beside: steps(),
    placed: placedAt,
    waysTo,
    isReached,
    isOpen: byPose((end) => hasAnyRoom(end) && isReached({ end })),
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
    const own = placedAt(pose);
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

function known<K, T>(all: Map<K, T>, key: K, find: () => T): T {
  const before = all.get(key);
  if (before !== undefined || all.has(key)) return before as T;
  const found = find();
  all.set(key, found);
  return found;
}

/** The same for equal poses, and sooner for the same one. */
function byPose<T>(find: (pose: Pose) => T): (pose: Pose) => T {
  const [same, equal] = [new Map<Pose, T>(), new Map<string, T>()];
  return (pose) => known(same, pose, () => known(equal, keyOf(pose), () => find(pose)));
}

/** Steps ahead and aside of a pose: as many as a unit has stands, each worked out once. */
function steps(): (pose: Pose, ahead: Length, right: Length) => Pose {
  const all = new Map<Pose, Map<Length, Map<Length, Pose>>>();
  return (pose, ahead, right) => {
    const columns = known(all, pose, () => new Map<Length, Map<Length, Pose>>());
    const column = known(columns, ahead, () => new Map<Length, Pose>());
    return known(column, right, () => ({ ...from(pose, ahead, right), heading: pose.heading }));
  };
}
