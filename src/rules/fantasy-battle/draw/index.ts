/** The picture of a position, with marks for what happened in a transcript; and its description as text. */
import type { Picture } from '../../../kernel/shown.ts';
import { painting } from '../../../survey/field/picture.ts';
import { isUnit, type Who } from '../position/everyone.ts';
import type { Fact } from '../facts.ts';
import { PEOPLE } from '../look/people.ts';
import { nounOf } from '../noun.ts';
import type { State } from '../state.ts';
import { turnPhrase } from '../look/roster.ts';
import { openStory } from '../tell/story.ts';
import { titleOf } from '../tell/title.ts';
import { LEFT } from '../tell/left.ts';
import { deedsOf, planSentences } from './deeds.ts';
import { marksOf } from './marks.ts';
import { piecesOf } from './pieces.ts';
import { type Plan, planMarks, planOf } from './plan.ts';

export const draw = painting<Who, State, Fact>({
  people: PEOPLE,
  openStory,
  titleOf,
  subtitle: turnPhrase,
  left: LEFT,
  pieces: piecesOf,
  where: (who) => JSON.stringify(isUnit(who) ? who.stands.map(({ n, x, y, heading }) => [n, x, y, heading]) : who.at),
  looksAlike: (was, who) =>
    !isUnit(was) ||
    !isUnit(who) ||
    (was.stands.length === who.stands.length && was.confused === who.confused && was.fortified === who.fortified),
  marks: marksOf,
  moreMarks: (picture, speak) => planned(picture, (now, plan) => planMarks(now, plan, speak)),
  deeds: deedsOf,
  moreDeeds: (picture) => planned(picture, planSentences),
  nounOf,
});

function planned<T>(
  { now, throws = [], transcript }: Pick<Picture<State, Fact>, 'now' | 'throws' | 'transcript'>,
  of: (now: State, plan: Plan) => readonly T[],
): readonly T[] {
  const state = now;
  const plan = planOf(state, throws, transcript);
  return plan ? of(state, plan) : [];
}
