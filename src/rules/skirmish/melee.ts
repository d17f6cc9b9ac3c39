/**
 * SK-GAP-06, -12. Who fights whom. The book has no melee: the players settle it at the desk, or a stand-in of ours, short
 * on purpose, for the solo seat, for the bot against itself, and for those who choose it.
 */
import { MILLIMETRE } from '../../field/length.ts';
import { happen, type Play, roll, type Table } from '../../kernel/play.ts';
import type { Fact } from './facts.ts';
import { isIsolated } from './fire/groups.ts';
import { inspirerOf, isDisordered } from './position/leaders.ts';
import { fall } from './fire/losses.ts';
import { testOf } from './morale.ts';
import { recoil } from './moves/recoil.ts';
import { baseOf, between, byNumber, isSame, type Man, menOf } from './position/squad.ts';
import { isLeader, type State, type Unit, unitOf } from './state.ts';

/** Bases this near fight: figures of a block stand a little behind its edge. */
const ENGAGED = 10 * MILLIMETRE;

/** One figure of each side, and those of either who are left over and help. */
interface Pair {
  readonly attacker: Man;
  readonly defender: Man;
  readonly helpers: readonly Man[];
}

/** SK-GAP-06, -12. A unit has come into contact: its first round. */
export function* engage(table: Table<State>, id: string): Play<Fact> {
  const units = [id, ...unitOf(table.now, id).contacts];
  if (table.now.variants.fights === 'simple') yield* fight(table, id, true);
  else yield* happen<Fact>({ type: 'engaged', units, first: true, ends: false });
}

/** SK-GAP-06, -12. At the end of a turn those who are still in contact, and have not fought in it, fight on. */
export function* fightOn(table: Table<State>): Play<Fact> {
  const units = stillFighting(table.now).map(({ id }) => id);
  if (units.length === 0) return;
  if (table.now.variants.fights === 'desk') {
    return yield* happen<Fact>({ type: 'engaged', units, first: false, ends: true });
  }
  for (const id of units) {
    const isThere = stillFighting(table.now).some((unit) => unit.id === id);
    if (isThere) yield* fight(table, id, false);
  }
}

function stillFighting({ units }: State): Unit[] {
  const fresh = units.filter(({ contacts, figures }) => contacts.length > 0 && figures.some(({ fought }) => !fought));
  return fresh.toSorted(byNumber);
}

type Two = Pick<Pair, 'attacker' | 'defender'>;

/** SK-GAP-12. The figures of a unit that are in contact, each with whom, the nearest first. */
function touchingOf(now: State, unit: Unit): Two[] {
  const enemies = unit.contacts.flatMap((id) => menOf(unitOf(now, id)));
  return menOf(unit)
    .flatMap((attacker) => enemies.map((defender) => ({ attacker, defender, gap: between(attacker, defender) })))
    .filter(({ gap }) => gap <= ENGAGED)
    .toSorted(
      (a, b) => a.gap - b.gap || a.attacker.figure.n - b.attacker.figure.n || a.defender.figure.n - b.defender.figure.n,
    );
}

/** SK-GAP-12. In pairs, nearest first; those left over of either side help, at most two of a side in a pair. */
function pairsOf(all: readonly Two[]): Pair[] {
  const touching = all.filter(({ attacker, defender }) => !attacker.figure.fought && !defender.figure.fought);
  const pairs: { attacker: Man; defender: Man; helpers: Man[] }[] = [];
  const isIn = (man: Man): boolean =>
    pairs.some((pair) => [pair.attacker, pair.defender, ...pair.helpers].some((each) => isSame(each, man)));
  for (const { attacker, defender } of touching)
    if (!isIn(attacker) && !isIn(defender)) pairs.push({ attacker, defender, helpers: [] });
  for (const { attacker, defender } of touching) {
    const [left, taken] = isIn(attacker) ? [defender, attacker] : [attacker, defender];
    const pair = pairs.find((each) => isSame(each.attacker, taken) || isSame(each.defender, taken));
    const helpers = pair?.helpers.filter(({ unit }) => unit.side === left.unit.side);
    if (!isIn(left) && helpers && helpers.length < 2) pair!.helpers.push(left);
  }
  return pairs;
}

/** SK-GAP-12. One round of a unit against all that it touches, unless they have fought; `isFirst`: it has just assaulted. */
function* fight(table: Table<State>, id: string, isFirst: boolean): Play<Fact> {
  const { now } = table;
  const enemies = [...unitOf(now, id).contacts];
  const before = new Map([id, ...enemies].map((each) => [each, unitOf(now, each).figures.length]));
  const fallen: Man[] = [];
  const touching = touchingOf(now, unitOf(now, id));
  const pairs = pairsOf(touching);
  if (touching.length > 0 && pairs.length === 0) return;
  for (const pair of pairs) fallen.push(...(yield* duel(now, pair, isFirst)));
  for (const each of before.keys()) {
    const figures = fallen.filter(({ unit }) => unit.id === each).map(({ figure }) => figure.n);
    yield* fall(table, each, figures);
  }
  yield* aftermath(table, id, enemies, before);
}

