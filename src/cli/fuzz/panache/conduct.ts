/** What must hold for every single fact of Panache, given the position before it. */
import { directionTo, distance, DIRECTIONS, type Hex, neighbour, onMap } from '../../../hex/grid.ts';
import type { Side } from '../../../kernel/play.ts';
import { apply } from '../../../rules/panache/apply.ts';
import type { Fact } from '../../../rules/panache/facts.ts';
import type { Order } from '../../../rules/panache/order.ts';
import type { Body, Reserve, State, Unit } from '../../../rules/panache/state.ts';
import type { Played } from '../bout.ts';
import { demand, same } from '../broken.ts';
import { isAtEdge } from './checks.ts';
import * as figures from './figures.ts';

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** Checks each fact of an order. */
export function checkPlayed({ base, order, by, transcript }: Played<State, Fact, Order>): void {
  let now = base;
  for (const entry of transcript) {
    if (!('fact' in entry)) continue;
    const { fact } = entry;
    demand(isOf(order, fact), `${order.kind} comes to ${fact.type}`);
    checkFact(now, fact, order, by);
    const after = apply(now, fact);
    checkMarks(now, after, fact);
    now = after;
  }
}

const OF_ORDERS: Readonly<Partial<Record<Fact['type'], Order['kind']>>> = {
  opened: 'open',
  moved: 'move',
  entered: 'enter',
  wagonsSet: 'wagons',
  movementEnded: 'end',
};

/** The facts that the rules produce belong to their own order; all others belong to manual rulings. */
function isOf(order: Order, { type }: Fact): boolean {
  const kind = OF_ORDERS[type];
  if (kind !== undefined || order.kind !== 'hand') return kind === order.kind || type === 'left' || type === 'won';
  return true;
}

function checkFact(now: State, fact: Fact, order: Order, by: Side): void {
  switch (fact.type) {
    case 'opened':
      return same([...fact.activated].sort(), activatedIn(now, by), 'PA-GAP-01 others are activated');
    case 'moved':
      return checkMoved(now, fact, order, by);
    case 'entered':
      return checkEntered(now, fact, order, by);
    case 'left':
      return checkLeft(now, fact, order);
    case 'movementEnded':
      return checkEnded(now, fact, by);
    case 'combatEnded':
      return checkNext(now, fact);
    case 'retreated':
      return checkRetreat(now, fact);
    case 'lost':
      return demand(fact.stands >= 1 && fact.stands <= unitOf(now, fact.unit).stands, 'PA-UMP-04 stands lost');
    case 'appeared':
      return checkAppeared(now, fact);
    case 'rejoined': {
      const [unit, parent] = [unitOf(now, fact.unit), unitOf(now, fact.parent)];
      return demand(unit.parent === parent.id && fact.stands === unit.stands + parent.stands, 'PA-COH-02 combined');
    }
    case 'wagonsSet':
      return demand(unitOf(now, fact.unit).mount === 'wagons' && unitOf(now, fact.unit).side === by, 'PA-MNT-06');
    case 'set':
    case 'eliminated':
    case 'won':
    case 'ruled':
    case 'notAgreed':
      return undefined;
  }
}

function unitOf(now: State, id: string): Unit {
  const unit = now.units.find((each) => each.id === id);
  demand(unit !== undefined, `${id} is not on the table`);
  return unit!;
}

/**
 * PA-ACT-03, PA-Q-14. Until its side's turn opens, no unit regains its move or shoots better, unless the players rule
 * so.
 */
function checkMarks(before: State, after: State, fact: Fact): void {
  for (const unit of after.units) {
    const was = before.units.find(({ id }) => id === unit.id);
    const isGivenBack = fact.type === 'set' && fact.unit === unit.id && fact.to.moved === false;
    demand(
      !was?.moved || unit.moved || isGivenBack || fact.type === 'opened',
      `PA-ACT-03 ${unit.id} may move again: ${fact.type}`,
    );
    const isOpening = fact.type === 'opened' && fact.side === unit.side;
    demand(!was || unit.diceLost >= was.diceLost || isOpening, `PA-Q-14 ${unit.id} has its dice again: ${fact.type}`);
  }
  if (fact.type === 'moved') {
    const movers = [fact.unit, ...fact.with].map((id) => unitOf(after, id));
    demand(
      movers.every((unit) => unit.moved && unit.at === fact.path.at(-1)),
      `PA-ACT-03 ${fact.unit} is not marked as moved`,
    );
  }
}

