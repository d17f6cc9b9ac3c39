/** Who reads: in which language, zone and light, and how the people and places around him are called. */
import type { Language, Say } from '../words.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A channel or thread; `type` is Discord's number, which a menu of channels may ask for. */
interface Place extends Named {
  readonly type?: number;
}

export interface Reader {
  readonly say: Say;
  readonly language: Language;
  /** For dates and numbers: `en-GB`. */
  readonly locale: string;
  /** `Europe/Paris`; the browser's own if it is not said. */
  readonly zone?: string;
  /** Is the zone written behind each time? Of what is passed on, as a page in a file is, nobody knows who reads it where. */
  readonly namesZone?: boolean;
  readonly theme: 'dark' | 'light';
  /** The reader's own account; nobody in a transcript. */
  readonly id?: string;
  readonly people: readonly Named[];
  readonly roles: readonly Named[];
  readonly channels: readonly Place[];
  /** An attached file's address as this page reaches it. */
  readonly addressOf: (url: string) => string;
}
