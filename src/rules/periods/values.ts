/** PE-TAB, PE-GAP. The figures of the book. */
import { CENTIMETRE, type Length, MILLIMETRE } from '../../field/length.ts';
import type { Formation } from './order.ts';
import type { State, Unit } from './state.ts';

/** PE-TAB-06. Whole periods, in centimetres; column of divisions as march column, double line as line. */
interface Rates {
  readonly column: Length;
  readonly line: Length;
  readonly skirmish: Length;
  readonly square: Length;
  readonly bonusColumn: Length;
  readonly bonusLine: Length;
}

function rates(
  column: number,
  line: number,
  skirmish: number,
  square: number,
  inColumn: number,
  inLine: number,
): Rates {
  const [a, b, c, d, e, f] = [column, line, skirmish, square, inColumn, inLine].map((each) => each * CENTIMETRE);
  return { column: a!, line: b!, skirmish: c!, square: d!, bonusColumn: e!, bonusLine: f! };
}

/** PE-GAP-01, PE-TAB-06. A nation without a row has the French one. */
const FRENCH: Readonly<Record<Unit['troops'], Rates>> = {
  infantry: rates(18, 14, 20, 7, 4, 3),
  grenadiers: rates(20, 14, 20, 7, 4, 3),
  light: rates(36, 32, 0, 0, 9, 9),
  heavy: rates(32, 28, 0, 0, 7, 7),
  foot: rates(16, 0, 0, 0, 0, 0),
  horse: rates(30, 0, 0, 0, 0, 0),
};
const NATIONS: Readonly<Record<string, Partial<typeof FRENCH>>> = { english: { light: rates(34, 30, 0, 0, 9, 9) } };

export function ratesOf({ nation, troops, rates: own }: Pick<Unit, 'nation' | 'troops' | 'rates'>): Rates {
  return { ...(NATIONS[nation]?.[troops] ?? FRENCH[troops]), ...(own as Partial<Rates> | undefined) };
}

/** PE-GEO-03. The side of a base. */
export const BASES: Readonly<Record<Unit['arm'], Length>> = {
  infantry: 15 * MILLIMETRE,
  cavalry: 25 * MILLIMETRE,
  artillery: 40 * MILLIMETRE,
};

/** PE-EVA-08. A quarter of 22 cm. */
export const EVADE_QUARTER: Length = 55 * MILLIMETRE;

/** PE-PRO-02, PE-GEO-22. In a half. */
export const MANHANDLED: Length = 3 * CENTIMETRE;

/** PE-GEO-05. How far short of friends, obstacles and the edge a unit halts, and of enemies it does not enter. */
export const SHORT: Length = MILLIMETRE;

/** PE-GAP-15. Officers and aides-de-camp, in a half. */
export const RIDE: Length = 25 * CENTIMETRE;

/** PE-GAP-05. */
export const MUSKET_RANGE: Length = 20 * CENTIMETRE;

/** PE-FMR-04. */
export const MOST_FORCED = 3;

/** PE-GAP-13. */
export const SQUADRON = 3;

/** PE-TAB-03, PE-CCB. The combat values that the source has, and the charge bonuses; the others are the umpire's. */
export function combatOf({ nation, troops }: Pick<Unit, 'nation' | 'troops'>): { value?: number; charge?: number } {
  if (troops === 'grenadiers') return { value: 5, charge: 2 };
  if (troops === 'light') return { value: 5, ...(nation === 'french' && { charge: 3 }) };
  return troops === 'heavy' ? { value: 6 } : {};
}

/** PE-TAB-07. */
export const RIGHTS: Readonly<
  Record<Unit['posture'], { readonly enter: boolean; readonly charge: boolean; readonly counter: boolean }>
> = {
  attack: { enter: true, charge: true, counter: true },
  cover: { enter: true, charge: false, counter: true },
  hold: { enter: false, charge: false, counter: false },
  harass: { enter: false, charge: false, counter: false },
  march: { enter: false, charge: false, counter: false },
  unknown: { enter: false, charge: false, counter: false },
};

/** PE-WHL-03, PE-TRN-01. Guard, elite or regular. */
export function isDrilled({ status }: Pick<Unit, 'status'>): boolean {
  return status === 'guard' || status === 'elite' || status === 'regular';
}

/** PE-CHG-04, PE-GAP-01. A combat formation of its army. */
export function isCombatFormation({ nation, formation }: Pick<Unit, 'nation' | 'formation'>): boolean {
  const all: readonly Formation[] = ['line', 'doubleLine', 'marchColumn'];
  return all.includes(formation) || (formation === 'divisionColumn' && nation !== 'english');
}

/** PE-GAP-07. Ground that slows a unit and loosens its ranks. */
export const SLOW: readonly string[] = ['wood', 'building', 'marsh', 'rough'] satisfies readonly Ground[];
/** PE-GAP-07. A quarter to cross, and never in a charge. */
export const CROSSED: readonly string[] = ['wall', 'hedge', 'stream'] satisfies readonly Ground[];
/** PE-GAP-07. As the edge of the table. */
export const CLOSED: readonly string[] = ['water', 'impassable', 'river', 'cliff'] satisfies readonly Ground[];

type Ground = State['field']['areas'][number]['kind'] | State['field']['lines'][number]['kind'];
