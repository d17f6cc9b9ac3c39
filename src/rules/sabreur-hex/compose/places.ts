/** Where units stand, and how a hex is typed instead of pressed. */
import type { PanelNames, PlaceNames } from '../../../kernel/grammar/panel-step.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { hexesOf } from '../field/place.ts';
import { place } from '../look/index.ts';
import type { State } from '../state.ts';

export const PLACES: Omit<PanelNames<State> & PlaceNames<State>, 'noun'> = {
  spots: ({ units }, id) => units.filter((unit) => unit.id === id).flatMap(hexesOf),
  typed: phrase('compose-type-hex'),
  place,
};
