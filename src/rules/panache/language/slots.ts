/** The slots of orders: units, accompanying characters, hexes. */
import { several } from '../../../kernel/grammar/slot.ts';
import { type UnitNames, unitSlot } from '../../../kernel/grammar/unit-slot.ts';
import { hexSlot } from '../../../survey/hex/hex-slot.ts';
import type { State } from '../state.ts';
import { words } from './vocabulary.ts';

/** On the table, in reserve, or gone; the likely ones are on the table or may still enter. */
export const UNITS: UnitNames<State> = {
  all: ({ units, reserves, gone }) => [...units, ...reserves.map(({ unit }) => unit), ...gone].map(({ id }) => id),
  likely: ({ state, by }) =>
    [...state.units, ...state.reserves.map(({ unit }) => unit)]
      .filter(({ side }) => by === undefined || side === by)
      .map(({ id }) => id),
};

export const UNIT = unitSlot(words, UNITS);
export const HEX = hexSlot<State>(words);

export const SLOTS = {
  to: HEX,
  at: HEX,
  /** PA-GEO-02. `to` begins something else. */
  via: several(HEX, { isOver: (reader) => words.sees(reader, 'to') }),
  /** PA-GAP-07. */
  with: several(UNIT, { distinct: true }),
};
