/** FB-SUP, FB-ENV-10, FB-GEO-18, FB-Q-09, -27. Infantry behind a charger goes with it. */
import { areConnected, contactOf, type Placed, placed } from '../../../field/contact.ts';
import { overlaps } from '../../../field/gap.ts';
import { angleBetween, EIGHTH_TURN } from '../../../field/heading.ts';
import type { Length } from '../../../field/length.ts';
import { from, type Pose, seenFrom } from '../../../field/point.ts';
import type { Walked } from '../../../march/one-by-one.ts';
import { distanceOf } from '../position/distance.ts';
import { bestFilled, type Filled, isCostlier } from '../moves/filling.ts';
import { NO_LICENCE } from '../position/ground.ts';
import { fillingsOf } from '../moves/move.ts';
import {
  boundsOf,
  friendsOf,
  isEngaged,
  isStandEngaged,
  shapeOf,
  type Standing,
  standsOf,
} from '../position/stands.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import type { Placement } from './arrange.ts';
import { hasRoom, inOrder, moverOf, type Walk, walkOf } from '../moves/walk.ts';

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

/** A stand that supports, and the one that fights before it. */
export interface Supporting {
  readonly stand: Standing;
  readonly before: Standing;
}

/** FB-GAP-12, FB-LIN-05, FB-SUP-01. The stands that support a unit: directly behind one that fights, its own or of infantry. */
export function supportingStands(now: State, unit: Unit): Supporting[] {
  const isFree = ({ unit: { id }, n }: Standing): boolean => !isStandEngaged(now, { id }, n);
  const fighting = standsOf(unit).filter((stand) => !isFree(stand));
  const others = supporters({ ...now, units: now.units.map((each) => ({ ...each, supported: false })) }, unit);
  return [unit, ...others].flatMap(standsOf).flatMap((stand) => {
    const before = isFree(stand) && fighting.find((each) => isBehind(stand, each));
    return before ? [{ stand, before }] : [];
  });
}

/** FB-GEO-18, FB-SUP-02. The ways of a supporter once the charger stands where it does; undefined if it cannot come. */
export function supportOf(now: State, id: string, charger: string, placement: Placement): Walked[] | undefined {
  const unit = unitOf(now, id);
  const walk = walkOf(now, unit, distanceOf(now, unit, 'charge'), NO_LICENCE);
  for (const choices of choicesBehind(walk, shapeOf(unitOf(now, charger)).deep, placement)) {
    const best = bestOf(walk, choices);
    if (best) return [...best.walked];
  }
  return undefined;
}

interface Found extends Filled {
  readonly places: readonly Pose[];
}

/** FB-GEO-14 (5) to (8). Of places that are as good, those that cost least. */
function bestOf(walk: Walk, choices: readonly (readonly Pose[])[]): Found | undefined {
  const { stands } = walk.unit;
  let best: Found | undefined;
  for (const places of choices) {
    const filled = bestFilled(fillingsOf(walk, places), ({ by }) =>
      inOrder(
        walk,
        places.map((end, place) => moverOf(walk, stands[by[place]!]!.n, end)),
      ),
    );
    if (filled && (!best || isCostlier(best.filling, filled.filling))) best = { places, ...filled };
  }
  return best;
}

/** More ways of choosing among places behind are not compared: the first ones are taken. */
const MOST_CHOICES = 924;

/**
 * FB-GEO-18, FB-ENV-10. Directly behind each stand, or behind where one that folded in came from: those that touch an enemy
 * first; then behind those places. The best first, with those that are as good, more to the right before others.
 */
function* choicesBehind(walk: Walk, depth: Length, { walked, contacts }: Placement): Generator<Pose[][]> {
  const { unit } = walk;
  const shape = shapeOf(unit);
  const right = (pose: Pose): number => Math.round(seenFrom(boundsOf(standsOf(unit)).pose, pose).x);
  const bases = walked
    .map(({ mover: { n, end, via } }) => ({
      pose: via ?? end,
      rank: contacts.some((each) => each.stand === n) ? 0 : 1,
    }))
    .toSorted((a, b) => right(a.pose) - right(b.pose));
  const all = bases
    .flatMap((_, row) =>
      bases.map(({ pose, rank }, base) => ({
        base,
        row,
        rank: 2 * row + rank,
        pose: { ...from(pose, -depth - row * shape.deep, 0), heading: pose.heading },
      })),
    )
    .filter(({ pose }) => hasRoom(walk, pose))
    .toSorted((a, b) => a.rank - b.rank);
  for (const last of new Set(all.map(({ rank }) => rank))) {
    const some = all.filter(({ rank }) => rank <= last);
    const choices = selections(some, unit.stands.length).filter(
      (places) =>
        places.some(({ rank }) => rank === last) &&
        places.every(
          ({ base, row }) => row === 0 || places.some((each) => each.base === base && each.row === row - 1),
        ) &&
        isWhole(places.map(({ pose }) => placed(pose, shape))),
    );
    const ranks = (places: typeof all): string => places.map(({ rank }) => String(rank).padStart(2, '0')).join(' ');
    const alike = Map.groupBy(choices, ranks);
    const rightmost = (poses: readonly Pose[]): number => poses.reduce((sum, pose) => sum + right(pose), 0);
    for (const key of [...alike.keys()].toSorted()) {
      const poses = alike.get(key)!.map((places) => places.map(({ pose }) => pose));
      yield poses.toSorted((a, b) => rightmost(b) - rightmost(a));
    }
  }
}

/** Every way of taking so many, in their order; the first ways if they are too many. */
function selections<T>(all: readonly T[], count: number): T[][] {
  const found: T[][] = [];
  const next = (taken: readonly T[], start: number): void => {
    if (found.length >= MOST_CHOICES) return;
    if (taken.length === count) return void found.push([...taken]);
    for (let each = start; all.length - each >= count - taken.length; each++) next([...taken, all[each]!], each + 1);
  };
  next([], 0);
  return found;
}

/** Whether none is on another, and all hang together. */
function isWhole(all: readonly Placed[]): boolean {
  const areApart = all.every((one, each) => all.slice(0, each).every(({ ground }) => !overlaps(ground, one.ground)));
  return areApart && areConnected(all);
}
