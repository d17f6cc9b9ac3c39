/** SH-MORALE-20 to -25. The consequences of a failed test for losses or for a charge. */
import { askAs } from '../../../kernel/asking.ts';
import { lose } from '../losses/eliminate.ts';
import type { Play } from '../facts.ts';
import { moraleTest, SHAKEN_BY, type FailedTest } from './morale.ts';
import { mustFlee, mustStay } from './nerve.ts';
import { saveOtherwise } from '../losses/other-loss.ts';
import { NERVE, type Nerve } from '../questions/nerve.ts';
import { rout } from './rout.ts';
import { isThere, type Table, type Unit, unitOf } from '../state.ts';

export type Aftermath = 'stayed' | 'fled';

/** SH-MORALE-20, SH-Q-35. It flees, or loses what it failed by. `danger`: the enemy responsible (SH-ROUT-02). */
export function* sufferFailure(table: Table, id: string, test: FailedTest, danger?: string): Play<Aftermath> {
  const unit = unitOf(table.now, id);
  if (!mustFlee(unit) && (mustStay(unit) || (yield* staysDespiteFailure(unit, test)))) {
    yield* loseUntested(table, id, test.excess);
    return 'stayed';
  }
  yield* takeFlight(table, id, danger);
  return 'fled';
}

/** SH-PROC-11, SH-ROUT-15, SH-Q-35. Units it runs through test only if the scenario says so. */
export function* takeFlight(table: Table, id: string, danger?: string): Play {
  for (const { unit, lost } of yield* rout(table, id, danger)) yield* testOtherwise(table, unit, lost);
}

/** SH-SAVE-19, SH-MORALE-02. Losses of a march away from an enemy (`danger`), or of a broken-off attack. */
export function* loseOtherwise(table: Table, id: string, losses: number, danger?: string): Play<Aftermath> {
  return yield* testOtherwise(table, id, yield* loseUntested(table, id, losses), danger);
}

/** SH-SAVE-19, SH-LOSS-05. Losses not caused by an enemy's shot or blow. Returns their number. */
function* loseUntested(table: Table, id: string, losses: number): Play<number> {
  const unsaved = yield* saveOtherwise(table, id, losses);
  const strength = Math.min(unsaved, unitOf(table.now, id).strength);
  if (strength <= 0) return 0;
  yield* lose(table, id, strength);
  return strength;
}

/** SH-MORALE-02, SH-Q-35. Such losses cause no test; a scenario may require one, as for three points lost in combat. */
function* testOtherwise(table: Table, id: string, lost: number, danger?: string): Play<Aftermath> {
  if (table.now.rulings.otherLossesTest === 'no' || lost < SHAKEN_BY || !isThere(table.now, id)) return 'stayed';
  const test = yield* moraleTest(table, id, 'losses');
  return test.passed ? 'stayed' : yield* sufferFailure(table, id, test, danger);
}

/** SH-Q-67. The owner of the tested unit chooses. */
function* staysDespiteFailure({ side, id, strength }: Unit, test: FailedTest): Play<boolean> {
  const left = strength - test.excess;
  const remains = Math.max(0, left);
  const { say } = yield* askAs<Nerve>(NERVE, {
    to: side,
    unit: id,
    about: { strength, excess: test.excess, left: remains },
    options: [{ value: { say: 'stay' }, about: { strength, left: remains } }, { value: { say: 'flee' } }],
    fallback: { say: left > 0 ? 'stay' : 'flee' },
    means: (said) => (said.say === 'stayAt' ? { say: left >= said.least ? 'stay' : 'flee' } : undefined),
  });
  return say === 'stay';
}
