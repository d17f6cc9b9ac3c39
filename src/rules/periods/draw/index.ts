/** The picture of a position, with marks for what happened in a transcript or stands on a sheet; and its description as text. */
import { phrase } from '../../../kernel/phrase.ts';
import { type Side, SIDES, sidePhrase } from '../../../kernel/play.ts';
import type { Picture } from '../../../kernel/shown.ts';
import { bareNoun } from '../../../kernel/text/quoted.ts';
import { squareOf } from '../../../march/resolve.ts';
import type { FieldMark, FieldScene } from '../../../scene/field.ts';
import { fieldMap } from '../../../survey/field/land.ts';
import { painting } from '../../../survey/field/picture.ts';
import { figuresOf } from '../position/body.ts';
import { type Everyone, everyoneOf, isUnit, placed, stateOf, type Who } from '../position/everyone.ts';
import type { Fact } from '../facts.ts';
import { standing } from '../look/standing.ts';
import { nounOf } from '../noun.ts';
import { score } from '../victory.ts';
import type { State } from '../state.ts';
import { openStory } from '../tell/story.ts';
import { titleOf } from '../tell/title.ts';
import { turnPhrase } from '../turn.ts';
import { deedsOf } from './deeds.ts';
import { marksOf, type Speak } from './marks.ts';
import { piecesOf } from './pieces.ts';
import { writtenMarks, writtenSentences } from './written.ts';

const paint = painting<Who, Everyone, Fact>({
  titleOf: (transcript, [before], isOpen) => titleOf(openStory({ before: stateOf(before), transcript, isOpen })),
  subtitle: (now) => turnPhrase(stateOf(now)),
  figures: (now, side) => phrase('pe-scene-figures', leftOf(now, side)),
  map: (now, speak) => fieldMap(now.field, now.objectives, speak),
  measuring: ({ variants }) => variants.measuring,
  pieces: piecesOf,
  placed,
  where: (who) => JSON.stringify(isUnit(who) ? [who.pose, who.formation] : who.at),
  looksAlike: (was, who) =>
    !isUnit(was) || !isUnit(who) || (figuresOf(was) === figuresOf(who) && was.condition === who.condition),
  marks: (now, transcript, before) => marksOf(stateOf(now), transcript, before && stateOf(before)),
  moreMarks: writtenMarks,
  deeds: (_, before, transcript) => deedsOf(stateOf(before), transcript),
  moreDeeds: writtenSentences,
  sides: (now) =>
    SIDES.map((side) =>
      phrase('pe-alt-side', { side: sidePhrase(side), army: bareNoun(now.armies[side].name), ...leftOf(now, side) }),
    ),
  stands: (now, who) => phrase('alt-title', { title: standing(now, who) }),
  shortly: (who, field) => {
    const args = { id: who.id, square: squareOf(placed(who).front, field) };
    return isUnit(who) ? phrase('pe-roster-unit', { ...args, n: figuresOf(who) }) : phrase('pe-roster-officer', args);
  },
  nounOf: (now, id) => nounOf(stateOf(now), id),
});

export function draw(picture: Picture<State, Fact>, speak: Speak): FieldScene {
  const { marks, before, now, ...shown } = picture;
  return paint(
    {
      ...shown,
      now: everyoneOf(now),
      ...(before && { before: everyoneOf(before) }),
      ...(marks && { marks: marks as readonly FieldMark[] }),
    },
    speak,
  );
}

function leftOf(now: Everyone, side: Side): { n: number; points: number } {
  const { strength, victoryPoints } = score(stateOf(now)).find((each) => each.side === side)!;
  return { n: strength, points: victoryPoints! };
}
