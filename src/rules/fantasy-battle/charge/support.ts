/** FB-SUP, FB-ENV-10, FB-GEO-18, FB-Q-09, -27. Infantry behind a charger goes with it. */
import { areConnected, contactOf, placed } from '../../../field/contact.ts';
import { overlaps } from '../../../field/gap.ts';
import { fillings } from '../../../field/fill.ts';
import { angleBetween, EIGHTH_TURN } from '../../../field/heading.ts';
import type { Length } from '../../../field/length.ts';
import { from, type Pose } from '../../../field/point.ts';
import type { Walked } from '../../../march/one-by-one.ts';
import { distanceOf } from '../distance.ts';
import { NO_LICENCE } from '../ground.ts';
import { friendsOf, isEngaged, shapeOf, type Standing, standsOf } from '../stands.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import type { Placement } from './arrange.ts';
import { hasRoom, moverOf, type Walk, walkAll, walkOf, wayOf } from '../walk.ts';

/** FB-SUP-01, FB-GEO-18, FB-Q-27. Infantry that stands behind it, is not engaged, and has not supported yet in this turn. */
export function supporters(now: State, charger: Unit): Unit[] {
  return friendsOf(now, charger).filter(
    (unit) =>
      unit.type === 'infantry' &&
      !unit.supported &&
      !isEngaged(now, unit) &&
      standsOf(unit).some((stand) => standsOf(charger).some((before) => isBehind(stand, before))),
  );
}

/** FB-GEO-18. In edge contact with the rear edge, facing much the same way. */
function isBehind(stand: Standing, before: Standing): boolean {
  const contact = contactOf(stand, before);
  const isSameWay = angleBetween(stand.pose.heading, before.pose.heading) <= EIGHTH_TURN;
  return contact?.other === 'rear' && contact.long > 0 && isSameWay;
}

/** FB-GEO-18, FB-SUP-02. The ways of a supporter once the charger stands where it does; undefined if it cannot come. */
export function supportOf(now: State, id: string, charger: string, placement: Placement): Walked[] | undefined {
  const unit = unitOf(now, id);
  const walk = walkOf(now, unit, distanceOf(now, unit, 'charge'), NO_LICENCE);
  const places = placesBehind(walk, shapeOf(unitOf(now, charger)).deep, placement);
  if (!places) return undefined;
  const ways = unit.stands.map(({ n }) => places.map((end) => wayOf(walk, moverOf(walk, n, end))?.cost));
  for (const { by } of fillings(ways)) {
    const movers = places.map((end, place) => moverOf(walk, unit.stands[by[place]!]!.n, end));
    const walked = walkAll(walk, movers);
    if (walked) return walked;
  }
  return undefined;
}

/**
 * FB-GEO-18, FB-ENV-10. Directly behind each stand, or behind where one that folded in came from: those that touch an enemy
 * first; then behind those places.
 */
function placesBehind(walk: Walk, depth: Length, { walked, contacts }: Placement): Pose[] | undefined {
  const { unit } = walk;
  const shape = shapeOf(unit);
  const isTouching = (n: number): boolean => contacts.some((each) => each.stand === n);
  const bases = walked
    .map(({ mover: { n, end, via } }) => ({ n, pose: via ?? end }))
    .toSorted((a, b) => Number(isTouching(b.n)) - Number(isTouching(a.n)) || a.n - b.n);
  const rows = bases.map((_, row) =>
    bases.map(({ pose }) => ({ ...from(pose, -depth - row * shape.deep, 0), heading: pose.heading })),
  );
  const places: Pose[] = [];
  for (const pose of rows.flat()) {
    if (places.length === unit.stands.length) break;
    const isFree = hasRoom(walk, pose) && areApart([...places, pose].map((each) => placed(each, shape)));
    if (isFree) places.push(pose);
  }
  const isWhole = places.length === unit.stands.length && areConnected(places.map((each) => placed(each, shape)));
  return isWhole ? places : undefined;
}

function areApart(all: readonly ReturnType<typeof placed>[]): boolean {
  const last = all.at(-1)!;
  return all.slice(0, -1).every(({ ground }) => !overlaps(ground, last.ground));
}
