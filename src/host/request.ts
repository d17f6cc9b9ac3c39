/** Who asks for what, and what they hear of it. */
import type { Phrase } from '../kernel/phrase.ts';
import type { Language } from '../kernel/ruleset.ts';
import type { Post } from './post.ts';

export interface Person {
  readonly id: string;
  /** The name as the server shows it; untrusted text. */
  readonly name: string;
}

interface Place {
  readonly channelId: string;
  readonly guildId: string | undefined;
}

/** Who asks for what, where. `interaction` counts once, however often it is delivered. */
export interface Request {
  readonly interaction: string;
  readonly person: Person;
  readonly place: Place;
  /** The person's own language, for private words; the battle has its own. */
  readonly language: Language;
  /** May this person administer the server? */
  readonly administrator: boolean;
}

/** The doctrine that is on, and all there are. */
export interface Doctrines {
  readonly now: string;
  readonly all: readonly string[];
}

/** What to tell the person privately. */
export interface Reply {
  readonly says: readonly Phrase[];
  /** The person may want to choose another one. */
  readonly doctrines?: Doctrines;
  /** What he might order next, against the bot. */
  readonly ideas?: Post['ideas'];
  /** What can be decided no more: its messages lose their buttons. */
  readonly closed?: Closed;
}

/** By its number, the question of a battle; by their ids, proposals. */
interface Closed {
  readonly battle: string;
  readonly no: number | undefined;
  readonly motions: readonly string[];
}
