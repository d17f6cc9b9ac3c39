/** SH-FACTOR. How many dice a unit rolls in close combat and in fire, with every reason named. */
import { inFrontCone } from '../../../hex/facing.ts';
import { distance, type Hex } from '../../../hex/grid.ts';
import { type Ledger, ledger, type Modifier, total } from '../../../kernel/ledger.ts';
import { isOutflanked, outflankers } from '../field/engage.ts';
import { DOUBLED, DOUBLING_FROM, FIRE, type Limit, LIMITS } from './modifiers.ts';
import { hexesOf, type Lane, lanes, nearestHexes, type Place } from '../field/place.ts';
import {
  hasSkill,
  isArtillery,
  isCavalry,
  isInfantry,
  isLine,
  isPanicked,
  isSquare,
  type State,
  type Unit,
} from '../state.ts';
import { baseCombatFactor, baseFireFactor, fireRange, isDemoralised } from '../tables.ts';
import { openLanes } from '../fire/target.ts';
import { inClear, inCover, inRough, terrainAt, waterBetween } from '../field/terrain.ts';

export interface Factor {
  readonly base: number;
  readonly ledger: Ledger;
  readonly dice: number;
}

export interface CombatContext {
  /** SH-FACTOR-19. This unit is the charger. */
  readonly charging: boolean;
  /** SH-FACTOR-07 to -12. Whether the charge doubles. */
  readonly doubled: boolean;
  /** SH-FACTOR-15. The charged unit's losses in this charge. */
  readonly lostInCharge: number;
  /** SH-OUTFLANK-05. It assaults, and was outflanked when it declared. */
  readonly outflanked?: boolean;
}

/** SH-FACTOR-01, -27, -29, SH-DICE-03, SH-Q-27. Its own, doubled, less its losses, capped by the lowest limit. */
export function combatFactor(now: State, unit: Unit, enemy: Unit, context: CombatContext): Factor {
  if (isPanicked(unit)) return { base: 0, ledger: [], dice: 0 };
  const base = baseCombatFactor(unit, { charging: context.charging });
  const changes = ledger(
    context.doubled && { clause: doublingOf(unit), name: 'doubled', n: (DOUBLED - 1) * base },
    context.lostInCharge > 0 && { clause: 'SH-FACTOR-15', name: 'chargeLosses', n: -context.lostInCharge },
  );
  const limits = [...coverLimits(now, unit, unit, enemy), ...outflankedLimit(now, unit, enemy, context)];
  return limited(base, changes, limits);
}

/** SH-FACTOR-07, -08. The reason infantry or cavalry doubles. */
function doublingOf(unit: Unit): string {
  return isCavalry(unit) ? 'SH-FACTOR-08' : 'SH-FACTOR-07';
}

/** The part of the charge's path that decides whether it doubles. */
export interface ChargeRun {
  /** SH-FACTOR-08, SH-Q-83. The target's distance when the charge was declared. */
  readonly distance: number;
  /** SH-FACTOR-11. Entirely in clear terrain: the charge, and the pursuit if there was one. */
  readonly clear: boolean;
}

/** SH-FACTOR-07, -08, -10 to -12, -14, SH-Q-83. Whether a charge, or its pursuit, doubles, judged when it strikes. */
export function chargeDoubles(now: State, charger: Unit, target: Unit, { distance, clear }: ChargeRun): boolean {
  const byColumn = isInfantry(charger) && charger.formation === 'column';
  const byCavalry = isCavalry(charger) && distance >= DOUBLING_FROM && !isSquare(target);
  return (
    (byColumn || byCavalry) &&
    !isOutflanked(now, charger) &&
    clear &&
    inClear(now.map, target, charger) &&
    !waterBetween(now, charger, target)
  );
}

export type Shot = 'fire' | 'return' | 'defensive';

export interface Aim extends Lane {
  readonly factor: Factor;
}

/** SH-FIRE-22, SH-Q-06. Between the hexes that give the most dice; of equals, along the shortest line. */
export function aim(now: State, unit: Unit, target: Unit, shot: Shot): Aim {
  const open = openLanes(now, unit, target);
  const aims = (open.length > 0 ? open : lanes(unit, target)).map((lane) => ({
    ...lane,
    factor: factorAlong(now, unit, target, shot, lane),
  }));
  return aims.reduce((best, each) => (each.factor.dice > best.factor.dice ? each : best));
}

