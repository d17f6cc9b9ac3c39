/** The verbs of the glance, put together. */
import type { Parts } from '../../battle/deps.ts';
import { catchUp } from './catch-up.ts';
import { ending } from './ending.ts';
import { examplesHere } from './examples.ts';
import { games } from './games.ts';
import { help } from './help.ts';
import type { Request } from '../../request.ts';

export function createGlance(parts: Parts) {
  return {
    games: (request: Request) => games(parts, request),
    /** Since this person's last visit; for whoever only watches, since the last turn. It counts as a visit. */
    catchUp: (request: Request) => catchUp(parts, request),
    /** The battle of the place, unless one is named. */
    ending: (request: Request, page: number, battle?: string) => ending(parts, request, page, battle),
    /** The next thing for them to do here. */
    help: (request: Request) => help(parts, request),
    /** Orders of the battle of the place, by which a page of help explains. */
    examples: (request: Request) => examplesHere(parts, request),
  };
}
