/** Anything on the table as text: everything that a picture shows, for players who cannot see it. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { squareOf } from '../../../march/resolve.ts';
import { aroundLines } from '../../../survey/field/around.ts';
import { describing } from '../../../survey/field/describe.ts';
import { objectiveLines } from '../../../survey/field/land.ts';
import { spotOf } from '../../../survey/field/spoken.ts';
import { figuresOf } from '../position/body.ts';
import { EVERYONE, isUnit, placed, type Who } from '../position/everyone.ts';
import { obstaclePhrase } from '../tell/called.ts';
import { standing } from './standing.ts';
import { standingLines, titleOf } from './unit-card.ts';
import { formationPhrase, kindOf } from '../noun.ts';
import { bars } from '../position/push.ts';
import { LEFT } from '../tell/left.ts';
import type { State } from '../state.ts';
import { turnPhrase } from '../turn.ts';
import { sees } from '../position/view.ts';

export const { describe, topics } = describing<Who, State>({
  everyone: EVERYONE,
  clause: 'PE-GEO-03',
  isTroop: isUnit,
  placed,
  standing,
  inLine: ({ field }, who) => {
    const args = { id: who.id, kind: kindOf(who), square: squareOf(placed(who).front, field) };
    return isUnit(who)
      ? phrase('pe-in-line', { ...args, n: figuresOf(who), formation: formationPhrase(who) })
      : phrase('pe-in-line-officer', args);
  },
  who: (_, who) => whoPhrase(who),
  opening: (now) => [turnPhrase(now)],
  objectives: (now) => objectiveLines(now.field, now.objectives),
  strength: LEFT.strength,
  unit: describeUnit,
  measuring: ({ variants }) => variants.measuring,
});

function whoPhrase(who: Who): Phrase {
  const args = { unit: who.name, side: phrase(`colour-${who.side}`), kind: kindOf(who) };
  return isUnit(who) ? phrase('pe-who', { ...args, n: figuresOf(who) }) : phrase('pe-who-officer', args);
}

/**
 * PE-CHG-13, METRIC 4.5. Of an enemy nothing is told from which its distance could be reckoned. Whose eyes these are, the
 * postures say: everybody knows those of their own side alone.
 */
function isEnemys({ units }: State, { side }: Who): boolean {
  return !units.some((unit) => unit.side === side && unit.posture !== 'unknown');
}

/** A unit and its surroundings: who and what is near, what lies between, how much room it has. */
function describeUnit(now: State, who: Who): Look {
  const around = aroundLines(
    {
      field: now.field,
      units: EVERYONE.of(now),
      placed,
      kind: kindOf,
      order: (other) => (isUnit(other) ? formationPhrase(other) : phrase('pe-single')),
      who: whoPhrase,
      sees: (enemy) => !isUnit(who) || !isUnit(enemy) || sees(now, who, enemy),
      obstacles: { size: now.field, things: bars(now, ({ id }) => id === who.id) },
      called: (by) => obstaclePhrase(now, by),
      measuring: now.variants.measuring,
      own: isEnemys(now, who) ? now.variants.measuring : 'open',
    },
    who,
  );
  return {
    title: titleOf(who),
    paragraphs: [standingLines(now, who), ...around].filter((lines) => lines.length > 0),
    frame: { around: spotOf(placed(who).front) },
  };
}
