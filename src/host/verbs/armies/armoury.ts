/** What can be done with armies, whatever the battle: built by pressing, typed, kept, shared. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Page } from '../../../scene/page.ts';
import type { QuotedFault } from '../../advance/validate-scenario.ts';

/** A builder as somebody has it before his eyes: presses count for the step they were shown in, and for no other. */
export interface BuilderAt {
  readonly army: string;
  readonly step: number;
}

interface BuilderPress {
  /** Its number among all that can be pressed, from 0. */
  readonly n: number;
  readonly says: Phrase;
  /** What it does, in small print beside it. */
  readonly means?: Phrase;
  readonly isChosen?: boolean;
}

/** What may be typed in a step. */
export interface Asked {
  readonly says: Phrase;
  readonly example: string;
  /** As it is now, if it can be typed so. */
  readonly now?: string;
}

export interface BuilderShown {
  readonly at: BuilderAt;
  readonly name: string;
  readonly title: Phrase;
  /** What was done, or why the last press led nowhere. */
  readonly notes: readonly Phrase[];
  readonly asks: Phrase;
  readonly lines: readonly Phrase[];
  readonly rows: readonly { readonly says?: Phrase; readonly presses: readonly BuilderPress[] }[];
  readonly typed?: { readonly says: Phrase; readonly example: string };
  readonly mayGoBack: boolean;
  readonly mayUndo: boolean;
  readonly page: Page;
}

/** An army as it is looked at. */
export interface ArmyShown {
  readonly name: string;
  readonly title: Phrase;
  /** What was done with it. */
  readonly notes: readonly Phrase[];
  /** Its cost and its size in a line. */
  readonly sum: Phrase;
  /** Whose it is, what it costs and what is left, as the rules say it. */
  readonly lines: readonly Phrase[];
  readonly units: readonly Phrase[];
  /** What the book forbids in it; none: it may be fielded. */
  readonly faults: readonly QuotedFault[];
  readonly page: Page;
  /** It is the person's own, and this is its id. */
  readonly own?: string;
  /** It can be copied, and is found by this. */
  readonly source?: string;
}

/** A text that is no army: all its faults. Nothing has been kept. */
export interface NoArmyShown {
  readonly faults: readonly QuotedFault[];
  readonly page?: never;
}

/** What an army is to be when it is made. */
export interface NewArmyWish {
  readonly called: string;
  readonly points?: number;
  readonly nation?: string;
}

/** What is to become of a text; what has the name is replaced only on purpose. */
export interface ImportWish {
  readonly called: string;
  readonly replace: boolean;
}

export interface RandomArmyWish {
  readonly points: number;
  readonly nation: string;
  readonly called?: string;
}
