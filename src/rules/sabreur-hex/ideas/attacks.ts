/** Shots, charges and assaults expected to gain more than they cost. */
import { inFrontCone } from '../../../hex/facing.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { enemyOf, Refusal } from '../../../kernel/play.ts';
import { combatFactor, fireFactor } from '../losses/factor.ts';
import { assaults, charges } from '../candidates/assaults.ts';
import { targets } from '../candidates/mover.ts';
import { orderText } from '../candidates/deed.ts';
import { assaultOnset, chargeOnset, type Onset, savesOf, type Prospect, shot } from '../look/prospects.ts';
import { mayFormSquare } from '../formation/form.ts';
import { distanceBetween, hexesOf } from '../field/place.ts';
import { WARNING } from '../attack/reactions.ts';
import { isArtillery, isCavalry, isInfantry, isPanicked, isSquare, type State, type Unit, unitOf } from '../state.ts';
import { victoryPoints } from '../turn/sequence.ts';
import { demoralisationThreshold, fireRange } from '../tables.ts';
import { involvedWith } from '../field/engage.ts';
import { type Exchange, meleeOf, shockOf } from './exchange.ts';
import { type Dice, harmTo } from './harm.ts';
import type { Idea } from './idea.ts';
import { isHolding } from './goals.ts';

/** SH-FACTOR-02, -03. A shot hits on a 5, a blow on a 4. */
const SHOT = 1 / 3;
const BLOW = 1 / 2;

/** The gain needed by a unit that could stay out of the fight. */
const FREE = 0.6;
/**
 * A unit already in the fight can do nothing else, and the enemy strikes next: the leading side needs a small gain, the
 * trailing side accepts a loss.
 */
const LEADING = 0.2;
const TRAILING = -0.35;
/** The gain needed for a shot, which costs nothing. */
const LEAST_SHOT = 0.05;

export function attackIdeas(now: State, unit: Unit): Idea[] {
  return [...shots(now, unit), ...chargeIdeas(now, unit), ...assaultIdeas(now, unit)];
}

/** SH-FIRE, SH-RIPOSTE. Return fire is rated half as likely to hit as the shot. */
export function shots(now: State, unit: Unit): Idea[] {
  return targets(now, unit).flatMap((thing) => {
    const target = unitOf(now, thing.action.target);
    const prospect = shot(now, unit, target);
    if (prospect instanceof Refusal) return [];
    const back = distanceBetween(unit, target) <= fireRange(target) ? fireFactor(now, target, unit, 'return').dice : 0;
    const hits = hitsOf(prospect, SHOT);
    const harm = harmTo(now, target, { dice: prospect.factor.dice, chance: hits });
    const worth = harm - harmTo(now, unit, { dice: back, chance: SHOT / 2 }) / 2;
    if (worth <= LEAST_SHOT) return [];
    const lost = Math.round(hits * prospect.factor.dice);
    return [{ text: orderText(unit, thing), worth, why: phrase('idea-shot', { lost }) }];
  });
}

/**
 * SH-CHARGE. Not by shaken units, nor by those holding an objective; and never at infantry with time to form square.
 */
function chargeIdeas(now: State, unit: Unit): Idea[] {
  if (isHolding(now, unit)) return [];
  return charges(now, unit).flatMap((thing) => {
    const target = unitOf(now, thing.action.target);
    if (isReady(now, unit, target)) return [];
    const onset = chargeOnset(now, unit, target);
    if (onset instanceof Refusal) return [];
    const { first, back } = blowsOf(onset, unit, target);
    const fight = shockOf(onset.there, unit, target, first, back);
    return onsetIdea(now, unit, target, orderText(unit, thing), fight);
  });
}

