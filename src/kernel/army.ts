/**
 * Armies bought by points. To the host an army is a text, as a scenario is, in whatever format its book gives it; a book
 * that has no such armies does without all this.
 */
import type { Page } from '../scene/page.ts';
import type { Phrase } from './phrase.ts';
import type { Refusal } from './play.ts';
import type { Fault } from './fault.ts';
import type { Language } from './shown.ts';

/** An army, whether it may be fielded or not. */
export interface ArmyRead {
  readonly name: Readonly<Record<Language, string>>;
  /** The size of game it is made for, in army points. */
  readonly points: number;
  /** What its units cost, in army points. */
  readonly cost: number;
  /** By their names in orders, in the order of the text: what each is, and what it costs. */
  readonly units: readonly { readonly id: string; readonly says: Phrase; readonly cost: number }[];
  /** What the book forbids in it; none: it may be fielded. */
  readonly faults: readonly Fault[];
  /** Its text in canonical form. */
  readonly text: string;
}

/** A text that is no army at all: every fault in it, by its line. */
export interface NoArmy {
  readonly faults: readonly Fault[];
  readonly text?: never;
}

/** Where somebody is who builds an army: its text, and a place in the building, which is the ruleset's own word. */
export interface Site {
  readonly text: string;
  /** '' is the whole army. */
  readonly at: string;
}

export interface BuildPress {
  readonly leads: Site;
  readonly says: Phrase;
  /** What it does, in small print beside it. */
  readonly means?: Phrase;
  /** It is taken already, and pressing takes it away. */
  readonly isChosen?: boolean;
}

/** One step of building: only what may be taken can be pressed. */
export interface Building {
  readonly asks: Phrase;
  /** What the army or the unit is and costs, what is left, what is wrong with it. */
  readonly lines: readonly Phrase[];
  readonly rows: readonly { readonly says?: Phrase; readonly presses: readonly BuildPress[] }[];
  /** Words typed instead of a press, such as a name or a strength. */
  readonly typed?: {
    readonly says: Phrase;
    readonly example: string;
    /** As it is now, as somebody would type it. */
    readonly now?: string;
    readonly take: (words: string) => Site | Refusal;
  };
}

export interface Armies {
  readonly read: (text: string) => ArmyRead | NoArmy;
  /** An army of nobody yet, of one of the nations if it is said, where building begins. */
  readonly blank: (name: Readonly<Record<Language, string>>, points: number, nation?: string) => string;
  /** The same army under another name; not yet looked at by `read`. */
  readonly named: (text: string, name: Readonly<Record<Language, string>>) => string;
  readonly build: (site: Site) => Building | Refusal;
  /** A picture of the army, in the reader's words. */
  readonly picture: (text: string, speak: (says: Phrase) => string) => Page;
  /** The nations whose armies it knows, by name. */
  readonly nations: readonly { readonly name: string; readonly says: Phrase }[];
  /** A legal and sensible army; the same for the same seed. Undefined: no army of that nation can be so small, or so large. */
  readonly random: (nation: string, points: number, seed: string) => string | undefined;
}
