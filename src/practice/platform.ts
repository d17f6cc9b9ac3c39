import type { Bulletin } from './bulletin.ts';
import type { Disk } from './disk.ts';
import type { Faults } from './faults.ts';
import type { Gateway } from './gateway.ts';
import type { Interaction } from './interactions.ts';
import type { Words } from '../words/words.ts';
import type { World } from './world.ts';

/** What all parts of the stand-in share: the world, and the ways to change it and tell of it. */
export type Platform = {
  world: World;
  disk: Disk;
  gateway: Gateway;
  bulletin: Bulletin;
  faults: Faults;
  /** The interactions whose token may still be alive, by token. */
  interactions: Map<string, Interaction>;
  /** Messages posted with `enforce_nonce`, remembered for some minutes. */
  nonces: Map<string, { messageId: string; until: number }>;
  token: string;
  words: Words;
  /** Different at each start: a page learns from it that the server is another one. */
  startId: string;
  /** How often the streams of events say that they are still there. */
  beatMs: number;
  firstResponseMs: number;
  tokenLifeMs: number;
  now: () => number;
  newId: () => string;
  /** `http://127.0.0.1:PORT`, known once the server listens. */
  address: () => string;
};

/** Files up to 10 MiB, as Discord allows by default. */
export const FILE_SIZE_LIMIT = 10 * 1024 * 1024;

/** To be called after every change of the world. */
export function changed(platform: Platform): void {
  platform.disk.saveSoon(platform.world);
}
