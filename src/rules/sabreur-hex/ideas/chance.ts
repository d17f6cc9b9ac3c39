/** SH-MORALE-06. The chance, from 0 to 1, that a unit passes a test in its present state. */
import { total } from '../../../kernel/ledger.ts';
import { moraleDice, moraleModifiers, type Reason, shareOf } from '../morale/morale.ts';
import type { State, Unit } from '../state.ts';

export function chanceOfTest(now: State, unit: Unit, reason: Reason): number {
  return shareOf(total(unit.command, moraleModifiers(now, unit, reason, {})), moraleDice(now, unit, reason));
}
