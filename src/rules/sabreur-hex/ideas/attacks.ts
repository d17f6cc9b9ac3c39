/** Shots, charges and assaults that promise more than they cost. */
import { inFrontCone } from '../../../hex/facing.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { approaches } from '../assault.ts';
import { combatFactor, fireFactor } from '../factor.ts';
import { assaults, charges } from '../language/assaults.ts';
import { targets } from '../language/candidates.ts';
import { type Thing, textOf } from '../language/deed.ts';
import { assaultHome, chargeHome, type Prospect, shot } from '../look/prospects.ts';
import { mayFormSquare } from '../form.ts';
import { harmTo } from './harm.ts';
import { distanceBetween, hexesOf } from '../place.ts';
import { WARNING } from '../reactions.ts';
import { isCavalry, isInfantry, isPanicked, isSquare, type State, type Unit, unitOf } from '../state.ts';
import { demoralisationThreshold, fireRange, isDemoralised } from '../tables.ts';
import type { Idea } from './idea.ts';
import { isHolding } from './goals.ts';

/** SH-FACTOR-02. A shot hits on fives, a blow on fours. */
const SHOT = 1 / 3;
const BLOW = 1 / 2;

/** An attack must promise so much more than it costs, and so many strength points at least. */
const ODDS = 1.3;
const LEAST = 1.5;
/** A shot, that costs nothing, must promise so much. */
const LEAST_SHOT = 0.3;

export function attackIdeas(now: State, unit: Unit): Idea[] {
  return [...shots(now, unit), ...chargeIdeas(now, unit), ...assaultIdeas(now, unit)];
}

/** SH-FIRE, SH-RIPOSTE. What the target may send back is half as likely as what it gets. */
function shots(now: State, unit: Unit): Idea[] {
  return targets(now, unit).flatMap((thing) => {
    const target = namedIn(now, thing);
    const prospect = target && shot(now, unit, target);
    if (!target || !prospect || prospect instanceof Refusal) return [];
    const back = distanceBetween(unit, target) <= fireRange(target) ? fireFactor(now, target, unit, 'return').dice : 0;
    const hits = hitsOf(prospect, SHOT);
    const harm = harmTo(now, target, prospect.factor.dice, hits);
    const worth = harm - harmTo(now, unit, back, SHOT / 2) / 2;
    if (worth <= LEAST_SHOT) return [];
    return [
      {
        text: `${unit.id} fire ${textOf(thing)}`,
        worth,
        why: phrase('idea-shot', { hits: Math.round(hits * prospect.factor.dice) }),
      },
    ];
  });
}

/**
 * SH-CHARGE. Not by those who have been shaken, nor by who holds an objective; and never on infantry that has the time to
 * form square.
 */
function chargeIdeas(now: State, unit: Unit): Idea[] {
  if (isDemoralised(unit) || isHolding(now, unit)) return [];
  return charges(now, unit).flatMap((thing) => {
    const target = namedIn(now, thing);
    if (!target || isReady(now, unit, target)) return [];
    return blow(now, unit, target, `${unit.id} charge ${textOf(thing)}`, chargeHome(now, unit, target));
  });
}

/** SH-ASSAULT. Who holds an objective strikes from where it stands, or not at all. */
function assaultIdeas(now: State, unit: Unit): Idea[] {
  if (isDemoralised(unit)) return [];
  const isBound = isHolding(now, unit);
  const things = assaults(now, unit).filter(({ en }) => !isBound || !en.includes(' '));
  return things.flatMap((thing) => {
    const target = namedIn(now, thing);
    if (!target || (isBound && !approaches(now, unit, target).some(({ path }) => path.length === 0))) return [];
    return blow(now, unit, target, `${unit.id} assault ${textOf(thing)}`, assaultHome(now, unit, target));
  });
}

/** SH-REACT-08. It stands in square, or will. */
function isReady(now: State, unit: Unit, target: Unit): boolean {
  if (!isCavalry(unit)) return false;
  const isWarned = distanceBetween(unit, target) >= WARNING;
  return isSquare(target) || (isInfantry(target) && !isPanicked(target) && isWarned && !mayFormSquare(now, target));
}

/**
 * Worth what it costs the enemy, less what his fire and his blow back may cost: a charge weakens that blow. Nobody is led to
 * where he is shaken himself and the enemy is not.
 */
function blow(now: State, unit: Unit, target: Unit, text: string, prospect: Prospect | Refusal): Idea[] {
  if (prospect instanceof Refusal) return [];
  const chance = hitsOf(prospect, BLOW);
  const lost = Math.min(prospect.factor.dice * chance, target.strength);
  const isCharge = prospect.doubled !== undefined;
  const context = { charging: false, doubled: false, lostInCharge: isCharge ? Math.round(lost) : 0 };
  const isSpent = lost >= target.strength;
  const answer = isSpent ? 0 : combatFactor(now, target, unit, context).dice;
  const back = harmTo(now, unit, answer, BLOW) + harmTo(now, unit, volley(now, unit, target), SHOT);
  const cost = answer * BLOW + volley(now, unit, target) * SHOT;
  const isMad = unit.strength - cost <= demoralisationThreshold(unit) && lost < target.strength / 2;
  const harm = harmTo(now, target, prospect.factor.dice, chance);
  if (isMad || harm < LEAST || harm < back * ODDS) return [];
  return [{ text, worth: harm - back, why: phrase('idea-blow', { lost: Math.round(lost), back: Math.round(cost) }) }];
}

/** SH-DEFFIRE. Its dice, where it fires at who comes from there: it may do something else, or fail its test. */
function volley(now: State, unit: Unit, target: Unit): number {
  const isSeen = isSquare(target) || hexesOf(target).some((hex) => inFrontCone(hex, target.facing, unit.at));
  return isCavalry(target) || isPanicked(target) || !isSeen
    ? 0
    : Math.round(fireFactor(now, target, unit, 'defensive').dice / 2);
}

/** The chance that a die of it costs the target a point. */
function hitsOf({ saves }: Prospect, hits: number): number {
  return hits * (saves ? (saves.need - 1) / 6 : 1);
}

/** The unit that an order's text names. */
function namedIn(now: State, { en }: Thing): Unit | undefined {
  const names = en.split(' ');
  const found = now.units.find(({ id }) => names.includes(id));
  return found && unitOf(now, found.id);
}
