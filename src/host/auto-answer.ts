/** Who is asked, and how they want to be answered for. */
import type { Question, Side } from '../kernel/play.ts';
import type { Given } from '../kernel/run.ts';
import type { AnyRuleset } from './ruleset.ts';

/** A commander who is asked something; `pupil`: in a lesson. */
export interface Respondent {
  readonly kind: 'person' | 'pupil' | 'bot' | 'nobody';
  readonly rules: AnyRuleset;
  /** The name of the doctrine that answers for them. */
  readonly doctrine: string;
  /** What their standing orders say, those for the unit or those for all units; `ask`: one applies and cannot be obeyed. */
  readonly standing: (scope: 'unit' | 'all', question: Question, now: unknown) => Given | 'ask' | undefined;
  /** Their time is out, and they are asked nothing more. */
  readonly isOverdue: boolean;
}

/** The commander who is asked. For a side without one, quiet questions get their fallback and the others wait. */
export type Respondents = Readonly<Partial<Record<Side, (question: Question) => Respondent | undefined>>>;
