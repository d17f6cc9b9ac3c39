/** PE-STEP-04. Everything that is counted in quarters: one table, one beginning, one tick. */
import type { Act } from './order.ts';
import type { DoingKind, Unit } from './state.ts';
import { isDrilled } from './values.ts';

interface Row {
  /** How long it takes. */
  readonly quarters: (unit: Unit, act?: Act) => number;
  /** PE-Q-42. Whether the unit may fire meanwhile. */
  readonly fires: boolean;
  /** PE-Q-61. Whether a reaction puts an end to it. */
  readonly interrupted: boolean;
  /** What the unit is if it is contacted meanwhile. */
  readonly caught: 'asItStands' | 'unformed' | 'disordered' | 'inTheBack';
}

const ONE = () => 1;
/** PE-TRN-01 to -03, PE-TAB-01. */
const turning = (unit: Unit): number => (unit.arm === 'infantry' && isDrilled(unit) ? 1 : 2);
/** PE-GAP-01. */
const limbering = ({ troops }: Unit): number => (troops === 'horse' ? 1 : 2);
/** PE-GAP-03. */
const reforming = ({ arm }: Unit): number => (arm === 'artillery' ? 1 : 2);

export const DOING: Readonly<Record<DoingKind, Row>> = {
  /** PE-REA-01, -03. */
  react: { quarters: ONE, fires: true, interrupted: true, caught: 'asItStands' },
  /** PE-TRN-01 to -03, -11. */
  turn: { quarters: turning, fires: false, interrupted: true, caught: 'unformed' },
  /** PE-TRN-05, -13. */
  turnFlank: { quarters: turning, fires: false, interrupted: false, caught: 'unformed' },
  /** PE-EVA-06, PE-EVC-11, PE-Q-32. */
  evadeTurn: { quarters: ONE, fires: false, interrupted: false, caught: 'inTheBack' },
  /** PE-RAL-05, -08. */
  rallyTurn: { quarters: () => 2, fires: false, interrupted: false, caught: 'unformed' },
  /** PE-CTG-02, PE-Q-41. */
  reorient: { quarters: ONE, fires: false, interrupted: false, caught: 'unformed' },
  /** PE-GAP-02, PE-CDB-09. */
  form: { quarters: forming, fires: false, interrupted: true, caught: 'unformed' },
  /** PE-GAP-03. */
  reform: { quarters: reforming, fires: false, interrupted: true, caught: 'asItStands' },
  /** PE-ART, PE-UNL-03, -04. */
  limber: { quarters: limbering, fires: false, interrupted: false, caught: 'unformed' },
  unlimber: { quarters: limbering, fires: false, interrupted: false, caught: 'disordered' },
  /** PE-PRO-04. */
  manhandle: { quarters: () => 2, fires: false, interrupted: false, caught: 'asItStands' },
  /** PE-EVC-03, PE-GAP-11. */
  rejoin: { quarters: () => 2, fires: false, interrupted: true, caught: 'asItStands' },
  /** PE-GAP-07. A stream or an obstacle. */
  cross: { quarters: ONE, fires: false, interrupted: true, caught: 'unformed' },
};

/** PE-GAP-02. */
function forming(unit: Unit, act?: Act): number {
  const to = act?.do === 'form' ? act.formation : 'line';
  const columns = ['marchColumn', 'divisionColumn'];
  if (columns.includes(unit.formation) && columns.includes(to)) return 1;
  return (to === 'skirmish' ? 1 : 2) * (isDrilled(unit) ? 1 : 2);
}

/** PE-GEO-30. What an act is counted as, if it is counted in quarters. */
const COUNTED: Partial<Record<Act['do'], DoingKind>> = {
  turn: 'turn',
  form: 'form',
  reform: 'reform',
  limber: 'limber',
  unlimber: 'unlimber',
  manhandle: 'manhandle',
  rejoin: 'rejoin',
  wait: 'react',
  cross: 'cross',
};

export function doingOf(act: Act): DoingKind | undefined {
  return COUNTED[act.do];
}
