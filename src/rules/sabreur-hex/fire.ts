/** SH-FIRE, SH-PRIORITY. Who fires, at what, and when; and one shot from its dice to the test it causes. */
import { inFrontCone } from '../../hex/facing.ts';
import { phrase } from '../../kernel/phrase.ts';
import { happen, type Play, Refusal, roll, type Table } from '../../kernel/play.ts';
import { engagedBy, inContact, isOutflanked } from './engage.ts';
import type { Fact } from './facts.ts';
import { sufferFailure } from './failure.ts';
import { fireFactor, type Shot } from './factor.ts';
import { takeLosses } from './loss.ts';
import { type Attack, moraleTest } from './morale.ts';
import { distanceBetween } from './place.ts';
import { sightBlockedBy } from './sight.ts';
import { hasSkill, isCavalry, isPanicked, isSquare, type State, type Unit, unitOf } from './state.ts';
import { fireRange } from './tables.ts';

/** SH-FIRE-06. Whether a unit may fire at a target as its action: one target, an enemy. */
export function mayFireAt(now: State, firer: Unit, target: Unit): Refusal | undefined {
  if (target.side === firer.side) return new Refusal('SH-FIRE-06', phrase('refuse-fire-friend', { unit: target.name }));
  return mayFire(now, firer) ?? mayTarget(now, firer, target) ?? mustPrefer(now, firer, target);
}

/**
 * SH-FIRE-01, -02, -04 (who engages but is engaged by none may fire), SH-OUTFLANK-04, SH-FACTOR-27. Whether a unit
 * may fire at all.
 */
export function mayFire(now: State, firer: Unit): Refusal | undefined {
  const unit = firer.name;
  if (!isAbleToFire(firer)) return new Refusal('SH-FIRE-01', phrase('refuse-fire-arm', { unit }));
  if (isPanicked(firer)) return new Refusal('SH-FACTOR-27', phrase('refuse-panicked', { unit }));
  if (isOutflanked(now, firer)) return new Refusal('SH-OUTFLANK-04', phrase('refuse-fire-outflanked', { unit }));
  const [enemy] = engagedBy(now, firer);
  if (enemy) return new Refusal('SH-FIRE-02', phrase('refuse-fire-engaged', { unit, enemy: enemy.name }));
  if (isSquare(firer) && firer.squareFired) return new Refusal('SH-FIRE-16', phrase('refuse-square-fired', { unit }));
  return undefined;
}

/** SH-FIRE-01, SH-SKILL-WARRIOR-01. Infantry and artillery fire; cavalry and warriors never do. */
function isAbleToFire(unit: Unit): boolean {
  return !isCavalry(unit) && !hasSkill(unit, 'warrior');
}

/** SH-FIRE-05, -07. Near enough, in the front cone, in sight; adjacent where there is contact. */
export function mayTarget(now: State, firer: Unit, target: Unit): Refusal | undefined {
  const names = { unit: firer.name, target: target.name };
  const far = distanceBetween(firer, target);
  const range = fireRange(firer);
  if (far > range) return new Refusal('SH-FIRE-07', phrase('refuse-fire-range', { ...names, distance: far, range }));
  if (!isSquare(firer) && !inFrontCone(firer.at, firer.facing, target.at)) {
    return new Refusal('SH-FIRE-07', phrase('refuse-fire-cone', names));
  }
  if (far > 1 && inContact(now, firer).length > 0) {
    return new Refusal('SH-FIRE-05', phrase('refuse-fire-in-contact', names));
  }
  const friend = far > 1 && inContact(now, target).find((each) => each.id !== firer.id);
  if (friend) {
    return new Refusal('SH-FIRE-05', phrase('refuse-fire-mixed-up', { ...names, friend: friend.name }));
  }
  const hex = sightBlockedBy(now, firer, target);
  if (hex !== undefined) return new Refusal('SH-FIRE-07', phrase('refuse-fire-blind', { ...names, hex }));
  return undefined;
}

/** SH-PRIORITY-01 to -04, SH-Q-68. At two hexes or less the nearest enemy in good order comes first. */
function mustPrefer(now: State, firer: Unit, target: Unit): Refusal | undefined {
  const live = now.units.filter(
    (enemy) => enemy.side !== firer.side && !isPanicked(enemy) && !mayTarget(now, firer, enemy),
  );
  const nearest = Math.min(...live.map((enemy) => distanceBetween(firer, enemy)));
  if (nearest > 2) return undefined;
  const first = live.filter((enemy) => distanceBetween(firer, enemy) === nearest);
  if (first.some((enemy) => enemy.id === target.id)) return undefined;
  return new Refusal(
    'SH-PRIORITY-01',
    phrase('refuse-fire-priority', { unit: firer.name, first: first[0]!.name, distance: nearest }),
    first.map((enemy) => `${firer.id} fire ${enemy.id}`),
  );
}

export interface ShotContext {
  readonly attack?: Attack;
  /** SH-MORALE-04. Losses by earlier shots that were too few for a test. */
  readonly before?: number;
}

export interface ShotResult {
  readonly lost: number;
  /** The target failed the test this shot caused. */
  readonly failed: boolean;
  readonly tested: boolean;
}

/** SH-PROC-08. One shot: dice, hits, saves, losses, and the test of a target that lost three or more. */
export function* shoot(
  table: Table<State>,
  firerId: string,
  targetId: string,
  shot: Shot,
  context: ShotContext = {},
): Play<Fact, ShotResult> {
  const firer = unitOf(table.now, firerId);
  const target = unitOf(table.now, targetId);
  const factor = fireFactor(table.now, firer, target, shot);
  const dice = yield* roll({
    clause: 'SH-FACTOR-02',
    why: 'fire',
    unit: firerId,
    dice: factor.dice,
    sides: 6,
    base: factor.base,
    ledger: factor.ledger,
    about: { target: targetId, how: shot, need: 5 },
  });
  yield* happen<Fact>({ type: 'fired', unit: firerId, target: targetId, how: shot });
  const lost = yield* takeLosses(table, targetId, firerId, fireHits(dice, target), 'fire');
  return yield* testForFire(table, firerId, targetId, lost, context);
}

/** SH-FACTOR-02, -05, SH-SKILL-FEUDALCAVALRY-01. Fives and sixes hit; a six costs Feudal Cavalry two. */
function fireHits(dice: readonly number[], target: Unit): number {
  const sixes = hasSkill(target, 'feudalCavalry') ? dice.filter((die) => die === 6).length : 0;
  return dice.filter((die) => die >= 5).length + sixes;
}

/**
 * SH-FIRE-15, SH-MORALE-01, -04, -26. Three or more lost to a shot, or added up where the first was too small for a
 * test.
 */
function* testForFire(
  table: Table<State>,
  firerId: string,
  targetId: string,
  lost: number,
  context: ShotContext,
): Play<Fact, ShotResult> {
  const alive = table.now.units.some((unit) => unit.id === targetId);
  if (!alive || lost + (context.before ?? 0) < 3) return { lost, failed: false, tested: false };
  const charging = context.attack?.attacker === targetId;
  const test = yield* moraleTest(table, targetId, 'losses', charging ? { charging } : {});
  if (test.passed) return { lost, failed: false, tested: true };
  yield* sufferFailure(table, targetId, test, firerId);
  return { lost, failed: true, tested: true };
}
