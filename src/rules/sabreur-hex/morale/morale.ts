/** SH-MORALE. Morale tests: when they are taken, with which dice and modifiers, and the cost of failing. */
import type { Hex } from '../../../hex/grid.ts';
import { type Ledger, ledger, total } from '../../../kernel/ledger.ts';
import { roll } from '../../../kernel/play.ts';
import { FACES } from '../losses/dice.ts';
import { flankProtected, outflankers } from '../field/engage.ts';
import { happen, type Play } from '../facts.ts';
import { MORALE } from '../losses/modifiers.ts';
import { areAdjacent, hexesOf, nearestHexes, type Spot } from '../field/place.ts';
import {
  hasSkill,
  type HexTerrain,
  isArtillery,
  isCavalry,
  isInfantry,
  isLine,
  isPanicked,
  type State,
  type Table,
  type Unit,
  unitOf,
} from '../state.ts';
import { isDemoralised } from '../tables.ts';
import { inCover, terrainAt } from '../field/terrain.ts';

/** SH-MORALE-01. This many points lost to one shot, or in one combat, shake a unit. */
export const SHAKEN_BY = 3;

export type Reason =
  | 'losses'
  | 'reaction'
  | 'rally'
  | 'formation'
  | 'activation'
  | 'restraint'
  | 'initiative'
  | 'support'
  | 'transfer';

/** The charge or assault under way, as far as it matters to a test. */
export interface Attack {
  readonly kind?: 'charge' | 'assault';
  readonly attacker: string;
  /** The attacker's place when it declared (SH-Q-64). */
  readonly from: Spot;
  /** SH-OUTFLANK-05. It assaults, and counts as outflanked meanwhile. */
  readonly outflanked?: boolean;
}

export interface TestContext {
  readonly attack?: Attack;
  /** SH-Q-06. The enemy concerned, if not the attacker: the unit that struck or fired, or is to be stopped. */
  readonly enemy?: string;
  /** SH-Q-06. The half hit by a shot. */
  readonly struck?: Hex;
  /** All modifiers of the test, if already calculated for a card. */
  readonly modifiers?: Ledger;
  /** SH-MORALE-11. The testing unit is itself charging; an assault is not a charge. */
  readonly charging?: boolean;
  /** SH-OUTFLANK-05. It counts as outflanked, no matter which enemy engages it now. */
  readonly outflanked?: boolean;
}

export type TestResult = { readonly passed: true } | FailedTest;

export interface FailedTest {
  readonly passed: false;
  /** SH-MORALE-20. By how much the dice exceeded the modified command rating. */
  readonly excess: number;
}

export type Keep = 'all' | 'dropHighest' | 'dropLowest';

/** SH-MORALE-06, -19, SH-PROC-13. A test succeeds if the dice total at most the modified command rating. */
export function* moraleTest(table: Table, id: string, reason: Reason, context: TestContext = {}): Play<TestResult> {
  const unit = unitOf(table.now, id);
  // SH-MORALE-22, SH-Q-80. A panicked unit fails without dice.
  if (isPanicked(unit) && reason !== 'rally') return yield* fail(id, 0);

  const modifiers = context.modifiers ?? moraleModifiers(table.now, unit, reason, context);
  const keep = moraleDice(table.now, unit, reason);
  const dice = yield* roll({
    clause: 'SH-MORALE-06',
    why: 'morale',
    unit: id,
    dice: keep === 'all' ? 2 : 3,
    sides: 6,
    base: unit.command,
    ledger: modifiers,
    about: { reason, keep, command: unit.command },
  });
  const excess = keptTotal(dice, keep) - total(unit.command, modifiers);
  if (excess <= 0) {
    yield* happen({ type: 'passed', unit: id });
    return { passed: true };
  }
  return yield* fail(id, excess);
}

function* fail(id: string, excess: number): Play<TestResult> {
  yield* happen({ type: 'failed', unit: id, excess });
  return { passed: false, excess };
}

/** Why three dice are rolled, or two. */
export type Steadiness = 'extendedLine' | 'elite' | 'recruit' | 'besideElite' | 'ordinary';

const KEPT: Readonly<Record<Steadiness, Keep>> = {
  extendedLine: 'dropLowest',
  elite: 'dropHighest',
  recruit: 'dropLowest',
  besideElite: 'dropHighest',
  ordinary: 'all',
};

/** SH-MORALE-07, -09. Which dice are rolled, and which one is discarded. */
export function moraleDice(now: State, unit: Unit, reason: Reason): Keep {
  return KEPT[steadiness(now, unit, reason)];
}

/**
 * SH-MORALE-07, -09, SH-FORM-15, SH-Q-24, SH-QUALITY-04 to -06. An extended line reacts to a charge as its target, and to a
 * charge or an assault as a friend of the target.
 */
export function steadiness(now: State, unit: Unit, reason: Reason): Steadiness {
  if (unit.formation === 'extendedLine' && isReaction(reason)) return 'extendedLine';
  if (unit.quality !== 'ordinary') return unit.quality;
  return hasEliteNeighbour(now, unit) ? 'besideElite' : 'ordinary';
}

/** SH-REACT-12, -15. The test of the target, or of its friend. */
function isReaction(reason: string): boolean {
  return reason === 'reaction' || reason === 'support';
}

