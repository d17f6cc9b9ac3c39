/** The verbs that begin a battle, put together. */
import type { Side } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import type { Deps } from '../../battle/deps.ts';
import type { How } from '../../battle/setup.ts';
import type { Person, Request } from '../../request.ts';
import { open } from './open.ts';
import { type Join, rematch } from './rematch.ts';
import { tutorial } from './tutorial.ts';

export function createLobby(deps: Deps, join: Join) {
  return {
    /** With `solo`, the bot takes one side, the person who opens it the other, and the battle begins. */
    open: (
      request: Request,
      scenario: string,
      language: Language,
      solo?: Person & { readonly side: Side },
      how?: How,
    ) => open(deps, request, scenario, language, solo, how),
    /**
     * Opens the same battle again where it was fought, and gives this person the other side; their opponent is asked.
     */
    rematch: (request: Request, battle: string) => rematch(deps, join, request, battle),
    /** Opens a lesson in that place, in the learner's language, and starts it; `robot`: the teacher. */
    tutorial: (request: Request, language: Language, robot: Person) => tutorial(deps, request, language, robot),
  };
}
