/** What a ruleset must provide. The host, the bot and the tools know a game only through this. */
import type { Mark, Scene } from '../scene/scene.ts';
import type { Composing } from './compose.ts';
import type { Hand } from './hand.ts';
import type { Lesson } from './lesson.ts';
import type { Phrase } from './phrase.ts';
import type { Asked, Refusal, Roll, Side } from './play.ts';
import type { Entry, Playable } from './run.ts';

/** Whose orders are awaited; or an order that the table gives itself; or a step left to the table; or the end. */
export type Next =
  | { readonly kind: 'orders'; readonly side: Side }
  | { readonly kind: 'table'; readonly side: Side; readonly open: Open }
  | { readonly kind: 'auto'; readonly side: Side; readonly text: string }
  | { readonly kind: 'over'; readonly winner: Side | 'draw'; readonly why: Phrase };

/** A step that the book leaves open: the people at the table settle it by hand, until they say that it is done. */
export interface Open {
  /** One word: `combat`. */
  readonly name: string;
  /** What is to be settled. */
  readonly says: Phrase;
  /** The units it concerns, and what the rules know of each: who may still fight, with how many dice. */
  readonly concerns: readonly { readonly unit: string; readonly says: Phrase }[];
  /** The throws that are usual here, as `2d6`. */
  readonly dice: readonly string[];
  /** The deed that ends the step, in canonical text; and what it means, where it is more than going on. */
  readonly done: string;
  readonly doneSays?: Phrase;
}

/** One of the desk's forms: what it asks for, and how the answers make a text of deeds. */
export interface Tool {
  /** One word: `losses`. */
  readonly name: string;
  readonly says: Phrase;
  readonly fields: readonly Field[];
  /** With the fields' names in braces: `{unit} lose {n}`. */
  readonly text: string;
}

export type Field =
  /** The name of a unit. */
  | { readonly kind: 'unit'; readonly name: string }
  /** Words to be typed, such as a hex or a number. */
  | { readonly kind: 'words'; readonly name: string; readonly says: Phrase; readonly example: string }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly says: Phrase;
      /** At most 25. */
      readonly choices: readonly { readonly value: string; readonly says: Phrase }[];
    };

/** What people may do by hand: to settle what the book leaves open, and to correct a position. */
export interface Desk<S, O> {
  readonly tools: (state: S) => readonly Tool[];
  /** Deeds that a person typed, in either language, in their canonical form; `;` and new lines separate them. */
  readonly deeds: (text: string, state: S) => string | Refusal;
  /** Deeds in canonical form as a reader of this language would write them. */
  readonly show: (deeds: string, language: Language) => string;
  /** What was done at the desk, as something to be played; `deeds` in canonical form. */
  readonly order: (hand: Hand) => O;
  /** The next words of a deed, narrowing while one types. */
  readonly complete: (typed: string, state: S, language: Language) => readonly Completion[];
}

/** An order understood: its one canonical text, and answers to later questions that came with it. */
export interface Ordered<O> {
  readonly text: string;
  readonly order: O;
}

/** An answer given ahead, before its question is asked. `kind` is the question's. */
export interface Filed {
  readonly to: Side;
  readonly kind: string;
  readonly unit?: string;
  readonly text: string;
}

/** An answer filed for whatever may be asked from now on, understood. */
export interface Standing {
  /** In canonical form. */
  readonly text: string;
  /** The unit it is for; without one, all units of whoever gives it. */
  readonly unit?: string;
  /** The question that it answers first. */
  readonly kind: string;
  /** What it is about: of two about the same, the later one counts. */
  readonly topic: string;
}

/** A unit that the enemy could reach if his turn began now. */
export interface Danger {
  readonly unit: string;
  readonly says: Phrase;
  /** The questions that this may lead to. */
  readonly kinds: readonly string[];
}

/** Answers that a commander files for one unit, or for all of his, in the terms of the book's own questions. */
export interface StandingAnswers<S> {
  /** From what a person typed, in either language; a comma separates answers to different questions. */
  readonly read: (text: string, state: S, by: Side) => readonly Standing[] | Refusal;
  /**
   * What such an answer says to a question, the first choice first; none: it says nothing of this. Whether any of it can
   * be given is for the question to say. `mine`: is this unit his who gave it?
   */
  readonly answers: (text: string, asked: Asked, state: S, mine: (unit: string) => boolean) => readonly string[];
  /** A text in canonical form as a reader of this language would write it. */
  readonly show: (text: string, language: Language) => string;
  /** The next words, narrowing while one types. */
  readonly complete: (typed: string, state: S, by: Side, language: Language) => readonly Completion[];
  /** Which units of a side are in danger; reckoned from what that side may see. */
  readonly dangers: (state: S, side: Side) => readonly Danger[];
}

