/** Each side's units and where they are in a line; what it takes to win. */
import { unitChoice } from '../../../kernel/looking.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { SIDES, sidePhrase } from '../../../kernel/play.ts';
import { squareOf } from '../../../march/resolve.ts';
import { byNumber, figuresOf } from '../position/body.ts';
import type { State } from '../state.ts';
import { LEFT } from '../tell/left.ts';

export function roster({ units, officers, field }: State): Phrase[] {
  return SIDES.map((side) => {
    const own = units.filter((unit) => unit.side === side).toSorted(byNumber);
    const named = [
      ...own.map((unit) =>
        phrase('pe-roster-unit', { id: unit.id, square: squareOf(unit.pose, field), n: figuresOf(unit) }),
      ),
      ...officers
        .filter((each) => each.side === side)
        .map(({ id, at }) => phrase('pe-roster-officer', { id, square: squareOf(at, field) })),
    ];
    return phrase('roster', { side: sidePhrase(side), units: named });
  });
}

/** PE-GAP-17. */
export function aim(now: State): Phrase {
  return LEFT.aim(now, { periods: now.lastPeriod });
}

export function unitsForChoice({ units, officers }: State): ReturnType<typeof unitChoice>[] {
  return [...units, ...officers].map(unitChoice);
}
