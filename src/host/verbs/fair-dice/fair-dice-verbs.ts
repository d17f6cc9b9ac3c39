/** The verbs of fair dice, put together. */
import type { Request } from '../../request.ts';
import { createLock } from '../../lock.ts';
import type { Parts } from '../../battle/deps.ts';
import { lockKey, verbKit } from '../../advance/verb.ts';
import { check } from './check.ts';
import { openDice } from './opened.ts';
import { addSalt } from './salt.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { ToldEntries } from '../../messages/told-entries.ts';

export function createFair(parts: Parts) {
  // Checks are long: one at a time leaves the processor to the battles, and whoever asks meanwhile hears the same.
  const oneByOne = createLock();
  const running = new Map<string, ReturnType<typeof check>>();
  const checkOnce = (key: string, request: Request, battle?: string): ReturnType<typeof check> => {
    const checking = oneByOne('checks', () => check(parts, request, battle)).finally(() => running.delete(key));
    running.set(key, checking);
    return checking;
  };
  const { change } = verbKit(parts);
  return {
    /** A side adds words of its own to what the dice are drawn from, before the first of them is thrown. */
    salt: change((loaded: Loaded, request: Request, typed: string) => addSalt(parts, loaded, request, typed)),
    /** The orders that a post told, each with its place in the chain, its rolls, and what those were drawn from. */
    openDice: (request: Request, told: ToldEntries) => openDice(parts, request, told),
    /** A whole battle recomputed, that of the place or the one named; it costs the length of the battle, and holds nobody up. */
    check: async (request: Request, battle?: string) => {
      const key = battle ?? (await lockKey(parts, request.place));
      return running.get(key) ?? checkOnce(key, request, battle);
    },
  };
}
