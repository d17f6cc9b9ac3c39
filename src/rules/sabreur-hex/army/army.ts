/** An army bought with points, before deployment: its units, size and brigades. */
import { hasOwnName, type Names } from '../../../kernel/text/names.ts';
import { defaultName } from '../scenario/unit-name.ts';
import type { Unit } from '../state.ts';
import { pricePerPoint } from '../tables.ts';

/** A unit without a place. `strength`: the strength bought (SH-ARMY-03). */
export type Enlisted = Pick<Unit, 'id' | 'type' | 'quality' | 'skills' | 'command' | 'name' | 'strength'>;

/** The nations with ready-made and random armies. */
export const NATIONS = ['france', 'austria', 'prussia', 'russia', 'britain', 'spain'] as const;
export type Nation = (typeof NATIONS)[number];

export interface Army {
  readonly name: Readonly<Names>;
  /** SH-GAP-11. The game size it is made for, in army points. */
  readonly points: number;
  readonly nation?: Nation;
  readonly units: readonly Enlisted[];
  readonly brigades: readonly { readonly name: Readonly<Names>; readonly units: readonly string[] }[];
}

/** SH-ARMY-01. In army points. */
export function priceOf(unit: Enlisted): number {
  return unit.strength * pricePerPoint(unit);
}

/** SH-ARMY-01. In army points. */
export function costOfArmy({ units }: Pick<Army, 'units'>): number {
  return units.reduce((sum, unit) => sum + priceOf(unit), 0);
}

/** Whether it has a name besides its short name. */
export function isNamed({ id, type, name }: Enlisted): boolean {
  return hasOwnName(name, defaultName(id, type));
}

/** The most units a side can have. */
export const MOST_ENLISTED = 60;
export const LEAST_POINTS = 1;
export const MOST_POINTS = 99_999;
