/** SH-RALLY. A rally is worth what it may recover times its chance. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { mayRally, ralliesByItself, REGAINED } from '../morale/rally.ts';
import { isPanicked, type State, type Unit } from '../state.ts';
import { demoralisationThreshold } from '../tables.ts';
import { chanceOfTest } from './chance.ts';
import { strengthPointValue } from './harm.ts';
import type { Idea } from './idea.ts';

/** The value of a recovered strength point far from any enemy: it still has to march to the front. */
const POINT = 0.4;
/** The value of no longer being demoralised. */
const HEART = 1;
/**
 * For a panicked unit: each point it still has, and each it was bought with, because it counts as lost until then
 * (SH-GAP-01).
 */
const RETURN = 0.25;
const COUNTS = 0.03;
/** Ideas with less value are dropped. */
const LEAST = 0.05;

export function rallyIdeas(now: State, unit: Unit): Idea[] {
  if (mayRally(now, unit)) return [];
  const chance = ralliesByItself(now, unit) ? 1 : chanceOfTest(now, unit, 'rally');
  const worth = chance * gainOf(unit) * strengthPointValue(unit);
  if (worth < LEAST) return [];
  return [{ text: `${unit.id} rally`, worth, why: whyRally(unit, Math.round(100 * chance)) }];
}

/** SH-RALLY-01, -02, SH-LOSS-06. */
function gainOf(unit: Unit): number {
  const threshold = demoralisationThreshold(unit);
  if (isPanicked(unit)) {
    const isShaken = unit.strength <= threshold;
    return unit.strength * RETURN * (isShaken ? 0.6 : 1) + unit.initial * COUNTS;
  }
  const then = unit.strength + regained(unit);
  const recovers = unit.strength <= threshold && then > threshold;
  return regained(unit) * POINT + (recovers ? HEART : 0);
}

function whyRally(unit: Unit, chance: number): Phrase {
  return isPanicked(unit) ? phrase('idea-rally', { chance }) : phrase('idea-regain', { chance, n: regained(unit) });
}

/** SH-RALLY-03. */
function regained({ strength, initial }: Unit): number {
  return Math.min(REGAINED, initial - strength);
}
