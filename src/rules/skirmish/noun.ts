/** Units in sentences: their name, what troops they are, how they stand. */
import { type Noun, type Phrase, phrase } from '../../kernel/phrase.ts';
import { bareNoun } from '../../kernel/text/quoted.ts';
import { isDisordered } from './position/leaders.ts';
import type { State, Unit } from './state.ts';

/** The name of a unit that is or was on the table. */
export function nounOf(now: State, id: string): Noun {
  const found = [...now.units, ...now.gone].find((each) => each.id === id);
  return found?.name ?? bareNoun({ en: id, fr: id });
}

/** SK-TAB-02, SK-LDR-02. Troops by their row of the table, leaders and musicians by what they are. */
export function kindOf({ row, role }: Pick<Unit, 'row' | 'role'>): Phrase {
  return phrase(role === undefined ? `sk-row-${row}` : `sk-role-${role}`);
}

/** SK-MOV, SK-CAP-02. `in close order (in disorder)`: a single figure has no order. */
export function orderOf(unit: Unit): Phrase {
  if (unit.role !== undefined) return formationOf(unit);
  return phrase(isDisordered(unit) ? 'sk-order-disordered' : 'sk-order', { order: formationOf(unit) });
}

export function formationOf({ role, formation }: Pick<Unit, 'role' | 'formation'>): Phrase {
  return phrase(role === undefined ? `sk-formation-${formation}` : 'sk-single');
}
