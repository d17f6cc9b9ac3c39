/** The table as a whole in words: the ground, both lines, who is still to come. */
import { phrase } from '../../../kernel/phrase.ts';
import { SIDES } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { groundLines, roadLines, sizeLine } from '../../../survey/land.ts';
import { sideLines } from '../../../survey/sides.ts';
import { landOf } from '../land.ts';
import { bareNoun } from '../noun.ts';
import { turnPhrase } from '../roster.ts';
import { isCharacter, type State } from '../state.ts';
import { closestLine, frontLines } from './front.ts';
import { standing } from './standing.ts';

export function describeField(now: State): Look {
  const land = landOf(now);
  const characters = now.units.filter(isCharacter);
  return {
    title: phrase('describe-field', { battle: bareNoun(now.title) }),
    paragraphs: [
      [turnPhrase(now), sizeLine(land), phrase('survey-numbers'), phrase('pa-describe-bearings')],
      [...groundLines(land), ...sideLines(land), ...roadLines(land)],
      ...SIDES.map((side) => frontLines(now, side)),
      closestLine(now),
      characters.map((unit) => standing(now, unit)),
    ].filter((lines) => lines.length > 0),
    frame: 'whole',
  };
}
