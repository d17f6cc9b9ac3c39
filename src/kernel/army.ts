/**
 * Armies bought with points. To the host an army is a text, like a scenario, in a format of its ruleset; a ruleset
 * without such armies omits all this.
 */
import type { Page } from '../scene/page.ts';
import type { Phrase } from './phrase.ts';
import type { Refusal } from './play.ts';
import type { Fault } from './fault.ts';
import type { Language } from './shown.ts';

/** An army, legal or not. */
export interface ArmyRead {
  readonly name: Readonly<Record<Language, string>>;
  /** The game size it is made for, in army points. */
  readonly points: number;
  /** What its units cost, in army points. */
  readonly cost: number;
  /** By short name, in text order: what each unit is, and its cost. */
  readonly units: readonly { readonly id: string; readonly says: Phrase; readonly cost: number }[];
  /** Violations of the rules; empty if it may be used. */
  readonly faults: readonly Fault[];
  /** Its text in canonical form. */
  readonly text: string;
}

/** A text that is not an army: every fault, with its line. */
export interface NoArmy {
  readonly faults: readonly Fault[];
  readonly text?: never;
}

/** A step in building an army: its text and a place, which is the ruleset's own word. */
export interface Site {
  readonly text: string;
  /** '' is the whole army. */
  readonly at: string;
}

export interface BuildPress {
  readonly leads: Site;
  readonly says: Phrase;
  /** Its effect, in small print beside it. */
  readonly means?: Phrase;
  /** Already chosen; pressing removes it. */
  readonly isChosen?: boolean;
}

/** One step of building: only legal choices have buttons. */
export interface Building {
  readonly asks: Phrase;
  /** The army's or the unit's details and cost, the points left, and its faults. */
  readonly lines: readonly Phrase[];
  readonly rows: readonly { readonly says?: Phrase; readonly presses: readonly BuildPress[] }[];
  /** A field for typed text, such as a name or a strength. */
  readonly typed?: {
    readonly says: Phrase;
    readonly example: string;
    /** The current value, as it would be typed. */
    readonly now?: string;
    readonly take: (words: string) => Site | Refusal;
  };
}

export interface Armies {
  readonly read: (text: string) => ArmyRead | NoArmy;
  /** An empty army to start building from, of a nation if given. */
  readonly blank: (name: Readonly<Record<Language, string>>, points: number, nation?: string) => string;
  /** The same army under another name; not checked by `read` yet. */
  readonly named: (text: string, name: Readonly<Record<Language, string>>) => string;
  readonly build: (site: Site) => Building | Refusal;
  /** A picture of the army, in the reader's language. */
  readonly picture: (text: string, speak: (says: Phrase) => string) => Page;
  /** The nations with armies, by name. */
  readonly nations: readonly { readonly name: string; readonly says: Phrase }[];
  /** A legal and sensible army; the same for the same seed. Undefined: that nation has no army so small or so large. */
  readonly random: (nation: string, points: number, seed: string) => string | undefined;
}
