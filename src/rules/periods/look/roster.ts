/** Each side's units in a line; what it takes to win. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { State } from '../state.ts';
import { LEFT } from '../tell/left.ts';
import { PEOPLE } from './people.ts';

export const { roster, choices: unitsForChoice } = PEOPLE;

/** PE-GAP-17. */
export function aim(now: State): Phrase {
  return LEFT.aim(now, { periods: now.lastPeriod });
}
