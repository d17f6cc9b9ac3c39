/** The verbs of the glance, put together. */
import type { Parts } from '../../battle/deps.ts';
import { catchUp } from './catch-up.ts';
import { ending } from './ending.ts';
import { examplesHere } from './examples.ts';
import { games } from './games.ts';
import { help } from './help.ts';
import { rematch } from './rematch.ts';
import { tutorial } from './tutorial.ts';
import type { Request, Person } from '../../request.ts';
import type { Language } from '../../../kernel/ruleset.ts';

export function createGlance(parts: Parts) {
  return {
    games: (request: Request) => games(parts, request),
    /** Since this person's last visit; for whoever only watches, since the last turn. It counts as a visit. */
    catchUp: (request: Request) => catchUp(parts, request),
    /** The battle of the place, unless one is named. */
    ending: (request: Request, page: number, battle?: string) => ending(parts, request, page, battle),
    /** Opens the same battle again where it was fought, and gives this person the other side; whoever faced them is asked. */
    rematch: (request: Request, battle: string) => rematch(parts, request, battle),
    /** The next thing for them to do here. */
    help: (request: Request) => help(parts, request),
    /** Orders of the battle of the place, by which a page of help explains. */
    examples: (request: Request) => examplesHere(parts, request),
    /** Opens a lesson in that place, in the learner's language, and begins it; `robot`: who gives it. */
    tutorial: (request: Request, language: Language, robot: Person) => tutorial(parts, request, language, robot),
  };
}
