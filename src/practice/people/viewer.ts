import type { Platform } from '../platform.ts';
import type { Person } from '../world.ts';

/** Who looks, and the address he reached us by: those of the files he is shown begin with it. */
export type Viewer = { platform: Platform; person: Person; address: string };
