/** SK-STEP-03. A fire before its dice, in words: range, column, modifiers, dice, what else happens. */
import { centimetres } from '../../../field/length.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { type Aim, aim } from '../aim.ts';
import { shortClauses } from '../noun.ts';
import type { State, Unit } from '../state.ts';

/** A fire of a whole unit, or why it cannot be. */
export function aimAt(now: State, unit: Unit, target: Unit): Aim | Refusal {
  return aim(now, { kind: 'fire', unit: unit.id, figures: [], target: target.id }, unit.side);
}

export function fireLines(now: State, unit: Unit, target: Unit): Phrase[] {
  const found = aimAt(now, unit, target);
  if (found instanceof Refusal)
    return [phrase('sk-look-fire-refused', { why: found.says, clause: shortClauses(found.clause) })];
  return [phrase('sk-look-fire', { parts: aimParts(found) }), ...screenLines(found, target)];
}

/** What the dice of a fire are worth. */
export function aimParts({ shooters, target: { range, band, needed, modifier, capability } }: Aim): Phrase[] {
  const { column, severalSixes, volley, eliteUnit, eliteSingle } = capability;
  const when = (applies: boolean, id: string, clause: string): Phrase[] =>
    applies ? [phrase(id, { clause: shortClauses(clause) })] : [];
  return [
    phrase('sk-part-range', {
      n: centimetres(range),
      band: phrase(`sk-band-${band}`),
      clause: shortClauses('SK-FIR-04'),
    }),
    phrase('sk-part-column', { column, clause: shortClauses('SK-TAB-02') }),
    phrase(volley ? 'sk-look-volley' : 'sk-look-dice', { n: shooters.length }),
    ...(modifier === 0
      ? []
      : [
          phrase('sk-part-modifier', {
            n: modifier,
            name: phrase('modifier-sk-die'),
            clause: shortClauses('SK-ALG-02'),
          }),
        ]),
    phrase('sk-part-needed', { n: needed }),
    ...when(!severalSixes, 'sk-part-disorder', 'SK-SIX-03'),
    ...when(eliteUnit, 'sk-look-elite-unit', 'SK-MRK-03'),
    ...when(eliteSingle, 'sk-look-elite-single', 'SK-MRK-02'),
  ];
}

/** SK-Q-35. Whoever is named, skirmishers before a mass are the target. */
function screenLines({ target, mass }: Aim, named: Unit): Phrase[] {
  if (!mass) return [];
  const id = target.unit.id === named.id ? 'sk-look-screen' : 'sk-look-screened';
  return [phrase(id, { screen: target.unit.name, mass: mass.unit.name, clause: shortClauses('SK-SCR-02') })];
}
