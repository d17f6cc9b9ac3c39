import type { Bulletin } from './bulletin.ts';
import type { Disk } from './disk.ts';
import type { Faults } from './faults.ts';
import type { Interaction } from './interaction.ts';
import type { Words } from '../words/words.ts';
import type { World } from './world.ts';
import type { WebSocket } from 'ws';
/** What all parts of the stand-in share: the world, and how to change it and report changes. */
export type Platform = {
  world: World;
  disk: Disk;
  gateway: Gateway;
  bulletin: Bulletin;
  faults: Faults;
  /** The interactions whose token may still be valid, by token. */
  interactions: Map<string, Interaction>;
  /** Messages posted with `enforce_nonce`, remembered for some minutes. */
  nonces: Map<string, { messageId: string; until: number }>;
  token: string;
  words: Words;
  /** Different at each start, so that a page notices a restarted server. */
  startId: string;
  /** The interval of keep-alive messages in event streams. */
  beatMs: number;
  firstResponseMs: number;
  tokenLifeMs: number;
  now: () => number;
  newId: () => string;
  /** `http://127.0.0.1:PORT`, known once the server listens. */
  address: () => string;
};

/** Files up to 10 MiB, Discord's default. */
export const FILE_SIZE_LIMIT = 10 * 1024 * 1024;

/** Call after every change of the world. */
export function changed(platform: Platform): void {
  platform.disk.saveSoon(platform.world);
}

export type Gateway = {
  accept(socket: WebSocket): void;
  /** Sends an event to every session that wants it. Disconnected ones get it when they resume. */
  dispatch(message: Dispatch): void;
  /** Whether a session has asked for this intent. */
  wants(intent: number): boolean;
  /** How many sessions are connected. */
  connected(): number;
  /** Cuts all connections without notice; the sessions can be resumed. */
  drop(): void;
  /** Asks all clients to reconnect and resume (op 7). */
  reconnect(): void;
  /** Tells all clients that their session is invalid (op 9), or can be resumed. */
  invalidate(resumable?: boolean): void;
  /** Stops answering heartbeats, like a dead connection. */
  ignoreHeartbeats(ignore: boolean): void;
  close(): void;
};

/** An event for the bot, with the intent it needs (0: none) and its guild. */
type Dispatch = { event: string; data: object; guildId: string | null; intent: number };
