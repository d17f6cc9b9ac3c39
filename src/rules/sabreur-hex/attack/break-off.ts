/** SH-CHARGE-09, SH-ASSAULT-04, SH-Q-49. A charge or an assault that turns out to be impossible. */
import type { Refusal } from '../../../kernel/play.ts';
import { happen, type Play } from '../facts.ts';
import { loseOtherwise } from '../morale/failure.ts';
import type { State, Table } from '../state.ts';

/** The refusals given when there is no way up to the target at all. */
const IMPOSSIBLE = ['refuse-charge-way', 'refuse-assault-way'];

/** SH-Q-49. Whether such an attack, which otherwise is refused at no cost, has to be paid for in this battle. */
export function isBrokenOff(now: State, refusal: Refusal): boolean {
  return now.rulings.impossibleAttack === 'penalised' && IMPOSSIBLE.includes(refusal.says.id);
}

/** SH-CHARGE-09, SH-ASSAULT-04. Back at its start, it loses a point and is done. No unit reacts or tests. */
export function* breakOff(table: Table, id: string, target: string): Play {
  yield* happen({ type: 'brokeOff', unit: id, target });
  yield* loseOtherwise(table, id, 1);
}
