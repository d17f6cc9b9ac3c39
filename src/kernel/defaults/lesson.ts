/** A lesson from its steps: what they propose is tried first. */
import type { Legality } from '../legality.ts';
import type { Lesson, LessonStep } from '../lesson.ts';
import { enemyOf, type Side } from '../play.ts';

/** As a ruleset writes it: of the orders of a step, those that are legal remain. Without `foe` the enemy ends the turn. */
interface WrittenLesson<S, F> extends Omit<Lesson<S, F>, 'steps' | 'asks'> {
  /** Whether a side gives orders now. */
  readonly mayOrder: (state: S, by: Side) => boolean;
  /** An order that is among the learner's in every step. */
  readonly always?: string;
  readonly asks: readonly { readonly kind: string }[];
  readonly steps: readonly (Omit<LessonStep<S, F>, 'foe'> & Partial<Pick<LessonStep<S, F>, 'foe'>>)[];
}

/** As many orders as there are buttons. */
const MOST = 3;

export function lessonFrom<S, F>({ mayOrder, always, asks, steps, ...lesson }: WrittenLesson<S, F>) {
  const { side } = lesson;
  return (whyNot: Legality<S>['whyNot']): Lesson<S, F> => {
    const legal = (now: S, by: Side, texts: (now: S) => readonly string[]): string[] =>
      mayOrder(now, by) ? [...new Set(texts(now))].filter((text) => !whyNot(text, now, by)) : [];
    const last = always === undefined ? [] : [always];
    return {
      ...lesson,
      asks: ({ kind, to }) => to === side && asks.some((each) => each.kind === kind),
      steps: steps.map(({ ideas, foe = () => [], ...step }) => ({
        ...step,
        ideas: (now) => legal(now, side, () => [...ideas(now), ...last]).slice(0, MOST),
        foe: (now) => legal(now, enemyOf(side), foe),
      })),
    };
  };
}
