/** SH-FIRE, SH-PRIORITY. Who fires at whom, and one shot from its dice to the test it causes. */
import type { Hex } from '../../../hex/grid.ts';
import { Refusal, refusal, roll } from '../../../kernel/play.ts';
import { engagedBy, engagedWith, isOutflanked } from '../field/engage.ts';
import { type Half, hexOf, isExtended, otherHalf, standingIn } from '../field/extended.ts';
import { happen, type Play } from '../facts.ts';
import { sufferFailure } from '../morale/failure.ts';
import { aim, type Factor, type Shot } from '../losses/factor.ts';
import { takeLosses } from '../losses/loss.ts';
import { HITS } from '../losses/modifiers.ts';
import { type Attack, moraleTest, SHAKEN_BY, type TestContext } from '../morale/morale.ts';
import { distanceBetween } from '../field/place.ts';
import {
  hasSkill,
  isCavalry,
  isPanicked,
  isSquare,
  isThere,
  type State,
  type Table,
  type Unit,
  unitOf,
} from '../state.ts';
import { mayTarget } from './target.ts';

export interface Marksmen {
  /** SH-FIRE-17. Only this half of an extended line. */
  readonly half?: Half | undefined;
  /** SH-PRIORITY-05. The other half's target. */
  readonly besides?: string;
}

/** SH-FIRE-06, -17. Whether a unit, or one half of it, may fire at a target as its action: one target, an enemy. */
export function mayFireAt(now: State, unit: Unit, target: Unit, { half, besides }: Marksmen = {}): Refusal | undefined {
  if (target.side === unit.side) return refusal('SH-FIRE-06', 'refuse-fire-friend', { unit: target });
  const firer = marksmen(unit, half);
  return (
    mayFire(now, unit) ??
    mayFireBeside(now, unit, half) ??
    mayTarget(now, firer, target) ??
    mustPrefer(now, firer, target, besides)
  );
}

/** SH-FIRE-19. No half fires while the other engages an enemy. (If one is engaged, neither fires: SH-FIRE-02.) */
function mayFireBeside(now: State, unit: Unit, half: Half | undefined): Refusal | undefined {
  if (half === undefined || !isExtended(unit)) return undefined;
  const [enemy] = engagedWith(now, marksmen(unit, otherHalf(half)));
  return enemy && refusal('SH-FIRE-19', 'refuse-fire-split', { unit, enemy });
}

/** SH-FIRE-17. The firing unit, or its one half. */
export function marksmen(unit: Unit, half: Half | undefined): Unit {
  return half !== undefined && isExtended(unit) ? standingIn(unit, hexOf(unit, half)) : unit;
}

/**
 * SH-FIRE-01, -02, -04 (a unit that engages but is not engaged may fire), SH-OUTFLANK-04, SH-FACTOR-27. Whether a unit
 * may fire at all.
 */
export function mayFire(now: State, firer: Unit): Refusal | undefined {
  const unit = firer.name;
  if (!isAbleToFire(firer)) return refusal('SH-FIRE-01', 'refuse-fire-arm', { unit });
  if (isPanicked(firer)) return refusal('SH-FACTOR-27', 'refuse-panicked', { unit });
  if (isOutflanked(now, firer)) return refusal('SH-OUTFLANK-04', 'refuse-fire-outflanked', { unit });
  const [enemy] = engagedBy(now, firer);
  if (enemy) return refusal('SH-FIRE-02', 'refuse-fire-engaged', { unit, enemy });
  if (isSquare(firer) && firer.squareFired) return refusal('SH-FIRE-16', 'refuse-square-fired', { unit });
  return undefined;
}

/** SH-FIRE-01, SH-SKILL-WARRIOR-01. Infantry and artillery fire; cavalry and warriors never do. */
function isAbleToFire(unit: Unit): boolean {
  return !isCavalry(unit) && !hasSkill(unit, 'warrior');
}

/** SH-PRIORITY-01 to -05, SH-Q-68. The nearest within 2 hexes comes first. `besides`: the other half's target. */
function mustPrefer(now: State, firer: Unit, target: Unit, besides?: string): Refusal | undefined {
  if (!now.units.some((enemy) => enemy.side !== firer.side && distanceBetween(firer, enemy) <= 2)) return undefined;
  const live = now.units.filter(
    (enemy) => enemy.side !== firer.side && !isPanicked(enemy) && !mayTarget(now, firer, enemy),
  );
  const first = nearestOf(firer, live);
  if (first.length === 0 || distanceBetween(firer, first[0]!) > 2 || first.includes(target)) return undefined;
  const others = live.filter((enemy) => enemy.id !== besides);
  const next = nearestOf(firer, others);
  if (next.length === 0 || next.includes(target)) return undefined;
  return refusal(
    'SH-PRIORITY-01',
    'refuse-fire-priority',
    { unit: firer, first: next[0]!, distance: distanceBetween(firer, next[0]!) },
    [...new Set([...next, ...first])].map((enemy) => `${firer.id} fire ${enemy.id}`),
  );
}

