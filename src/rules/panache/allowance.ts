/** PA-MOV, PA-ROAD, PA-MNT, PA-GEO-06. How many hexes a unit has, and what that is made of. */
import { type Ledger, ledger, total } from '../../kernel/ledger.ts';
import { type Body, isCharacter } from './state.ts';
import { type Figures, figuresOf, FLIGHT } from './tables.ts';

/** What may be walked, and why it is so much. */
export interface Allowance extends Figures {
  /** Most hexes off the road: the printed figure and the additions. */
  readonly cap: number;
  readonly ledger: Ledger;
  /** PA-ROAD-02. Most hexes where every step follows a road. */
  readonly roadCap: number;
  readonly roadLedger: Ledger;
  /** PA-MOV-07. Does it lose a die for each hex? */
  readonly losesDice: boolean;
  /** PA-Q-02. Characters only. */
  readonly flight?: number;
}

type Mover = Pick<Body, 'arm' | 'weight' | 'free' | 'max' | 'mount'>;

/** PA-GEO-06. */
export function allowanceOf(unit: Mover): Allowance {
  const { free, max } = baseOf(unit);
  const off = capped(unit, max, ledger(mounted(unit, max)));
  const on = capped(unit, max, ledger(mounted(unit, max), marching(unit, max)));
  return {
    free,
    max,
    cap: total(max, off),
    ledger: off,
    roadCap: total(max, on),
    roadLedger: on,
    losesDice: unit.arm === 'artillery' && (unit.weight === 'VL' || unit.weight === 'L'),
    ...(isCharacter(unit) && { flight: FLIGHT[unit.weight] }),
  };
}

/** PA-MOV-01, PA-GAP-04. The table's figures, unless the scenario or the umpire has given this unit its own. */
function baseOf(unit: Mover): Figures {
  const printed = figuresOf(unit.arm, unit.weight) ?? { free: 0, max: 0 };
  const max = unit.max ?? Math.max(unit.free ?? 0, printed.max);
  return { free: Math.min(unit.free ?? printed.free, max), max };
}

/** PA-MNT-01, -02. One hex more on animals or in wagons; it adds to that of the road (PA-MNT-03). */
function mounted({ arm, mount }: Mover, max: number) {
  return arm === 'infantry' && mount !== undefined && max > 0 && { clause: 'PA-MNT-02', name: 'paMount', n: 1 };
}

/** PA-ROAD-02, PA-Q-05, -06. One hex more than the larger figure, for units; whoever has no move has no longer one. */
function marching(unit: Mover, max: number) {
  return !isCharacter(unit) && max > 0 && { clause: 'PA-ROAD-02', name: 'paRoad', n: 1 };
}

/** PA-MOV-06. Heavy and very heavy guns: never more than 1, whatever is added. */
function capped({ arm, weight }: Mover, max: number, more: Ledger): Ledger {
  const over = total(max, more) - 1;
  const isBound = arm === 'artillery' && (weight === 'H' || weight === 'VH') && over > 0;
  return isBound ? [...more, { clause: 'PA-MOV-06', name: 'paNeverMore', n: -over }] : more;
}
