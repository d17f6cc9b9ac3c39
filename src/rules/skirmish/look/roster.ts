/** Each side's units in a line, whose turn it is, what it takes to win. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { sidePhrase } from '../../../kernel/play.ts';
import type { State } from '../state.ts';
import { LEFT } from '../tell/left.ts';
import { PEOPLE } from './people.ts';

export const { roster, choices: unitsForChoice } = PEOPLE;

export function turnPhrase({ turn, lastTurn: last, active, phase }: State): Phrase {
  if (phase === 'over') return phrase('scene-subtitle-over', { turn, last });
  if (phase === 'opening') return phrase('sk-turn-opening', { turn: turn + 1, last });
  return phrase('sk-turn', { turn, last, side: sidePhrase(active) });
}

/** SK-GAP-12. */
export function aim(now: State): Phrase {
  return LEFT.aim(now, { turns: now.lastTurn });
}
