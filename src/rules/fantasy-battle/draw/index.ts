/** The picture of a position, with marks for what happened in a transcript; and its description as text. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Picture } from '../../../kernel/shown.ts';
import { squareOf } from '../../../march/resolve.ts';
import { fieldMap } from '../../../survey/field/land.ts';
import { painting } from '../../../survey/field/picture.ts';
import { EVERYONE, isUnit, placed, type Who } from '../position/everyone.ts';
import type { Fact } from '../facts.ts';
import { standing } from '../look/standing.ts';
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
  everyone: EVERYONE,
  titleOf: (transcript, [before], isOpen) => titleOf(openStory({ before, transcript, isOpen })),
  subtitle: turnPhrase,
  figures: LEFT.figures,
  map: (now, speak) => fieldMap(now.field, now.objectives, speak),
  pieces: piecesOf,
  placed,
  where: (who) => JSON.stringify(isUnit(who) ? who.stands.map(({ n, x, y, heading }) => [n, x, y, heading]) : who.at),
  looksAlike: (was, who) =>
    !isUnit(was) ||
    !isUnit(who) ||
    (was.stands.length === who.stands.length && was.confused === who.confused && was.fortified === who.fortified),
  marks: marksOf,
  moreMarks: (picture, speak) => planned(picture, (now, plan) => planMarks(now, plan, speak)),
  deeds: (_, before, transcript) => deedsOf(before, transcript),
  moreDeeds: (picture) => planned(picture, planSentences),
  sides: LEFT.sides,
  stands: (now, who) => phrase('alt-title', { title: standing(now, who) }),
  shortly: (who, field) => {
    const args = { id: who.id, square: squareOf(placed(who).front, field) };
    return isUnit(who)
      ? phrase('fb-roster-unit', { ...args, n: who.stands.length })
      : phrase('fb-roster-commander', args);
  },
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
