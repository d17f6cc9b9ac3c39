import type { Platform } from '../platform.ts';
import type { Person } from '../world.ts';

/** Who looks, and the address they used, which is the prefix of file URLs they get. */
export type Viewer = { platform: Platform; person: Person; address: string };
