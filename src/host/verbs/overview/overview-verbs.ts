/** The verbs of the overview. */
import type { Deps } from '../../battle/deps.ts';
import { catchUp } from './catch-up.ts';
import { ending } from './ending.ts';
import { examplesHere } from './examples.ts';
import { games } from './games.ts';
import { help } from './help.ts';
import { verbKit } from '../../advance/verb.ts';

export function createOverview(deps: Deps) {
  const { look, verb } = verbKit(deps);
  return {
    games: verb(games),
    /** Since this person's last visit; for spectators, since the last turn. It counts as a visit. */
    catchUp: look(catchUp),
    /** The battle here, unless one is named. */
    ending: verb(ending),
    /** What the person should do next here. */
    help: verb(help),
    /** Orders of the battle here, as examples for a help page. */
    examples: verb(examplesHere),
  };
}
