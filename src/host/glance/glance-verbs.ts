/** The verbs of the glance, put together. */
import type { Parts } from '../parts.ts';
import { catchUp } from './catch-up.ts';
import { ending } from './ending.ts';
import { games } from './games.ts';
import type { Glance } from './glance.ts';
import { examplesHere } from './examples.ts';
import { help } from './help.ts';
import { rematch } from './rematch.ts';
import { tutorial } from './tutorial.ts';

export function createGlance(parts: Parts): Glance {
  return {
    games: (request) => games(parts, request),
    catchUp: (request) => catchUp(parts, request),
    ending: (request, page, battle) => ending(parts, request, page, battle),
    rematch: (request, battle) => rematch(parts, request, battle),
    help: (request) => help(parts, request),
    examples: (request) => examplesHere(parts, request),
    tutorial: (request, language, robot) => tutorial(parts, request, language, robot),
  };
}
