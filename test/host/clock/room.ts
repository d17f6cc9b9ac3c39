/** A room of the toy ruleset with a clock that the test moves. */
import { accepted, ann, bob, room, type Room } from '../../help/room.ts';
import { HOUR } from '../../../src/host/seats/durations.ts';
import { load } from '../../../src/host/advance/load.ts';
import type { LoadedBattle } from '../../../src/host/battle/loaded-battle.ts';
import { type HostOptions, newMemory, type Deps } from '../../../src/host/battle/deps.ts';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { createToy } from '../../help/toy.ts';

export interface Clocked extends Room {
  /** Moves the clock so many hours on, and lets it strike. */
  readonly later: (hours: number, host?: Room['host']) => Promise<void>;
  /** The same without striking. */
  readonly pass: (hours: number) => void;
  readonly now: () => Date;
}

/** A Monday at noon. */
const MONDAY = '2026-01-05T12:00:00Z';

export async function clockedRoom(options: Partial<HostOptions> = {}): Promise<Clocked> {
  let now = new Date(MONDAY);
  const at = await room({ clock: () => now, ...options });
  const pass = (hours: number): void => {
    now = new Date(now.getTime() + hours * HOUR);
  };
  return {
    ...at,
    now: () => now,
    pass,
    later: async (hours, host = at.host) => {
      pass(hours);
      await host.tick();
    },
  };
}

/** The battle as every verb first sees it. */
export async function loadedIn({ store, words, now, battle }: Clocked): Promise<LoadedBattle> {
  const rulesets = rulesetsByName({ toy: createToy() });
  const parts = { store, words, clock: now, rulesets, memory: newMemory(now()) };
  return load(parts as unknown as Deps, await battle());
}

/** Ann commands Red, Bob Blue; a day for a turn, six hours for an answer, by night too. */
export async function startedClock(pace = '24h/6h', options: Partial<HostOptions> = {}): Promise<Clocked> {
  const at = await clockedRoom(options);
  accepted(await at.host.open(at.by(ann), 'toy', 'en', undefined, { pace }));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  accepted(await at.host.start(at.by(ann)));
  await at.posts();
  return at;
}
