/** SK-MOR, SK-AVO, SK-Q-13, -14. The one die of a morale test, and who must take it. */
import { happen, type Play, roll, type Table } from '../../kernel/play.ts';
import { musicianOf, superiorsOf } from './leaders.ts';
import type { Fact } from './facts.ts';
import { type State, type Unit, unitOf } from './state.ts';

export type TestReason = Extract<Fact, { type: 'tested' }>['why'];

/** SK-MOR-02, SK-Q-15. Line and recruits in skirmish order, at the first fire of this deployment that causes a loss. */
export function* testAfterFire(table: Table<State>, id: string): Play<Fact> {
  const unit = table.now.units.find((each) => each.id === id);
  if (unit && mustTestUnderFire(unit)) yield* testOf(table, id, 'fire');
}

function mustTestUnderFire({ row, formation, tested }: Unit): boolean {
  return (row === 'line' || row === 'recruit') && formation === 'skirmish' && !tested;
}

/** SK-MOR-03 to -07, SK-AVO-02 to -05. Below the value passes; equal passes by a steady superior in voice range. */
export function* testOf(table: Table<State>, id: string, why: TestReason): Play<Fact, boolean> {
  const unit = unitOf(table.now, id);
  const musician = musicianOf(table.now, unit);
  const morale = unit.morale + (musician ? 1 : 0);
  const [die = 0] = yield* roll({
    clause: why === 'contact' ? 'SK-AVO-01' : 'SK-MOR-02',
    why: 'morale',
    unit: id,
    dice: 1,
    sides: 6,
    base: unit.morale,
    ledger: musician ? [{ clause: 'SK-MOR-07', name: 'sk-musician', n: 1 }] : [],
    about: { morale },
  });
  const superior = die === morale ? superiorsOf(table.now, unit).find(({ recoils }) => !recoils) : undefined;
  const passed = die < morale || superior !== undefined;
  yield* happen<Fact>({
    type: 'tested',
    unit: id,
    why,
    die,
    morale,
    passed,
    ...(superior && { superior: superior.id }),
  });
  return passed;
}
