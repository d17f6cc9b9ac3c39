/** Who requests what, and the reply they get. */
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

/** Who requests what, and where. `interaction` takes effect once, however often it is delivered. */
export interface Request {
  readonly interaction: string;
  readonly person: Person;
  readonly place: Place;
  /** The person's own language, for private replies; the battle has its own. */
  readonly language: Language;
  /** Whether this person may administer the server. */
  readonly administrator: boolean;
}

/** The active doctrine, and all there are. */
export interface Doctrines {
  /** The rulebook, which says what they mean. */
  readonly book: string;
  readonly now: string;
  readonly all: readonly string[];
}

/** The private reply to the person. */
export interface Reply {
  readonly says: readonly Phrase[];
  /** The person may want to choose another one. */
  readonly doctrines?: Doctrines;
  /** What they might order next against the bot. */
  readonly ideas?: Post['ideas'];
  /** What can no longer be decided: its messages lose their buttons. */
  readonly closed?: Closed;
}

/** The question of a battle by its number, proposals by their ids. */
interface Closed {
  readonly battle: string;
  readonly no: number | undefined;
  readonly motions: readonly string[];
}
