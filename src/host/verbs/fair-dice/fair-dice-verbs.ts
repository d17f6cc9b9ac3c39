/** The verbs of fair dice. */
import type { Request } from '../../request.ts';
import { createLock } from '../../lock.ts';
import type { Deps } from '../../battle/deps.ts';
import { lockKey, verbKit } from '../../advance/verb.ts';
import { check } from './check.ts';
import { openDice } from './opened.ts';
import { addSalt } from './salt.ts';

export function createFairDice(deps: Deps) {
  // Checks take long: one at a time leaves the processor to the battles, and simultaneous requests share a result.
  const oneByOne = createLock();
  const running = new Map<string, ReturnType<typeof check>>();
  const checkOnce = (key: string, request: Request, battle?: string): ReturnType<typeof check> => {
    const checking = oneByOne('checks', () => check(deps, request, battle)).finally(() => running.delete(key));
    running.set(key, checking);
    return checking;
  };
  const { change, verb } = verbKit(deps);
  return {
    /** A side adds words of its own to the input of the dice, before the first roll. */
    salt: change(addSalt),
    /** The orders that a post told, each with its place in the chain, its rolls, and the input of those. */
    openDice: verb(openDice),
    /**
     * Recomputes a whole battle, the one here or the one named; it takes time in proportion to its length, without
     * blocking anyone.
     */
    check: async (request: Request, battle?: string) => {
      const key = battle ?? (await lockKey(deps, request.place));
      return running.get(key) ?? checkOnce(key, request, battle);
    },
  };
}