function activatedIn({ units, commandRadius }: State, side: Side): string[] {
  const own = units.filter((unit) => unit.side === side);
  const commanders = own.filter(isOfficer);
  return own
    .filter(({ arm, at }) => {
      if (commandRadius === undefined || arm === 'character') return true;
      return commanders.some((each) => distance(each.at, at) <= commandRadius);
    })
    .map(({ id }) => id)
    .sort();
}

function isOfficer({ rank }: Body): boolean {
  return rank !== undefined && rank !== 'hero';
}

/** PA-ACT-01 to -03, PA-TOK-01. */
export function isFresh(now: State, { side, activated, moved, prePlayed }: Unit): boolean {
  return now.phase === 'movement' && side === now.active && activated && !moved && !prePlayed;
}

function checkMoved(now: State, fact: Of<'moved'>, order: Order, by: Side): void {
  const unit = unitOf(now, fact.unit);
  const others = fact.with.map((id) => unitOf(now, id));
  for (const each of [unit, ...others]) {
    demand(each.side === by && isFresh(now, each), `PA-ACT-02 ${each.id} moves`);
    demand(each.at === unit.at, `PA-GAP-07 ${each.id} goes along from ${each.at}`);
  }
  demand(
    others.every(({ arm }) => arm === 'character'),
    'PA-GAP-07 a unit goes along',
  );
  checkTrip(now, unit, fact, figures.tripOf(now, unit, fact.path, others));
  if (order.kind !== 'move' || order.via.length > 0) return;
  const least = figures.reachOf(now, unit, others).get(order.to);
  demand(least === fact.cost, `PA-GEO-02 ${unit.id} to ${order.to} for ${fact.cost} instead of ${least}`);
}

/** PA-GEO-04, -06, PA-MOV-02, -07, PA-THR. */
function checkTrip(now: State, unit: Body, fact: Of<'moved' | 'entered'>, trip: figures.Trip | undefined): void {
  const what = `${unit.id} by ${fact.path.join(' ')}`;
  if (!trip) return demand(false, `PA-GEO-07 ${what}`);
  const { free, max } = figures.figuresOf(unit)!;
  demand(trip.cost === fact.cost, `PA-GEO-04 ${what} for ${fact.cost} instead of ${trip.cost}`);
  demand(figures.isAllowed(unit, trip), `PA-GEO-06 ${what} for ${fact.cost} of ${max}`);
  demand(figures.mayRest(now, unit, fact.path.at(-1)!), `PA-THR-06 ${what}`);
  demand(fact.noCombat === fact.cost > free, `PA-MOV-02 ${what}: without combat ${fact.noCombat}`);
  const isLightGun = unit.arm === 'artillery' && ['VL', 'L'].includes(unit.weight);
  demand(fact.diceLost === (isLightGun ? trip.hexes : 0), `PA-MOV-07 ${what}: ${fact.diceLost} dice`);
  const owed = [...(trip.road ? ['road'] : []), ...(unit.mount ? ['mount'] : [])];
  const isOwed = fact.cost <= max ? fact.by.length === 0 : fact.by.length > 0 || trip.hexes === 1;
  demand(isOwed && fact.by.every((each) => owed.includes(each)), `PA-ROAD-02 ${what} by ${fact.by.join(' ')}`);
}

function checkEntered(now: State, fact: Of<'entered'>, order: Order, by: Side): void {
  const reserve = now.reserves.find(({ unit }) => unit.id === fact.unit)!;
  const { unit, turn } = reserve;
  const at = fact.path[0]!;
  demand(unit.side === by && now.active === by && now.turn >= turn, `PA-RES-01 ${unit.id} comes in turn ${now.turn}`);
  const [first, ...others] = figures.entryTrips(now, reserve, fact.path);
  const best = others.reduce((trip, each) => (first && each.cost < trip!.cost ? each : trip), first);
  checkTrip(now, unit, fact, best);
  const isAccompanied =
    unit.arm === 'character' ||
    now.units.some((each) => each.side === by && isOfficer(each) && isWith(now, each, at)) ||
    now.reserves.some((each) => each.unit.side === by && isOfficer(each.unit) && mayFollow(now, each, at));
  demand(isAccompanied, `PA-RES-04 ${unit.id} comes without an officer`);
  if (order.kind !== 'enter' || order.via.length > 0) return;
  const least = figures.entryReach(now, reserve, at).get(order.to);
  demand(least === fact.cost, `PA-GEO-02 ${unit.id} to ${order.to} for ${fact.cost} instead of ${least}`);
}

function isWith({ commandRadius = 0 }: State, officer: Unit, at: Hex): boolean {
  const came = officer.enteredBy;
  return (came !== undefined && distance(came, at) <= 1) || distance(officer.at, at) <= Math.max(1, commandRadius);
}

