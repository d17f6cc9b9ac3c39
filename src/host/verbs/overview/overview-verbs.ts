/** The verbs of the overview. */
import type { Deps } from '../../battle/deps.ts';
import { catchUp } from './catch-up.ts';
import { ending } from './ending.ts';
import { examplesHere } from './examples.ts';
import { games } from './games.ts';
import { help } from './help.ts';
import type { Request } from '../../request.ts';

export function createGlance(deps: Deps) {
  return {
    games: (request: Request) => games(deps, request),
    /** Since this person's last visit; for spectators, since the last turn. It counts as a visit. */
    catchUp: (request: Request) => catchUp(deps, request),
    /** The battle here, unless one is named. */
    ending: (request: Request, page: number, battle?: string) => ending(deps, request, page, battle),
    /** What the person should do next here. */
    help: (request: Request) => help(deps, request),
    /** Orders of the battle here, as examples for a help page. */
    examples: (request: Request) => examplesHere(deps, request),
  };
}
