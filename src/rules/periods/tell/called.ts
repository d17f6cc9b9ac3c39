/** What bars a way, in words: a unit, named or unnamed ground, the edge of the table. */
import type { Obstacle } from '../../../field/obstacle.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { thingPhrase } from '../../../survey/field/land.ts';
import type { State } from '../state.ts';

/** By the id of a unit or of ground. */
export function calledPhrase({ units, field }: State, id: string): Phrase {
  const unit = units.find((each) => each.id === id);
  if (unit) return phrase('shared-the', { unit: unit.name });
  const thing = [...field.areas, ...field.lines].find((each) => each.id === id);
  return thing ? thingPhrase(thing) : phrase('survey-edge');
}

export function obstaclePhrase(now: State, by: Obstacle['by']): Phrase {
  if (by === 'edge') return phrase('survey-edge');
  return calledPhrase(now, 'unit' in by ? by.unit : by.ground);
}
