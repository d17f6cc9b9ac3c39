/** What can be done with armies, whatever the battle: built by pressing, typed, kept, shared. */
import type { Phrase } from '../../kernel/phrase.ts';
import type { Refusal } from '../../kernel/play.ts';
import type { Page } from '../../scene/page.ts';
import type { Reply, Request } from '../request.ts';
import type { QuotedFault } from '../survey.ts';
import type { ArmiesHere } from './find.ts';

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

/** The army that was made or changed; or that this has been done before. */
type Kept = ArmyShown | Reply | Refusal;

export interface Armoury {
  /** Everything that can be named here. */
  readonly armies: (request: Request) => Promise<ArmiesHere>;
  readonly nations: () => readonly { readonly name: string; readonly says: Phrase }[];
  /** An empty army, and the builder for it. */
  readonly newArmy: (
    request: Request,
    how: { readonly called: string; readonly points?: number; readonly nation?: string },
  ) => Promise<BuilderShown | Reply | Refusal>;
  /** By name, or by its id. */
  readonly buildArmy: (request: Request, typed: string) => Promise<BuilderShown | Refusal>;
  readonly pressBuilder: (request: Request, at: BuilderAt, n: number) => Promise<BuilderShown | Refusal>;
  /** What may be typed in this step. */
  readonly typedInBuilder: (request: Request, at: BuilderAt) => Promise<Asked | Refusal>;
  /** Words instead of a press. */
  readonly typeBuilder: (request: Request, at: BuilderAt, words: string) => Promise<BuilderShown | Refusal>;
  readonly backBuilder: (request: Request, at: BuilderAt) => Promise<BuilderShown | Refusal>;
  /** The army as it was before its last change. */
  readonly undoBuilder: (request: Request, at: BuilderAt) => Promise<BuilderShown | Refusal>;
  /** Lines of its text, typed. */
  readonly addToArmy: (request: Request, typed: string, lines: string) => Promise<Kept | NoArmyShown>;
  readonly showArmy: (request: Request, typed: string) => Promise<ArmyShown | Refusal>;
  /** What a text is as an army. Nothing is kept. */
  readonly checkArmy: (request: Request, text: string) => ArmyShown | NoArmyShown | Refusal;
  /** Makes one's own of any that can be seen. */
  readonly copyArmy: (request: Request, typed: string, called?: string) => Promise<Kept>;
  /** Keeps a text, also one that may not be fielded; what has the name is replaced only on purpose. */
  readonly importArmy: (
    request: Request,
    text: string,
    how: { readonly called: string; readonly replace: boolean },
  ) => Promise<Kept | NoArmyShown>;
  readonly randomArmy: (
    request: Request,
    how: { readonly points: number; readonly nation: string; readonly called?: string },
  ) => Promise<Kept>;
  readonly exportArmy: (
    request: Request,
    typed: string,
  ) => Promise<{ readonly name: string; readonly text: string } | Refusal>;
  /** One of the person's own, before it is deleted: by name, or by its id. */
  readonly ownArmy: (
    request: Request,
    typed: string,
  ) => Promise<{ readonly id: string; readonly title: Phrase; readonly name: string } | Refusal>;
  /** By its id. */
  readonly deleteArmy: (request: Request, id: string) => Promise<Reply | Refusal>;
  readonly shareArmy: (request: Request, typed: string, to: 'server' | 'nobody') => Promise<Reply | Refusal>;
}
