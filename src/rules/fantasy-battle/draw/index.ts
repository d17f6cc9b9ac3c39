/** The picture of a position, with marks for what happened in a transcript; and its description as text. */
import { phrase } from '../../../kernel/phrase.ts';
import { type Side, SIDES, sidePhrase } from '../../../kernel/play.ts';
import type { Picture } from '../../../kernel/shown.ts';
import { bareNoun } from '../../../kernel/text/quoted.ts';
import { squareOf } from '../../../march/resolve.ts';
import type { FieldMark, FieldScene } from '../../../scene/field.ts';
import { fieldMap } from '../../../survey/field/land.ts';
import { painting } from '../../../survey/field/picture.ts';
import { type Everyone, everyoneOf, isUnit, placed, stateOf, type Who } from '../position/everyone.ts';
import type { Fact } from '../facts.ts';
import { standing } from '../look/standing.ts';
import { nounOf } from '../noun.ts';
import type { State } from '../state.ts';
import { turnPhrase } from '../look/roster.ts';
import { openStory } from '../tell/story.ts';
import { titleOf } from '../tell/title.ts';
import { score } from '../victory.ts';
import { deedsOf, planSentences } from './deeds.ts';
import { marksOf, type Speak } from './marks.ts';
import { piecesOf } from './pieces.ts';
import { type Plan, planMarks, planOf } from './plan.ts';

const paint = painting<Who, Everyone, Fact>({
  titleOf: (transcript, [before], isOpen) => titleOf(openStory({ before: stateOf(before), transcript, isOpen })),
  subtitle: (now) => turnPhrase(stateOf(now)),
  figures: (now, side) => phrase('fb-scene-figures', leftOf(now, side)),
  map: (now, speak) => fieldMap(now.field, now.objectives, speak),
  pieces: piecesOf,
  placed,
  where: (who) => JSON.stringify(isUnit(who) ? who.stands.map(({ n, x, y, heading }) => [n, x, y, heading]) : who.at),
  looksAlike: (was, who) =>
    !isUnit(was) ||
    !isUnit(who) ||
    (was.stands.length === who.stands.length && was.confused === who.confused && was.fortified === who.fortified),
  marks: (now, transcript, before, speak) => marksOf(stateOf(now), transcript, before && stateOf(before), speak),
  moreMarks: (picture, speak) => planned(picture, (now, plan) => planMarks(now, plan, speak)),
  deeds: (_, before, transcript) => deedsOf(stateOf(before), transcript),
  moreDeeds: (picture) => planned(picture, planSentences),
  sides: (now) =>
    SIDES.map((side) =>
      phrase('fb-alt-side', { side: sidePhrase(side), army: bareNoun(now.armies[side].name), ...leftOf(now, side) }),
    ),
  stands: (now, who) => phrase('alt-title', { title: standing(now, who) }),
  shortly: (who, field) => {
    const args = { id: who.id, square: squareOf(placed(who).front, field) };
    return isUnit(who)
      ? phrase('fb-roster-unit', { ...args, n: who.stands.length })
      : phrase('fb-roster-commander', args);
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

function planned<T>(
  { now, throws = [], transcript }: Pick<Picture<Everyone, Fact>, 'now' | 'throws' | 'transcript'>,
  of: (now: State, plan: Plan) => readonly T[],
): readonly T[] {
  const state = stateOf(now);
  const plan = planOf(state, throws, transcript);
  return plan ? of(state, plan) : [];
}

function leftOf(now: Everyone, side: Side): { n: number; points: number } {
  const { strength, victoryPoints } = score(stateOf(now)).find((each) => each.side === side)!;
  return { n: strength, points: victoryPoints! };
}
