/** SK-GAP-06, SK-UMP-04. A melee that the players settle: who is in it, and what the book says of it. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Open } from '../../../kernel/ruleset.ts';
import { inspirerOf, isDisordered } from '../position/leaders.ts';
import { type State, type Unit, unitOf } from '../state.ts';

export function meleeStep(now: State): Open {
  const { units, first } = now.melee!;
  return {
    name: 'melee',
    says: phrase(first ? 'sk-open-melee-first' : 'sk-open-melee'),
    concerns: now.units
      .filter(({ id }) => units.includes(id))
      .map((unit) => ({ unit: unit.id, says: phrase('sk-concern', { parts: concernsOf(now, unit, first) }) })),
    dice: ['1d6', '2d6'],
    done: 'done',
  };
}

/** SK-ELI-04, SK-IRR-02, -03, SK-REC-01, SK-WPN-01, SK-DIS-01. */
function concernsOf(now: State, unit: Unit, first: boolean): Phrase[] {
  const isInspired = first && unit.row === 'irregular' && inspirerOf(now, unit) !== undefined;
  return [
    phrase('sk-concern-figures', {
      n: unit.figures.length,
      class: unit.class,
      enemies: unit.contacts.map((id) => phrase('survey-the-unit', { unit: unitOf(now, id).name })),
    }),
    ...(unit.class === 2 ? [phrase(isInspired ? 'sk-concern-inspired' : 'sk-concern-class2')] : []),
    ...(unit.row === 'grenadier' && !unit.mounted && !unit.cuirass ? [phrase('sk-concern-grenadier')] : []),
    ...(isDisordered(unit) ? [phrase('sk-concern-disorder')] : []),
    ...(first && !unit.mounted ? [phrase('sk-concern-weapons')] : []),
  ];
}
