/** SK-STEP-03. What a fire is worth, in the words of a player: how far, how, what the dice need. */
import { centimetres, type Length } from '../../../field/length.ts';
import { type Ledger, ledger } from '../../../kernel/ledger.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import type { Aim } from './aim.ts';
import type { TargetKind } from './capability.ts';
import { formationOf } from '../noun.ts';
import type { Unit } from '../state.ts';
import type { Band } from '../values.ts';

/** SK-FIR-04. */
export function rangePart(range: Length, band: Band): Phrase {
  const clause = shortClauses('SK-FIR-04');
  return phrase('sk-part-range', { n: centimetres(range), band: phrase(`sk-band-${band}`), clause });
}

/** SK-TAB-02. A volley, or how they stand; and at what: the column of the table. */
export function wayPart(shooter: Unit, volley: boolean, at: TargetKind): Phrase {
  return phrase('sk-part-way', {
    how: volley ? phrase('sk-way-volley') : formationOf(shooter),
    at: phrase(`sk-way-at-${at}`),
    clause: shortClauses('SK-TAB-02'),
  });
}

/** SK-ALG-02, SK-UMP-06. On every die. */
export function ledgerOf({ shooter: { bonus }, target: { capability } }: Pick<Aim, 'shooter' | 'target'>): Ledger {
  return ledger(
    capability.modifier < 0 && { clause: 'SK-ALG-02', name: 'sk-die', n: capability.modifier },
    bonus !== undefined && { clause: 'SK-UMP-06', name: 'sk-ruled', n: bonus },
  );
}

export function modifierParts(of: Ledger): Phrase[] {
  return of.map(({ name, n, clause }) => modifierPart(name, n, clause));
}

function modifierPart(name: string, n: number, clause: string): Phrase {
  return phrase('sk-part-modifier', { n, name: phrase(`modifier-${name}`), clause: shortClauses(clause) });
}