function mayFollow(now: State, { entries, turn }: Reserve, at: Hex): boolean {
  return turn <= now.turn && entries.some((entry) => distance(entry.at, at) <= 1);
}

/** PA-OFF-01, -03, -05. */
function checkLeft(now: State, { unit: id, path, of }: Of<'left'>, order: Order): void {
  const unit = unitOf(now, id);
  const at = path.at(-1) ?? unit.at;
  const isFree = unit.arm === 'character';
  demand(isAtEdge(now, at), `PA-OFF-05 ${id} leaves from ${at}`);
  demand(isFree || (of === 'will' && now.armies[unit.side].exits.includes(at)), `PA-OFF-02 ${id} leaves from ${at}`);
  if (order.kind !== 'leave') return;
  const trip = figures.tripOf(now, unit, path);
  const off = DIRECTIONS.filter((direction) => {
    const beyond = neighbour(at, direction);
    return beyond === undefined || !onMap(now.map, beyond);
  });
  const road = trip?.road === true && off.some((direction) => figures.roadLeaves(now, at, direction));
  demand(isFresh(now, unit), `PA-ACT-02 ${id} leaves`);
  demand(trip !== undefined && figures.mayGoOff(unit, { ...trip, road }), `PA-OFF-01 ${id} leaves from ${at}`);
}

/** PA-Q-09, -13, -15. */
function checkEnded(now: State, { tokensOff, palisades }: Of<'movementEnded'>, by: Side): void {
  const own = now.units.filter(({ side }) => side === by);
  const idsOf = (units: readonly Unit[]) => units.map(({ id }) => id).sort();
  same([...tokensOff].sort(), idsOf(own.filter(({ prePlayed }) => prePlayed)), 'PA-Q-09 other tokens come off');
  const behind = own.filter(({ mount, moved, declinesPalisade }) => mount === 'wagons' && !moved && !declinesPalisade);
  same([...palisades].sort(), idsOf(behind), 'PA-Q-13 others are behind wagons');
  for (const { id, arm, enteredBy } of own) {
    if (enteredBy === undefined || arm === 'character') continue;
    const outside = now.reserves.filter(({ unit }) => unit.side === by && isOfficer(unit));
    const near = outside.filter((each) => mayFollow(now, each, enteredBy));
    const isLed = own.some((each) => isOfficer(each) && isWith(now, each, enteredBy));
    if (isLed || near.some(({ unit }) => unit.rank === 'subGeneral')) continue;
    demand(!near.some((each) => mayStillCome(now, each, enteredBy)), `PA-Q-15 the officer of ${id} is still outside`);
  }
}

function mayStillCome(now: State, officer: Reserve, beside: Hex): boolean {
  return officer.entries.some(({ at }) => distance(at, beside) <= 1 && figures.entryReach(now, officer, at).size > 0);
}

/** PA-STEP-08, PA-GAP-02. */
function checkNext({ active, first, turn, lastTurn }: State, { side, next }: Of<'combatEnded'>): void {
  const other: Side = active === 'red' ? 'blue' : 'red';
  const following = { side: other, turn: other === first ? turn + 1 : turn };
  demand(side === active, `PA-STEP-08 the turn of ${side} ends`);
  same(next ?? null, following.turn > lastTurn ? null : following, 'PA-STEP-08 somebody else is next');
}

/** PA-GEO-10, PA-Q-17. Straight on, through no unit that bars the way. */
function checkRetreat(now: State, { unit: id, path, notMade }: Of<'retreated'>): void {
  const unit = unitOf(now, id);
  const hexes = [unit.at, ...path];
  const ways = path.map((hex, i) => directionTo(hexes[i]!, hex));
  demand(new Set(ways).size <= 1 && !ways.includes(undefined) && notMade >= 0, `PA-GEO-10 ${id} by ${path.join(' ')}`);
  const trip = figures.tripOf(now, unit, path);
  demand(trip !== undefined && trip.cost < Infinity, `PA-Q-17 ${id} by ${path.join(' ')}`);
}

/** PA-GAP-08, PA-MNT-05. A detachment takes stands from its unit; a panicked elephant is a new unit. */
function checkAppeared(now: State, { unit, left }: Of<'appeared'>): void {
  const parent = unitOf(now, unit.parent!);
  if (left === undefined) return demand(parent.mount === 'elephants' && unit.stands === 1, `PA-MNT-05 ${unit.id}`);
  demand(left >= 1 && left + unit.stands === parent.stands, `PA-COH-01 ${unit.id} has ${unit.stands} stands`);
}
