/** SH-ENGAGE, SH-OUTFLANK, SH-FLANKPROT. Who engages whom, who is outflanked, and which flanks friends protect. */
import { type Area, areaOf, frontDirections, inFrontCone } from '../../../hex/facing.ts';
import { type Direction, directionTo, type Hex } from '../../../hex/grid.ts';
import { areAdjacent, distanceBetween, hexesOf, nearestFirst, type Place } from './place.ts';
import { isPanicked, isSquare, type State, type Unit } from '../state.ts';
import { sideToward } from './terrain.ts';

export function enemiesOf(now: State, unit: Unit): Unit[] {
  return now.units.filter((each) => each.side !== unit.side);
}

export function friendsOf(now: State, unit: Unit): Unit[] {
  return now.units.filter((each) => each.side === unit.side && each.id !== unit.id);
}

/** SH-DEFFIRE-04. The friends adjacent to a unit. */
export function friendsBeside(now: State, unit: Unit): string[] {
  return friendsOf(now, unit)
    .filter((friend) => areAdjacent(friend, unit))
    .map((friend) => friend.id);
}

/** SH-DIST-04, SH-Q-07. Adjacent, whatever the facings; under the other reading, engaging or engaged. */
export function inContact(now: State, unit: Unit): Unit[] {
  return now.rulings.contact === 'adjacent' ? besideIt(now, unit) : involvedWith(now, unit);
}

function besideIt(now: State, unit: Unit): Unit[] {
  return now.units.filter((each) => each.side !== unit.side && areAdjacent(unit, each));
}

/** SH-ENGAGE-04, SH-Q-09. Whether this direction is to a unit's front. A square has its front on all sides. */
function isInFront(unit: Unit, direction: Direction): boolean {
  return isSquare(unit) || frontDirections(unit.facing).includes(direction);
}

/** SH-ENGAGE-01 to -03, -06, SH-GAP-14. A hex of `b` is in front of one of `a`, with no barrier between. */
export function engages(now: State, a: Unit, b: Unit): boolean {
  if (a.side === b.side || !mayEngage(now, a) || !areAdjacent(a, b)) return false;
  return reachesInFront(now, a, b);
}

/** SH-ENGAGE-04, -05, SH-Q-08, SH-Q-09. Panicked units never do, nor squares in some scenarios. */
function mayEngage({ rulings }: State, unit: Unit): boolean {
  if (isPanicked(unit)) return rulings.panickedEngage === 'yes';
  return !isSquare(unit) || rulings.squaresEngage === 'yes';
}

function reachesInFront(now: State, a: Unit, b: Unit): boolean {
  for (const from of hexesOf(a))
    for (const hex of hexesOf(b)) {
      const direction = directionTo(from, hex);
      if (direction === undefined || !isInFront(a, direction)) continue;
      if (sideToward(now.map, from, direction) !== 'impassable') return true;
    }
  return false;
}

export function engagedBy(now: State, unit: Unit): Unit[] {
  return now.units.filter((enemy) => engages(now, enemy, unit));
}

export function engagedWith(now: State, unit: Unit): Unit[] {
  return now.units.filter((enemy) => engages(now, unit, enemy));
}

export function engagesAny(now: State, unit: Unit): boolean {
  return now.units.some((enemy) => engages(now, unit, enemy));
}

export function involvedWith(now: State, unit: Unit): Unit[] {
  return besideIt(now, unit).filter((enemy) => engages(now, enemy, unit) || engages(now, unit, enemy));
}

export function isInvolved(now: State, unit: Unit): boolean {
  return involvedWith(now, unit).length > 0;
}

/** SH-OUTFLANK-01, -02. The enemies that engage it, while neither it nor any friend engages them. */
export function outflankers(now: State, unit: Unit): Unit[] {
  if (isSquare(unit)) return [];
  return engagedBy(now, unit).filter(
    (enemy) => !engages(now, unit, enemy) && !friendsOf(now, unit).some((friend) => engages(now, friend, enemy)),
  );
}

export function isOutflanked(now: State, unit: Unit): boolean {
  return outflankers(now, unit).length > 0;
}

/** SH-FACING-14, SH-Q-06. The area that wholly contains a place; around two hexes, front and rear come first. */
function areaAround(unit: Unit, place: Place): Area | undefined {
  const areas = hexesOf(place).map((hex) => areaOfHex(unit, hex));
  return areas.every((area) => area === areas[0]) ? areas[0] : undefined;
}

export function areaOfHex(unit: Unit, hex: Hex): Area | undefined {
  const areas = hexesOf(unit).map((own) => areaOf(own, unit.facing, hex));
  return areas.find((area) => area === 'front') ?? areas.find((area) => area === 'rear') ?? areas[0];
}

/** SH-FLANKPROT-06. The flank that an enemy comes from; undefined from the front or the rear. */
function flankOf(unit: Unit, enemy: Place): Area | undefined {
  const area = areaAround(unit, enemy);
  return area === 'leftFlank' || area === 'rightFlank' ? area : undefined;
}

/** SH-Q-06, SH-Q-09. Whether a place is in a unit's front cone. Everything is in front of a square. */
export function inFrontOf(unit: Unit, place: Place): boolean {
  if (isSquare(unit)) return true;
  return hexesOf(place).some((hex) => hexesOf(unit).some((own) => inFrontCone(own, unit.facing, hex)));
}

/** SH-FLANKPROT-01 to -05. Whether the flank on which this enemy outflanks it is protected against the attacker. */
export function flankProtected(
  now: State,
  unit: Unit,
  outflanker: Unit,
  attacker: Unit,
  attackerWasAt?: Place,
): boolean {
  const flank = flankOf(unit, outflanker);
  if (flank === undefined || isPanicked(unit)) return false;
  return friendsOf(now, unit).some(
    (friend) =>
      !isPanicked(friend) &&
      (friend.facing === unit.facing || isSquare(friend)) &&
      distanceBetween(friend, unit) <= 2 &&
      flankOf(unit, friend) === flank &&
      sawIt(now, friend, attacker, attackerWasAt),
  );
}

/** SH-FLANKPROT-05, SH-Q-64. The protector has, or had, the attacker in front of it. */
function sawIt(now: State, friend: Unit, attacker: Unit, wasAt: Place | undefined): boolean {
  const { flankProtectedWhen } = now.rulings;
  const sees = flankProtectedWhen !== 'declared' && inFrontOf(friend, attacker);
  return sees || (flankProtectedWhen !== 'now' && wasAt !== undefined && inFrontOf(friend, wasAt));
}

/** The enemies within so many hexes, nearest first, ties in roster order; panicked units only on request. */
export function enemiesWithin(
  now: State,
  unit: Unit,
  hexes: number,
  { panickedToo = false }: { readonly panickedToo?: boolean } = {},
): Unit[] {
  return enemiesOf(now, unit)
    .filter((enemy) => (panickedToo || !isPanicked(enemy)) && distanceBetween(unit, enemy) <= hexes)
    .sort(nearestFirst(unit));
}
