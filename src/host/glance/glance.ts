/** What a person sees at one glance: all his battles, what has happened meanwhile, how it ended, what to do next. */
import type { Phrase } from '../../kernel/phrase.ts';
import type { Refusal } from '../../kernel/play.ts';
import type { Language } from '../../kernel/ruleset.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Person, Reply, Request } from '../host.ts';
import type { Examples } from './examples.ts';
import type { Post } from '../post.ts';

/** One of a person's battles. */
export interface Game {
  readonly title: Phrase;
  /** The sides he is on, or the umpire's seat. */
  readonly roles: readonly Phrase[];
  /** Whose turn it is, or how it ended. */
  readonly turn: Phrase;
  /** What he owes, and until when. */
  readonly owes: readonly Phrase[];
  /** Where he owes nothing: who does. */
  readonly awaits: readonly Phrase[];
  /** The way there; to the card, where he is asked. */
  readonly place?: {
    readonly guildId: string | undefined;
    readonly channelId: string;
    readonly messageId?: string;
  };
}

export interface Games {
  /** What he owes soonest comes first. */
  readonly running: readonly Game[];
  readonly over: readonly Game[];
}

export interface CaughtUp {
  /** Since when. */
  readonly title: Phrase;
  /** At most eight. */
  readonly says: readonly Phrase[];
  /** At most three; the last one shows how it stands now. */
  readonly scenes: readonly Scene[];
}

/** A page of a battle that is over. */
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
  /** He is asked: the way to his card belongs here. */
  readonly isAsked?: boolean;
  readonly ideas?: Post['ideas'];
}

export interface Glance {
  readonly games: (request: Request) => Promise<Games>;
  /** Since this person's last visit; for whoever only watches, since the last turn. It counts as a visit. */
  readonly catchUp: (request: Request) => Promise<CaughtUp | Refusal>;
  /** The battle of the place, unless one is named. */
  readonly ending: (request: Request, page: number, battle?: string) => Promise<Ending | Refusal>;
  /** Opens the same battle again where it was fought, and gives this person the other side; whoever faced them is asked. */
  readonly rematch: (request: Request, battle: string) => Promise<Reply | Refusal>;
  /** The next thing for him to do here. */
  readonly help: (request: Request) => Promise<Help>;
  /** Orders of the battle of the place, by which a page of help explains. */
  readonly examples: (request: Request) => Promise<Examples>;
  /** Opens a lesson in that place, in the learner's language, and begins it; `robot`: who gives it. */
  readonly tutorial: (request: Request, language: Language, robot: Person) => Promise<Reply | Refusal>;
}
