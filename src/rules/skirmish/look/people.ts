/** Squads and single people, as they are named, listed and described. */
import { unitsAlone } from '../../../survey/everyone.ts';
import { peopleOf } from '../../../survey/field/people.ts';
import { placed } from '../draw/pieces.ts';
import { kindOf, orderOf } from '../noun.ts';
import { isSquad } from '../position/squad.ts';
import type { State, Unit } from '../state.ts';

export const PEOPLE = peopleOf<State, Unit>({
  everyone: unitsAlone<Unit, State>(),
  isTroop: isSquad,
  placed,
  kind: kindOf,
  order: orderOf,
  size: ({ figures }) => figures.length,
  words: { standing: 'shared-standing-figures', inLine: 'shared-in-line', who: 'shared-who-figures' },
  roster: { troop: 'sk-roster-unit', one: 'sk-roster-single' },
});
