/** The verbs that begin a battle. */
import { start } from '../../advance/start-battle.ts';
import { verbKit } from '../../advance/verb.ts';
import type { Deps } from '../../battle/deps.ts';
import type { Request } from '../../request.ts';
import { open } from './open.ts';
import { type Join, rematch } from './rematch.ts';
import { lessons, tutorial } from './tutorial.ts';

export function createLobby(deps: Deps, join: Join) {
  const { change, verb } = verbKit(deps);
  return {
    /** With `solo`, the bot takes one side, the person who opens it the other, and the battle begins. */
    open: verb(open),
    start: change((_deps, loaded, request) => start(deps, loaded, request)),
    /**
     * Opens the same battle again where it was fought, and gives this person the other side; their opponent is asked.
     */
    rematch: (request: Request, battle: string) => rematch(deps, join, request, battle),
    /** Opens a lesson in that place, in the learner's language, and starts it; the person named is the teacher. */
    tutorial: verb(tutorial),
    /** The games that it teaches. */
    lessons: () => lessons(deps),
  };
}
