/** What must hold for every single fact of Fantasy battle, given the position before it. */
import { apply } from '../../../rules/fantasy-battle/apply.ts';
import type { Fact } from '../../../rules/fantasy-battle/facts.ts';
import { formationOf } from '../../../rules/fantasy-battle/position/formation.ts';
import type { Order } from '../../../rules/fantasy-battle/order.ts';
import { type Contact, type State, type Unit, unitOf } from '../../../rules/fantasy-battle/state.ts';
import type { Played } from '../bout.ts';
import { demand, same } from '../broken.ts';
import { apart, corners, costOf, ROUNDING, sizeOf, TOUCH } from './measure.ts';

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** Checks each fact of an order. */
export function checkPlayed({ base, order, transcript, end }: Played<State, Fact, Order>): void {
  let now = base;
  for (const entry of transcript) {
    if (!('fact' in entry)) continue;
    if (order.kind !== 'hand') checkFact(now, entry.fact);
    now = apply(now, entry.fact);
  }
  same(now, end, 'the facts do not lead to the position');
  if (order.kind !== 'hand') checkStands(base, end);
}

/** FB-GAP-09. Stands are conserved: on the table, coming back or lost, they are those of the start. */
function checkStands(base: State, end: State): void {
  for (const side of ['red', 'blue'] as const) {
    const count = ({ units, returning, lost }: State): number =>
      [...units, ...returning.map(({ unit }) => unit)]
        .filter((unit) => unit.side === side)
        .reduce((sum, { stands }) => sum + stands.length, lost[side]);
    demand(count(base) === count(end), `stands of ${side}: ${count(base)} before, ${count(end)} after`);
  }
}

function checkFact(now: State, fact: Fact): void {
  if (fact.type === 'moved') checkMoved(now, fact);
  else if (fact.type === 'touched') checkTouched(now, fact);
  else if (fact.type === 'ordered') checkOrdered(now, fact);
  else if (fact.type === 'lost') checkLost(now, fact);
}

/** FB-STD-05, FB-GEO-05, FB-OBS-02. No stand goes farther than it may, and only a charge ends at an enemy. */
function checkMoved(now: State, { unit: id, why, stands }: Of<'moved'>): void {
  const unit = unitOf(now, id);
  const most = mostOf(now, unit, why);
  for (const { n, way, cost } of stands) {
    const start = unit.stands.find((each) => each.n === n);
    demand(start !== undefined, `FB-STD-01 ${id} has no stand ${n}`);
    const far = costOf([start!, ...way], unit);
    demand(far <= most + ROUNDING, `FB-STD-05 ${id}.${n} goes ${far.toFixed(0)} of ${most}: ${why}`);
    const isSame = why === 'driven' || Math.abs(far - cost) <= ROUNDING * way.length;
    demand(isSame, `FB-GEO-05 ${id}.${n} pays ${cost} for ${far.toFixed(1)}`);
  }
  if (why === 'advance' || why === 'evade') checkClear(now, unit, stands);
  if (why === 'follow') checkFollows(now, unit, stands);
}

/** FB-GAP-12, FB-GAP-06. All its stands go the same way, facing as before; nobody does who is confused. */
function checkFollows({ turn }: State, { id, confused, stands }: Unit, moves: Of<'moved'>['stands']): void {
  demand(confused !== turn, `FB-GAP-06 ${id} follows in confusion`);
  const ways = stands.map(({ n, x, y, heading }) => {
    const end = moves.find((each) => each.n === n)?.way.at(-1);
    return end ? `${end.x - x},${end.y - y} ${end.heading - heading}` : 'none';
  });
  const isAlike = new Set(ways).size === 1 && ways[0]!.endsWith(' 0');
  demand(isAlike, `FB-GAP-12 ${id} does not follow as it stands: ${ways.join('; ')}`);
}

/** FB-TAB-01, FB-MAX-01 to -06, FB-CHG-06. */
function mostOf({ variants }: State, unit: Unit, why: Of<'moved'>['why']): number {
  if (why === 'driven') return 10_000;
  const FULL = { infantry: 20, monster: 20, cavalry: 30, chariot: 30, flyer: 60, artillery: 10, machine: 0 };
  const full = 1_000 * FULL[unit.type];
  const isCharge = why === 'charge' || why === 'support' || why === 'follow';
  const isHalved = why === 'advance' || (isCharge && !variants.irregularChargeFull);
  const isIrregular = isHalved && formationOf(unit) === 'irregular';
  return unit.type !== 'flyer' && (unit.fortified || isIrregular) ? full / 2 : full;
}

