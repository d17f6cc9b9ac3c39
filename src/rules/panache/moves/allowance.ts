/** PA-MOV, PA-ROAD, PA-MNT, PA-GEO-06. How many hexes a unit may move. */
import { type Body, isCharacter } from '../state.ts';
import { type Figures, figuresOf, FLIGHT } from '../tables.ts';

/** The movement allowed: the figures of the table or of the unit, with additions to the larger one. */
export interface Allowance extends Figures {
  /** Most hexes off the road. */
  readonly cap: number;
  /** PA-ROAD-02. Most hexes if every step follows a road. */
  readonly roadCap: number;
  /** PA-MOV-07. Whether it loses a die for each hex. */
  readonly losesDice: boolean;
  /** PA-Q-02. Characters only. */
  readonly flight?: number;
}

type Mover = Pick<Body, 'arm' | 'weight' | 'free' | 'max' | 'mount'>;

/** PA-ROAD-02, PA-MNT-02. Additional hexes along a road, and on animals or in wagons. */
export const MARCHES = { road: 1, mounted: 1 } as const;

/** PA-GEO-06. */
export function allowanceOf(unit: Mover): Allowance {
  const { free, max } = baseOf(unit);
  // A unit without movement does not get any; PA-MOV-06 overrides any addition.
  const mayAdd = max > 0 && !isBound(unit);
  const cap = max + (mayAdd && isMounted(unit) ? MARCHES.mounted : 0);
  return {
    free,
    max,
    cap,
    roadCap: cap + (mayAdd && mayMarch(unit) ? MARCHES.road : 0),
    losesDice: unit.arm === 'artillery' && (unit.weight === 'VL' || unit.weight === 'L'),
    ...(isCharacter(unit) && { flight: FLIGHT[unit.weight] }),
  };
}

/** PA-MOV-01, PA-GAP-04. The table's figures, unless the scenario or the umpire has given this unit its own. */
function baseOf(unit: Mover): Figures {
  const printed = figuresOf(unit.arm, unit.weight) ?? { free: 0, max: 0 };
  const most = unit.max ?? Math.max(unit.free ?? 0, printed.max);
  const max = isBound(unit) ? Math.min(most, 1) : most;
  return { free: Math.min(unit.free ?? printed.free, max), max };
}

/** PA-MOV-06. Heavy and very heavy guns: never more than 1, in any circumstances. */
function isBound({ arm, weight }: Mover): boolean {
  return arm === 'artillery' && (weight === 'H' || weight === 'VH');
}

/** PA-MNT-01, -02. One hex more on animals or in wagons; it adds to that of the road (PA-MNT-03). */
function isMounted({ arm, mount }: Mover): boolean {
  return arm === 'infantry' && mount !== undefined;
}

/** PA-ROAD-02, PA-Q-05, -06. One hex more than the larger figure; for units, not for lone characters. */
function mayMarch(unit: Mover): boolean {
  return !isCharacter(unit);
}
