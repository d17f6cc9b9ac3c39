/** FB-GAP-12. Combat by a stand-in of ours: dice for contacts, losses by threes, and the side with fewer hits driven back. */
import type { Heading } from '../../../field/heading.ts';
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import { enemyOf, happen, type Play, roll, type Side, SIDES, type Table } from '../../../kernel/play.ts';
import { supportingStands } from '../charge/support.ts';
import type { Fact } from '../facts.ts';
import { leaveIfOff } from '../leave.ts';
import { loseStands } from '../losses.ts';
import { awayFrom, drivenBack } from '../recoil.ts';
import { byNumber } from '../stands.ts';
import { nextTurnOf, type State, type Unit, unitOf } from '../state.ts';
import { HITS_A_STAND } from '../values.ts';
import { leaveWorks } from '../works.ts';

/** FB-GAP-12. How far a loser goes for each hit of difference, and at most; from which difference it is confused. */
const DRIVEN: Length = 2 * CENTIMETRE;
const DRIVEN_MOST: Length = 10 * CENTIMETRE;
const CONFUSING = 3;

/** FB-STEP-07, FB-GAP-12. All who are connected by contacts fight together, in the order of their lowest ids. */
export function* combatPhase(table: Table<State>): Play<Fact> {
  for (const ids of combatsIn(table.now)) yield* fight(table, ids);
}

function combatsIn(now: State): string[][] {
  const left = new Set(
    now.units
      .filter(({ id }) => isIn(now, id))
      .toSorted(byNumber)
      .map(({ id }) => id),
  );
  const found: string[][] = [];
  for (const first of left) {
    const all = [first];
    for (const id of all)
      for (const { unit, enemy } of now.contacts)
        for (const [one, other] of [
          [unit, enemy],
          [enemy, unit],
        ] as const)
          if (one === id && !all.includes(other)) all.push(other);
    for (const id of all) left.delete(id);
    found.push(all);
  }
  return found;
}

function isIn({ contacts }: State, id: string): boolean {
  return contacts.some(({ unit, enemy }) => unit === id || enemy === id);
}

function* fight(table: Table<State>, ids: readonly string[]): Play<Fact> {
  const hits: Record<Side, number> = { red: 0, blue: 0 };
  const suffered = new Map<string, number>();
  for (const id of ids) {
    const unit = unitOf(table.now, id);
    const count = yield* strike(table.now, unit);
    hits[unit.side] += count;
    const [enemy] = opponentsOf(table.now, id);
    suffered.set(enemy!, (suffered.get(enemy!) ?? 0) + count);
  }
  yield* happen<Fact>({ type: 'fought', units: ids, hits: [hits.red, hits.blue] });
  for (const [id, count] of suffered) yield* loseStands(table, id, Math.floor(count / HITS_A_STAND));
  const loser = SIDES.find((side) => hits[side] < hits[enemyOf(side)]);
  if (loser) yield* driveBack(table, ids, loser, Math.abs(hits.red - hits.blue));
}

function opponentsOf({ contacts }: State, id: string): string[] {
  return contacts.flatMap(({ unit, enemy }) => (unit === id ? [enemy] : enemy === id ? [unit] : []));
}

/** The dice of a unit in combat, what is added to each, and what each has to show. */
interface Blows {
  readonly dice: number;
  readonly bonus: number;
  readonly needs: number;
}

/** FB-GAP-12. Two dice for each stand in edge contact, one for one that touches by a corner or supports; modifiers to each die. */
export function blowsOf(now: State, unit: Unit): Blows {
  const stands = unit.stands.map(({ n }) => ({
    n,
    contacts: now.contacts.filter(
      (each) => (each.unit === unit.id && each.stand === n) || (each.enemy === unit.id && each.on === n),
    ),
  }));
  const touching = stands.filter(({ contacts }) => contacts.length > 0);
  const byEdge = touching.filter(({ contacts }) => contacts.some(({ long }) => long > 0)).length;
  const isCharge = unit.charged && unit.side === now.active;
  const shock = unit.shock && isCharge ? touching.length : 0;
  const own = now.contacts.filter((each) => each.unit === unit.id);
  return {
    dice: touching.length + byEdge + shock + supportingStands(now, unit).length,
    bonus: (own.some(({ side }) => side !== 'front') ? 1 : 0) - (unit.confused === now.turn ? 1 : 0),
    needs: opponentsOf(now, unit.id).some((id) => unitOf(now, id).fortified) ? 6 : 5,
  };
}

function* strike(now: State, unit: Unit): Play<Fact, number> {
  const { dice, bonus, needs } = blowsOf(now, unit);
  const got = yield* roll({
    clause: 'FB-GAP-12',
    why: 'blows',
    unit: unit.id,
    dice,
    sides: 6,
    ledger: [],
    about: { needs, bonus },
  });
  return got.filter((die) => die + bonus >= needs).length;
}

/** FB-GAP-12, FB-OFF-01. Two centimetres for each hit, straight away from the nearest enemy, as far as there is room. */
function* driveBack(table: Table<State>, ids: readonly string[], loser: Side, difference: number): Play<Fact> {
  const most = Math.min(DRIVEN_MOST, difference * DRIVEN);
  const losers = ids.filter((id) => table.now.units.some((unit) => unit.id === id && unit.side === loser));
  for (const id of losers) {
    const unit = unitOf(table.now, id);
    const enemies = opponentsOf(table.now, id).map((each) => unitOf(table.now, each));
    if (enemies.length > 0) yield* driven(table, unit, awayFrom(unit, enemies), most);
    if (difference >= CONFUSING && table.now.units.some((each) => each.id === id))
      yield* happen<Fact>({ type: 'set', unit: id, to: { confused: nextTurnOf(table.now, loser) } });
  }
}

/** FB-OFF-01. */
function* driven(table: Table<State>, unit: Unit, heading: Heading, most: Length): Play<Fact> {
  for (const fact of drivenBack(table.now, unit, heading, most)) yield* happen<Fact>(fact);
  yield* leaveWorks(table, unit.id);
  yield* leaveIfOff(table, unit.id, heading);
}