function nearestOf(firer: Unit, enemies: readonly Unit[]): Unit[] {
  const nearest = Math.min(...enemies.map((enemy) => distanceBetween(firer, enemy)));
  return enemies.filter((enemy) => distanceBetween(firer, enemy) === nearest);
}

export interface ShotContext {
  readonly attack?: Attack;
  /** SH-FIRE-17. The half that fires; of an extended line that fires once, the one with more dice (SH-FIRE-22). */
  readonly half?: Half | undefined;
  /** SH-MORALE-04. Losses to earlier shots, too few for a test. */
  readonly before?: number;
  /** Its dice, if players at a real table worked them out themselves. */
  readonly factor?: Factor;
}

export interface ShotResult {
  readonly lost: number;
  /** The target failed the test this shot caused. */
  readonly failed: boolean;
  readonly tested: boolean;
}

/** SH-MORALE-03, -05, SH-Q-66. Losses that caused no test themselves count with the next shot or blow. */
export function addedUp(now: State, { lost, tested }: ShotResult): number {
  return tested || now.rulings.smallLossesAddUp === 'no' ? 0 : lost;
}

/** SH-PROC-08. One shot: dice, hits, saves, losses, and the test of a target that lost three or more. */
export function* shoot(
  table: Table,
  firerId: string,
  targetId: string,
  shot: Shot,
  context: ShotContext = {},
): Play<ShotResult> {
  const firer = unitOf(table.now, firerId);
  const target = unitOf(table.now, targetId);
  const aimed = aim(table.now, marksmen(firer, context.half), target, shot);
  const { factor, eye, mark } = { ...aimed, ...(context.factor && { factor: context.factor }) };
  const hexes = { ...(isExtended(firer) && { from: eye }), ...(isExtended(target) && { to: mark }) };
  const dice = yield* roll({
    clause: 'SH-FACTOR-02',
    why: 'fire',
    unit: firerId,
    dice: factor.dice,
    sides: 6,
    base: factor.base,
    ledger: factor.ledger,
    about: { target: targetId, how: shot, need: HITS.fire, ...hexes },
  });
  yield* happen({ type: 'fired', unit: firerId, target: targetId, how: shot, ...hexes });
  const outflanked = context.attack?.attacker === targetId && context.attack.outflanked === true;
  const saveContext = { outflanked, from: eye, to: mark };
  const lost = yield* takeLosses(table, targetId, firerId, fireHits(dice, target), 'fire', saveContext);
  return yield* testForFire(table, firerId, targetId, { lost, struck: mark }, context);
}

/** SH-FACTOR-02, -05, SH-SKILL-FEUDALCAVALRY-01. A five or six hits; a six counts as two hits on Feudal Cavalry. */
export function fireHits(dice: readonly number[], target: Unit): number {
  const sixes = hasSkill(target, 'feudalCavalry') ? dice.filter((die) => die === 6).length : 0;
  return dice.filter((die) => die >= HITS.fire).length + sixes;
}

/** SH-FIRE-15, SH-MORALE-01, -04, -26. Three or more lost, to one shot or in total. */
function* testForFire(
  table: Table,
  firerId: string,
  targetId: string,
  { lost, struck }: { readonly lost: number; readonly struck: Hex },
  context: ShotContext,
): Play<ShotResult> {
  const alive = isThere(table.now, targetId);
  if (!alive || lost + (context.before ?? 0) < SHAKEN_BY) return { lost, failed: false, tested: false };
  const test = yield* moraleTest(table, targetId, 'losses', { struck, ...asAttacker(targetId, context.attack) });
  if (test.passed) return { lost, failed: false, tested: true };
  yield* sufferFailure(table, targetId, test, firerId);
  return { lost, failed: true, tested: true };
}

/** SH-MORALE-11, SH-OUTFLANK-05. How its own attack affects the test of a unit fired at during its advance. */
function asAttacker(id: string, attack: Attack | undefined): TestContext {
  if (attack?.attacker !== id) return {};
  return { charging: attack.kind !== 'assault', outflanked: attack.outflanked === true };
}
