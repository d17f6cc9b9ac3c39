/** The picture of a position, with marks for what happened in a transcript or stands on a sheet; and its description as text. */
import { painting } from '../../../survey/field/picture.ts';
import { figuresOf } from '../position/body.ts';
import { isUnit, type Who } from '../position/everyone.ts';
import type { Fact } from '../facts.ts';
import { PEOPLE } from '../look/people.ts';
import { nounOf } from '../noun.ts';
import { LEFT } from '../tell/left.ts';
import type { State } from '../state.ts';
import { openStory } from '../tell/story.ts';
import { titleOf } from '../tell/title.ts';
import { turnPhrase } from '../turn.ts';
import { deedsOf } from './deeds.ts';
import { marksOf } from './marks.ts';
import { piecesOf } from './pieces.ts';
import { writtenMarks, writtenSentences } from './written.ts';

export const draw = painting<Who, State, Fact>({
  people: PEOPLE,
  openStory,
  titleOf,
  subtitle: turnPhrase,
  left: LEFT,
  pieces: piecesOf,
  where: (who) => JSON.stringify(isUnit(who) ? [who.pose, who.formation] : who.at),
  looksAlike: (was, who) =>
    !isUnit(was) || !isUnit(who) || (figuresOf(was) === figuresOf(who) && was.condition === who.condition),
  marks: marksOf,
  moreMarks: writtenMarks,
  deeds: deedsOf,
  moreDeeds: writtenSentences,
  nounOf,
});
