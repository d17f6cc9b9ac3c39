/** Units and commanders in sentences: their name, what troops they are, how they stand. */
import { type Noun, type Phrase, phrase } from '../../kernel/phrase.ts';
import { bareNoun } from '../../kernel/text/quoted.ts';
import { formationOf } from './position/formation.ts';
import type { Commander, State, Unit } from './state.ts';

/** The name of a unit or commander that is, was or will be on the table. */
export function nounOf({ units, commanders, returning, gone }: State, id: string): Noun {
  const all = [...units, ...commanders, ...returning.map(({ unit }) => unit), ...gone];
  return all.find((each) => each.id === id)?.name ?? bareNoun({ en: id, fr: id });
}

/** FB-TAB-01. What moves and fights: the type of a unit, the rank of a commander. */
export function kindOf(who: Unit | Commander): Phrase {
  if ('type' in who) return phrase(`fb-type-${who.type}`);
  return phrase(who.general ? 'fb-type-general' : 'fb-type-commander');
}

/** FB-FRM. `in line`, `in column`, `irregular`. */
export function formationPhrase(unit: Unit): Phrase {
  return phrase(`fb-formation-${formationOf(unit)}`);
}

export function orderOf(who: Unit | Commander): Phrase {
  return 'stands' in who ? formationPhrase(who) : phrase('fb-single');
}
