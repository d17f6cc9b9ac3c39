/**
 * SH-SAVE-19, SH-MORALE-02. Losses that come from no enemy's shot or blow: a failed test, a friend in flight, a march
 * away from the enemy, an attack broken off. Nobody saves them, and nobody tests for them.
 */
import { happen, type Play, roll, type Table } from '../../kernel/play.ts';
import { SHAKEN_BY } from './blow.ts';
import { eliminate } from './eliminate.ts';
import type { Fact } from './facts.ts';
import { type Aftermath, sufferFailure } from './failure.ts';
import { moraleTest } from './morale.ts';
import { otherSaveClause, saveScore } from './save.ts';
import { type State, unitOf } from './state.ts';

/**
 * SH-LOSS-05, SH-Q-31, SH-Q-35. Such losses, to the end of what they lead to. `danger`: the enemy behind them, if there
 * is one.
 */
export function* loseOtherwise(
  table: Table<State>,
  id: string,
  losses: number,
  danger?: string,
): Play<Fact, Aftermath> {
  const unsaved = yield* saveOtherwise(table, id, losses);
  const strength = Math.min(unsaved, unitOf(table.now, id).strength);
  if (strength <= 0) return 'stayed';
  yield* happen<Fact>({ type: 'lost', unit: id, strength });
  if (unitOf(table.now, id).strength <= 0) yield* eliminate(table, id, false);
  return yield* testOtherwise(table, id, strength, danger);
}

/** SH-SAVE-19, SH-Q-31. No saves; a scenario may allow those that cover and armour grant. Returns what is lost. */
export function* saveOtherwise(table: Table<State>, id: string, losses: number): Play<Fact, number> {
  const unit = unitOf(table.now, id);
  const clause = table.now.rulings.saves === 'allLosses' ? otherSaveClause(table.now, unit) : undefined;
  if (!clause) return losses;
  const need = saveScore(unit, 'combat');
  const about = { need, kind: 'other' };
  const dice = yield* roll({ clause, why: 'saves', unit: id, dice: losses, sides: 6, ledger: [], about });
  return losses - dice.filter((die) => die >= need).length;
}

/** SH-MORALE-02, SH-ROUT-15, SH-Q-35. No test; a scenario may ask for one, as for three points lost in a fight. */
export function* testOtherwise(table: Table<State>, id: string, lost: number, danger?: string): Play<Fact, Aftermath> {
  const isThere = table.now.units.some((unit) => unit.id === id);
  if (table.now.rulings.otherLossesTest === 'no' || lost < SHAKEN_BY || !isThere) return 'stayed';
  const test = yield* moraleTest(table, id, 'losses');
  return test.passed ? 'stayed' : yield* sufferFailure(table, id, test, danger);
}
