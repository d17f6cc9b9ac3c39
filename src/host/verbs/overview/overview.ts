/** A person's overview: all their battles, what has happened meanwhile, how they ended, what to do next. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Scene } from '../../../scene/scene.ts';
import type { Post } from '../../post.ts';

/** One of a person's battles. */
export interface Game {
  readonly title: Phrase;
  /** The person's sides, or the umpire's seat. */
  readonly roles: readonly Phrase[];
  /** Whose turn it is, or how it ended. */
  readonly turn: Phrase;
  /** What the person owes, and by when. */
  readonly owes: readonly Phrase[];
  /** If they owe nothing: who does. */
  readonly awaits: readonly Phrase[];
  /** The link; to the card, if they are asked. */
  readonly place?: {
    readonly guildId: string | undefined;
    readonly channelId: string;
    readonly messageId?: string;
  };
}

export interface Games {
  /** The earliest deadline first. */
  readonly running: readonly Game[];
  readonly over: readonly Game[];
}

export interface CaughtUp {
  /** Since when. */
  readonly title: Phrase;
  /** At most eight. */
  readonly says: readonly Phrase[];
  /** At most three; the last one shows the present position. */
  readonly scenes: readonly Scene[];
}

/** A page of a finished battle. */
export interface Ending {
  readonly battle: string;
  readonly page: number;
  readonly pages: number;
  readonly says: readonly Phrase[];
  /** A line for each unit of this page, side by side. */
  readonly stories: readonly { readonly title: Phrase; readonly lines: readonly Phrase[] }[];
}

export interface Help {
  readonly says: readonly Phrase[];
  /** The person is asked: include the link to their card. */
  readonly isAsked?: boolean;
  readonly ideas?: Post['ideas'];
}
