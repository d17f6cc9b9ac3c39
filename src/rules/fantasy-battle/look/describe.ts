/** Anything on the table as text: everything that a picture shows, for players who cannot see it. */
import { unitChoice } from '../../../kernel/looking.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Refusal, Side } from '../../../kernel/play.ts';
import type { Description, Look } from '../../../kernel/ruleset.ts';
import { squareOf } from '../../../march/resolve.ts';
import { aroundLines } from '../../../survey/field/around.ts';
import { describing } from '../../../survey/field/describe.ts';
import { blockerPhrase, objectiveLines } from '../../../survey/field/land.ts';
import { spotOf } from '../../../survey/field/spoken.ts';
import { type Everyone, everyoneOf, isUnit, placed, stateOf, type Who } from '../position/everyone.ts';
import { barsFor, NO_LICENCE } from '../position/ground.ts';
import { standing } from './standing.ts';
import { standingLines, titleOf } from './unit-card.ts';
import { formationPhrase, kindOf } from '../noun.ts';
import { turnPhrase } from './roster.ts';
import { viewersOf } from '../position/sight.ts';
import type { State } from '../state.ts';
import { score } from '../victory.ts';

const book = describing<Who, Everyone>({
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
  opening: (now) => [turnPhrase(stateOf(now))],
  objectives: (now) => objectiveLines(now.field, now.objectives),
  strength: strengthLines,
  unit: describeUnit,
  choices: ({ units }) => units.map(unitChoice),
});

export function describe(now: State, what: string): Description | Refusal {
  return book.describe(everyoneOf(now), what);
}

export function topics(now: State, typed: string): ReturnType<typeof book.topics> {
  return book.topics(everyoneOf(now), typed);
}

function whoPhrase(who: Who): Phrase {
  const args = { unit: who.name, side: phrase(`colour-${who.side}`), kind: kindOf(who) };
  return isUnit(who) ? phrase('fb-who', { ...args, n: who.stands.length }) : phrase('fb-who-commander', args);
}

/** FB-GAP-12. */
function strengthLines(now: Everyone, side: Side): Phrase[] {
  const { strength: n, victoryPoints: points } = score(stateOf(now)).find((each) => each.side === side)!;
  const args = { n, points: points!, lost: now.lost[side], breaks: now.armies[side].breaksAt };
  const ids = (all: readonly { readonly id: string; readonly side: Side }[]) =>
    all.filter((each) => each.side === side).map(({ id }) => phrase('describe-id', { id }));
  const gone = ids(now.gone);
  const back = ids(now.returning.map(({ unit }) => unit));
  return [
    phrase('fb-strength', args),
    ...(gone.length === 0 ? [] : [phrase('describe-gone', { units: gone })]),
    ...(back.length === 0 ? [] : [phrase('fb-returning', { units: back })]),
  ];
}

/** A unit and its surroundings: who and what is near, what lies between, how much room it has. */
function describeUnit(everyone: Everyone, who: Who): Look {
  const now = stateOf(everyone);
  const around = aroundLines(
    {
      field: now.field,
      units: everyone.units,
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
