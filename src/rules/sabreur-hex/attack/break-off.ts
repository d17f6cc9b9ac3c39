/** SH-CHARGE-09, SH-ASSAULT-04, SH-Q-49. A charge or an assault that turns out to be impossible. */
import { Refusal } from '../../../kernel/play.ts';
import { happen, type Play } from '../facts.ts';
import { loseOtherwise } from '../morale/failure.ts';
import type { Displacement } from '../movement/way.ts';
import type { Table } from '../state.ts';

/** The refusals given when there is no way up to the target at all. */
const IMPOSSIBLE = ['refuse-charge-way', 'refuse-assault-way'];

/** SH-CHARGE-09, SH-ASSAULT-04, SH-Q-49. The way up to the target; none if the attack is broken off, at a price. */
export function* wayUp(
  table: Table,
  id: string,
  target: string,
  found: Displacement | Refusal,
): Play<Displacement | undefined> {
  if (!(found instanceof Refusal)) return found;
  const isPenalised = table.now.rulings.impossibleAttack === 'penalised' && IMPOSSIBLE.includes(found.says.id);
  if (!isPenalised) throw found;
  // Back at its start, it loses a point and is done. No unit reacts or tests.
  yield* happen({ type: 'brokeOff', unit: id, target });
  yield* loseOtherwise(table, id, 1);
  return undefined;
}
