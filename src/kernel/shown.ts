/** What a ruleset shows to people, in any game: words, cards, looks, pictures. */
import type { Mark } from '../scene/scene.ts';
import type { Phrase } from './phrase.ts';
import type { Roll, Side } from './play.ts';
import type { Entry } from './run.ts';
import type { NumberedSpot, Spot } from './spot.ts';

export type Language = 'en' | 'fr';

/** A completed text as shown, and the same text to send back; `more`: further details for the reader. */
export interface Completion {
  readonly shown: string;
  readonly text: string;
  readonly more?: Phrase;
}

/** One plain sentence (or a few), and the small lines of dice below it. */
export interface Sentence {
  readonly says: Phrase;
  readonly dice: readonly Phrase[];
  /** Its cost: further small lines, which a post leaves to its details. */
  readonly spent?: readonly Phrase[];
  /** A result of the sentence before it: a message should not begin with it. */
  readonly follows?: boolean;
  /** A shorter wording, or nothing, below the title of its own tale. */
  readonly titled?: Phrase | 'nothing';
  /** A turn ends or begins: if a title and a call announce the next one, only its dice are shown. */
  readonly announces?: boolean;
  /** It says who has to choose next. */
  readonly asks?: boolean;
  /** It says no more than the title: its words may be dropped if something better is said, but not its dice. */
  readonly bare?: boolean;
}

/** The report of one order. A quiet tale may be folded into the next one. */
export interface Tale {
  readonly quiet: boolean;
  /** Dice, but nothing to see on the map: if the game goes on straight away, it is posted with what comes next. */
  readonly brief?: boolean;
  /** The answer had no effect: those who saw the question need no report of it. */
  readonly answered?: boolean;
  readonly title: Phrase;
  /** Nothing in it deserves a title. */
  readonly untitled?: boolean;
  readonly sentences: readonly Sentence[];
  /** Strengths, points and what is next. */
  readonly footer: readonly Phrase[];
}

/** A later question that can be answered now: `Filed` with one of the texts. */
export interface AheadChoice {
  readonly kind: string;
  /** The unit it will be asked about; if absent, the side. */
  readonly unit?: string;
  /** When it will be asked. */
  readonly says: Phrase;
  readonly warns: readonly Phrase[];
  /** `typed`: how it is written after the comma of another answer, if that is not its text. */
  readonly options: readonly {
    readonly text: string;
    readonly says: Phrase;
    readonly typed?: Readonly<Record<Language, string>>;
  }[];
}

/** A question as its card shows it. */
export interface Card {
  readonly asks: Phrase;
  /** The title of a post before which nothing has happened. */
  readonly title?: Phrase;
  /** A shorter question below a post that has just told what led to it. */
  readonly asksOn?: Phrase;
  /** The cost of failure and other warnings. */
  readonly warns: readonly Phrase[];
  /** In the order of the question's options. `grave`: needs a second press and stands alone. */
  readonly options: readonly {
    readonly text: string;
    readonly says: Phrase;
    readonly grave: boolean;
    /** Shorter wordings if the requirements and risks do not all fit: the fullest first. */
    readonly shorter?: readonly Phrase[];
    /** The answer alone, without requirements or risks; `says` if it has none. */
    readonly name?: Phrase;
    /** Its menu with others of its kind, if not all answers fit as buttons. */
    readonly menu?: Phrase;
    /** The position it refers to, if no other option refers to the same: the picture numbers it. */
    readonly place?: NumberedSpot;
  }[];
  /** In the picture, what is about to happen. */
  readonly marks?: readonly Mark[];
  /** Later questions that may be answered at the same time. */
  readonly ahead?: readonly AheadChoice[];
  /**
   * The measure for comparing answers if odds are known: how often the target holds, or survives; the enemy's losses.
   * By default, how often it holds.
   */
  readonly weighs?: 'holds' | 'survives' | 'costs';
}

/** A view of something: a title, and lines in paragraphs. */
export interface Look {
  readonly title: Phrase;
  readonly paragraphs: readonly (readonly Phrase[])[];
  readonly frame: Frame;
  /** What the lines refer to on the map: numbered choices, threats, a line of sight. */
  readonly marks?: readonly Mark[];
}

/** A text description, and the name under which it can be requested again: `front 3L`. */
export interface Description extends Look {
  readonly what: string;
}

export interface Score {
  readonly side: Side;
  readonly strength: number;
  /** What strength is counted in; by default points of strength. */
  readonly counts?: 'figures';
  /** Undefined: the rules have no victory points. */
  readonly victoryPoints?: number;
  readonly orderPoints?: number;
}

/**
 * How much of the map a picture shows: all of it; where the transcript happened; only what is needed for a decision; or
 * the surroundings of a position.
 */
export type Frame = 'whole' | 'action' | 'choice' | { readonly around: Spot };

/** A roll still to be made, and the order that stops at it, in canonical text. */
export interface Throw {
  readonly roll: Roll;
  readonly order: string;
}

/** What a picture shows: a position, and the transcript that led to it. */
export interface Picture<S, F> {
  readonly now: S;
  /** The position before the transcript: if given, movements begin where units were. */
  readonly before?: S;
  readonly transcript: readonly Entry<F>[];
  /** Its title, if the transcript begins with something other than what it shows. */
  readonly title?: Phrase;
  readonly frame: Frame;
  /** The unit that must choose. */
  readonly awaited?: string;
  /** Marks in addition to those of the transcript. */
  readonly marks?: readonly Mark[];
  /** The transcript is a preview: units are shown in their present positions, and ghosts in their future ones. */
  readonly isAhead?: boolean;
  /** The rolls at which the transcript stops: their targets are visible before. */
  readonly throws?: readonly Throw[];
  /** Terrain only, without units and marks. */
  readonly isBare?: boolean;
}

export interface Telling<S, F> {
  readonly before: S;
  readonly after: S;
  readonly by: Side;
  readonly transcript: readonly Entry<F>[];
  /** A question is still open, so the end is not settled. */
  readonly isOpen?: boolean;
}

/** What one unit did in a whole battle. */
export interface UnitStory {
  readonly unit: string;
  readonly side: Side;
  /** A line: its deeds and its end. */
  readonly says: Phrase;
  /** How much of it is worth telling, compared with the others. */
  readonly weight: number;
}
