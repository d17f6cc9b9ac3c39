/** The reader: language, time zone, theme, and the names of the people and channels around them. */
import type { Language, Say } from '../words.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A channel or thread. `type` is Discord's number, which a channel menu may ask for. */
interface Place extends Named {
  readonly type?: number;
}

export interface Reader {
  readonly say: Say;
  readonly language: Language;
  /** For dates and numbers: `en-GB`. */
  readonly locale: string;
  /** `Europe/Paris`. Default: the browser's own. */
  readonly zone?: string;
  /** Whether to show the zone after each time. A page saved as a file may be read in any zone. */
  readonly namesZone?: boolean;
  readonly theme: 'dark' | 'light';
  /** The reader's own account. Undefined in a transcript. */
  readonly id?: string;
  readonly people: readonly Named[];
  readonly roles: readonly Named[];
  readonly channels: readonly Place[];
  /** Command names in the reader's language, with their own names. */
  readonly commands: readonly { readonly name: string; readonly shown: string }[];
  /** An attached file's URL as this page reaches it. */
  readonly addressOf: (url: string) => string;
}
