/** The picture of a position, with marks for what happened in a transcript or stands on a sheet; and its description as text. */
import { phrase } from '../../../kernel/phrase.ts';
import { squareOf } from '../../../march/resolve.ts';
import { fieldMap } from '../../../survey/field/land.ts';
import { painting } from '../../../survey/field/picture.ts';
import { figuresOf } from '../position/body.ts';
import { EVERYONE, isUnit, placed, type Who } from '../position/everyone.ts';
import type { Fact } from '../facts.ts';
import { standing } from '../look/standing.ts';
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
  everyone: EVERYONE,
  titleOf: (transcript, [before], isOpen) => titleOf(openStory({ before, transcript, isOpen })),
  subtitle: turnPhrase,
  figures: LEFT.figures,
  map: (now, speak) => fieldMap(now.field, now.objectives, speak),
  measuring: ({ variants }) => variants.measuring,
  pieces: piecesOf,
  placed,
  where: (who) => JSON.stringify(isUnit(who) ? [who.pose, who.formation] : who.at),
  looksAlike: (was, who) =>
    !isUnit(was) || !isUnit(who) || (figuresOf(was) === figuresOf(who) && was.condition === who.condition),
  marks: marksOf,
  moreMarks: writtenMarks,
  deeds: (_, before, transcript) => deedsOf(before, transcript),
  moreDeeds: writtenSentences,
  sides: LEFT.sides,
  stands: (now, who) => phrase('alt-title', { title: standing(now, who) }),
  shortly: (who, field) => {
    const args = { id: who.id, square: squareOf(placed(who).front, field) };
    return isUnit(who) ? phrase('pe-roster-unit', { ...args, n: figuresOf(who) }) : phrase('pe-roster-officer', args);
  },
  nounOf,
});
