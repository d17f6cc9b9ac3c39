/**
 * The first lesson: activating units, a march, a shot, a charge, and the reaction to an enemy charge, whatever the dice
 * show.
 */
import type { Lesson, LessonStep } from '../../../kernel/lesson.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { enemyOf } from '../../../kernel/play.ts';
import type { Entry } from '../../../kernel/run.ts';
import type { Fact } from '../facts.ts';
import type { WhyNot } from '../look/orders-open.ts';
import { REACTION } from '../questions/reaction.ts';
import type { State } from '../state.ts';
import { chargeOrders, fireOrders, enemyCharges, groupOrders, marchOrders } from './orders.ts';

/** The learner's side. */
const LEARNER = 'red';

type Step = LessonStep<State, Fact>;
type Done = Parameters<Step['explains']>[0];

/** `whyNot`: why an order of the learner or the enemy is refused. */
export function lesson(
  whyNot: (now: State, text: string, by: 'red' | 'blue') => ReturnType<WhyNot>,
): Lesson<State, Fact> {
  const legal = (now: State, texts: readonly string[], by: 'red' | 'blue' = LEARNER) =>
    texts.filter((text) => !whyNot(now, text, by));
  const own = (orders: (now: State) => readonly string[]) => (now: State) =>
    now.phase === 'actions' && now.active === LEARNER ? legal(now, orders(now)).slice(0, 3) : [];
  const calm = () => [];
  return {
    scenario: 'drill-ground',
    side: LEARNER,
    sum: phrase('sh-lesson-sum'),
    asks: ({ kind, to }) => kind === REACTION.kind && to === LEARNER,
    steps: [
      {
        title: phrase('sh-lesson-activation-title'),
        says: ({ orderPoints }) => phrase('sh-lesson-activation', { points: orderPoints }),
        ideas: own((now) => groupOrders(now, LEARNER)),
        isDone: (transcript, by) => by === LEARNER && facts(transcript, 'activated').length > 0,
        explains: ({ after, transcript }) => {
          const [woken] = facts(transcript, 'activated');
          return phrase('sh-lesson-activation-done', { units: woken?.units.length ?? 0, points: after.orderPoints });
        },
        foe: calm,
      },
      {
        title: phrase('sh-lesson-march-title'),
        says: () => phrase('sh-lesson-march'),
        ideas: own((now) => marchOrders(now, LEARNER)),
        // A unit that accompanies a group was activated with the previous one.
        isDone: (transcript, by) =>
          by === LEARNER && facts(transcript, 'moved').length > 0 && facts(transcript, 'activated').length > 0,
        explains: () => phrase('sh-lesson-march-done'),
        foe: calm,
      },
      {
        title: phrase('sh-lesson-fire-title'),
        says: () => phrase('sh-lesson-fire'),
        ideas: own((now) => fireOrders(now, LEARNER)),
        isDone: (transcript, by) => by === LEARNER && facts(transcript, 'fired').some(({ how }) => how === 'fire'),
        explains: (done) => phrase('sh-lesson-fire-done', { lost: lostBy(done, 'blue') }),
        foe: calm,
      },
      {
        title: phrase('sh-lesson-charge-title'),
        says: () => phrase('sh-lesson-charge'),
        ideas: own((now) => chargeOrders(now, LEARNER)),
        isDone: (transcript, by) => by === LEARNER && facts(transcript, 'charged').length > 0,
        explains: (done) => phrase('sh-lesson-charge-done', losses(done)),
        foe: calm,
      },
      {
        title: phrase('sh-lesson-reaction-title'),
        says: () => phrase('sh-lesson-reaction'),
        ideas: own(() => ['end']),
        isDone: (transcript, by) =>
          by === enemyOf(LEARNER) && transcript.some((entry) => 'ask' in entry && entry.ask.kind === REACTION.kind),
        meanwhile: phrase('sh-lesson-reaction-meanwhile'),
        explains: (done) => phrase('sh-lesson-reaction-done', losses(done)),
        foe: (now) => legal(now, enemyCharges(now, enemyOf(LEARNER)), enemyOf(LEARNER)),
      },
    ],
  };
}

function facts<T extends Fact['type']>(transcript: readonly Entry<Fact>[], type: T): Extract<Fact, { type: T }>[] {
  return transcript.flatMap((entry) =>
    'fact' in entry && entry.fact.type === type ? [entry.fact as Extract<Fact, { type: T }>] : [],
  );
}

function losses(done: Done) {
  const [theirs, ours] = [lostBy(done, 'blue'), lostBy(done, 'red')];
  return { theirs, ours, all: theirs + ours };
}

/** A side's loss of strength in this step. */
function lostBy({ before, after }: Done, side: 'red' | 'blue'): number {
  const of = (now: State) => now.units.reduce((sum, unit) => sum + (unit.side === side ? unit.strength : 0), 0);
  return Math.max(0, of(before) - of(after));
}
