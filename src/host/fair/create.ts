/** The verbs of fair dice, put together. */
import type { Request } from '../request.ts';
import { createLock } from '../lock.ts';
import type { Parts } from '../parts.ts';
import { change, lockKey } from '../verb.ts';
import { check } from './check.ts';
import type { Fair } from './fair.ts';
import { openDice } from './opened.ts';
import { addSalt } from './salt.ts';

export function createFair(parts: Parts): Fair {
  // Checks are long: one at a time leaves the processor to the battles, and whoever asks meanwhile hears the same.
  const oneByOne = createLock();
  const running = new Map<string, ReturnType<Fair['check']>>();
  const checkOnce = (key: string, request: Request, battle?: string): ReturnType<Fair['check']> => {
    const checking = oneByOne('checks', () => check(parts, request, battle)).finally(() => running.delete(key));
    running.set(key, checking);
    return checking;
  };
  return {
    salt: (request, typed) => change(parts, request, (loaded) => addSalt(parts, loaded, request, typed)),
    openDice: (request, told) => openDice(parts, request, told),
    check: async (request, battle) => {
      const key = battle ?? (await lockKey(parts, request.place));
      return running.get(key) ?? checkOnce(key, request, battle);
    },
  };
}
