/** The field as a whole in words: the ground, the objectives, both lines. */
import { phrase } from '../../../kernel/phrase.ts';
import { SIDES } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { groundLines, roadLines, sizeLine } from '../../../survey/land.ts';
import { sideLines } from '../../../survey/sides.ts';
import { landOf } from '../land.ts';
import { bareNoun } from '../noun.ts';
import { reserveLine } from '../deploy/look.ts';
import { holderOf, turnPhrase } from '../sequence.ts';
import { type State, unitAt } from '../state.ts';
import { who } from './standing.ts';
import { closestLine, frontLines } from './front.ts';

export function describeField(now: State): Look {
  const land = landOf(now);
  const { turn, lastTurn: last, active, orderPoints: points } = now;
  return {
    title: phrase('describe-field', { battle: bareNoun(now.title) }),
    paragraphs: [
      [
        now.phase === 'deployment'
          ? deploymentLine(now)
          : phrase('describe-turn', { turn, last, side: phrase(`side-${active}`), points }),
        sizeLine(land),
        phrase('survey-numbers'),
        phrase('describe-bearings'),
      ],
      [...groundLines(land), ...sideLines(land), ...roadLines(land), ...objectiveLines(now)],
      ...SIDES.map((side) => frontLines(now, side)),
      SIDES.flatMap((side) => reserveLine(now, side)),
      closestLine(now),
    ].filter((lines) => lines.length > 0),
    frame: 'whole',
  };
}

/** SH-GAP-05. As long as nobody stands, nothing seen tells who goes before: they may set up in secret, both at once. */
function deploymentLine(now: State) {
  const isBoth = now.deployment?.how !== 'byUnit' && now.units.length === 0 && (now.reserve ?? []).length > 0;
  return isBoth ? phrase('describe-deployment') : turnPhrase(now);
}

function objectiveLines(now: State) {
  return now.objectives.map(({ at, name, victoryPoints: points }) => {
    const holder = holderOf(now, at) && unitAt(now, at);
    const held = holder ? phrase('describe-held', { units: who(now, holder) }) : phrase('describe-not-held');
    return phrase('describe-objective-in', { place: bareNoun(name), at, points, held });
  });
}
