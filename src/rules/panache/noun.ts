/** Names for use in sentences, and the name of a unit's arm and weight. */
import { type Noun, type Phrase, phrase } from '../../kernel/phrase.ts';
import { bareNoun } from '../../kernel/text/quoted.ts';
import type { Body, State } from './state.ts';

export { bareNoun };

/** The name of a unit that was or is on the table, or has still to enter; its short name is its id. */
export function nounOf(now: State, id: string): Noun {
  const all = [...now.units, ...now.reserves.map(({ unit }) => unit), ...now.gone];
  const found = all.find((each) => each.id === id);
  return found ? named(found) : bareNoun({ en: id, fr: id });
}

/** Its name, with the id as its short form. */
export function named({ id, name }: Pick<Body, 'id' | 'name'>): Noun {
  return { ...name, noun: id };
}

/** PA-MOV-01. Arm and weight: heavy cavalry; for a character, the rank. */
export function kindOf({ arm, weight, rank, isVehicle }: Pick<Body, 'arm' | 'weight' | 'rank' | 'isVehicle'>): Phrase {
  if (arm !== 'character') return phrase(`pa-kind-${weight}`, { arm, name: phrase(`pa-arm-${arm}`) });
  const word = rank === undefined ? phrase('pa-arm-character') : phrase(`pa-rank-${rank}`);
  const id = isVehicle ? 'pa-kind-character-vehicle' : 'pa-kind-character';
  return phrase(id, { rank: word, weight: phrase(`pa-weight-${weight}`) });
}
