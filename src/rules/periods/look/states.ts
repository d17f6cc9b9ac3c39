/** What is unusual about a unit, as everybody can see it. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { conditionPhrase, coursePhrase, doingPhrase } from '../noun.ts';
import type { Unit } from '../state.ts';

/** PE-GAP-09, PE-TRN-09. Its state, figures that are turned, what it is doing, what goes on over halves. */
export function statePhrases(unit: Unit): Phrase[] {
  const { condition, turned, flankTurned, doing, course } = unit;
  return [
    ...(condition === 'formed' ? [] : [conditionPhrase(condition)]),
    ...(turned === 0 && flankTurned === undefined ? [] : [phrase('pe-state-turned')]),
    ...(course ? [coursePhrase(course.kind)] : []),
    ...(doing ? [doingPhrase(doing.kind)] : []),
  ];
}
