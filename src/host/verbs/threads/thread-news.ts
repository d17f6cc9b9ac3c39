/**
 * The places of a battle: its channel with the status message, a thread for reports, one for each side's commanders,
 * private ones for single commanders. The host says what there should be; the bot creates it, and reports the result.
 */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Person } from '../../request.ts';
import type { Post } from '../../post.ts';
import type { Wanted } from '../../seats/desired-threads.ts';

/** All threads of a battle; one for the person asking; none from now on. */
export const THREADS = ['all', 'mine', 'none'] as const;

/** How a place was lost: its channel was deleted, or the bot was removed from its server. */
export type How = 'deleted' | 'left';

/** A battle whose place is gone. */
export interface Astray {
  readonly battle: string;
  readonly title: Phrase;
}

/** A thread that a battle should have. */
export interface Thread extends Wanted {
  /** If it exists already. */
  readonly channelId?: string;
  /** It contains a mark of its battle, so that a thread created just before a crash can be found. */
  readonly name: string;
  /** Former members, by user id. */
  readonly formers: readonly string[];
}

/** The desired state of a battle's places. */
export interface DesiredThreads {
  readonly battle: string;
  readonly channelId: string;
  readonly guildId: string | undefined;
  /** It was gone when last checked: then only another check is needed. */
  readonly isGone: boolean;
  /** Its threads should be archived. */
  readonly isOver: boolean;
  readonly threads: readonly Thread[];
  /** What was missing when this was last reported. */
  readonly lacks: readonly string[];
  /** The message that says who has to act; `isLast`: it is the last one of that battle. */
  readonly status?: { readonly post: Post; readonly messageId?: string; readonly isLast: boolean };
}

/** The result. */
export type News =
  | { readonly kind: 'made'; readonly thread: Pick<Thread, 'kind' | 'side' | 'userId'>; readonly channelId: string }
  /** It was deleted or locked, or a permission was removed. */
  | { readonly kind: 'lost'; readonly channelId: string }
  /** The place of the battle itself is gone, or exists again. */
  | { readonly kind: 'gone'; readonly how: How }
  | { readonly kind: 'back' }
  | { readonly kind: 'lacks'; readonly names: readonly string[] }
  /** A thread of a finished battle is archived, if possible. */
  | { readonly kind: 'archived'; readonly channelId: string }
  /** The status message exists, or is finished. */
  | { readonly kind: 'status'; readonly messageId: string | undefined };

/** Whose command; the side is needed only if they have both, or if it has no commander. */
export interface Handover {
  readonly who?: Person | undefined;
  readonly side?: Side | undefined;
}
