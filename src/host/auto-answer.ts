/** Who is asked, and what answers for them. */
import type { Question, Side } from '../kernel/play.ts';
import type { Given } from '../kernel/run.ts';
import type { AnyRuleset } from './ruleset.ts';

/** A player who is asked something; `pupil`: in a lesson. */
export interface Respondent {
  readonly kind: 'person' | 'pupil' | 'bot' | 'nobody';
  readonly rules: AnyRuleset;
  /** The name of their doctrine. */
  readonly doctrine: string;
  /**
   * What their standing orders answer, those for the unit or those for all units; `ask`: one applies and cannot be
   * obeyed.
   */
  readonly standing: (scope: 'unit' | 'all', question: Question, now: unknown) => Given | 'ask' | undefined;
  /** Their time is up, and they are asked nothing more. */
  readonly isOverdue: boolean;
}

/** The player who is asked. For a side without one, quiet questions get their fallback and the others wait. */
export type Respondents = Readonly<Partial<Record<Side, (question: Question) => Respondent | undefined>>>;
