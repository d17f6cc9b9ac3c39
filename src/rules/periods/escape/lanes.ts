/** PE-OUT-01 to -12, PE-EVC-08 to -10, PE-GEO-18 to -20, PE-Q-31. Through friends, round them, or between them. */
import { isOff } from '../../../field/free.ts';
import type { Interval } from '../../../field/intervals.ts';
import { abreast, lanes, lengthThrough } from '../../../field/lane.ts';
import type { Length } from '../../../field/length.ts';
import { from, seenFrom } from '../../../field/point.ts';
import { footprint } from '../../../field/shape.ts';
import { figuresOf, groundOf, isSquare, shapeOf } from '../position/body.ts';
import type { State, Unit } from '../state.ts';
import { BASES } from '../values.ts';

/** What a unit that meets friends on its way out does. */
export type Passing =
  | { readonly how: 'flow'; readonly lane: Interval; readonly friends: readonly Unit[] }
  | { readonly how: 'pierce'; readonly friends: readonly Unit[] }
  /** PE-ASK-09. Round a line or battery, on either side. */
  | { readonly how: 'choose'; readonly shorter: 'left' | 'right' }
  /** PE-GEO-20. No way at all. */
  | { readonly how: 'halt' };

/** PE-OUT-04, -09, PE-EVC-10. Those who are never interpenetrated. */
export function isFirm(unit: Unit): boolean {
  return unit.status === 'guard' || unit.status === 'elite' || isSquare(unit);
}

/** PE-OUT-12. Gone round on one side, whole. */
function isGoneRound({ formation }: Unit): boolean {
  return formation === 'line' || formation === 'doubleLine' || formation === 'deployed';
}

/** PE-GEO-18. The free intervals across the way, from its middle to its right, wide enough for a base; `wide`: of the strip looked at. */
export function freeLanes(unit: Unit, wide: Length, long: Length, friends: readonly Unit[]): Interval[] {
  return lanes(unit.pose, wide, long, friends.map(groundOf)).filter(({ low, high }) => high - low >= BASES[unit.arm]);
}

/** Where the middle of the unit comes to go in a lane: no farther aside than it must. */
export function middleIn(unit: Unit, { low, high }: Interval): number {
  const half = (filesIn(unit, { low, high }) * BASES[unit.arm]) / 2;
  return Math.max(low + half, Math.min(high - half, 0));
}

/** PE-OUT-07. As many figures abreast as the lane lets through, and no more than the unit had. */
export function filesIn(unit: Unit, lane: Interval): number {
  return Math.min(abreast(lane, BASES[unit.arm]), Math.max(...unit.ranks));
}

/** PE-GEO-19. How far it has to go until its last wave is through. */
export function throughLength(unit: Unit, lane: Interval, friends: readonly Unit[]): Length {
  const ahead = friends.flatMap((each) => groundOf(each).corners.map((corner) => seenFrom(unit.pose, corner).y));
  const [near, far] = [Math.max(0, Math.min(...ahead)), Math.max(...ahead)];
  const base = BASES[unit.arm];
  return Math.ceil(lengthThrough(figuresOf(unit), filesIn(unit, lane), base, near, far - near));
}

/** PE-OUT-05, PE-GEO-19. The unit in a lane: so many abreast, wave after wave. */
export function narrowed(unit: Unit, lane: Interval): Pick<Unit, 'pose' | 'ranks'> {
  const files = filesIn(unit, lane);
  const figures = figuresOf(unit);
  const waves = Array.from({ length: Math.ceil(figures / files) }, (_, n) => Math.min(files, figures - n * files));
  return { pose: { ...from(unit.pose, 0, middleIn(unit, lane)), heading: unit.pose.heading }, ranks: waves };
}

/** PE-GEO-20. The lane whose middle is nearest, as the unit must go to use it. */
function nearestLane(unit: Unit, all: readonly Interval[]): Interval | undefined {
  const far = (lane: Interval): number => Math.abs(middleIn(unit, lane));
  return all.reduce<Interval | undefined>((best, lane) => (best && far(best) <= far(lane) ? best : lane), undefined);
}

/** The lanes beside a line or battery, to the unit's left and right. */
function besides(unit: Unit, field: State['field'], long: Length, friends: readonly Unit[]) {
  const all = freeLanes(unit, 2 * (field.wide + field.deep), long, friends).filter((lane) => {
    const { pose, ranks } = narrowed(unit, lane);
    return !isOff(footprint(pose, shapeOf({ ...unit, ranks })), field);
  });
  const left = nearestLane(
    unit,
    all.filter(({ high }) => high <= 0),
  );
  const right = nearestLane(
    unit,
    all.filter(({ low }) => low >= 0),
  );
  return { left, right, all };
}

/**
 * PE-OUT-02, -04, -08, -12, PE-EVC-08 to -10, PE-Q-31. What it does about the friends that it meets within so far.
 *
 * @param side PE-ASK-09: which side of a line or battery, if both are free; undefined: its owner has not said.
 */
export function passing(
  now: State,
  unit: Unit,
  long: Length,
  friends: readonly Unit[],
  isFollowed: boolean,
  side: 'left' | 'right' | undefined,
): Passing {
  const isBarred = friends.some(isFirm);
  if (isFollowed && !isBarred) return { how: 'pierce', friends };
  const [inCorridor, { left, right, all }] = [
    nearestLane(unit, freeLanes(unit, shapeOf(unit).wide, long, friends)),
    besides(unit, now.field, long, friends),
  ];
  if (inCorridor) return { how: 'flow', lane: inCorridor, friends };
  const isRound = unit.arm === 'cavalry' && friends.some(isGoneRound);
  if (isRound) {
    if (left && right && side === undefined)
      return { how: 'choose', shorter: nearestLane(unit, all) === right ? 'right' : 'left' };
    const lane = side === 'left' ? (left ?? right) : side === 'right' ? (right ?? left) : nearestLane(unit, all);
    if (lane) return { how: 'flow', lane, friends };
  }
  if (!isBarred) return { how: 'pierce', friends };
  const free = nearestLane(unit, all);
  return free ? { how: 'flow', lane: free, friends } : { how: 'halt' };
}
