/** SH-SAVE-19, SH-Q-31. Saves for losses not caused by an enemy's shot or blow. */
import { roll } from '../../../kernel/play.ts';
import type { Play } from '../facts.ts';
import { otherSaveClause, savedBy, saveScore } from './save.ts';
import { type Table, unitOf } from '../state.ts';

/** SH-SAVE-19, SH-Q-31. None; a scenario may allow those from cover and armour. Returns the remaining losses. */
export function* saveOtherwise(table: Table, id: string, losses: number): Play<number> {
  const unit = unitOf(table.now, id);
  const clause = table.now.rulings.saves === 'allLosses' ? otherSaveClause(table.now, unit) : undefined;
  if (!clause) return losses;
  const need = saveScore(unit, 'combat');
  const about = { need, kind: 'other' };
  const dice = yield* roll({ clause, why: 'saves', unit: id, dice: losses, sides: 6, ledger: [], about });
  return losses - savedBy(dice, need);
}
