/** Shots, charges and assaults that promise more than they cost. */
import { Refusal } from '../../../kernel/play.ts';
import { combatFactor, fireFactor } from '../factor.ts';
import { assaults, charges } from '../language/assaults.ts';
import { targets } from '../language/candidates.ts';
import { type Thing, textOf } from '../language/deed.ts';
import { assaultHome, chargeHome, type Prospect, shot } from '../look/prospects.ts';
import { mayFormSquare } from '../form.ts';
import { distanceBetween } from '../place.ts';
import { WARNING } from '../reactions.ts';
import { isCavalry, isInfantry, isPanicked, isSquare, type State, type Unit, unitOf } from '../state.ts';
import { demoralisationThreshold, fireRange, isDemoralised } from '../tables.ts';
import type { Idea } from './idea.ts';

/** SH-FACTOR-02. A shot hits on fives, a blow on fours. */
const SHOT = 1 / 3;
const BLOW = 1 / 2;

/** An attack must promise so much more than it costs, and so many strength points at least. */
const ODDS = 1.3;
const LEAST = 1.5;

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
    const worth = harmOf(prospect, SHOT) * weightOf(target) - (back * SHOT) / 4;
    return worth > 0.3 ? [{ text: `${unit.id} fire ${textOf(thing)}`, worth }] : [];
  });
}

/** SH-CHARGE. Not by those who have been shaken, and never on infantry that has the time to form square. */
function chargeIdeas(now: State, unit: Unit): Idea[] {
  if (isDemoralised(unit)) return [];
  return charges(now, unit).flatMap((thing) => {
    const target = namedIn(now, thing);
    if (!target || isReady(now, unit, target)) return [];
    return blow(now, unit, target, `${unit.id} charge ${textOf(thing)}`, chargeHome(now, unit, target));
  });
}

function assaultIdeas(now: State, unit: Unit): Idea[] {
  if (isDemoralised(unit)) return [];
  return assaults(now, unit).flatMap((thing) => {
    const target = namedIn(now, thing);
    if (!target) return [];
    return blow(now, unit, target, `${unit.id} assault ${textOf(thing)}`, assaultHome(now, unit, target));
  });
}

/** SH-REACT-08. It stands in square, or will. */
function isReady(now: State, unit: Unit, target: Unit): boolean {
  if (!isCavalry(unit)) return false;
  const isWarned = distanceBetween(unit, target) >= WARNING;
  return isSquare(target) || (isInfantry(target) && !isPanicked(target) && isWarned && !mayFormSquare(now, target));
}

/** Worth what it costs the enemy, less what his fire and his blow back may cost: a charge weakens that blow. */
function blow(now: State, unit: Unit, target: Unit, text: string, prospect: Prospect | Refusal): Idea[] {
  if (prospect instanceof Refusal) return [];
  const harm = Math.min(harmOf(prospect, BLOW), target.strength);
  const isCharge = prospect.doubled !== undefined;
  const context = { charging: false, doubled: false, lostInCharge: isCharge ? Math.round(harm) : 0 };
  const back = combatFactor(now, target, unit, context).dice * BLOW + volley(now, unit, target);
  const isMad = unit.strength - back <= demoralisationThreshold(unit) && harm < target.strength / 2;
  if (isMad || harm < LEAST || harm < back * ODDS) return [];
  return [{ text, worth: harm * weightOf(target) - back }];
}

/** SH-DEFFIRE. What its fire may cost, where it fires: it may do something else, or fail its test. */
function volley(now: State, unit: Unit, target: Unit): number {
  return isCavalry(target) ? 0 : (fireFactor(now, target, unit, 'defensive').dice * SHOT) / 2;
}

/** The strength points that a prospect takes from its target, on the average. */
function harmOf({ factor, saves }: Prospect, hits: number): number {
  const saved = saves ? (7 - saves.need) / 6 : 0;
  return factor.dice * hits * (1 - saved);
}

/** A blow at who is about to give way is worth more; at who has run already, less. */
function weightOf(target: Unit): number {
  if (isPanicked(target)) return 0.7;
  return target.strength <= demoralisationThreshold(target) + 2 ? 1.3 : 1;
}

/** The unit that an order's text names. */
function namedIn(now: State, { en }: Thing): Unit | undefined {
  const names = en.split(' ');
  const found = now.units.find(({ id }) => names.includes(id));
  return found && unitOf(now, found.id);
}