/** SH-QUALITY-06. An adjacent friendly Elite unit of line infantry or heavy cavalry, not panicked, steadies a unit. */
function hasEliteNeighbour(now: State, unit: Unit): boolean {
  return now.units.some(
    (friend) =>
      friend.side === unit.side &&
      friend.quality === 'elite' &&
      (friend.type === 'lineInfantry' || friend.type === 'heavyCavalry') &&
      !isPanicked(friend) &&
      areAdjacent(friend, unit),
  );
}

/** SH-DICE-01, -04. The total of the dice kept. */
export function keptTotal(dice: readonly number[], keep: Keep): number {
  const sum = dice.reduce((a, b) => a + b, 0);
  if (keep === 'all') return sum;
  return sum - (keep === 'dropHighest' ? Math.max(...dice) : Math.min(...dice));
}

/** SH-MORALE-08. All modifiers to the command rating, added up. */
export function moraleModifiers(now: State, unit: Unit, reason: Reason, context: TestContext): Ledger {
  const general = generalModifiers(now, unit, context);
  if (reason !== 'reaction' || !context.attack) return general;
  return [...general, ...chargedModifiers(now, unit, context.attack)];
}

/** SH-MORALE-10 to -12, SH-OUTFLANK-06, SH-TERRAIN-17. Modifiers of every test. */
function generalModifiers(now: State, unit: Unit, context: TestContext): Ledger {
  return ledger(
    isExposed(now, unit, context) && MORALE.outflanked,
    isWalled(now, unit, context) && !context.charging && !isCavalry(unit) && MORALE.cover,
    isDemoralised(unit) && MORALE.demoralised,
  );
}

/** SH-MORALE-11. In a village or fortified point. */
export function isWalled(now: State, unit: Unit, context: TestContext): boolean {
  return hexesTested(now, unit, context).every((hex) => WALLED.includes(terrainAt(now.map, hex)));
}

const WALLED: readonly (HexTerrain | undefined)[] = ['village', 'fort'];

/** SH-Q-06. Of two halves, the one in combat or hit; if the test concerns no enemy, both. */
function hexesTested(
  now: State,
  unit: Unit,
  { attack, enemy = attack?.attacker, struck }: TestContext,
): readonly Hex[] {
  if (struck !== undefined) return [struck];
  const concerned = now.units.find((each) => each.id === enemy);
  return concerned ? nearestHexes(unit, concerned) : hexesOf(unit);
}

/** SH-MORALE-10, SH-FLANKPROT-01, SH-OUTFLANK-05, SH-TERRAIN-10, -17. Outflanked without cover or protected flank. */
function isExposed(now: State, unit: Unit, context: TestContext): boolean {
  const { attack, outflanked = false } = context;
  const hexes = hexesTested(now, unit, context);
  if (outflanked) return !hexes.every((hex) => inCover(now.map, hex));
  const exposing = outflankers(now, unit).filter((enemy) => !hexes.every((hex) => inCover(now.map, hex, enemy)));
  const attacker = now.units.find((each) => each.id === attack?.attacker);
  return exposing.some((enemy) => !attacker || !flankProtected(now, unit, enemy, attacker, attack?.from));
}

/** SH-MORALE-13 to -15, -17, -18, SH-SKILL-LANCER-01. Modifiers of a charged unit's reaction, unless it is in cover. */
export function chargedModifiers(now: State, unit: Unit, { attacker }: Pick<Attack, 'attacker'>): Ledger {
  const charger = unitOf(now, attacker);
  if (inCover(now.map, unit, charger)) return [];
  return ledger(!isDense(unit) && MORALE.nonDense, hasSkill(charger, 'lancer') && MORALE.lancer);
}

/** SH-MORALE-13, -16, SH-SKILL-CONTROLLEDFIRE-01. And if it wants to fire. */
export function firingModifiers(now: State, unit: Unit, { attacker }: Pick<Attack, 'attacker'>): Ledger {
  const practised = isArtillery(unit) || (isLine(unit) && hasSkill(unit, 'controlledFire'));
  if (practised || inCover(now.map, unit, unitOf(now, attacker))) return [];
  return [MORALE.defensiveFire];
}

/** SH-SAVE-13. Infantry in line or skirmish order and artillery are not dense. Everything else is dense. */
export function isDense(unit: Unit): boolean {
  if (isArtillery(unit)) return false;
  return !(isInfantry(unit) && (isLine(unit) || unit.formation === 'skirmish'));
}

/** The chance in percent, rounded, that the kept dice total at most `needs`: 100 only if it is certain. */
export function chanceOf(needs: number, keep: Keep): number {
  const share = shareOf(needs, keep);
  return share < 1 ? Math.min(99, Math.round(share * 100)) : 100;
}

/** The same, exact, from 0 to 1. */
export function shareOf(needs: number, keep: Keep): number {
  const totals = TOTALS[keep];
  return totals.filter((sum) => sum <= needs).length / totals.length;
}

const TWO_DICE = FACES.flatMap((a) => FACES.map((b) => [a, b]));
const THREE_DICE = FACES.flatMap((a) => TWO_DICE.map((dice) => [a, ...dice]));

/** The kept totals of all possible rolls. */
const TOTALS: Readonly<Record<Keep, readonly number[]>> = {
  all: TWO_DICE.map((dice) => keptTotal(dice, 'all')),
  dropHighest: THREE_DICE.map((dice) => keptTotal(dice, 'dropHighest')),
  dropLowest: THREE_DICE.map((dice) => keptTotal(dice, 'dropLowest')),
};
