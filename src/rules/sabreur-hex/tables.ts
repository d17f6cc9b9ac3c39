/** Tables T1 to T7, laid out as printed, and how skills change them. */
import { SKILLED, THRESHOLDS } from './losses/modifiers.ts';
import {
  type Formation,
  hasSkill,
  isCavalry,
  isLine,
  type Quality,
  type Skill,
  type Unit,
  type UnitType,
} from './state.ts';

/** Combat factor, fire factor, fire range in hexes, movement factor in hexes. Nothing is 0. */
export type Factors = readonly [combat: number, fire: number, range: number, movement: number];

/** Table T1. An extended line counts as a line (SH-FORM-10); a mob has no factors (SH-FACTOR-27). */
export const T1: Record<UnitType, Partial<Record<Formation, Factors>>> = {
  heavyCavalry: { mounted: [4, 0, 0, 4] },
  mediumCavalry: { mounted: [3, 0, 0, 5] },
  lightCavalry: { mounted: [2, 0, 0, 5] },
  lineInfantry: {
    line: [6, 6, 4, 1],
    column: [4, 4, 3, 3],
    square: [3, 3, 2, 0],
    closedColumn: [2, 2, 2, 0],
  },
  lightInfantry: {
    line: [4, 4, 5, 1],
    column: [3, 3, 3, 3],
    square: [3, 3, 2, 0],
    skirmish: [3, 3, 5, 3],
  },
  heavyFootBattery: { battery: [2, 5, 10, 3] },
  mediumFootBattery: { battery: [2, 5, 7, 3] },
  lightHorseBattery: { battery: [2, 3, 5, 5] },
  regimentalGun: { battery: [1, 2, 4, 3] },
};

const NOTHING: Factors = [0, 0, 0, 0];

function factors(unit: Unit): Factors {
  return T1[unit.type][unit.formation === 'extendedLine' ? 'line' : unit.formation] ?? NOTHING;
}

/** Table T1, SH-Q-30, SH-SKILL-CUIRASSIER-01, -HALFCUIRASS-01, -LANCER-03, -OBSOLETEFIREARM-03, -CONTROLLEDFIRE-04. */
export function baseCombatFactor(unit: Unit, { charging }: { charging: boolean }): number {
  const [combat] = factors(unit);
  if (combat === 0) return 0;
  const armour = hasSkill(unit, 'cuirassier') || hasSkill(unit, 'halfCuirass') ? SKILLED.armour : 0;
  const lances = charging && hasSkill(unit, 'lancer') ? SKILLED.lances : 0;
  return combat + armour + lances + drill(unit);
}

/** Table T1, SH-FIRE-01, SH-SKILL-WARRIOR-01, -OBSOLETEFIREARM-03, -CONTROLLEDFIRE-04. */
export function baseFireFactor(unit: Unit): number {
  const [, fire] = factors(unit);
  if (fire === 0 || hasSkill(unit, 'warrior')) return 0;
  return fire + drill(unit);
}

/** SH-SKILL-OBSOLETEFIREARM-03, -CONTROLLEDFIRE-04. The reduction of both factors by weapons and drill. */
function drill(unit: Unit): number {
  const old = isLine(unit) && hasSkill(unit, 'obsoleteFirearm') ? SKILLED.oldArms : 0;
  const stiff = unit.formation === 'column' && hasSkill(unit, 'controlledFire') ? SKILLED.stiffColumn : 0;
  return old + stiff;
}

/** Table T1, SH-SKILL-BOMBARD-03, -OBSOLETEFIREARM-01. In hexes (SH-Q-03). */
export function fireRange(unit: Unit): number {
  const [, , range] = factors(unit);
  if (range === 0 || hasSkill(unit, 'warrior')) return 0;
  if (hasSkill(unit, 'bombard')) return SKILLED.bombardRange;
  return hasSkill(unit, 'obsoleteFirearm') ? range + SKILLED.oldArmsRange : range;
}

/** Table T1, SH-SKILL-LARGEBATTALION-03, -BOMBARD-02, SH-Q-26. A mob does not march: it only routs. */
export function movementFactor(unit: Unit): number {
  const [, , , movement] = factors(unit);
  if (hasSkill(unit, 'bombard')) return SKILLED.bombardMovement;
  return unit.formation === 'column' && hasSkill(unit, 'largeBattalion') ? SKILLED.largeMovement : movement;
}

/** Minimum and maximum strength; demoralisation threshold; cost per strength point of each quality. */
interface StrengthAndCost {
  readonly min: number;
  readonly max: number;
  readonly threshold: number;
  readonly elite: number;
  readonly ordinary: number;
  readonly recruit: number;
}

