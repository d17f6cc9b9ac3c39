/** Each side's units in a line, and whose turn it is. */
import { unitChoice } from '../../kernel/looking.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { SIDES, sidePhrase } from '../../kernel/play.ts';
import { squareOf } from '../../march/resolve.ts';
import { anchorOf, byNumber } from './squad.ts';
import type { State } from './state.ts';

export function roster(now: State): Phrase[] {
  return SIDES.map((side) => {
    const own = now.units.filter((unit) => unit.side === side).toSorted(byNumber);
    const units = own.map((unit) =>
      phrase('sk-roster-unit', { id: unit.id, n: unit.figures.length, at: squareOf(anchorOf(unit)) }),
    );
    return phrase('roster', { side: sidePhrase(side), units });
  });
}

export function turnPhrase({ turn, lastTurn, active }: State): Phrase {
  return phrase('sk-turn', { turn, last: lastTurn, side: sidePhrase(active) });
}

/** SK-GAP-12. */
export function aim({ armies, lastTurn }: State): Phrase {
  return phrase('sk-aim', { turns: lastTurn, red: armies.red.breaksAt, blue: armies.blue.breaksAt });
}

export function unitsForChoice({ units }: State): ReturnType<typeof unitChoice>[] {
  return units.map(unitChoice);
}