/** What must hold when the time of an order comes that was written ahead. */
export type Condition =
  /** A unit is engaged, or not; an enemy is in reach of the units ordered. */
  | { readonly kind: 'engaged' | 'free' | 'reach'; readonly unit: string }
  /** So many order points are left. */
  | { readonly kind: 'points'; readonly least: number };

/** What a book must say of orders that are written ahead. */
export interface Plans<S> {
  /** The conditions that it knows. */
  readonly conditions: readonly Condition['kind'][];
  /** `units`: those that the order sets in motion. */
  readonly holds: (condition: Condition, units: readonly string[], state: S, by: Side) => boolean;
  /** The position as if a side's turn began now, with all that it could wish for: to show what could be ordered then. */
  readonly begun: (state: S, side: Side) => S;
  /** The units of a side that obey no longer: broken, or gone. */
  readonly broken: (state: S, side: Side) => readonly string[];
}

/** One completed text for the reader's eyes, and the same text to send back. */
export interface Completion {
  readonly shown: string;
  readonly text: string;
}

export type Language = 'en' | 'fr';

/** One plain sentence (or a few), and the small lines of dice below it. */
export interface Sentence {
  readonly says: Phrase;
  readonly dice: readonly Phrase[];
  /** What came of the sentence before it: a message had better not begin with it. */
  readonly follows?: boolean;
}

/** What happened in one order, ready to be spoken. A quiet tale may be folded into the next one. */
export interface Tale {
  readonly quiet: boolean;
  /** Dice, but nothing to look at on the map: where the table goes on at once, it is told with what comes next. */
  readonly brief?: boolean;
  readonly title: Phrase;
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
  /** What failure costs and other warnings. */
  readonly warns: readonly Phrase[];
  /** In the order of the question's options. `grave`: takes a second press and stands alone. */
  readonly options: readonly {
    readonly text: string;
    readonly says: Phrase;
    readonly grave: boolean;
    /** The hex that it speaks of, where no other option speaks of the same: the picture numbers it. */
    readonly place?: { readonly at: string; readonly what: 'end' | 'target' };
  }[];
  /** What may be answered in the same breath, before it is asked. */
  readonly ahead?: readonly AheadChoice[];
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

/** A fault in a scenario's text; line and column from 1. */
export interface Fault {
  readonly line: number;
  readonly column: number;
  readonly says: Phrase;
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
  readonly frame: Frame;
  /** The unit that must choose. */
  readonly awaited?: string;
  /** More marks than those of the transcript. */
  readonly marks?: readonly Mark[];
  /** The transcript has not happened yet: units stand where they stood before, and ghosts where they would. */
  readonly isAhead?: boolean;
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

export interface Ruleset<S, F, O> extends Playable<S, F, O> {
  readonly name: string;
  readonly version: string;

  /** A position from the text of a scenario. */
  readonly read: (
    text: string,
  ) =>
    | { readonly state: S; readonly title: Phrase; readonly dice?: readonly number[] }
    | { readonly faults: readonly Fault[] };
  readonly write: (state: S) => string;
  /** A position from stored JSON; throws where it is none. */
  readonly restore: (json: unknown) => S;

