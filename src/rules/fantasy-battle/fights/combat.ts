/** FB-GAP-12. Combat by a stand-in of ours: dice for contacts, losses by threes, and the side with fewer hits driven back. */
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import { enemyOf, happen, type Play, roll, type Side, SIDES, type Table } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import { leaveIfOff } from '../moves/leave.ts';
import { loseStands } from '../losses.ts';
import { drivenBack } from '../moves/recoil.ts';
import { byNumber } from '../position/stands.ts';
import { nextTurnOf, type State, type Unit, unitOf } from '../state.ts';
import { HITS_A_STAND } from '../values.ts';
import { leaveWorks } from '../position/works.ts';
import { type Blows, blowsOf } from './blows.ts';
import { type Beaten, followUps } from './follow.ts';

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
    for (const blows of blowsOf(table.now, unit)) {
      const count = yield* strike(unit, blows);
      hits[unit.side] += count;
      suffered.set(blows.target, (suffered.get(blows.target) ?? 0) + count);
    }
  }
  yield* happen<Fact>({ type: 'fought', units: ids, hits: [hits.red, hits.blue] });
  for (const id of ids) yield* loseStands(table, id, Math.floor((suffered.get(id) ?? 0) / HITS_A_STAND));
  const loser = SIDES.find((side) => hits[side] < hits[enemyOf(side)]);
  if (loser) yield* driveBack(table, ids, loser, Math.abs(hits.red - hits.blue));
}

function opponentsOf({ contacts }: State, id: string): string[] {
  return contacts.flatMap(({ unit, enemy }) => (unit === id ? [enemy] : enemy === id ? [unit] : []));
}

function* strike(unit: Unit, { target, dice, bonus, needs }: Blows): Play<Fact, number> {
  const got = yield* roll({
    clause: 'FB-GAP-12',
    why: 'blows',
    unit: unit.id,
    dice,
    sides: 6,
    ledger: [],
    about: { target, needs, bonus },
  });
  return got.filter((die) => die + bonus >= needs).length;
}

/** FB-GAP-12, FB-OFF-01. Two centimetres for each hit, straight away from the nearest enemy, as far as there is room; then who follows. */
function* driveBack(table: Table<State>, ids: readonly string[], loser: Side, difference: number): Play<Fact> {
  const most = Math.min(DRIVEN_MOST, difference * DRIVEN);
  const thereOf = (side: Side): string[] =>
    ids.filter((id) => table.now.units.some((unit) => unit.id === id && unit.side === side));
  const beaten: Beaten[] = [];
  for (const id of thereOf(loser)) {
    const enemies = opponentsOf(table.now, id).map((each) => unitOf(table.now, each));
    const went = enemies.length > 0 ? yield* driven(table, unitOf(table.now, id), enemies, most) : undefined;
    if (went) beaten.push(went);
    if (difference >= CONFUSING && table.now.units.some((each) => each.id === id))
      yield* happen<Fact>({ type: 'set', unit: id, to: { confused: nextTurnOf(table.now, loser) } });
  }
  yield* followUps(table, thereOf(enemyOf(loser)), beaten);
}

/** FB-OFF-01. How it went, if it is still on the table. */
function* driven(
  table: Table<State>,
  unit: Unit,
  enemies: readonly Unit[],
  most: Length,
): Play<Fact, Beaten | undefined> {
  const contacts = table.now.contacts.filter((each) => each.unit === unit.id || each.enemy === unit.id);
  const { heading, by, facts } = drivenBack(table.now, unit, enemies, most);
  for (const fact of facts) yield* happen<Fact>(fact);
  yield* leaveWorks(table, unit.id);
  const hasLeft = yield* leaveIfOff(table, unit.id, heading);
  return hasLeft ? undefined : { unit: unit.id, heading, by, contacts };
}
