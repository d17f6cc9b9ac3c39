/** Each side's units and their hexes in a line or two, and whose turn it is. */
import { unitChoice } from '../../../kernel/looking.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Side, SIDES, sidePhrase } from '../../../kernel/play.ts';
import { named } from '../noun.ts';
import { isCharacter, type State } from '../state.ts';

/** Every unit with its hex and stands, first column first; then units still to enter. */
export function roster(now: State): Phrase[] {
  return SIDES.flatMap((side) => {
    const own = now.units.filter((unit) => unit.side === side).sort((a, b) => (a.at < b.at ? -1 : 1));
    const lines = own.map((unit) =>
      isCharacter(unit)
        ? phrase('pa-roster-character', { id: unit.id, at: unit.at })
        : phrase('pa-roster-unit', { id: unit.id, stands: unit.stands, at: unit.at }),
    );
    return [phrase('roster', { side: sidePhrase(side), units: lines }), ...toCome(now, side)];
  });
}

function toCome({ reserves }: State, side: Side): Phrase[] {
  const own = reserves.filter(({ unit }) => unit.side === side);
  const units = own.map(({ unit, turn }) => phrase('pa-roster-reserve', { id: unit.id, turn }));
  return units.length === 0 ? [] : [phrase('pa-roster-reserves', { side: sidePhrase(side), units })];
}

export function turnPhrase({ turn, lastTurn, active, phase }: State): Phrase {
  const args = { turn, last: lastTurn, side: sidePhrase(active) };
  return phrase(phase === 'combat' || phase === 'result' ? `pa-turn-${phase}` : 'pa-turn', args);
}

/** PA-GAP-02. The players decide who has won. */
export function aim({ lastTurn: turns }: State): Phrase {
  return phrase('pa-aim', { turns });
}

/** All units on the table, and those that may enter. */
export function unitsForChoice({ units, reserves }: State): ReturnType<typeof unitChoice>[] {
  return [...units, ...reserves.map(({ unit }) => unit)].map((body) => unitChoice({ ...body, name: named(body) }));
}
