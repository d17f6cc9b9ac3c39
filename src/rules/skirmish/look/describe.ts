/** Anything on the table as text: everything that a picture shows, for players who cannot see it. */
import { describing } from '../../../survey/field/describe.ts';
import { obstaclesFor } from '../position/ground.ts';
import { muzzleOf, seenBy } from '../position/sight.ts';
import type { State, Unit } from '../state.ts';
import { LEFT } from '../tell/left.ts';
import { PEOPLE } from './people.ts';
import { turnPhrase } from './roster.ts';
import { standingLines } from './unit-card.ts';

export const { describe, topics } = describing<Unit, State>({
  clause: 'SK-SCO-03',
  people: PEOPLE,
  turn: turnPhrase,
  strength: LEFT.strength,
  lines: standingLines,
  around: (now, unit) => {
    const muzzle = muzzleOf(unit, unit.figures);
    return {
      sees: (enemy) => seenBy(now, unit, muzzle, enemy).length > 0,
      obstacles: obstaclesFor(now, unit, unit.block ? 'close' : 'loose'),
    };
  },
});