type Row = [min: number, max: number, threshold: number, elite: number, ordinary: number, recruit: number];

function strengthAndCost(...[min, max, threshold, elite, ordinary, recruit]: Row): StrengthAndCost {
  return { min, max, threshold, elite, ordinary, recruit };
}

/** Table T2, SH-QUALITY-02. Omits the rows that include a skill: the skill is paid from T3 (SH-ARMY-02). */
export const T2: Record<UnitType, StrengthAndCost> = {
  heavyCavalry: strengthAndCost(8, 12, 5, 23, 20, 17),
  mediumCavalry: strengthAndCost(5, 8, 3, 22, 18, 15),
  lightCavalry: strengthAndCost(4, 6, 3, 21, 17, 14),
  lineInfantry: strengthAndCost(14, 20, 10, 12, 8, 6),
  lightInfantry: strengthAndCost(6, 12, 5, 13, 9, 7),
  heavyFootBattery: strengthAndCost(3, 5, 2, 33, 28, 25),
  mediumFootBattery: strengthAndCost(3, 5, 2, 23, 20, 18),
  lightHorseBattery: strengthAndCost(2, 3, 1, 27, 24, 20),
  regimentalGun: strengthAndCost(2, 3, 1, 20, 17, 15),
};

/** Table T2, SH-LOSS-01 and SH-SKILL-LARGEBATTALION-01. The strength points a unit may start with. */
export function strengthLimits(unit: Pick<Unit, 'type' | 'skills'>): { min: number; max: number } {
  const { min, max } = T2[unit.type];
  const more = hasSkill(unit, 'largeBattalion') ? SKILLED.largeStrength : 0;
  return { min: min + more, max: max + more };
}

/** SH-LOSS-07, SH-Q-76, SH-QUALITY-07, SH-SKILL-STUBBORN-01, -LARGEBATTALION-02, -IRREGULAR-01. Never below 0. */
export function demoralisationThreshold(unit: Pick<Unit, 'type' | 'quality' | 'skills'>): number {
  const changes =
    (unit.quality === 'elite' ? THRESHOLDS.elite : 0) +
    (hasSkill(unit, 'stubborn') ? THRESHOLDS.stubborn : 0) +
    (hasSkill(unit, 'largeBattalion') ? THRESHOLDS.largeBattalion : 0) +
    (hasSkill(unit, 'irregular') ? THRESHOLDS.irregular : 0);
  return Math.max(0, T2[unit.type].threshold + changes);
}

/** SH-LOSS-06. At or below its threshold. */
export function isDemoralised(unit: Unit): boolean {
  return unit.strength <= demoralisationThreshold(unit);
}

const CAVALRY: readonly UnitType[] = ['heavyCavalry', 'mediumCavalry', 'lightCavalry'];
const INFANTRY: readonly UnitType[] = ['lineInfantry', 'lightInfantry'];
const ARTILLERY: readonly UnitType[] = ['heavyFootBattery', 'mediumFootBattery', 'lightHorseBattery', 'regimentalGun'];
const ALL = [...CAVALRY, ...INFANTRY, ...ARTILLERY];

/** Table T3, SH-ARMY-07. The types that may have the skill, and its cost per strength point. */
export const T3: Record<Skill, { readonly reservedTo: readonly UnitType[]; readonly cost: number }> = {
  cuirassier: { reservedTo: ['heavyCavalry'], cost: 3 },
  halfCuirass: { reservedTo: ['heavyCavalry'], cost: 2 },
  feudalCavalry: { reservedTo: ['heavyCavalry'], cost: 0 },
  counterchargeSkill: { reservedTo: ['heavyCavalry', 'mediumCavalry'], cost: 2 },
  lancer: { reservedTo: ['lightCavalry'], cost: 2 },
  harassing: { reservedTo: ['lightCavalry'], cost: -1 },
  massedCharge: { reservedTo: CAVALRY, cost: 1 },
  controlledFire: { reservedTo: ['lineInfantry'], cost: 2 },
  stubborn: { reservedTo: ['lineInfantry'], cost: -1 },
  warrior: { reservedTo: ['lineInfantry'], cost: -1 },
  skirmisher: { reservedTo: ['lightInfantry'], cost: 2 },
  scout: { reservedTo: ['lightInfantry'], cost: 1 },
  largeBattalion: { reservedTo: ['lineInfantry'], cost: 2 },
  linearOrder: { reservedTo: ['lineInfantry'], cost: 0 },
  looseOrder: { reservedTo: ['lightInfantry'], cost: -1 },
  irregular: { reservedTo: [...INFANTRY, ...CAVALRY], cost: -1 },
  impetuous: { reservedTo: [...INFANTRY, ...CAVALRY], cost: 0 },
  tacticalSense: { reservedTo: ALL, cost: 2 },
  bombard: { reservedTo: ['mediumFootBattery'], cost: -2 },
  obsoleteFirearm: { reservedTo: INFANTRY, cost: -2 },
  grandBattery: { reservedTo: ARTILLERY, cost: 3 },
};

