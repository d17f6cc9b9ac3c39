/** Each side's units and where they are in a line, whose turn it is, what it takes to win. */
import { unitChoice } from '../../../kernel/looking.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { SIDES, sidePhrase } from '../../../kernel/play.ts';
import { squareOf } from '../../../march/resolve.ts';
import { EVERYONE, isUnit, placed } from '../position/everyone.ts';
import { byNumber } from '../position/stands.ts';
import type { State } from '../state.ts';
import { LEFT } from '../tell/left.ts';

export function roster(now: State): Phrase[] {
  return SIDES.map((side) => {
    const own = EVERYONE.of(now).filter((who) => who.side === side);
    const units = own.toSorted(byNumber).map((who) => {
      const args = { id: who.id, square: squareOf(placed(who).front, now.field) };
      return isUnit(who)
        ? phrase('fb-roster-unit', { ...args, n: who.stands.length })
        : phrase('fb-roster-commander', args);
    });
    return phrase('roster', { side: sidePhrase(side), units });
  });
}

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
