import type { Bulletin } from './bulletin.ts';
import type { Disk } from './disk.ts';
import type { Faults } from './faults.ts';
import type { Interaction } from './interaction.ts';
import type { Words } from '../words/words.ts';
import type { World } from './world.ts';
import type { WebSocket } from 'ws';
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

export type Gateway = {
  accept(socket: WebSocket): void;
  /** Sends to every session that wants it; those without a socket get it when they resume. */
  dispatch(message: Dispatch): void;
  /** Whether a session has asked for this intent. */
  wants(intent: number): boolean;
  /** How many sessions have a socket now. */
  connected(): number;
  /** Cuts all sockets without a word; the sessions can be resumed. */
  drop(): void;
  /** Asks all clients to reconnect and resume (op 7). */
  reconnect(): void;
  /** Tells all clients that their session is gone (op 9), or may be resumed. */
  invalidate(resumable?: boolean): void;
  /** Leaves heartbeats unanswered, as a dead connection would. */
  ignoreHeartbeats(ignore: boolean): void;
  close(): void;
};

/** An event for the bot: which intent it needs (0: none), and which guild it is about. */
type Dispatch = { event: string; data: object; guildId: string | null; intent: number };