/** SK-GAP-12. A die each; whoever falls. */
function* duel(now: State, pair: Pair, isFirst: boolean): Play<Fact, Man[]> {
  const { attacker, defender, helpers } = pair;
  const modifiers = [meleeModifier(now, pair, attacker, isFirst), meleeModifier(now, pair, defender, isFirst)] as const;
  const even = evenWinner(pair, isFirst);
  const dice = yield* roll({
    clause: 'SK-GAP-12',
    why: 'melee',
    unit: attacker.unit.id,
    dice: 2,
    sides: 6,
    ledger: [],
    about: {
      pair: [nameOf(attacker), nameOf(defender)],
      modifiers,
      even: even ? (even === attacker ? 'attacker' : 'defender') : null,
    },
  });
  const totals = [dice[0]! + modifiers[0], dice[1]! + modifiers[1]] as const;
  const winner = totals[0] === totals[1] ? even : totals[0] > totals[1] ? attacker : defender;
  const loser = winner && (winner === attacker ? defender : attacker);
  yield* happen<Fact>({
    type: 'fought',
    pair: [nameOf(attacker), nameOf(defender)],
    helpers: helpers.map(nameOf),
    totals,
    ...(loser && { fell: loser.unit.side }),
  });
  return loser ? [loser] : [];
}

function nameOf({ unit, figure }: Man): string {
  return `${unit.id}.${figure.n}`;
}

/** SK-GAP-12, SK-IRR-02, -03, SK-REC-01. What a figure of a pair adds to its die. */
function meleeModifier(now: State, { attacker, defender, helpers }: Pair, man: Man, isFirst: boolean): number {
  const { unit } = man;
  const enemy = isSame(man, attacker) ? defender : attacker;
  const isAssaulting = isFirst && isSame(man, attacker);
  const isInspired = isAssaulting && unit.row === 'irregular' && inspirerOf(now, unit) !== undefined;
  return (
    Math.max(0, unit.class - enemy.unit.class) +
    (isAssaulting ? 1 : 0) +
    helpers.filter((each) => each.unit.side === unit.side).length -
    (isDisordered(unit) ? 1 : 0) -
    (isIsolated(now, man) ? 1 : 0) -
    (unit.class === 2 && !isInspired ? 1 : 0)
  );
}

/** SK-ELI-04, SK-WPN-01. Who wins at equal totals: a grenadier, else in the first round the longer weapon. */
function evenWinner({ attacker, defender }: Pair, isFirst: boolean): Man | undefined {
  const men = [attacker, defender];
  const isGrenadier = ({ unit }: Man): boolean => unit.row === 'grenadier';
  const isEven = attacker.unit.class === defender.unit.class && men.every(({ unit }) => !unit.mounted && !unit.cuirass);
  const [grenadier, another] = men.filter(isGrenadier);
  if (isEven && grenadier && !another) return grenadier;
  const [one, other] = men.map(weaponLength);
  if (one === other || (!isFirst && men.every(({ unit }) => !unit.mounted))) return undefined;
  return one! > other! ? attacker : defender;
}

/** SK-Q-23. A musket with its bayonet, a sword, a short weapon. */
function weaponLength({ unit }: Man): number {
  if (unit.row === 'irregular' || unit.row === 'native') return 0;
  return isLeader(unit) || unit.weapon === 'carbine' ? 1 : 2;
}

/** SK-GAP-12. Whoever lost more figures tests, and recoils if that fails; if nobody fell, both recoil one base. */
function* aftermath(
  table: Table<State>,
  id: string,
  enemies: readonly string[],
  before: ReadonlyMap<string, number>,
): Play<Fact> {
  const there = (each: string): Unit | undefined => table.now.units.find((unit) => unit.id === each);
  const lossOf = (each: string): number => before.get(each)! - (there(each)?.figures.length ?? 0);
  const [own, others] = [lossOf(id), enemies.reduce((sum, each) => sum + lossOf(each), 0)];
  for (const each of own > others ? [id] : own < others ? enemies : []) {
    if (there(each) && lossOf(each) > 0 && !(yield* testOf(table, each, 'melee'))) yield* recoil(table, each, 'recoil');
  }
  if (own + others > 0) return;
  for (const each of [id, ...enemies]) {
    const unit = there(each);
    if (unit) yield* recoil(table, each, 'fallBack', baseOf(unit));
  }
}
