/** What is proposed to units and commanders: moves, charges, evades, rides. Completion, panel and the bot's seat choose among them. */
import { centimetres, type Length, MILLIMETRE } from '../../field/length.ts';
import { type Point, wayLength } from '../../field/point.ts';
import { gapBetween } from '../../field/several.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { rememberedIn } from '../../kernel/remembered.ts';
import type { Walked } from '../../march/one-by-one.ts';
import { type Proposal, proposed, spacedOut, surroundingsOf } from '../../march/proposals.ts';
import { activationOf } from './moves/activate.ts';
import type { Placement } from './charge/arrange.ts';
import { type Way, waysOf } from './charge/checks.ts';
import { sideOf } from './charge/side.ts';
import { rideTo } from './moves/commanders.ts';
import { distanceOf } from './position/distance.ts';
import { standsAt } from './position/formation.ts';
import { evaded } from './moves/evade.ts';
import { advanceOf } from './moves/move.ts';
import type { Advance, Charge, Evade, Order } from './order.ts';
import { flightsFrom } from './moves/passage.ts';
import { standOf } from './places.ts';
import { viewersOf } from './position/sight.ts';
import { boundsOf, byNumber, enemiesOf, friendsOf, groundsOf, poseOf, shapeOf, standsOf } from './position/stands.ts';
import type { Commander, State, Unit } from './state.ts';
import { mustCharge } from './turn.ts';

/** One of straight legs, or of a place. */
type Going = Extract<Advance, { kind: 'advance' | 'go' }>;
export type Charging = Proposal<Charge> & { readonly ways: readonly Way[] };
type Evading = Proposal<Evade> & { readonly walked: readonly Walked[] };
type Riding = Proposal<Extract<Order, { kind: 'ride' }>>;

/** Several verbs ask for what is proposed in one position. */
const once = rememberedIn<State>();

/** METRIC 3.4. At most six, 2 cm apart; none for those who must charge (FB-CHG-04). */
export function movesFor(now: State, unit: Unit): readonly Proposal<Going>[] {
  return once(now, `moves ${unit.id}`, () => {
    const how = activationOf(now, { kind: 'advance', unit: unit.id, legs: [] }, unit.side);
    return how instanceof Refusal || mustCharge(now, unit) ? [] : spacedOut(foundFor(now, unit));
  });
}

function foundFor(now: State, unit: Unit): Proposal<Going>[] {
  return [...proposed(surroundings(now, unit))].flatMap(({ why, ...going }): Proposal<Going>[] => {
    const order: Going =
      'to' in going ? { kind: 'go', unit: unit.id, ...going } : { kind: 'advance', unit: unit.id, ...going };
    const walked = advanceOf(now, order);
    if (walked instanceof Refusal) return [];
    return [{ order, at: endOf(unit, walked), what: 'end', says: phrase(`march-why-${why}`) }];
  });
}

/** FB-GEO-22. Where the anchor of a unit ends. */
export function endOf(unit: Unit, walked: readonly Walked[]): Point {
  const ends = unit.stands.map((stand) => walked.find(({ mover }) => mover.n === stand.n)?.mover.end ?? poseOf(stand));
  const { x, y } = boundsOf(standsAt(ends, shapeOf(unit))).pose;
  return { x, y };
}

function surroundings(now: State, unit: Unit): Parameters<typeof proposed>[0] {
  const named = (each: Unit) => ({ id: each.id, stand: standOf(each) });
  const friends = friendsOf(now, unit).map(named);
  const near = enemiesNear(now, unit);
  return surroundingsOf(now.field, {
    mover: standOf(unit),
    allowance: distanceOf(now, unit, 'advance'),
    others: now.units.filter(({ id }) => id !== unit.id).map(standOf),
    cover: [],
    neighbours: friends,
    formed: friends,
    enemy: near[0] && named(near[0]),
    ranges: [],
    chargers: near
      .filter((enemy) => viewersOf(now, unit, enemy).length > 0)
      .map((enemy) => ({ grounds: groundsOf(enemy), reach: distanceOf(now, enemy, 'charge') })),
  });
}

export function enemiesNear(now: State, unit: Unit, within: Length = Infinity): Unit[] {
  return enemiesOf(now, unit)
    .map((enemy) => ({ enemy, far: gapBetween(groundsOf(unit), groundsOf(enemy)) }))
    .filter(({ far }) => far <= within)
    .toSorted((a, b) => a.far - b.far || byNumber(a.enemy, b.enemy))
    .map(({ enemy }) => enemy);
}

/** FB-CHG. The enemies that it can charge, the nearest first: how far, from which side, with how many contacts. */
export function chargesFor(now: State, unit: Unit): readonly Charging[] {
  return once(now, `charges ${unit.id}`, () =>
    enemiesNear(now, unit, distanceOf(now, unit, 'charge')).flatMap((target): Charging[] => {
      const order: Charge = { kind: 'charge', unit: unit.id, target: target.id };
      if (activationOf(now, order, unit.side) instanceof Refusal) return [];
      const ways = waysOf(now, order, unit.side);
      if (ways instanceof Refusal) return [];
      const { x, y } = boundsOf(standsOf(target)).pose;
      return [{ order, ways, at: { x, y }, what: 'target', says: chargePhrase(now, unit, ways) }];
    }),
  );
}

/** FB-Q-22. Of several zones the first in which it can be placed; the die is named. */
export function chargePhrase(now: State, unit: Unit, ways: readonly Way[]) {
  const { zone, straight } = ways.find((way) => !(way.straight instanceof Refusal))!;
  const { walked, contacts } = straight as Placement;
  return phrase('fb-offer-charge', {
    distance: centimetres(Math.max(...walked.map(({ way }) => way.cost))),
    most: centimetres(distanceOf(now, unit, 'charge')),
    side: sideOf(zone),
    n: new Set(contacts.map(({ stand }) => stand)).size,
    dice: ways.length > 1 ? 'yes' : 'no',
  });
}

/** FB-EVA. As far as it can from the nearest enemy in view. */
export function evadesFor(now: State, unit: Unit): readonly Evading[] {
  return once(now, `evades ${unit.id}`, () => {
    const order: Evade = { kind: 'evade', unit: unit.id };
    if (activationOf(now, order, unit.side) instanceof Refusal || mustCharge(now, unit)) return [];
    const enemies = evaded(now, unit);
    const all = enemies.map((enemy) => flightsFrom(now, order, enemy));
    const [first] = all;
    if (!first || all.some((each) => each instanceof Refusal) || first instanceof Refusal) return [];
    const says = phrase('fb-offer-evade', { enemy: enemies[0]!.id });
    const { walked } = first[0]!;
    return [{ order, walked, at: endOf(unit, walked), what: 'end', says }];
  });
}

/** FB-GAP-07. To join a unit of theirs. */
export function ridesFor(now: State, commander: Commander): readonly Riding[] {
  const { id, side, joined, at } = commander;
  return now.units
    .filter((unit) => unit.side === side && unit.id !== joined)
    .toSorted(byNumber)
    .flatMap((unit): Riding[] => {
      const order = { kind: 'ride', commander: id, to: { kind: 'short', unit: unit.id, by: MILLIMETRE } } as const;
      const to = rideTo(now, order, side);
      if (to instanceof Refusal) return [];
      const says = phrase('fb-offer-ride', { distance: centimetres(wayLength(at, to)) });
      return [{ order, at: to, what: 'end', says }];
    });
}
