/** SH-COUNTER. The countercharge of the charged unit, and of a friend coming to its help. */
import type { Ledger } from '../../../kernel/ledger.ts';
import type { Declared } from './attack.ts';
import { frontalDisplacements } from '../movement/displacement.ts';
import type { Displacement } from '../movement/way.ts';
import { engages } from '../field/engage.ts';
import { happen, type Play } from '../facts.ts';
import { MORALE } from '../losses/modifiers.ts';
import type { Attack } from '../morale/morale.ts';
import { hasSkill, isCavalry, isInfantry, type State, type Unit, unitOf } from '../state.ts';
import { movementFactor } from '../tables.ts';
import { inCover, isRough, sideBetween, terrainAt } from '../field/terrain.ts';

/** SH-REACT-06, SH-COUNTER-01, SH-Q-51. Cavalry, or infantry in column against infantry, with the attacker in front. */
export function mayCounter(now: State, target: Unit, { attacker }: Declared): boolean {
  const charger = unitOf(now, attacker);
  const isFit = isCavalry(target) || (isColumn(target) && isInfantry(charger));
  return isFit && standsFree(now, target) && engages(now, target, charger);
}

/** SH-COUNTER-02, -08. The friends of a target that could countercharge at all: cavalry, and infantry in column. */
export function mayCounterForFriend(now: State, friend: Unit): boolean {
  return (isCavalry(friend) || isColumn(friend)) && standsFree(now, friend);
}

function isColumn(unit: Unit): boolean {
  return isInfantry(unit) && unit.formation === 'column';
}

/** SH-COUNTER-08. No unit countercharges out of a wood, village, fortified point or difficult terrain. */
function standsFree(now: State, unit: Unit): boolean {
  return !hinders(now, unit.at);
}

/** SH-COUNTER-08, SH-TERRAIN-15, SH-Q-54. The list in the movement chapter omits the fortified point. */
function hinders(now: State, hex: string): boolean {
  if (now.rulings.counterchargeIntoForts === 'yes' && terrainAt(now.map, hex) === 'fort') return false;
  return isRough(now.map, hex);
}

/** SH-COUNTER-04, -05, -08, SH-MARCH-08, SH-PASS-06. Every way of a friend to the attacker, over open ground. */
export function countercharges(now: State, friend: Unit, attacker: Unit): Displacement[] {
  const ways = frontalDisplacements(now, friend, {
    rotate: false,
    allowance: movementFactor(friend),
    against: attacker,
    every: true,
  });
  return ways.filter((way) => {
    const end = way.path.at(-1)!;
    return engages(now, { ...friend, at: end, facing: way.facing }, attacker) && isOpen(now, [friend.at, ...way.path]);
  });
}

/** SH-COUNTER-08, SH-Q-74. No hex of the path hinders, and no wooded hexside is crossed. */
function isOpen(now: State, way: readonly string[]): boolean {
  return way.every((hex, i) => !hinders(now, hex) && (i === 0 || sideBetween(now.map, way[i - 1]!, hex) !== 'wood'));
}

/**
 * SH-COUNTER-11, SH-MORALE-13, -17, SH-SKILL-CUIRASSIER-03, SH-SKILL-HALFCUIRASS-03, SH-SKILL-COUNTERCHARGE-01. The
 * modifier for countercharging, unless the unit is armoured or trained for it.
 */
export function counterModifiers(now: State, unit: Unit, { attacker }: Pick<Attack, 'attacker'>): Ledger {
  const practised = (['cuirassier', 'halfCuirass', 'counterchargeSkill'] as const).some((skill) =>
    hasSkill(unit, skill),
  );
  if (practised || inCover(now.map, unit, unitOf(now, attacker))) return [];
  return [MORALE.countercharge];
}

/** SH-COUNTER-01, -05, -10, SH-Q-51. It meets the attacker: a friend by a way up to it, the target in its own hex. */
export function* countercharge(unit: string, attacker: string, way?: Displacement): Play {
  yield* happen({ type: 'countercharged', unit, target: attacker });
  if (way) yield* happen({ type: 'moved', unit, path: way.path });
}
