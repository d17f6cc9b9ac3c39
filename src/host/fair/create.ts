/** The verbs of fair dice, put together. */
import type { Parts } from '../parts.ts';
import { change } from '../verb.ts';
import type { Fair } from './fair.ts';
import { openDice } from './opened.ts';
import { addSalt } from './salt.ts';

export function createFair(parts: Parts): Fair {
  return {
    salt: (request, typed) => change(parts, request, (loaded) => addSalt(parts, loaded, request, typed)),
    openDice: (request, told) => openDice(parts, request, told),
  };
}
