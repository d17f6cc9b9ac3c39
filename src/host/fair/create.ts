/** The verbs of fair dice, put together. */
import { createLock } from '../lock.ts';
import type { Parts } from '../parts.ts';
import { change } from '../verb.ts';
import { check } from './check.ts';
import type { Fair } from './fair.ts';
import { openDice } from './opened.ts';
import { addSalt } from './salt.ts';

export function createFair(parts: Parts): Fair {
  // However many ask: checks are long, and one at a time leaves the processor to the battles.
  const oneByOne = createLock();
  return {
    salt: (request, typed) => change(parts, request, (loaded) => addSalt(parts, loaded, request, typed)),
    openDice: (request, told) => openDice(parts, request, told),
    check: (request) => oneByOne('checks', () => check(parts, request)),
  };
}
