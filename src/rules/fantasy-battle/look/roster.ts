/** Each side's units in a line, whose turn it is, what it takes to win. */
import { unitChoice } from '../../../kernel/looking.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { sidePhrase } from '../../../kernel/play.ts';
import type { State } from '../state.ts';
import { LEFT } from '../tell/left.ts';
import { PEOPLE } from './people.ts';

export const { roster } = PEOPLE;

export function turnPhrase({ turn, lastTurn: last, active, phase }: State): Phrase {
  if (phase === 'over') return phrase('scene-subtitle-over', { turn, last });
  return phrase(`fb-turn-${phase}`, { turn, last, side: sidePhrase(active) });
}

/** FB-GAP-12. */
export function aim(now: State): Phrase {
  return LEFT.aim(now, { turns: now.lastTurn });
}

/** FB-OFF-02. With those that are to come back to the table. */
export function unitsForChoice({ units, returning, commanders }: State): ReturnType<typeof unitChoice>[] {
  return [...units, ...returning.map(({ unit }) => unit), ...commanders].map(unitChoice);
}
