/** Units and officers, as they are named, listed and described. */
import { peopleOf } from '../../../survey/field/people.ts';
import { kindOf, orderOf } from '../noun.ts';
import { byNumber, figuresOf } from '../position/body.ts';
import { EVERYONE, isOfficer, isUnit, placed, type Who } from '../position/everyone.ts';
import type { State } from '../state.ts';
import { statePhrases } from './states.ts';

export const PEOPLE = peopleOf<State, Who>({
  everyone: EVERYONE,
  isTroop: isUnit,
  placed,
  kind: kindOf,
  order: orderOf,
  size: (who) => (isUnit(who) ? figuresOf(who) : 1),
  states: (who) => (isUnit(who) ? statePhrases(who) : []),
  measuring: ({ variants }) => variants.measuring,
  listed: (own) => [...own.filter(isUnit).toSorted(byNumber), ...own.filter(isOfficer)],
  words: {
    standing: 'shared-standing-figures',
    unusual: 'pe-standing-states',
    inLine: 'pe-in-line',
    who: 'shared-who-figures',
  },
});
