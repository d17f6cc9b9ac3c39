/** What a ruleset must provide: the only interface through which the host, the bot and the tools know a game. */
import type { Mark, Scene } from '../scene/scene.ts';
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
import type { Sealing } from './sealed.ts';
import type { Eyes, Secrets } from './secrets.ts';
import type { TableRoll } from './table-dice/table-dice.ts';
import type { Names } from './text/names.ts';
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
import type { Spot } from './spot.ts';

export type * from './ahead.ts';
export type * from './army.ts';
export type * from './book.ts';
export type * from './deployment.ts';
export type * from './fault.ts';
export type * from './luck.ts';
export type * from './open.ts';
export type * from './outlook.ts';
export type * from './random.ts';
export type * from './sealed.ts';
export type * from './secrets.ts';
export type * from './shown.ts';
export type * from './table-dice/table-dice.ts';
export type * from './variant.ts';

/** A parsed order: its canonical text, and the answers to later questions included in it. */
export interface Ordered<O> {
  readonly text: string;
  readonly order: O;
}

/** A suggested order in canonical text; and in a few words why, if there is a reason to give. */
export interface Idea {
  readonly text: string;
  /** How it is offered, if that says more than its text: by the names of places. */
  readonly shown?: Names;
  readonly why?: Phrase;
  /** It activates other units, whose orders should be considered as soon as it is done. */
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
  /** A position from stored JSON of any rules version; throws if it is not one. */
  readonly restore: (json: unknown) => S;

  readonly next: (state: S) => Next;
  /** Parses orders that a person typed, in either language; `;` and new lines separate them. */
  readonly orders: (text: string, state: S, by: Side) => readonly Ordered<O>[] | Refusal;
  /** The ids of the units an order moves; empty if it concerns the whole side. */
  readonly who: (order: O) => readonly string[];
  /** Answers included in an order's own text: the conditions after the comma. */
  readonly filed: (order: O, by: Side) => readonly Filed[];
  /**
   * Parses an answer that a person typed, in either language: the canonical answer and the later answers it includes.
   */
  readonly answer: (
    text: string,
    asked: Asked,
    state: S,
  ) => { readonly text: string; readonly filed: readonly Filed[] };
  /** Sets of answers a player may choose, by name; the first applies from the moment they join. */
  readonly doctrines: readonly string[];
  /** A doctrine's answer. Undefined: the player is asked, even if the question is quiet. */
  readonly doctrine: (name: string, asked: Asked, state: S) => string | undefined;
  /** Answers to any later question; absent if the rules never ask. */
  readonly standing?: StandingAnswers<S>;
  readonly plans: Plans<S>;
  /** The next words that are legal now, for the text typed so far. */
  readonly complete: (typed: string, state: S, by: Side, language: Language) => readonly Completion[];
  /** A canonical order in a reader's language. `desk` shows deeds, `standing` the answers to later questions. */
  readonly showOrder: (text: string, language: Language) => string;
  /** A canonical answer to a question of this kind in a reader's language; what is no answer to it, as it is. */
  readonly showAnswer: (kind: string, text: string, language: Language) => string;
  /** The order by which a side concedes the battle, at any time. It is never typed. */
  readonly concession: Ordered<O>;
  /** The order that ends the battle as an agreed draw. It is never typed either. */
  readonly agreedDraw: Ordered<O>;
  /** What may be done by hand. */
  readonly desk: Desk<S, O>;
  /**
   * One step of building an order with buttons: the question for a draft, which is empty at first, and where each
   * button leads. Only units that are `isOwn` are offered. Refused: the draft is no longer possible.
   */
  readonly compose: (state: S, by: Side, draft: string, isOwn: (unit: string) => boolean) => Composing | Refusal;
  /** Some legal orders, in canonical text: for suggestions and for the fuzzer. */
  readonly suggest: (state: S, by: Side) => readonly string[];
  /**
   * A few sensible orders of a side, the best first, in canonical text: what a plain officer would do next. Each is
   * legal now, and uses only what that side may see. Empty: nothing is worth doing, and the turn may end.
   */
  readonly ideas: (state: S, by: Side) => readonly Idea[];
  /**
   * If a side has no more orders to give but its turn is not over: which units may still act, and their possible
   * orders. Undefined: nothing needs to be said.
   */
  readonly leftToAct?: (state: S) => { readonly says: Phrase; readonly orders: readonly string[] } | undefined;
  /** The order that ends a turn, in canonical text; while sheets are written, it seals one, and is never played. */
  readonly end: string;
  /** Its clauses and tables, for reference. */
  readonly book?: Book;
  /** One page for use during play; its numbers come from the rules themselves. */
  readonly sheet?: Sheet;
  /** Armies bought with points, if the rules have them. */
  readonly armies?: Armies;
  /** How two such armies deploy before a battle. */
  readonly deployment?: Deployment<S>;
  /** The sheets that all sides write at once, if it has any. */
  readonly sealed?: Sealing<S>;
  /** Random battles, if the rules have armies bought with points. */
  readonly random?: RandomBattles;
  /** A first battle in steps, if the game has one. */
  readonly lesson?: Lesson<S, F>;

