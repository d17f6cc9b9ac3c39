/** Anything on the table as text: everything that a picture shows, for players who cannot see it. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { squareOf } from '../../../march/resolve.ts';
import { unitsAlone } from '../../../survey/everyone.ts';
import { describing } from '../../../survey/field/describe.ts';
import { aroundLines } from '../../../survey/field/around.ts';
import { blockerPhrase, objectiveLines } from '../../../survey/field/land.ts';
import { spotOf } from '../../../survey/field/spoken.ts';
import { placed } from '../draw/pieces.ts';
import { obstaclesFor } from '../position/ground.ts';
import { standingLines, titleOf } from './unit-card.ts';
import { standing } from './standing.ts';
import { kindOf, orderOf } from '../noun.ts';
import { turnPhrase } from './roster.ts';
import { muzzleOf, seenBy } from '../position/sight.ts';
import { anchorOf, isSquad } from '../position/squad.ts';
import type { State, Unit } from '../state.ts';
import { LEFT } from '../tell/left.ts';

export const { describe, topics } = describing<Unit, State>({
  clause: 'SK-SCO-03',
  everyone: unitsAlone<Unit, State>(),
  isTroop: isSquad,
  placed,
  standing,
  inLine: ({ field }, unit) =>
    phrase(isSquad(unit) ? 'sk-in-line' : 'sk-in-line-single', {
      id: unit.id,
      n: unit.figures.length,
      order: orderOf(unit),
      kind: kindOf(unit),
      square: squareOf(anchorOf(unit), field),
    }),
  who: (_, unit) => who(unit),
  opening: (now) => [turnPhrase(now)],
  objectives: (now) => objectiveLines(now.field, now.objectives),
  strength: LEFT.strength,
  unit: describeUnit,
});

function who(unit: Unit): Phrase {
  const args = { unit: unit.name, side: phrase(`colour-${unit.side}`), kind: kindOf(unit), n: unit.figures.length };
  return phrase(isSquad(unit) ? 'sk-who' : 'sk-who-single', args);
}

/** A unit and its surroundings: who and what is near, what lies between, how much room it has. */
function describeUnit(now: State, unit: Unit): Look {
  const muzzle = muzzleOf(unit, unit.figures);
  return {
    title: titleOf(unit),
    paragraphs: [
      standingLines(now, unit),
      ...aroundLines(
        {
          field: now.field,
          units: now.units,
          placed,
          kind: kindOf,
          order: orderOf,
          who,
          sees: (enemy) => seenBy(now, unit, muzzle, enemy).length > 0,
          obstacles: obstaclesFor(now, unit, unit.block ? 'close' : 'loose'),
          called: (by) => blockerPhrase(now, by),
        },
        unit,
      ),
    ].filter((lines) => lines.length > 0),
    frame: { around: spotOf(anchorOf(unit)) },
  };
}
