/** SK-FIR, SK-SIX, SK-MRK. What the dice of a fire count, and what they hit. */
import { CENTIMETRE, type Length } from '../../field/length.ts';
import type { Unit, Weapon } from './state.ts';

export type Band = 'short' | 'medium' | 'long';
export const BANDS: readonly Band[] = ['short', 'medium', 'long'];

/** SK-GEO-07, SK-GAP-04, SK-CLS-03. How far each band goes. */
const REACH: Readonly<Record<Weapon, readonly [Length, Length, Length]>> = {
  musket: [20 * CENTIMETRE, 40 * CENTIMETRE, 60 * CENTIMETRE],
  carbine: [15 * CENTIMETRE, 30 * CENTIMETRE, 45 * CENTIMETRE],
};

type Armed = Pick<Unit, 'weapon' | 'bands'>;

/** SK-UMP-06. Those of its weapon, unless others were settled at the desk. */
export function bandsOf({ weapon, bands }: Armed): readonly Length[] {
  return bands ?? REACH[weapon];
}

/** SK-Q-02. Exactly at a limit counts as the nearer band. */
export function bandAt(range: Length, unit: Armed): Band | undefined {
  return BANDS[bandsOf(unit).findIndex((most) => range <= most)];
}

/** The ranges up to which fire is better than at its greatest, the shortest first. */
export function closerRanges(unit: Armed): readonly Length[] {
  return bandsOf(unit).slice(0, -1);
}

export function reachOf(unit: Armed): Length {
  return bandsOf(unit).at(-1)!;
}

/** SK-FIR-04, -05, SK-Q-03. The number to reach; against a cuirass one more at long range. */
export function neededAt(band: Band, cuirass: boolean): number {
  const needed = { short: 5, medium: 6, long: 7 }[band];
  return cuirass && band === 'long' ? needed + 1 : needed;
}

/** SK-SIX-01 to -03, SK-Q-01, SK-ALG-03. With several sixes the first counts 6, the second 7, the third 8 and so on. */
export function valuesOf(dice: readonly number[], severalSixes: boolean, modifier: number): number[] {
  let sixes = 0;
  return dice.map((die) => {
    const counted = die === 6 && severalSixes ? 6 + sixes++ : die;
    return counted + modifier;
  });
}

/** SK-ALG-04. */
export function hitsAmong(values: readonly number[], needed: number): number {
  return values.filter((value) => value >= needed).length;
}

/** SK-ALG-05, SK-Q-04. The values with one of them raised by 1, if one is. */
export function raised(values: readonly number[], die: number | undefined): readonly number[] {
  return values.map((value, each) => (each === die ? value + 1 : value));
}
