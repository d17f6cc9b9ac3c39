/**
 * SK-GAP-12, SK-GAP-06. A stand-in for the melee that the book lacks, short on purpose: for the solo seat, for the bot
 * against itself, and for those who choose it. Otherwise the umpire, or both sides, settle a melee at the desk.
 */
import { MILLIMETRE } from '../../field/length.ts';
import { happen, type Play, roll, type Table } from '../../kernel/play.ts';
import { isIsolated } from './groups.ts';
import { isElite } from './capability.ts';
import { inspirerOf } from './leaders.ts';
import { fall } from './losses.ts';
import type { Fact } from './facts.ts';
import { testOf } from './morale.ts';
import { recoil } from './recoil.ts';
import { between, type Man, menOf } from './squad.ts';
import { type State, type Unit, unitOf } from './state.ts';

/** Bases this near fight: figures of a block stand a little behind its edge. */
const ENGAGED = 10 * MILLIMETRE;

/** One man of each side, and how many more of the attackers help. */
interface Pair {
  readonly attacker: Man;
  readonly defender: Man;
  readonly helpers: number;
}

/** SK-GAP-12. The figures in contact in pairs, nearest first; attackers left over help, at most two to a pair. */
function pairsOf(now: State, unit: Unit): Pair[] {
  const enemies = unit.contacts.flatMap((id) => menOf(unitOf(now, id)));
  const touching = menOf(unit)
    .flatMap((attacker) => enemies.map((defender) => ({ attacker, defender, gap: between(attacker, defender) })))
    .filter(({ gap }) => gap <= ENGAGED)
    .toSorted(
      (a, b) => a.gap - b.gap || a.attacker.figure.n - b.attacker.figure.n || a.defender.figure.n - b.defender.figure.n,
    );
  const pairs: { attacker: Man; defender: Man; helpers: number }[] = [];
  for (const { attacker, defender } of touching) {
    if (pairs.some((pair) => isSame(pair.attacker, attacker))) continue;
    const taken = pairs.find((pair) => isSame(pair.defender, defender));
    if (!taken) pairs.push({ attacker, defender, helpers: 0 });
    else if (
      touching
        .filter((each) => isSame(each.attacker, attacker))
        .every((each) => pairs.some((pair) => isSame(pair.defender, each.defender)))
    ) {
      taken.helpers = Math.min(2, taken.helpers + 1);
    }
  }
  return pairs;
}

function isSame(one: Man, other: Man): boolean {
  return one.unit.id === other.unit.id && one.figure.n === other.figure.n;
}

/** SK-GAP-12, SK-IRR-02, -03, SK-REC-01. What a figure adds to its die against another. */
function meleeModifier(now: State, man: Man, enemy: Man, isAssaulting: boolean): number {
  const { unit } = man;
  const better = Math.max(0, unit.class - enemy.unit.class);
  const inspired = isAssaulting && unit.row === 'irregular' && inspirerOf(now, unit) !== undefined;
  const isWeak = unit.class === 2 && !inspired;
  return (
    better +
    (isAssaulting ? 1 : 0) -
    (unit.led || isElite(unit.row) ? 0 : 1) -
    (isIsolated(now, man) ? 1 : 0) -
    (isWeak ? 1 : 0)
  );
}

/** SK-GAP-12. One round of a unit against all that it touches; `isFirst`: it has just assaulted. */
export function* fight(table: Table<State>, id: string, isFirst: boolean): Play<Fact> {
  const { now } = table;
  const unit = unitOf(now, id);
  const enemies = [...unit.contacts];
  const before = new Map([id, ...enemies].map((each) => [each, unitOf(now, each).figures.length]));
  const fallen = new Map<string, number[]>();
  for (const { attacker, defender, helpers } of pairsOf(now, unit)) {
    const dice = yield* roll({
      clause: 'SK-GAP-12',
      why: 'melee',
      unit: id,
      dice: 2,
      sides: 6,
      ledger: [],
      about: { defender: defender.unit.id, helpers },
    });
    const totals = [
      dice[0]! + meleeModifier(now, attacker, defender, isFirst) + helpers,
      dice[1]! + meleeModifier(now, defender, attacker, false),
    ] as const;
    const loser = loserOf(attacker, defender, totals);
    yield* happen<Fact>({
      type: 'fought',
      pair: [nameOf(attacker), nameOf(defender)],
      totals,
      ...(loser && { fell: loser.unit.side }),
    });
    if (loser) fallen.set(loser.unit.id, [...(fallen.get(loser.unit.id) ?? []), loser.figure.n]);
  }
  for (const [each, figures] of fallen) yield* fall(table, each, figures);
  yield* aftermath(table, id, enemies, before);
}

function nameOf({ unit, figure }: Man): string {
  return `${unit.id}.${figure.n}`;
}

/** SK-ELI-04. The higher total wins; at equal totals a grenadier beats another figure of the same class, both on foot without cuirass. */
function loserOf(attacker: Man, defender: Man, [one, other]: readonly [number, number]): Man | undefined {
  if (one !== other) return one > other ? defender : attacker;
  const beats = (man: Man, enemy: Man): boolean =>
    man.unit.row === 'grenadier' &&
    enemy.unit.row !== 'grenadier' &&
    man.unit.class === enemy.unit.class &&
    [man, enemy].every(({ unit }) => !unit.mounted && !unit.cuirass);
  if (beats(attacker, defender)) return defender;
  return beats(defender, attacker) ? attacker : undefined;
}

/** SK-GAP-12. Whoever lost more figures tests, and recoils if that fails; if nobody fell, the attackers fall back. */
function* aftermath(
  table: Table<State>,
  id: string,
  enemies: readonly string[],
  before: ReadonlyMap<string, number>,
): Play<Fact> {
  const there = (each: string): Unit | undefined => table.now.units.find((unit) => unit.id === each);
  const lossOf = (each: string): number => before.get(each)! - (there(each)?.figures.length ?? 0);
  const [own, others] = [lossOf(id), enemies.reduce((sum, each) => sum + lossOf(each), 0)];
  const losers = own > others ? [id] : own < others ? enemies : [];
  for (const each of losers) {
    if (!there(each)) continue;
    if (!(yield* testOf(table, each, 'melee'))) yield* recoil(table, each, 'recoil');
  }
  if (own === 0 && others === 0 && there(id)) yield* recoil(table, id, 'refuse');
}
