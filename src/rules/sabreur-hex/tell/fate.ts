/** A unit's fate in a story. */
import type { Fact } from '../facts.ts';
import { deedOf } from './story.ts';

/** Off the map; fleeing, wherever it ended; eliminated in place; or still there. */
export type Fate = 'off' | 'routed' | 'gone' | 'there';

export function fateOf(facts: readonly Fact[], unit: string): Fate {
  const end = deedOf(facts, unit, 'eliminated');
  if (end?.offMap) return 'off';
  if (deedOf(facts, unit, 'panicked', 'fled')) return 'routed';
  return end ? 'gone' : 'there';
}

export function lostBy(facts: readonly Fact[], unit: string): number {
  return facts.reduce((sum, fact) => sum + (fact.type === 'lost' && fact.unit === unit ? fact.strength : 0), 0);
}