  /** What these eyes may see; to see it again through other eyes shows no more. */
  readonly view: (state: S, eyes?: Eyes) => S;
  /** What is kept secret in transcripts and orders; absent if nothing is. */
  readonly secrets?: Secrets<S, F>;
  /** The order that ends the battle also tells who has won, and why. */
  readonly tell: (telling: Telling<S, F>) => Tale;
  readonly card: (asked: Asked, state: S) => Card;
  /**
   * The position after a transcript, with marks for what happened in it. A method, so that a book may say which board's
   * marks it takes: it is only given back marks of its own pictures.
   */
  draw(this: void, picture: Picture<S, F>, speak: (says: Phrase) => string): Scene;
  /** What a roll of this order needs, if more can be said in advance than its number of dice. */
  readonly odds?: (roll: Roll, state: S, order: O) => Sentence | undefined;
  /** The possible outcomes of an order, if the rules involve chance. */
  readonly outlook?: Outlook<S, F, O>;
  /** How lucky a roll was, in the position it was made in. Undefined: it does not count as luck. */
  readonly luck?: (roll: Roll, got: readonly number[], now: S) => Fortune | undefined;
  /** Rolls offered to people at a real table. */
  readonly tableDice?: readonly TableRoll<S>[];
  readonly score: (state: S) => readonly Score[];
  /** The story of each unit, from the first position and the transcripts of the valid orders. */
  readonly stories?: (first: S, transcripts: readonly (readonly Entry<F>[])[]) => readonly UnitStory[];
  readonly turn: (state: S) => Phrase;
  /** What it takes to win, for a new player. */
  readonly aim: (state: S) => Phrase;
  /** Where a scenario differs from the usual rules, one sentence each. */
  readonly options: (state: S) => readonly Phrase[];
  /** The rules that may be changed before a battle begins, if any. */
  readonly variants?: Variants<S>;
  /** One unit of either side, by the name a person typed: its details, its state, and what it can do now. */
  readonly unit: (state: S, name: string) => Look | Refusal;
  /** From a unit or a position to another: distance, sight, and what an attack would meet. */
  readonly sight: (state: S, from: string, to: string) => Look | Refusal;
  /** What bars a refused order, as marks: the line to it, and what is in its way. */
  readonly bars?: (text: string, state: S, by: Side) => readonly Mark[];
  /** What the enemies of a unit could do to it if their turn began now, by the name a person typed. */
  readonly threats: (state: S, name: string) => Look | Refusal;
  /** The position of a unit, or a position itself, by what a person typed. */
  readonly place: (state: S, name: string) => Spot | Refusal;
  /**
   * Describes anything on the map, by what a person typed in either language: a position, a unit and its surroundings, a
   * side, the front, or everything. It covers everything that a picture shows.
   */
  readonly describe: (state: S, what: string) => Description | Refusal;
  /** What can be described, for completion: positions only by what was typed so far. */
  readonly topics: (state: S, typed: string) => readonly { readonly name: string; readonly says: Phrase }[];
  /** Every unit that has a commander now or later: its name in orders, and what it is. */
  readonly units: (state: S) => readonly { readonly name: string; readonly says: Phrase; readonly side: Side }[];
  /** Named groups of units of a scenario, if any. */
  readonly brigades?: (state: S) => readonly {
    readonly name: string;
    readonly says: Phrase;
    readonly side: Side;
    readonly units: readonly string[];
  }[];
  /** What each side has and where, in a line or two, for players who do not read the map. */
  readonly roster: (state: S) => readonly Phrase[];
}
