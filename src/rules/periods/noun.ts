/** Units and officers in sentences: their name, what troops they are, how they stand, what they are doing. */
import { type Noun, type Phrase, phrase } from '../../kernel/phrase.ts';
import { bareNoun } from '../../kernel/text/quoted.ts';
import type { Condition, Contact, Course, DoingKind, Officer, State, Unit } from './state.ts';

/** The name of a unit or officer that is or was on the table. */
export function nounOf({ units, officers, gone }: State, id: string): Noun {
  return [...units, ...officers, ...gone].find((each) => each.id === id)?.name ?? bareNoun({ en: id, fr: id });
}

/** `elite light cavalry`; the rank of an officer. */
export function kindOf(who: Unit | Officer): Phrase {
  if ('rank' in who) return phrase(`pe-rank-${who.rank}`);
  const { status, troops } = who;
  return phrase(`pe-kind-${status}`, { troops, name: phrase(`pe-troops-${troops}`) });
}

const NATIONS = ['french', 'english', 'russian', 'prussian', 'austrian', 'spanish'] as const;

/** A nation of a scenario's own is shown as it is written there. */
export function nationPhrase({ nation }: Pick<Unit, 'nation'>): Phrase {
  const known = NATIONS.find((each) => each === nation);
  return known ? phrase(`pe-nation-${known}`) : phrase('book-text', { text: nation });
}

/** PE-TAB-05. `in line`; the column of cavalry is just that. */
export function formationPhrase({ arm, formation }: Pick<Unit, 'arm' | 'formation'>): Phrase {
  const isColumn = arm === 'cavalry' && formation === 'marchColumn';
  return phrase(`pe-formation-${isColumn ? 'cavalryColumn' : formation}`);
}

export function orderOf(who: Unit | Officer): Phrase {
  return 'rank' in who ? phrase('pe-single') : formationPhrase(who);
}

export function posturePhrase(posture: Unit['posture']): Phrase {
  return phrase(`pe-posture-${posture}`);
}

/** PE-GAP-09. */
export function conditionPhrase(condition: Condition): Phrase {
  return phrase(`pe-condition-${condition}`);
}

export function doingPhrase(kind: DoingKind): Phrase {
  return phrase(`pe-doing-${kind}`);
}

export function coursePhrase(kind: Course['kind']): Phrase {
  return phrase(`pe-course-${kind}`);
}

export function zonePhrase(zone: Contact['zone']): Phrase {
  return phrase(`pe-zone-${zone}`);
}
