/** Anything on the table as text: everything that a picture shows, for players who cannot see it. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { squareOf } from '../../../march/resolve.ts';
import { aroundLines } from '../../../survey/field/around.ts';
import { describing } from '../../../survey/field/describe.ts';
import { blockerPhrase, objectiveLines } from '../../../survey/field/land.ts';
import { spotOf } from '../../../survey/field/spoken.ts';
import { EVERYONE, isUnit, placed, type Who } from '../position/everyone.ts';
import { barsFor, NO_LICENCE } from '../position/ground.ts';
import { standing } from './standing.ts';
import { standingLines, titleOf } from './unit-card.ts';
import { formationPhrase, kindOf } from '../noun.ts';
import { turnPhrase } from './roster.ts';
import { viewersOf } from '../position/sight.ts';
import type { State } from '../state.ts';
import { LEFT } from '../tell/left.ts';

export const { describe, topics } = describing<Who, State>({
  everyone: EVERYONE,
  clause: 'FB-GEO-22',
  isTroop: isUnit,
  placed,
  standing,
  inLine: ({ field }, who) => {
    const args = { id: who.id, kind: kindOf(who), square: squareOf(placed(who).front, field) };
    return isUnit(who)
      ? phrase('fb-in-line', { ...args, n: who.stands.length, formation: formationPhrase(who) })
      : phrase('fb-in-line-commander', args);
  },
  who: (_, who) => whoPhrase(who),
  opening: (now) => [turnPhrase(now)],
  objectives: (now) => objectiveLines(now.field, now.objectives),
  strength: strengthLines,
  unit: describeUnit,
});

function whoPhrase(who: Who): Phrase {
  const args = { unit: who.name, side: phrase(`colour-${who.side}`), kind: kindOf(who) };
  return isUnit(who) ? phrase('fb-who', { ...args, n: who.stands.length }) : phrase('fb-who-commander', args);
}

/** FB-GAP-12, FB-OFF-05. */
function strengthLines(now: State, side: Side): Phrase[] {
  const back = now.returning
    .filter(({ unit }) => unit.side === side)
    .map(({ unit: { id } }) => phrase('describe-id', { id }));
  return [...LEFT.strength(now, side), ...(back.length === 0 ? [] : [phrase('fb-returning', { units: back })])];
}

/** A unit and its surroundings: who and what is near, what lies between, how much room it has. */
function describeUnit(now: State, who: Who): Look {
  const around = aroundLines(
    {
      field: now.field,
      units: EVERYONE.of(now),
      placed,
      kind: kindOf,
      order: (other) => (isUnit(other) ? formationPhrase(other) : phrase('fb-single')),
      who: whoPhrase,
      sees: (enemy) => !isUnit(who) || !isUnit(enemy) || viewersOf(now, who, enemy).length > 0,
      obstacles: { size: now.field, things: isUnit(who) ? barsFor(now, who, Infinity, NO_LICENCE).passing : [] },
      called: (by) => blockerPhrase(now, by),
    },
    who,
  );
  return {
    title: titleOf(who),
    paragraphs: [standingLines(now, who), ...around].filter((lines) => lines.length > 0),
    frame: { around: spotOf(placed(who).front) },
  };
}
