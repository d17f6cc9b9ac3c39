/** The picture of a position, with marks for what happened in a transcript; and its description as text. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Throw } from '../../../kernel/ruleset.ts';
import { squareOf } from '../../../march/resolve.ts';
import { painting } from '../../../survey/field/picture.ts';
import { type Aim, aim } from '../fire/aim.ts';
import type { Fact } from '../facts.ts';
import { parse } from '../language/index.ts';
import { PEOPLE } from '../look/people.ts';
import { aimMark, rushMark } from './arrows.ts';
import { type Rush, rushOf } from '../moves/assault.ts';
import { nounOf } from '../noun.ts';
import { turnPhrase } from '../look/roster.ts';
import { anchorOf } from '../position/squad.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { openStory } from '../tell/story.ts';
import { titleOf } from '../tell/title.ts';
import { LEFT } from '../tell/left.ts';
import { aimSentence, deedsOf, rushSentence } from './deeds.ts';
import { marksOf } from './marks.ts';
import { piecesOf } from './pieces.ts';

export const draw = painting<Unit, State, Fact>({
  people: PEOPLE,
  openStory,
  titleOf,
  subtitle: turnPhrase,
  left: LEFT,
  pieces: piecesOf,
  where: ({ block, figures }) => JSON.stringify([block, figures.map(({ n, x, y, heading }) => [n, x, y, heading])]),
  looksAlike: (was, unit) =>
    was.figures.length === unit.figures.length && was.recoils === unit.recoils && was.led === unit.led,
  marks: marksOf,
  moreMarks: ({ now, throws = [] }) => [
    ...aimsOf(now, throws).map(aimMark),
    ...rushesOf(now, throws).map(({ unit, target }) => rushMark(unit, target)),
  ],
  deeds: deedsOf,
  moreDeeds: ({ now, throws = [] }) => [
    ...aimsOf(now, throws).map(aimSentence),
    ...rushesOf(now, throws).map(rushSentence),
  ],
  shortly: (unit, field) =>
    phrase('shared-short-unit', { id: unit.id, n: unit.figures.length, square: squareOf(anchorOf(unit), field) }),
  nounOf,
});

/** SK-MOV-04. The assaults whose die has not been rolled yet. */
function rushesOf(now: State, throws: readonly Throw[]): Rush[] {
  return throws.flatMap(({ roll, order: text }) => {
    const order = parse(text);
    if (roll.why !== 'assault' || order instanceof Refusal || order.kind !== 'assault') return [];
    const found = rushOf(now, order, unitOf(now, order.unit).side);
    return found instanceof Refusal ? [] : [found];
  });
}

/** SK-STEP-03. The fires whose dice have not been rolled yet. */
function aimsOf(now: State, throws: readonly Throw[]): Aim[] {
  return throws.flatMap(({ roll, order: text }) => {
    const order = parse(text);
    if (roll.why !== 'fire' || order instanceof Refusal || order.kind !== 'fire') return [];
    const found = aim(now, order, unitOf(now, order.unit).side);
    return found instanceof Refusal ? [] : [found];
  });
}