/** SH-ASSAULT. A unit holding an objective attacks from its own hex or not at all. */
function assaultIdeas(now: State, unit: Unit): Idea[] {
  return assaults(now, unit).flatMap((thing) => {
    const target = unitOf(now, thing.action.target);
    const onset = assaultOnset(now, unit, target, thing.action.from);
    if (onset instanceof Refusal) return [];
    if (isHolding(now, unit) && unitOf(onset.there, unit.id).at !== unit.at) return [];
    const { first, back } = blowsOf(onset, unit, target);
    const fight = meleeOf(onset.there, unit, target, first, back);
    return onsetIdea(now, unit, target, orderText(unit, thing), fight);
  });
}

/** SH-REACT-08. It is in square, or will be. */
function isReady(now: State, unit: Unit, target: Unit): boolean {
  if (!isCavalry(unit)) return false;
  const isWarned = distanceBetween(unit, target) >= WARNING;
  return isSquare(target) || (isInfantry(target) && !isPanicked(target) && isWarned && !mayFormSquare(now, target));
}

/** Both blows at their points of contact; for the blow back, its dice without a limit. */
function blowsOf(
  onset: Onset,
  unit: Unit,
  target: Unit,
): { readonly first: Dice; readonly back: Dice & { most: number } } {
  const { there } = onset;
  const end = unitOf(there, unit.id);
  const reply = combatFactor(there, target, end, { charging: false, doubled: false, lostInCharge: 0 });
  const isMelee = onset.doubled === undefined;
  const saveContext = isMelee ? { strengths: { own: unit.strength, enemy: target.strength } } : {};
  const saves = savesOf(there, end, target, 'combat', saveContext);
  return {
    first: { dice: onset.factor.dice, chance: hitsOf(onset, BLOW) },
    back: { dice: reply.dice, chance: hitsOf({ saves }, BLOW), most: reply.base },
  };
}

/** The enemy's expected cost, minus the expected cost of its fire and its blow back. */
function onsetIdea(now: State, unit: Unit, target: Unit, text: string, fight: Exchange): Idea[] {
  const fire = { dice: volley(now, unit, target), chance: SHOT };
  const cost = fight.cost + fire.dice * fire.chance;
  const worth = fight.harm - fight.back - harmTo(now, unit, fire);
  if (worth < leastOf(now, unit) || isMad(now, unit, target, { ...fight, cost })) return [];
  return [{ text, worth, why: phrase('idea-blow', { lost: Math.round(fight.lost), back: Math.round(cost) }) }];
}

function leastOf(now: State, unit: Unit): number {
  if (involvedWith(now, unit).length === 0) return FREE;
  const isLeading = victoryPoints(now, unit.side) > victoryPoints(now, enemyOf(unit.side));
  return isLeading ? LEADING : TRAILING;
}

/** Avoids attacks that leave the attacker shaken and the enemy not, if it can stay out of the fight. */
function isMad(now: State, unit: Unit, target: Unit, { lost, cost }: Exchange): boolean {
  if (involvedWith(now, unit).length > 0) return false;
  return unit.strength - cost <= demoralisationThreshold(unit) && lost < target.strength / 2;
}

/**
 * SH-DEFFIRE, SH-FIRE-03. The dice of the target's defensive fire, if it may fire at an attacker from there that it was
 * not already fighting. Guns do fire; infantry may do something else, or fail its test.
 */
function volley(now: State, unit: Unit, target: Unit): number {
  const isSeen = isSquare(target) || hexesOf(target).some((hex) => inFrontCone(hex, target.facing, unit.at));
  const isBusy = involvedWith(now, unit).some(({ id }) => id === target.id);
  if (isCavalry(target) || isPanicked(target) || !isSeen || isBusy) return 0;
  const { dice } = fireFactor(now, target, unit, 'defensive');
  return isArtillery(target) ? dice : Math.round(dice / 2);
}

/** The chance that one die costs the target a point. */
function hitsOf({ saves }: Pick<Prospect, 'saves'>, hits: number): number {
  return hits * (saves ? (saves.need - 1) / 6 : 1);
}
