/** The verbs of fair dice, put together. */
import type { Request } from '../host.ts';
import { createLock } from '../lock.ts';
import type { Parts } from '../parts.ts';
import { change } from '../verb.ts';
import { check } from './check.ts';
import type { Fair } from './fair.ts';
import { openDice } from './opened.ts';
import { addSalt } from './salt.ts';

export function createFair(parts: Parts): Fair {
  // Checks are long: one at a time leaves the processor to the battles, and whoever asks meanwhile hears the same.
  const oneByOne = createLock();
  const running = new Map<string, ReturnType<Fair['check']>>();
  const checkOnce = (request: Request): ReturnType<Fair['check']> => {
    const { channelId } = request.place;
    const checking = oneByOne('checks', () => check(parts, request)).finally(() => running.delete(channelId));
    running.set(channelId, checking);
    return checking;
  };
  return {
    salt: (request, typed) => change(parts, request, (loaded) => addSalt(parts, loaded, request, typed)),
    openDice: (request, told) => openDice(parts, request, told),
    check: (request) => running.get(request.place.channelId) ?? checkOnce(request),
  };
}