  readonly next: (state: S) => Next;
  /** Orders from what a person typed, in either language; `;` and new lines separate them. */
  readonly orders: (text: string, state: S, by: Side) => readonly Ordered<O>[] | Refusal;
  /** The units that an order sets in motion, by their ids; none: it is a matter of the whole side. */
  readonly who: (order: O) => readonly string[];
  /** The answers filed ahead in an order, by its own text: conditions after the comma. */
  readonly filed: (order: O, by: Side) => readonly Filed[];
  /** An answer from what a person typed, in either language: the canonical answer and what it files ahead. */
  readonly answer: (
    text: string,
    asked: Asked,
    state: S,
  ) => { readonly text: string; readonly filed: readonly Filed[] };
  /** What a commander may want answered for him, by name; the first one from the moment he joins. */
  readonly doctrines: readonly string[];
  /** What such a doctrine answers. Undefined: the person is asked, even where the question is quiet. */
  readonly doctrine: (name: string, asked: Asked, state: S) => string | undefined;
  /** Answers for all that may come; none where the book never asks anybody. */
  readonly standing?: StandingAnswers<S>;
  readonly plans: Plans<S>;
  /** The next words that are legal now, narrowing while one types. */
  readonly complete: (typed: string, state: S, by: Side, language: Language) => readonly Completion[];
  /** A text in canonical form as a reader of this language would write it. */
  readonly show: (text: string, language: Language) => string;
  /** The order by which a side gives up the battle, whoever is to move. It is no order that a person types. */
  readonly concession: Ordered<O>;
  /** The order that ends the battle as a draw, because both sides have agreed to it. Nobody types it either. */
  readonly agreedDraw: Ordered<O>;
  /** What may be done by hand. */
  readonly desk: Desk<S, O>;
  /**
   * One step of putting an order together by pressing: what is asked of a draft, which is empty at first, and where each
   * press leads. Only units that are `isOwn` are offered. Refused: the draft leads nowhere any more.
   */
  readonly compose: (state: S, by: Side, draft: string, isOwn: (unit: string) => boolean) => Composing | Refusal;
  /** Some legal orders, in canonical text: for suggestions and for the fuzzer. */
  readonly suggest: (state: S, by: Side) => readonly string[];
  /**
   * A few sensible orders of a side, the best first, in canonical text: what a plain officer would do next. Each is legal
   * now, and reckoned from nothing but what that side may see. Empty: nothing is worth doing, and the turn may end.
   */
  readonly ideas: (state: S, by: Side) => readonly string[];
  /** The order that ends a turn, in canonical text. */
  readonly end: string;
  /** A first battle in steps, where the game has one. */
  readonly lesson?: Lesson<S, F>;

  /** What a side may see; without a side, what everybody may see. */
  readonly view: (state: S, side?: Side) => S;
  /** The order that ends the battle also tells who has won, and why. */
  readonly tell: (telling: Telling<S, F>) => Tale;
  readonly card: (asked: Asked, state: S) => Card;
  /** The position after a transcript, with marks for what happened in it. */
  readonly draw: (picture: Picture<S, F>, speak: (says: Phrase) => string) => Scene;
  /** What a throw must bring, where more can be said before it than the number of its dice. */
  readonly odds?: (roll: Roll, state: S) => Phrase | undefined;
  readonly score: (state: S) => readonly Score[];
  /** The story of each unit, from the first position and the transcripts of the orders that counted. */
  readonly stories?: (first: S, transcripts: readonly (readonly Entry<F>[])[]) => readonly UnitStory[];
  readonly turn: (state: S) => Phrase;
  /** What it takes to win, for somebody who has never played it. */
  readonly aim: (state: S) => Phrase;
  /** Where a scenario plays otherwise than this ruleset usually does, a sentence for each. */
  readonly options: (state: S) => readonly Phrase[];
  /** One unit of either side, by the name a person typed: what it is, how it stands, what it can do now. */
  readonly unit: (state: S, name: string) => Look | Refusal;
  /** From a unit or a hex to another: distance, sight, and what an attack would meet. */
  readonly sight: (state: S, from: string, to: string) => Look | Refusal;
  /** What the enemies of a unit could do to it if their turn began now, by the name a person typed. */
  readonly threats: (state: S, name: string) => Look | Refusal;
  /** The hex of a unit, or the hex itself, by what a person typed. */
  readonly place: (state: S, name: string) => string | Refusal;
  /**
   * Anything on the map in words, by what a person typed in either language: a hex, a unit among those around it, a
   * side, the front, or all of it. What a picture shows can be had from here.
   */
  readonly describe: (state: S, what: string) => Description | Refusal;
  /** What can be described, for completion: hexes by the digits typed so far. */
  readonly topics: (state: S, typed: string) => readonly { readonly name: string; readonly says: Phrase }[];
  /** Every unit that somebody commands, or may come to: its name in orders, and what it is. */
  readonly units: (state: S) => readonly { readonly name: string; readonly says: Phrase; readonly side: Side }[];
  /** Units that a scenario puts together under a name, where it does. */
  readonly brigades?: (state: S) => readonly {
    readonly name: string;
    readonly says: Phrase;
    readonly side: Side;
    readonly units: readonly string[];
  }[];
  /** What each side has where: a line or two for those who read no map. */
  readonly roster: (state: S) => readonly Phrase[];
}
