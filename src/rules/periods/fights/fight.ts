/** PE-GAP-17, PE-UMP-04, PE-RCO. Melees by a stand-in of ours: dice for the figures that touch, and the side with fewer hits breaks off. */
import { enemyOf, happen, type Play, roll, type Side, SIDES, type Table } from '../../../kernel/play.ts';
import { isSquare } from '../position/body.ts';
import { touchedBy } from '../position/contacts.ts';
import { rallying } from '../escape/course.ts';
import { afterDrawnRound } from '../escape/drawn.ts';
import type { Fact } from '../facts.ts';
import { worse } from '../position/formed.ts';
import { DRAWN, settled } from '../questions.ts';
import { drawnRounds, type State, type Unit, unitOf } from '../state.ts';
import { combatOf } from '../values.ts';
import { breakOffPursued, lose } from './losses.ts';
import { type Fighter, type Melee, meleesOf } from './melees.ts';

/** The units that have broken off. */
export function* fightMelees(table: Table<State>): Play<Fact, readonly string[]> {
  const beaten: string[] = [];
  for (const melee of meleesOf(table.now)) beaten.push(...(yield* fightOne(table, melee)));
  return beaten;
}

function* fightOne(table: Table<State>, melee: Melee): Play<Fact, string[]> {
  const hits: Record<Side, number> = { red: 0, blue: 0 };
  const suffered = new Map<string, number>();
  for (const fighter of melee) {
    const enemy = fighter.enemies[0]!;
    const count = yield* blows(melee, fighter, enemy);
    hits[fighter.side] += count;
    suffered.set(enemy, (suffered.get(enemy) ?? 0) + count);
  }
  yield* happen<Fact>({ type: 'fought', units: melee.map(({ unit }) => unit), hits: [hits.red, hits.blue] });
  for (const [id, count] of suffered) yield* lose(table, id, count);
  const loser = SIDES.find((side) => hits[side] < hits[enemyOf(side)]);
  return loser ? yield* decided(table, melee, loser) : yield* drawn(table, melee);
}

/** PE-GAP-17. A die for each three figures that touch and for each bonus; one less on each if it is unformed. */
function* blows(melee: Melee, { unit, touching, formed, bonus }: Fighter, enemy: string): Play<Fact, number> {
  const isEnemyFormed = melee.find((each) => each.unit === enemy)!.formed;
  const needs = (isEnemyFormed ? 5 : 4) + (formed ? 0 : 1);
  const dice = yield* roll({
    clause: 'PE-GAP-17',
    why: 'melee',
    unit,
    dice: Math.max(1, Math.floor(touching / 3)) + bonus,
    sides: 6,
    ledger: [],
    about: { enemy, needs },
  });
  return dice.filter((die) => die >= needs).length;
}

/** The losers break off; cavalry that has not broken a square rallies (PE-RAL-09). Winners are unformed. */
function* decided(table: Table<State>, melee: Melee, loser: Side): Play<Fact, string[]> {
  const lost = melee.filter(({ side }) => side === loser).map(({ unit }) => unit);
  const before = table.now;
  for (const id of lost)
    if (isBeforeSquare(before, id)) yield* rallies(table, id);
    else yield* breakOffPursued(table, id);
  for (const { unit: id, side } of melee) {
    const unit = table.now.units.find((each) => each.id === id);
    if (side !== loser && unit)
      yield* happen<Fact>({ type: 'met', unit: id, to: { condition: worse(unit.condition, 'unformed') } });
  }
  return lost;
}

/** PE-RAL-09, PE-EX-09. */
function isBeforeSquare(now: State, id: string): boolean {
  const unit = now.units.find((each) => each.id === id);
  return unit?.arm === 'cavalry' && touchedBy(now, unit).some((each) => isSquare(unitOf(now, each)));
}

/** PE-RCO, PE-ASK-13, PE-RAL-09. Two cavalry units rally or stay; cavalry before a square rallies; others fight on. */
function* drawn(table: Table<State>, melee: Melee): Play<Fact, string[]> {
  const units = melee.flatMap(({ unit: id }) => table.now.units.filter((each) => each.id === id));
  yield* happen<Fact>({ type: 'drawn', units: units.map(({ id }) => id) });
  const [one, other] = units;
  if (one && other && units.length === 2 && one.arm === 'cavalry' && other.arm === 'cavalry')
    yield* drawnCavalry(table, one, other);
  for (const { id } of units) if (isBeforeSquare(table.now, id)) yield* rallies(table, id);
  return [];
}

function* drawnCavalry(table: Table<State>, one: Unit, other: Unit): Play<Fact> {
  const round = drawnRounds(table.now, one.id);
  const [a, b] = [one, other].map((unit) => ({ ranks: unit.ranks, value: combatOf(unit).value ?? 0 }));
  const open = afterDrawnRound(round, a!, b!) === 'choose';
  const stays = (unit: Unit) => settled(DRAWN, unit, unit.answers.drawn, ['stay', 'rally'], { round });
  const words = open ? [yield* stays(one), yield* stays(other)] : ['rally', 'rally'];
  for (const [n, { id }] of [one, other].entries()) if (words[n] === 'rally') yield* rallies(table, id);
}

/** PE-RCO, PE-RAL-08. At once: it turns in the next half. */
function* rallies(table: Table<State>, id: string): Play<Fact> {
  const unit = table.now.units.find((each) => each.id === id);
  if (!unit || unit.course) return;
  yield* happen<Fact>({
    type: 'announced',
    unit: id,
    what: 'rally',
    to: { acts: [], ...rallying(table.now, unit, false) },
    drop: ['leg', 'notBefore', 'doing'],
  });
}
