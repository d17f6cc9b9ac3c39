/** PE-OBL, PE-BCK, PE-FMR, PE-TRN, PE-ART, PE-PRO, PE-EVA, PE-RAL, PE-Q-22, -58. What a unit can do by its arm, status and formation. */
import { isSquare } from '../position/body.ts';
import type { Act } from '../order.ts';
import type { Bar } from '../refused.ts';
import type { Unit } from '../state.ts';
import { isDrilled, MOST_FORCED, RIGHTS } from '../values.ts';

const MOVES: readonly Act['do'][] = ['ahead', 'back', 'oblique', 'face', 'wheel', 'enter', 'charge', 'cross'];

/** The clause by which a unit, as it is, cannot do this. */
export function whyNotAct(unit: Unit, act: Act): Bar | undefined {
  // PE-TRN-13. It cannot move while the figures of a flank face outward; what is compulsory, and a rally, turns all of them.
  if (unit.flankTurned && MOVES.includes(act.do)) return 'PE-TRN-13';
  switch (act.do) {
    case 'ahead':
      if (isSquare(unit)) return 'PE-Q-59';
      if (unit.formation === 'deployed') return 'PE-PRO-01';
      return act.forced ? whyNotForced(unit) : undefined;
    case 'face':
      return isSquare(unit) ? undefined : 'PE-Q-59';
    case 'wheel':
      if (isSquare(unit)) return 'PE-Q-59';
      return unit.formation === 'deployed' ? 'PE-PRO-03' : undefined;
    case 'oblique':
      if (unit.arm !== 'infantry' || unit.formation !== 'line' || !isDrilled(unit)) return 'PE-OBL-01';
      return Math.abs(act.angle) > 4_500 ? 'PE-OBL-02' : undefined;
    case 'back':
      if (!isDrilled(unit)) return 'PE-BCK-01';
      return unit.arm === 'infantry' && ['line', 'skirmish'].includes(unit.formation) ? undefined : 'PE-BCK-02';
    case 'turn':
      if (isSquare(unit)) return 'PE-Q-59';
      return unit.arm === 'artillery' ? 'PE-ART-03' : undefined;
    case 'form':
      return whyNotForm(unit, act.formation);
    case 'limber':
      return unit.formation === 'deployed' ? undefined : 'PE-ART-07';
    case 'unlimber':
      if (unit.formation !== 'limbered') return 'PE-UNL-01';
      return unit.condition === 'formed' ? undefined : 'PE-ART-05';
    case 'manhandle':
      return unit.formation === 'deployed' ? undefined : 'PE-PRO-01';
    case 'enter':
      if (!RIGHTS[unit.posture].enter) return 'PE-GAP-04';
      return unit.arm === 'artillery' || unit.formation === 'skirmish' || isSquare(unit) ? 'PE-Q-60' : undefined;
    case 'evade':
      if (unit.arm !== 'infantry') return 'PE-Q-03';
      return unit.posture === 'harass' ? undefined : 'PE-EVA-01';
    case 'rally':
      return unit.arm === 'cavalry' ? undefined : 'PE-RAL-01';
    case 'rejoin':
      return unit.parent === undefined ? 'PE-GAP-11' : undefined;
    case 'charge':
    case 'reform':
    case 'cross':
    case 'wait':
      return undefined;
  }
}

const IN_ORDER: readonly Act['do'][] = [
  'ahead',
  'back',
  'oblique',
  'face',
  'wheel',
  'turn',
  'enter',
  'manhandle',
  'rejoin',
];

/**
 * PE-FMR-05, PE-EVC-01, PE-REA-02. Whether a unit that is not formed has to reform before it begins this; its own forced
 * march goes on, and what unforms it within its line does not end that (PE-Q-61).
 */
export function reformsFirst({ condition, forced }: Unit, act: Act): boolean {
  if (condition === 'formed' || !IN_ORDER.includes(act.do)) return false;
  return !(act.do === 'ahead' && act.forced && (forced.now || forced.periods > 0));
}

/** PE-FMR-02, -04, -06, PE-Q-25, PE-ART-09. */
function whyNotForced({ arm, formation, forced }: Unit): Bar | undefined {
  const can = arm === 'artillery' ? formation === 'limbered' : formation === 'marchColumn';
  if (!can) return formation === 'skirmish' ? 'PE-FMR-06' : 'PE-FMR-02';
  return forced.periods >= MOST_FORCED ? 'PE-FMR-04' : undefined;
}

/** PE-TAB-05, PE-GAP-03, PE-GEO-28. Unformed for whatever reason: it reforms first. */
function whyNotForm(unit: Unit, to: Unit['formation']): Bar | undefined {
  const isFoot = to !== 'limbered' && to !== 'deployed';
  const isHorse = to === 'marchColumn' || to === 'line' || to === 'doubleLine';
  const can = unit.arm === 'infantry' ? isFoot : unit.arm === 'cavalry' && isHorse;
  if (!can) return 'PE-TAB-05';
  return unit.condition === 'formed' ? undefined : 'PE-GAP-03';
}
