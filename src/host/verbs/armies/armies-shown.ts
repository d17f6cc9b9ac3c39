/** Armies as shown, and what is said when one is made. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Page } from '../../../scene/page.ts';
import type { StepShown } from '../../advance/wizard.ts';
import type { QuotedFault } from '../../advance/validate-scenario.ts';

/** A builder as shown to a person: buttons apply only to the step they were shown in. */
export interface BuilderAt {
  readonly army: string;
  readonly step: number;
}

interface BuilderPress {
  /** Its number among all buttons, from 0. */
  readonly n: number;
  readonly says: Phrase;
  /** What it does, in small print beside it. */
  readonly means?: Phrase;
  readonly isChosen?: boolean;
}

/** What may be typed in a step. */
export interface TypedField {
  readonly says: Phrase;
  readonly example: string;
  /** The present value, if it can be typed. */
  readonly now?: string;
}

export interface BuilderShown extends StepShown<BuilderAt, BuilderPress> {
  readonly name: string;
  readonly title: Phrase;
  readonly mayGoBack: boolean;
  readonly mayUndo: boolean;
  readonly page: Page;
}

/** An army as shown. */
export interface ArmyShown {
  readonly name: string;
  readonly title: Phrase;
  /** What was done with it. */
  readonly notes: readonly Phrase[];
  /** Its cost and size in one line. */
  readonly sum: Phrase;
  /** Its owner, its cost and the points left, from the rules. */
  readonly lines: readonly Phrase[];
  readonly units: readonly Phrase[];
  /** Violations of the rules; empty if it may be used. */
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

/** Options of a new army. */
export interface NewArmyWish {
  readonly called: string;
  readonly points?: number;
  readonly nation?: string;
}

/** What to do with a text; an army with the same name is replaced only on request. */
export interface ImportWish {
  readonly called: string;
  readonly replace: boolean;
}

export interface RandomArmyWish {
  readonly points: number;
  readonly nation: string;
  readonly called?: string;
}
