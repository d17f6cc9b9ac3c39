/** Who answers for a commander who is not asked. */
import type { Question, Side } from '../kernel/play.ts';
import type { Given } from '../kernel/run.ts';

/** A commander's doctrine, by its name, and what it answers; undefined: he is asked. */
export interface Staff {
  readonly name: string;
  readonly answer: (question: Question, now: unknown) => string | undefined;
  /** What standing orders say before it; `'ask'`: one of them speaks of this and cannot be obeyed. */
  readonly standing?: (question: Question, now: unknown) => Given | 'ask' | undefined;
  /** It also says whether it agrees to what the other side proposes. */
  readonly agrees?: boolean;
}

/** Who answers what a side is asked. Where nobody does, it goes by what is quiet, and is asked the rest. */
export type Staffs = Readonly<Partial<Record<Side, (question: Question) => Staff | undefined>>>;
