/**
 * The first lesson: activating units, a march, a shot, a charge, and the reaction to an enemy charge, whatever the dice
 * show.
 */
import { lessonFrom } from '../../../kernel/defaults/lesson.ts';
import type { LessonStep } from '../../../kernel/lesson.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { enemyOf } from '../../../kernel/play.ts';
import { factsIn, hasAsked } from '../../../kernel/story.ts';
import type { Fact } from '../facts.ts';
import { REACTION } from '../questions/reaction.ts';
import type { State } from '../state.ts';
import { chargeOrders, fireOrders, enemyCharges, groupOrders, marchOrders } from './orders.ts';

/** The learner's side. */
const LEARNER = 'red';

type Step = LessonStep<State, Fact>;
type Done = Parameters<Step['explains']>[0];

export const lesson = lessonFrom<State, Fact>({
  scenario: 'drill-ground',
  side: LEARNER,
  sum: phrase('sh-lesson-sum'),
  mayOrder: ({ phase, active }, by) => phase === 'actions' && active === by,
  asks: [REACTION],
  steps: [
    {
      title: phrase('sh-lesson-activation-title'),
      says: ({ orderPoints }) => phrase('sh-lesson-activation', { points: orderPoints }),
      ideas: (now) => groupOrders(now, LEARNER),
      isDone: (transcript, by) => by === LEARNER && factsIn(transcript, 'activated').length > 0,
      explains: ({ after, transcript }) => {
        const [woken] = factsIn(transcript, 'activated');
        return phrase('sh-lesson-activation-done', { units: woken?.units.length ?? 0, points: after.orderPoints });
      },
    },
    {
      title: phrase('sh-lesson-march-title'),
      says: () => phrase('sh-lesson-march'),
      ideas: (now) => marchOrders(now, LEARNER),
      // A unit that accompanies a group was activated with the previous one.
      isDone: (transcript, by) =>
        by === LEARNER && factsIn(transcript, 'moved').length > 0 && factsIn(transcript, 'activated').length > 0,
      explains: () => phrase('sh-lesson-march-done'),
    },
    {
      title: phrase('sh-lesson-fire-title'),
      says: () => phrase('sh-lesson-fire'),
      ideas: (now) => fireOrders(now, LEARNER),
      isDone: (transcript, by) => by === LEARNER && factsIn(transcript, 'fired').some(({ how }) => how === 'fire'),
      explains: (done) => phrase('sh-lesson-fire-done', { lost: lostBy(done, 'blue') }),
    },
    {
      title: phrase('sh-lesson-charge-title'),
      says: () => phrase('sh-lesson-charge'),
      ideas: (now) => chargeOrders(now, LEARNER),
      isDone: (transcript, by) => by === LEARNER && factsIn(transcript, 'charged').length > 0,
      explains: (done) => phrase('sh-lesson-charge-done', losses(done)),
    },
    {
      title: phrase('sh-lesson-reaction-title'),
      says: () => phrase('sh-lesson-reaction'),
      ideas: () => ['end'],
      isDone: (transcript, by) => by === enemyOf(LEARNER) && hasAsked(transcript, REACTION),
      meanwhile: phrase('sh-lesson-reaction-meanwhile'),
      explains: (done) => phrase('sh-lesson-reaction-done', losses(done)),
      foe: (now) => enemyCharges(now, enemyOf(LEARNER)),
    },
  ],
});

function losses(done: Done) {
  const [theirs, ours] = [lostBy(done, 'blue'), lostBy(done, 'red')];
  return { theirs, ours, all: theirs + ours };
}

/** A side's loss of strength in this step. */
function lostBy({ before, after }: Done, side: 'red' | 'blue'): number {
  const of = (now: State) => now.units.reduce((sum, unit) => sum + (unit.side === side ? unit.strength : 0), 0);
  return Math.max(0, of(before) - of(after));
}
