/** What a ruleset shows to people: words, cards, looks, pictures; whatever its game. */
import type { Mark } from '../scene/scene.ts';
import type { Phrase } from './phrase.ts';
import type { Roll, Side } from './play.ts';
import type { Entry } from './run.ts';

export type Language = 'en' | 'fr';

/** One completed text for the reader's eyes, and the same text to send back; `more`: what one should know who thinks of it. */
export interface Completion {
  readonly shown: string;
  readonly text: string;
  readonly more?: Phrase;
}

/** One plain sentence (or a few), and the small lines of dice below it. */
export interface Sentence {
  readonly says: Phrase;
  readonly dice: readonly Phrase[];
  /** What it cost: small lines, too, that a post leaves to its details. */
  readonly spent?: readonly Phrase[];
  /** What came of the sentence before it: a message had better not begin with it. */
  readonly follows?: boolean;
  /** What is said instead below the title of its own tale: less, or nothing. */
  readonly titled?: Phrase | 'nothing';
  /** A turn ends or begins: where a title and a call announce the next one, only its dice are shown. */
  readonly announces?: boolean;
  /** It says who has to choose next. */
  readonly asks?: boolean;
  /** It says no more than the title: its words may be left out where something better is said, its dice may not. */
  readonly bare?: boolean;
}

/** What happened in one order, ready to be spoken. A quiet tale may be folded into the next one. */
export interface Tale {
  readonly quiet: boolean;
  /** Dice, but nothing to look at on the map: if the table goes on at once, it is posted with what comes next. */
  readonly brief?: boolean;
  /** The answer had no effect: those who saw the question need no report of it. */
  readonly answered?: boolean;
  readonly title: Phrase;
  /** Nothing in it gives it a title of its own. */
  readonly untitled?: boolean;
  readonly sentences: readonly Sentence[];
  /** Strengths, points and what is next. */
  readonly footer: readonly Phrase[];
}

/** A question that may follow, which can be answered now: `Filed` with one of the texts. */
export interface AheadChoice {
  readonly kind: string;
  /** The unit it will be asked of; without one, the side. */
  readonly unit?: string;
  /** When it will be asked. */
  readonly says: Phrase;
  readonly warns: readonly Phrase[];
  /** `typed`: how it is written behind the comma of another answer, where that is not its text. */
  readonly options: readonly { readonly text: string; readonly says: Phrase; readonly typed?: string }[];
}

/** A question as its card shows it. */
export interface Card {
  readonly asks: Phrase;
  /** The same below a post that has just told what led to it: no more than what is left to say. */
  readonly asksOn?: Phrase;
  /** What failure costs and other warnings. */
  readonly warns: readonly Phrase[];
  /** In the order of the question's options. `grave`: takes a second press and stands alone. */
  readonly options: readonly {
    readonly text: string;
    readonly says: Phrase;
    readonly grave: boolean;
    /** Shorter ways to say it, where there is no room for all it needs or risks: the fullest first. */
    readonly shorter?: readonly Phrase[];
    /** The answer alone, without what it needs or risks; `says`, where it says nothing else. */
    readonly name?: Phrase;
    /** The menu in which it stands with others of its kind, where not all answers have room as buttons. */
    readonly menu?: Phrase;
    /** The hex that it speaks of, where no other option speaks of the same: the picture numbers it. */
    readonly place?: { readonly at: string; readonly what: 'end' | 'target' };
  }[];
  /** What may be answered in the same breath, before it is asked. */
  readonly ahead?: readonly AheadChoice[];
  /**
   * By what its answers are weighed, where odds are known: how often the unit that is aimed at holds, or survives; what
   * the enemy loses. Without it, by how often it holds.
   */
  readonly weighs?: 'holds' | 'survives' | 'costs';
}

/** What somebody sees who looks at something: a title, and lines in paragraphs. */
export interface Look {
  readonly title: Phrase;
  readonly paragraphs: readonly (readonly Phrase[])[];
  readonly frame: Frame;
  /** What the lines speak of, on the map: numbered choices, threats, a line of sight. */
  readonly marks?: readonly Mark[];
}

/** Something in words, and the name under which it can be asked for again: `front 3L`. */
export interface Description extends Look {
  readonly what: string;
}

export interface Score {
  readonly side: Side;
  readonly strength: number;
  /** Undefined: this book counts none. */
  readonly victoryPoints?: number;
  readonly orderPoints?: number;
}

/**
 * How much of the map a picture shows: all of it; where the transcript happened; no more of that than somebody needs who
 * is to decide; or around a hex.
 */
export type Frame = 'whole' | 'action' | 'choice' | { readonly around: string };

/** What a picture shows: a position, and what led to it. */
export interface Picture<S, F> {
  readonly now: S;
  /** The position before the transcript: with it, ways begin where units stood. */
  readonly before?: S;
  readonly transcript: readonly Entry<F>[];
  /** What it is called, where the transcript begins with something else than what it shows. */
  readonly title?: Phrase;
  readonly frame: Frame;
  /** The unit that must choose. */
  readonly awaited?: string;
  /** More marks than those of the transcript. */
  readonly marks?: readonly Mark[];
  /** The transcript has not happened yet: units stand where they stood before, and ghosts where they would. */
  readonly isAhead?: boolean;
  /** What would be thrown where the transcript stops: whom it is aimed at can be seen before. */
  readonly throws?: readonly Roll[];
  /** The ground alone, without units and marks. */
  readonly isBare?: boolean;
}

export interface Telling<S, F> {
  readonly before: S;
  readonly after: S;
  readonly by: Side;
  readonly transcript: readonly Entry<F>[];
  /** Somebody must answer before it goes on: how it ends is not settled. */
  readonly isOpen?: boolean;
}

/** What one unit did in a whole battle. */
export interface UnitStory {
  readonly unit: string;
  readonly side: Side;
  /** A line: what it did, and how it ended. */
  readonly says: Phrase;
  /** How much of it there is to tell, among the others. */
  readonly weight: number;
}
