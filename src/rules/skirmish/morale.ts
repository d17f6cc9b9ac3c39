/** SK-MOR, SK-AVO, SK-Q-13, -14. The one die of a morale test, and who must take it. */
import { ledger } from '../../kernel/ledger.ts';
import { happen, type Play, roll, type Table } from '../../kernel/play.ts';
import { isDrilledOnly, musicianOf, superiorsOf } from './position/leaders.ts';
import type { Fact } from './facts.ts';
import { type State, type Unit, unitOf } from './state.ts';

export type TestReason = Extract<Fact, { type: 'tested' }>['why'];

/** SK-MOR-02, SK-Q-15. Line and recruits in skirmish order, at the first fire of this deployment that causes a loss. */
export function* testAfterFire(table: Table<State>, id: string): Play<Fact> {
  const unit = table.now.units.find((each) => each.id === id);
  if (unit && isDrilledOnly(unit) && unit.formation === 'skirmish' && !unit.tested) yield* testOf(table, id, 'fire');
}

/** SK-MOR-03, -04, -07, SK-AVO-05, SK-Q-13, -14. The value of a unit, and who steadies it at an equal die. */
export function nerveOf(now: State, unit: Unit) {
  const musician = musicianOf(now, unit);
  const superior = superiorsOf(now, unit).find(({ recoils }) => !recoils);
  return { musician, superior, morale: unit.morale + (musician ? 1 : 0) };
}

/** SK-MOR-03 to -05, SK-AVO-02 to -04. Below the value passes; equal passes by a steady superior in voice range. */
export function passes(die: number, morale: number, hasSuperior: boolean): boolean {
  return die < morale || (die === morale && hasSuperior);
}

/** SK-MOR-02, SK-AVO-01, SK-GAP-12. Which clause demands the test. */
export const DEMANDS: Readonly<Record<TestReason, string>> = {
  fire: 'SK-MOR-02',
  contact: 'SK-AVO-01',
  melee: 'SK-GAP-12',
  leader: 'SK-GAP-12',
};

/** SK-MOR-02 to -07, SK-AVO-01 to -05. One die for the whole unit. */
export function* testOf(table: Table<State>, id: string, why: TestReason): Play<Fact, boolean> {
  const unit = unitOf(table.now, id);
  const { musician, superior, morale } = nerveOf(table.now, unit);
  const [die = 0] = yield* roll({
    clause: DEMANDS[why],
    why: 'morale',
    unit: id,
    dice: 1,
    sides: 6,
    base: unit.morale,
    ledger: ledger(musician !== undefined && { clause: 'SK-MOR-07', name: 'sk-musician', n: 1 }),
    about: { morale, superior: superior !== undefined },
  });
  const passed = passes(die, morale, superior !== undefined);
  const held = die === morale && superior;
  yield* happen<Fact>({ type: 'tested', unit: id, why, die, morale, passed, ...(held && { superior: superior.id }) });
  return passed;
}
