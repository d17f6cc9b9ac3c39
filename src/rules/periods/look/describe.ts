/** Anything on the table as text: everything that a picture shows, for players who cannot see it. */
import { describing } from '../../../survey/field/describe.ts';
import { isUnit, type Who } from '../position/everyone.ts';
import { bars } from '../position/push.ts';
import { sees } from '../position/view.ts';
import type { State } from '../state.ts';
import { obstaclePhrase } from '../tell/called.ts';
import { LEFT } from '../tell/left.ts';
import { turnPhrase } from '../turn.ts';
import { PEOPLE } from './people.ts';
import { standingLines } from './unit-card.ts';

export const { describe, topics } = describing<Who, State>({
  clause: 'PE-GEO-03',
  people: PEOPLE,
  turn: turnPhrase,
  strength: LEFT.strength,
  lines: standingLines,
  around: (now, who) => ({
    sees: (enemy) => !isUnit(who) || !isUnit(enemy) || sees(now, who, enemy),
    obstacles: { size: now.field, things: bars(now, ({ id }) => id === who.id) },
    called: (by) => obstaclePhrase(now, by),
    nearby: isEnemys(now, who) ? now.variants.measuring : 'open',
  }),
});

/**
 * PE-CHG-13, METRIC 4.5. Nothing that is told of an enemy gives away its distance. The postures say whose eyes these are:
 * everybody knows only those of their own side.
 */
function isEnemys({ units }: State, { side }: Who): boolean {
  return !units.some((unit) => unit.side === side && unit.posture !== 'unknown');
}