export function fireFactor(now: State, unit: Unit, target: Unit, shot: Shot): Factor {
  return aim(now, unit, target, shot).factor;
}

/** SH-FACTOR-20 to -25, -27, -29, SH-ENFILADE-02, SH-LOSS-04, SH-SKILL-CONTROLLEDFIRE-02. Its own, with modifiers. */
function factorAlong(now: State, unit: Unit, target: Unit, shot: Shot, { eye, mark }: Lane): Factor {
  if (isPanicked(unit)) return { base: 0, ledger: [], dice: 0 };
  const base = baseFireFactor(unit);
  const changes = ledger(
    2 * distance(eye, mark) <= fireRange(unit) && FIRE.near,
    isArtillery(unit) && isSquare(target) && FIRE.artilleryVsSquare,
    isEnfilade(eye, target) && FIRE.enfilade,
    shot === 'defensive' && isLine(unit) && hasSkill(unit, 'controlledFire') && FIRE.controlledFire,
    shot === 'defensive' && isArtillery(unit) && FIRE.defensiveArtillery,
    isDemoralised(unit) && FIRE.demoralised,
  );
  return limited(base, changes, fireLimits(now, unit, eye, mark));
}

/** SH-ENFILADE-01, -03, SH-Q-06, SH-Q-72. From outside the target's front cones; never a square. */
export function isEnfilade(firer: Place, target: Unit): boolean {
  if (isSquare(target)) return false;
  return !hexesOf(target).some((hex) => hexesOf(firer).some((eye) => inFrontCone(hex, target.facing, eye)));
}

/** SH-Q-29. As in close combat; under the other reading the target's cover does not limit fire. */
function fireLimits(now: State, unit: Unit, eye: Place, mark: Place): readonly Limit[] {
  const limits = coverLimits(now, unit, eye, mark);
  return now.rulings.coverLimitsFire === 'yes'
    ? limits
    : limits.filter(({ clause }) => clause !== LIMITS.enemyCover.clause);
}

/** SH-FACTOR-16 to -18, SH-TERRAIN-13, SH-Q-29. Limits from the enemy's cover and the unit's own terrain. */
function coverLimits(now: State, unit: Unit, own: Place, enemy: Place): readonly Limit[] {
  const limits: Limit[] = [];
  if (inCover(now.map, enemy, own)) limits.push(LIMITS.enemyCover);
  if (inRough(now.map, own, enemy)) {
    limits.push(isInfantry(unit) ? LIMITS.ownTerrainOfInfantry : LIMITS.ownTerrainOfOthers);
  }
  return limits;
}

/** SH-OUTFLANK-03, -05, -07, SH-FACTOR-26, SH-Q-06, SH-Q-11, SH-TERRAIN-10. One die at most, unless in cover. */
function outflankedLimit(now: State, unit: Unit, enemy: Unit, { outflanked = false }: CombatContext): readonly Limit[] {
  const fighting = nearestHexes(unit, enemy);
  const from = outflanked ? [undefined] : outflankers(now, unit);
  return from.every((each) => fighting.every((hex) => isSpared(now, hex, each))) ? [] : [LIMITS.outflanked];
}

/** SH-Q-11. Cover; under other readings cover except forts, or none. */
function isSpared(now: State, hex: Hex, from: Unit | undefined): boolean {
  const { outflankedLimitSpares } = now.rulings;
  if (outflankedLimitSpares === 'nobody' || !inCover(now.map, hex, from)) return false;
  return outflankedLimitSpares === 'woodVillageFort' || terrainAt(now.map, hex) !== 'fort';
}

/** SH-FACTOR-28. Only the most severe limit applies, and no bonus lifts a factor above it; never below zero dice. */
function limited(base: number, changes: Ledger, limits: readonly Limit[]): Factor {
  const sum = total(base, changes);
  const lowest = limits.reduce<Limit | undefined>((a, b) => (a && a.most <= b.most ? a : b), undefined);
  const cap: Modifier[] =
    lowest && sum > lowest.most ? [{ clause: lowest.clause, name: lowest.name, n: lowest.most - sum }] : [];
  return { base, ledger: changes.concat(cap), dice: Math.max(0, total(sum, cap)) };
}
