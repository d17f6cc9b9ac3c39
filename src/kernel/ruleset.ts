/** What a ruleset must provide. The host, the bot and the tools know a game only through this. */
import type { Scene } from '../scene/scene.ts';
import type { Filed, Plans, StandingAnswers } from './ahead.ts';
import type { Armies } from './army.ts';
import type { Book, Sheet } from './book.ts';
import type { Composing } from './compose.ts';
import type { Deployment } from './deployment.ts';
import type { Lesson } from './lesson.ts';
import type { Fortune } from './luck.ts';
import type { Desk, Next } from './open.ts';
import type { Outlook } from './outlook.ts';
import type { Phrase } from './phrase.ts';
import type { Asked, Refusal, Roll, Side } from './play.ts';
import type { RandomBattles } from './random.ts';
import type { Throw } from './throwing.ts';
import type { Variants } from './variant.ts';
import type { Entry, Playable } from './run.ts';
import type {
  Card,
  Completion,
  Description,
  Language,
  Look,
  Picture,
  Score,
  Sentence,
  Tale,
  Telling,
  UnitStory,
} from './shown.ts';
import type { Fault } from './fault.ts';

export type * from './ahead.ts';
export type * from './army.ts';
export type * from './book.ts';
export type * from './deployment.ts';
export type * from './fault.ts';
export type * from './luck.ts';
export type * from './open.ts';
export type * from './outlook.ts';
export type * from './random.ts';
export type * from './shown.ts';
export type * from './throwing.ts';
export type * from './variant.ts';

/** An order understood: its one canonical text, and answers to later questions that came with it. */
export interface Ordered<O> {
  readonly text: string;
  readonly order: O;
}

/** An order that somebody might give, in canonical text; and in a few words why, where there is anything to say. */
export interface Idea {
  readonly text: string;
  readonly why?: Phrase;
  /** It wakes others besides: what they do is to be thought of as soon as it is done. */
  readonly wakes?: true;
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
  /** A position from stored JSON, of whatever version of the rules stored it; throws where it is none. */
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
  /** Sets of answers a commander may choose, by name; the first applies from the moment they join. */
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
  /** The order by which a side gives up the battle, at any time. People do not type it. */
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
   * now, and uses only what that side may see. Empty: nothing is worth doing, and the turn may end.
   */
  readonly ideas: (state: S, by: Side) => readonly Idea[];
  /**
   * Where a side has nothing left to order with and its turn is not over: who may still act, and orders that they may have.
   * Undefined: it goes without saying.
   */
  readonly leftToAct?: (state: S) => { readonly says: Phrase; readonly orders: readonly string[] } | undefined;
  /** The order that ends a turn, in canonical text. */
  readonly end: string;
  /** Its clauses and tables, as people look them up. */
  readonly book?: Book;
  /** One page to have at hand; its numbers are those that the rules play by. */
  readonly sheet?: Sheet;
  /** Armies bought by points, where the book has them. */
  readonly armies?: Armies;
  /** How two such armies deploy before a battle. */
  readonly deployment?: Deployment<S>;
  /** Battles made up, where the book has armies by points. */
  readonly random?: RandomBattles;
  /** A first battle in steps, where the game has one. */
  readonly lesson?: Lesson<S, F>;

  /** What a side may see; without a side, what everybody may see. */
  readonly view: (state: S, side?: Side) => S;
  /** The order that ends the battle also tells who has won, and why. */
  readonly tell: (telling: Telling<S, F>) => Tale;
  readonly card: (asked: Asked, state: S) => Card;
  /** The position after a transcript, with marks for what happened in it. */
  readonly draw: (picture: Picture<S, F>, speak: (says: Phrase) => string) => Scene;
  /** What a throw of this order must bring, where more can be said before it than the number of its dice. */
  readonly odds?: (roll: Roll, state: S, order: O) => Sentence | undefined;
  /** What an order may come to; where the book leaves anything to chance. */
  readonly outlook?: Outlook<S, F, O>;
  /** How lucky a throw was, in the position it was thrown in. Undefined: it says nothing of luck. */
  readonly luck?: (roll: Roll, got: readonly number[], now: S) => Fortune | undefined;
  /** What people at a real table may throw for. */
  readonly throws?: readonly Throw<S>[];
  readonly score: (state: S) => readonly Score[];
  /** The story of each unit, from the first position and the transcripts of the orders that counted. */
  readonly stories?: (first: S, transcripts: readonly (readonly Entry<F>[])[]) => readonly UnitStory[];
  readonly turn: (state: S) => Phrase;
  /** What it takes to win, for somebody who has never played it. */
  readonly aim: (state: S) => Phrase;
  /** Where a scenario plays otherwise than this ruleset usually does, a sentence for each. */
  readonly options: (state: S) => readonly Phrase[];
  /** What of all this may be settled otherwise before a battle begins; where the book leaves anything open. */
  readonly variants?: Variants<S>;
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
