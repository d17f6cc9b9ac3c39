/** Table T6, SH-FORM-01 to -06, -18, -20. Whether a unit may have a formation in its place, however it came by it. */
import { rightOf } from '../field/extended.ts';
import { type Formation, hasSkill, isArtillery, isInfantry, type Skill, type State, type Unit } from '../state.ts';

/** The fault: panicked artillery, a forbidden formation, halves that do not fit, or the terrain under a square. */
export interface FormationFault {
  readonly clause: string;
  readonly what: 'panicked-guns' | 'formation' | 'two-hexes' | 'flank-hex' | 'square-ground';
}

interface Where {
  readonly hexes: State['map']['hexes'];
  readonly rulings: State['rulings'];
}

export function formationFaults(unit: Unit, where: Where): readonly FormationFault[] {
  const { formation } = unit;
  if (formation === 'horde') return isArtillery(unit) ? [{ clause: 'SH-ROUT-13', what: 'panicked-guns' }] : [];
  if (formation === 'mounted' || formation === 'battery') return [];
  const first = kindFault(unit) ?? halvesFault(unit);
  return [...(first ? [first] : []), ...squareFaults(unit, where)];
}

/** SH-FORM-01 to -06. */
function kindFault(unit: Unit): FormationFault | undefined {
  const { formation } = unit;
  if (!isInfantry(unit)) return { clause: 'SH-FORM-04', what: 'formation' };
  const skill = skillFor(unit);
  if (skill && !skill.some((each) => hasSkill(unit, each))) return { clause: clauseOf(formation), what: 'formation' };
  if (!hasSkill(unit, 'looseOrder') || formation === 'skirmish') return undefined;
  return { clause: 'SH-FORM-05', what: 'formation' };
}

/** SH-FORM-11. Two adjacent hexes for an extended line, one for all other units. */
function halvesFault({ at, also, facing, formation }: Unit): FormationFault | undefined {
  if ((formation === 'extendedLine') !== (also !== undefined)) return { clause: 'SH-FORM-11', what: 'two-hexes' };
  if (also === undefined || rightOf(at, facing) === also) return undefined;
  return { clause: 'SH-FORM-11', what: 'flank-hex' };
}

/** SH-FORM-18, -20, SH-Q-23. */
function squareFaults(unit: Unit, { hexes, rulings }: Where): FormationFault[] {
  const { at, formation } = unit;
  if (formation !== 'square' && formation !== 'closedColumn') return [];
  if (formation === 'closedColumn' && rulings.squareBansBindClosedColumn === 'no') return [];
  const ground = hexes[at]?.terrain;
  const isOpen = ground === undefined || ground === 'bridge';
  return [
    ...(hasSkill(unit, 'irregular') ? [{ clause: 'SH-FORM-20', what: 'formation' } as const] : []),
    ...(isOpen ? [] : [{ clause: 'SH-FORM-18', what: 'square-ground' } as const]),
  ];
}

/** The skills of which a formation requires one, if any. */
function skillFor({ formation, type }: Unit): readonly Skill[] | undefined {
  if (formation === 'closedColumn') return ['largeBattalion'];
  if (formation === 'extendedLine') return ['linearOrder'];
  if (formation === 'skirmish') return type === 'lightInfantry' ? ['skirmisher', 'looseOrder'] : [];
  return undefined;
}

function clauseOf(formation: Formation): string {
  if (formation === 'closedColumn') return 'SH-FORM-06';
  return formation === 'extendedLine' ? 'SH-FORM-10' : 'SH-FORM-02';
}
