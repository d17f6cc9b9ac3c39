/** Anything on the table as text: everything that a picture shows, for players who cannot see it. */
import { CENTIMETRE, centimetres, type Length } from '../../field/length.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Side } from '../../kernel/play.ts';
import type { Look } from '../../kernel/ruleset.ts';
import { squareOf } from '../../march/resolve.ts';
import { describing } from '../../survey/field/describe.ts';
import { betweenPhrase, groundNear, objectiveLines, thingPhrase } from '../../survey/field/land.ts';
import { roomLines } from '../../survey/field/room.ts';
import { between } from '../../survey/field/sectors.ts';
import { awayPhrase, quarterOf, spotOf } from '../../survey/field/spoken.ts';
import { placed } from './draw/pieces.ts';
import { blockerPhrase, obstaclesFor } from './ground.ts';
import { standingLines, titleOf } from './look/unit-card.ts';
import { standing } from './look/standing.ts';
import { kindOf, orderOf } from './noun.ts';
import { turnPhrase, unitsForChoice } from './roster.ts';
import { muzzleOf, seenBy } from './sight.ts';
import { anchorOf, enemiesOf, isSquad } from './squad.ts';
import type { State, Unit } from './state.ts';
import { figuresOf, pointsOf } from './victory.ts';

/** Friends and ground farther away than this are not named; the most friends, enemies and pieces of ground named. */
const NEAR = 25 * CENTIMETRE;
const FRIENDS = 5;
const ENEMIES = 4;
const THINGS = 3;

export const { describe, topics } = describing<Unit, State>({
  clause: 'SK-SCO-03',
  isTroop: isSquad,
  placed,
  standing,
  inLine: (_, unit) =>
    phrase(isSquad(unit) ? 'sk-in-line' : 'sk-in-line-single', {
      id: unit.id,
      n: unit.figures.length,
      order: orderOf(unit),
      kind: kindOf(unit),
      square: squareOf(anchorOf(unit)),
    }),
  who: (_, unit) => who(unit),
  opening: (now) => [turnPhrase(now)],
  objectives: (now) => objectiveLines(now.field, now.objectives),
  strength: (now, side) => strengthLines(now, side),
  unit: describeUnit,
  choices: unitsForChoice,
});

function who(unit: Unit): Phrase {
  const args = { unit: unit.name, side: phrase(`colour-${unit.side}`), kind: kindOf(unit), n: unit.figures.length };
  return phrase(isSquad(unit) ? 'sk-who' : 'sk-who-single', args);
}

/** SK-GAP-12. */
function strengthLines(now: State, side: Side): Phrase[] {
  const gone = now.gone.filter((unit) => unit.side === side).map(({ id }) => phrase('describe-id', { id }));
  const args = {
    n: figuresOf(now, side),
    lost: now.lost[side],
    points: pointsOf(now, side),
    breaks: now.armies[side].breaksAt,
  };
  return [phrase('sk-strength', args), ...(gone.length === 0 ? [] : [phrase('describe-gone', { units: gone })])];
}

/** A unit and its surroundings: who and what is near, what lies between, how much room it has. */
function describeUnit(now: State, unit: Unit): Look {
  return {
    title: titleOf(unit),
    paragraphs: [
      standingLines(now, unit),
      friendLines(now, unit),
      enemyLines(now, unit),
      [
        ...nearGround(now, unit),
        ...roomLines(placed(unit), obstaclesFor(now, unit, unit.block ? 'close' : 'loose'), (by) =>
          blockerPhrase(now, by),
        ),
      ],
    ].filter((lines) => lines.length > 0),
    frame: { around: spotOf(anchorOf(unit)) },
  };
}

function nearestOf(unit: Unit, others: readonly Unit[]): { readonly other: Unit; readonly gap: Length }[] {
  return others
    .map((other) => ({ other, gap: between(placed(unit), placed(other)) }))
    .toSorted((a, b) => a.gap - b.gap);
}

function quarterPhrase(unit: Unit, other: Unit): Phrase {
  return phrase(`survey-quarter-${quarterOf(anchorOf(unit), anchorOf(other))}`);
}

function friendLines(now: State, unit: Unit): Phrase[] {
  const friends = now.units.filter((each) => each !== unit && each.side === unit.side);
  const near = nearestOf(unit, friends)
    .filter(({ gap }) => gap <= NEAR)
    .slice(0, FRIENDS);
  if (near.length === 0) return [phrase('sk-no-friends', { n: centimetres(NEAR) })];
  const units = near.map(({ other, gap }) =>
    phrase('sk-friend', {
      unit: other.name,
      kind: kindOf(other),
      n: centimetres(gap),
      quarter: quarterPhrase(unit, other),
    }),
  );
  return [phrase('sk-friends', { units })];
}

function enemyLines(now: State, unit: Unit): Phrase[] {
  const near = nearestOf(unit, enemiesOf(now, unit)).slice(0, ENEMIES);
  if (near.length === 0) return [phrase('describe-no-enemies')];
  const muzzle = muzzleOf(unit, unit.figures);
  const lines = near.map(({ other, gap }) =>
    phrase(seenBy(now, unit, muzzle, other).length > 0 ? 'sk-enemy-seen' : 'sk-enemy-hidden', {
      who: who(other),
      order: orderOf(other),
      square: squareOf(anchorOf(other)),
      away: awayPhrase(anchorOf(unit), anchorOf(other), gap),
      quarter: quarterPhrase(unit, other),
      between: betweenPhrase(now.field, anchorOf(unit), anchorOf(other)),
    }),
  );
  return [phrase('describe-enemies'), ...lines];
}

function nearGround(now: State, unit: Unit): Phrase[] {
  const [own] = placed(unit).grounds;
  const all = groundNear(now.field, own!, NEAR)
    .slice(0, THINGS)
    .map(({ thing, at, gap }) =>
      phrase('survey-way-in', {
        what: thingPhrase(thing),
        n: centimetres(gap),
        quarter: phrase(`survey-quarter-${quarterOf(anchorOf(unit), at)}`),
      }),
    );
  return all.length === 0 ? [] : [phrase('survey-near-ground', { all })];
}
