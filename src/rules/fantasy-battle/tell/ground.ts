/** FB-GAP-12. Objectives in sentences. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { bareNoun } from '../../../kernel/text/quoted.ts';
import { blockerPhrase } from '../ground.ts';
import type { State } from '../state.ts';

/** The ground of an objective: a point or an area. */
export function objectivePhrase(now: State, ground: string): Phrase {
  const point = now.field.points.find(({ id }) => id === ground);
  return point ? phrase('fb-named', { name: bareNoun(point.name) }) : blockerPhrase(now, { ground });
}
