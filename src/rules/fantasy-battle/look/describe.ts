/** Anything on the table as text: everything that a picture shows, for players who cannot see it. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import { describing } from '../../../survey/field/describe.ts';
import { isUnit, type Who } from '../position/everyone.ts';
import { barsFor, NO_LICENCE } from '../position/ground.ts';
import { viewersOf } from '../position/sight.ts';
import type { State } from '../state.ts';
import { LEFT } from '../tell/left.ts';
import { PEOPLE } from './people.ts';
import { turnPhrase } from './roster.ts';
import { standingLines } from './unit-card.ts';

export const { describe, topics } = describing<Who, State>({
  clause: 'FB-GEO-22',
  people: PEOPLE,
  turn: turnPhrase,
  strength: strengthLines,
  lines: standingLines,
  around: (now, who) => ({
    sees: (enemy) => !isUnit(who) || !isUnit(enemy) || viewersOf(now, who, enemy).length > 0,
    obstacles: { size: now.field, things: isUnit(who) ? barsFor(now, who, Infinity, NO_LICENCE).passing : [] },
  }),
});

/** FB-GAP-12, FB-OFF-05. */
function strengthLines(now: State, side: Side): Phrase[] {
  const back = now.returning
    .filter(({ unit }) => unit.side === side)
    .map(({ unit: { id } }) => phrase('describe-id', { id }));
  return [...LEFT.strength(now, side), ...(back.length === 0 ? [] : [phrase('fb-returning', { units: back })])];
}