/** Table T4, SH-ARMY-04, -05, SH-Q-36. The usual command rating, and the range in which it may be bought. */
export const T4: Record<Quality, { readonly norm: number; readonly min: number; readonly max: number }> = {
  recruit: { norm: 6, min: 4, max: 8 },
  ordinary: { norm: 7, min: 5, max: 9 },
  elite: { norm: 8, min: 7, max: 11 },
};

/** SH-ARMY-01, -02, -04. Army points for each strength point: type and quality, skills, command. */
export function pricePerPoint(unit: Pick<Unit, 'type' | 'quality' | 'skills' | 'command'>): number {
  const skills = unit.skills.reduce((sum, skill) => sum + T3[skill].cost, 0);
  return T2[unit.type][unit.quality] + skills + unit.command - T4[unit.quality].norm;
}

/** SH-ARMY-01, -09. The unit's cost in army points: the strength bought times its price per point. */
export function costOf(unit: Pick<Unit, 'type' | 'quality' | 'skills' | 'command' | 'initial'>): number {
  return unit.initial * pricePerPoint(unit);
}

/** SH-QUALITY-03, SH-ARMY-06, SH-Q-77. How many Elite units a game of this size allows a side: two for each full 1500 points. */
export function eliteLimit(points: number): number {
  return 2 * Math.floor(points / 1500);
}

/** A roll for order points and its modifier. */
export interface PointFormula {
  readonly dice: 'D3' | '2D6';
  readonly plus: number;
}

/** Table T5. Army size up to; formula 1; formula 2. */
export const T5: readonly (readonly [upTo: number, ...formulas: PointFormula[]])[] = [
  [1000, d3(-1)],
  [1500, d3(0)],
  [2000, d3(1)],
  [2500, d3(2), twoD6(-4)],
  [3000, d3(3), twoD6(-3)],
  [3500, d3(4), twoD6(-2)],
  [4000, d3(5), twoD6(-1)],
];

function d3(plus: number): PointFormula {
  return { dice: 'D3', plus };
}

function twoD6(plus: number): PointFormula {
  return { dice: '2D6', plus };
}

/** SH-ORDERS-02, -03, -04, SH-ARMY-08, SH-GAP-10. The formulas of a game of this size, the usual one first. */
export function orderPointFormula(points: number): readonly PointFormula[] {
  const row = T5.find(([upTo]) => points <= upTo);
  if (row) return row.slice(1) as PointFormula[];
  const beyond = Math.ceil((points - 4000) / 500);
  return [d3(5 + beyond), twoD6(-1 + beyond)];
}

/** Table T6. Which formations a unit may leave to take each one; empty for those that cannot be chosen. */
export const MAY_ENTER_FROM: Record<Formation, readonly Formation[]> = {
  line: ['column', 'square', 'closedColumn', 'extendedLine', 'skirmish'],
  column: ['line', 'square', 'closedColumn', 'extendedLine', 'skirmish'],
  square: ['line', 'column', 'closedColumn'],
  closedColumn: ['column'],
  extendedLine: ['line', 'column'],
  skirmish: ['line', 'column', 'square'],
  horde: [],
  mounted: [],
  battery: [],
};

/** A random length: the sides of its die (0: no die) and its modifier. */
export interface RandomLength {
  readonly die: 0 | 3 | 6;
  readonly plus: number;
}

/** Table T7, first row. Skirmishers pursue like a column (SH-Q-58). */
export function pursuitLength(unit: Pick<Unit, 'type' | 'formation'>): RandomLength {
  if (unit.type === 'lightCavalry') return { die: 6, plus: 2 };
  if (isCavalry(unit)) return { die: 6, plus: 0 };
  return isLine(unit) ? { die: 0, plus: 1 } : { die: 3, plus: 0 };
}

/** Table T7, second row. */
export function routLength(unit: Pick<Unit, 'type'>): RandomLength {
  return { die: 6, plus: isCavalry(unit) ? 2 : 0 };
}