function checkClear({ units }: State, unit: Unit, stands: Of<'moved'>['stands']): void {
  const enemies = units.filter(({ side }) => side !== unit.side);
  for (const { n, way } of stands) {
    const end = corners(way.at(-1)!, unit);
    for (const enemy of enemies)
      for (const stand of enemy.stands) {
        const far = apart(end, corners(stand, enemy));
        demand(far > TOUCH - ROUNDING, `FB-OBS-02 ${unit.id}.${n} ends ${far.toFixed(0)} from ${enemy.id}.${stand.n}`);
      }
  }
}

/** FB-CSD-02, FB-Q-25. A stand touches the side that it is said to touch; works have only a front. */
function checkTouched(now: State, { contacts }: Of<'touched'>): void {
  demand(contacts.length > 0, 'FB-FST-03 a charge touches no enemy');
  for (const contact of contacts) {
    const enemy = unitOf(now, contact.enemy);
    if (enemy.fortified) demand(contact.side === 'front', `FB-FOR-05 the ${contact.side} of ${enemy.id}`);
    else if (contact.long > 0 && formationOf(enemy) !== 'irregular') checkSide(now, enemy, contact);
  }
}

function checkSide(now: State, enemy: Unit, { unit: id, stand, on, side, long }: Contact): void {
  const unit = unitOf(now, id);
  const own = corners(unit.stands.find(({ n }) => n === stand)!, unit);
  const { x, y, heading } = enemy.stands.find(({ n }) => n === on)!;
  const { wide, deep } = sizeOf(enemy);
  const angle = (heading * Math.PI) / 18_000;
  const ahead = own.map(([ax, ay]) => (ax - x) * Math.sin(angle) + (ay - y) * Math.cos(angle));
  const right = own.map(([ax, ay]) => (ax - x) * Math.cos(angle) - (ay - y) * Math.sin(angle));
  const near = TOUCH + ROUNDING;
  const beyond = {
    front: Math.min(...ahead) >= -near,
    rear: Math.max(...ahead) <= near - deep,
    flank: Math.min(...right) >= wide / 2 - near || Math.max(...right) <= near - wide / 2,
  };
  const name = `${id}.${stand} is not on the ${side} of ${enemy.id}.${on}`;
  const isFolded = side === 'flank' && hasFolded(unit, stand);
  demand(beyond[side] || isEchelon(enemy) || (isFolded && (beyond.front || beyond.rear)), `FB-CSD-02 ${name}`);
  demand(long <= Math.max(wide, deep) + near, `FB-GEO-03 ${name}, over ${long}`);
}

/** FB-ENV-02, FB-GEO-17. Whether a stand faces at a right angle to another of its unit; that is not shock-based. */
function hasFolded({ shock, stands }: Unit, n: number): boolean {
  const { heading } = stands.find((each) => each.n === n)!;
  return !shock && stands.some((each) => [9_000, 27_000].includes(Math.abs(each.heading - heading)));
}

/** FB-CSD-02, FB-Q-26. Neither abreast nor behind one another: what is met beside the first stand counts as the zone does. */
function isEchelon({ stands }: Unit): boolean {
  const [first, ...rest] = stands;
  const angle = (first!.heading * Math.PI) / 18_000;
  const seen = rest.map(({ x, y }) => [x - first!.x, y - first!.y] as const);
  const ahead = seen.map(([x, y]) => Math.abs(x * Math.sin(angle) + y * Math.cos(angle)));
  const aside = seen.map(([x, y]) => Math.abs(x * Math.cos(angle) - y * Math.sin(angle)));
  return Math.max(0, ...ahead) > TOUCH && Math.max(0, ...aside) > TOUCH;
}

/** FB-GAP-01. */
function checkOrdered(now: State, { unit, dice, needed, passed }: Of<'ordered'>): void {
  demand(needed === 8 - unitOf(now, unit).orders, `FB-GAP-01 ${unit} needs ${needed}`);
  demand(passed === dice.reduce((sum, die) => sum + die, 0) <= needed, `FB-GAP-01 ${unit} with ${dice.join()}`);
}

/** FB-GAP-09. */
function checkLost(now: State, { unit, stands }: Of<'lost'>): void {
  const there = unitOf(now, unit).stands.map(({ n }) => n);
  demand(stands.length > 0 && stands.every((n) => there.includes(n)), `FB-GAP-09 ${stands.join()} of ${unit} are lost`);
}
