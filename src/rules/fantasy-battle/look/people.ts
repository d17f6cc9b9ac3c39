/** Units and commanders, as they are named, listed and described. */
import { peopleOf } from '../../../survey/field/people.ts';
import { kindOf, orderOf } from '../noun.ts';
import { EVERYONE, isUnit, placed, type Who } from '../position/everyone.ts';
import type { State } from '../state.ts';

export const PEOPLE = peopleOf<State, Who>({
  everyone: EVERYONE,
  isTroop: isUnit,
  placed,
  kind: kindOf,
  order: orderOf,
  size: (who) => (isUnit(who) ? who.stands.length : 1),
  words: { standing: 'fb-standing', inLine: 'shared-in-line', who: 'fb-who' },
});
