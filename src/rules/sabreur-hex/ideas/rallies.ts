/** SH-RALLY. A rally is worth what it may bring back, by the chance that it does. */
import { phrase } from '../../../kernel/phrase.ts';
import { mayRally, ralliesByItself, REGAINED } from '../rally.ts';
import { isPanicked, type State, type Unit } from '../state.ts';
import { demoralisationThreshold } from '../tables.ts';
import { chanceOfTest } from './chance.ts';
import { dear } from './harm.ts';
import type { Idea } from './idea.ts';

/** What a strength point is worth that comes back, while no enemy is near: it has yet to march to the front. */
const POINT = 0.4;
/** To be no longer demoralised. */
const HEART = 1;
/** Of a unit that had panicked: each point it still has. */
const RETURN = 0.25;
/** What is worth less is left. */
const LEAST = 0.2;

export function rallyIdeas(now: State, unit: Unit): Idea[] {
  if (mayRally(now, unit)) return [];
  const chance = ralliesByItself(now, unit) ? 1 : chanceOfTest(now, unit, 'rally');
  const worth = chance * gainOf(unit) * dear(unit);
  if (worth < LEAST) return [];
  return [{ text: `${unit.id} rally`, worth, why: phrase('idea-rally', { chance: Math.round(100 * chance) }) }];
}

/** SH-RALLY-01, -02, SH-LOSS-06. */
function gainOf(unit: Unit): number {
  const threshold = demoralisationThreshold(unit);
  if (isPanicked(unit)) return unit.strength * RETURN * (unit.strength <= threshold ? 0.6 : 1);
  const then = Math.min(unit.initial, unit.strength + REGAINED);
  const recovers = unit.strength <= threshold && then > threshold;
  return (then - unit.strength) * POINT + (recovers ? HEART : 0);
}
