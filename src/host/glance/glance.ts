/** What a person sees at one glance: all his battles, what has happened meanwhile, what to do next. */
import type { Refusal } from '../../kernel/play.ts';
import type { Language } from '../../kernel/ruleset.ts';
import type { Person, Reply, Request } from '../host.ts';

export interface Glance {
  /** Opens a lesson in that place, in the learner's language, and begins it; `robot`: who gives it. */
  readonly tutorial: (request: Request, language: Language, robot: Person) => Promise<Reply | Refusal>;
}
