/** Each side's units and where they are in a line, whose turn it is, what it takes to win. */
import { unitChoice } from '../../../kernel/looking.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { SIDES, sidePhrase } from '../../../kernel/play.ts';
import { squareOf } from '../../../march/resolve.ts';
import { anchorOf, byNumber, isSquad } from '../position/squad.ts';
import type { State } from '../state.ts';
import { LEFT } from '../tell/left.ts';

export function roster(now: State): Phrase[] {
  return SIDES.map((side) => {
    const own = now.units.filter((unit) => unit.side === side).toSorted(byNumber);
    const units = own.map((unit) => {
      const args = { id: unit.id, square: squareOf(anchorOf(unit), now.field), figures: unit.figures.length };
      return phrase(isSquad(unit) ? 'sk-roster-unit' : 'sk-roster-single', args);
    });
    return phrase('roster', { side: sidePhrase(side), units });
  });
}

export function turnPhrase({ turn, lastTurn: last, active, phase }: State): Phrase {
  if (phase === 'over') return phrase('scene-subtitle-over', { turn, last });
  if (phase === 'opening') return phrase('sk-turn-opening', { turn: turn + 1, last });
  return phrase('sk-turn', { turn, last, side: sidePhrase(active) });
}

/** SK-GAP-12. */
export function aim(now: State): Phrase {
  return LEFT.aim(now, { turns: now.lastTurn });
}

export function unitsForChoice({ units }: State): ReturnType<typeof unitChoice>[] {
  return units.map(unitChoice);
}
