/**
 * The places of a battle: its channel with the status message, a thread for reports, one for each side's commanders, one
 * for a commander alone. The host says what there should be; the bot makes it, and tells the host what became of it.
 */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Person } from '../../request.ts';
import type { Post } from '../../post.ts';
import type { PlaceKind } from '../../store/store.ts';

/** All threads of a battle; one for whoever asks; none from now on. */
export const THREADS = ['all', 'mine', 'none'] as const;

/** How a place came to be gone: somebody deleted its channel, or put the bot out of its server. */
export type How = 'deleted' | 'left';

/** A battle whose place is gone. */
export interface Astray {
  readonly battle: string;
  readonly title: Phrase;
}

/** A thread that a battle should have. */
export interface Thread {
  readonly kind: Exclude<PlaceKind, 'channel'>;
  readonly side?: Side;
  readonly userId?: string;
  /** Where it is there already. */
  readonly channelId?: string;
  /** It bears a mark of its battle, by which a thread is found that was made just before a crash. */
  readonly name: string;
  /** Who belongs into it, and who did; by user id. */
  readonly members: readonly string[];
  readonly formers: readonly string[];
}

/** What a battle's places should be like now. */
export interface Upkeep {
  readonly battle: string;
  readonly channelId: string;
  readonly guildId: string | undefined;
  /** It was gone when it was last looked for: then nothing else is wanted but that it be looked for again. */
  readonly isGone: boolean;
  /** Its threads belong into the archive. */
  readonly isOver: boolean;
  readonly threads: readonly Thread[];
  /** What was lacking when it was last said. */
  readonly lacks: readonly string[];
  /** The message that says who is awaited; `isLast`: of that battle nothing more is to be said. */
  readonly status?: { readonly post: Post; readonly messageId?: string; readonly isLast: boolean };
}

/** What became of it. */
export type News =
  | { readonly kind: 'made'; readonly thread: Pick<Thread, 'kind' | 'side' | 'userId'>; readonly channelId: string }
  /** Somebody deleted it or locked it, or took a permission away. */
  | { readonly kind: 'lost'; readonly channelId: string }
  /** The place of the battle itself is gone, or is there again. */
  | { readonly kind: 'gone'; readonly how: How }
  | { readonly kind: 'back' }
  | { readonly kind: 'lacks'; readonly names: readonly string[] }
  /** A thread of a battle that is over is in the archive, as far as it can be put there. */
  | { readonly kind: 'archived'; readonly channelId: string }
  /** The status message stands, or is finished with. */
  | { readonly kind: 'status'; readonly messageId: string | undefined };

/** Whose command; the side is needed only where he has both, or where it has no commander. */
export interface Handover {
  readonly who?: Person | undefined;
  readonly side?: Side | undefined;
}
