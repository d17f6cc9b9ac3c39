/**
 * Where the rules meet the world. Every verb loads the battle of a place, plays, commits one transaction, and leaves
 * what is to be told in the outbox. Refusals are values; only faults of ours are thrown.
 */
import type { Phrase } from '../kernel/phrase.ts';
import type { Refusal, Side } from '../kernel/play.ts';
import type { Completion, Description, Language, Look, Sentence } from '../kernel/ruleset.ts';
import type { Scene } from '../scene/scene.ts';
import type { Books } from './book/book.ts';
import type { Armoury } from './army/armoury.ts';
import type { Clock } from './clock/clock.ts';
import type { Command } from './command/command.ts';
import type { Deploying } from './deploy/deploying.ts';
import type { Desk } from './desk.ts';
import type { Fair } from './fair/fair.ts';
import type { Motions } from './motion/motion.ts';
import type { Level } from './odds/level.ts';
import type { Odds } from './odds/odds.ts';
import type { Options } from './options/options.ts';
import type { Glance } from './glance/glance.ts';
import type { Library } from './library.ts';
import type { Luck } from './luck/luck.ts';
import type { Panel } from './panel/panel.ts';
import type { Places } from './place/place.ts';
import type { Random } from './random/random.ts';
import type { Repair } from './repair/repair.ts';
import type { Rolls } from './rolls/rolls.ts';
import type { Persons } from './person/person.ts';
import type { Post } from './post.ts';
import type { Person, Reply, Request } from './request.ts';
import type { Sheets } from './sheet.ts';
import type { Planning } from './plan/plan.ts';
import type { StandingOrders } from './standing/standing.ts';
import type { Throwing } from './throwing/throwing.ts';
import type { Role } from './store/store.ts';

/** An order shown before it is given: nothing is committed. */
export interface Preview {
  readonly draft: string;
  /** Each order in the reader's language, with what it does as far as no dice and no enemy are needed. */
  readonly orders: readonly { readonly shown: string; readonly does: readonly Sentence[]; readonly needs?: Phrase }[];
  readonly warns: readonly Phrase[];
  readonly scene: Scene;
  /** It is no order: the umpire decides it, or a side proposes it to the other one. */
  readonly ruling?: 'decides' | 'proposes';
  /** The odds can be asked of it. */
  readonly mayReckon?: boolean;
}

export interface Status {
  readonly says: readonly Phrase[];
}

/** Something looked at, and a picture of it. */
export interface Looked {
  readonly look: Look;
  readonly scene: Scene;
}

/** What somebody wants to see of the map; without anything, all of it as it stands. */
export interface MapWish {
  /** Only the part about a unit or a hex. */
  readonly around?: string;
  /** What the enemies of this unit could do to it. */
  readonly threats?: string;
  /** Without units. */
  readonly terrain?: boolean;
  readonly theme?: Scene['theme'];
  readonly legend?: boolean;
}

export interface MapShown {
  readonly scene: Scene;
  /** What there is to say of it. */
  readonly look?: Look;
}

/** Something described in words, by the name under which it can be asked for again, and a picture of it. */
interface Described extends Looked {
  readonly look: Description;
}

export interface LogPage {
  readonly page: number;
  readonly pages: number;
  /** An order of the table's own has no text. */
  readonly entries: readonly {
    readonly seq: number;
    /** Who gave the order, for which side. */
    readonly by?: Phrase;
    readonly order: string;
    readonly sentences: readonly Sentence[];
  }[];
}

/** A post that stood in the channel of a battle, without its buttons. */
export interface Told {
  readonly at: Date;
  readonly post: Post;
  /** Who ordered or answered what, where that led to the post; a name nobody has checked. */
  readonly by?: { readonly who: string; readonly does: string };
}

/** A whole battle that is over, in the words of its channel. */
export interface Chronicle {
  /** For a file. */
  readonly name: string;
  readonly title: string;
  /** Who won and why, who commanded, the score. */
  readonly says: readonly string[];
  readonly opened: Date;
  readonly ended: Date;
  /** The promise of the dice, and the end of the chain. */
  readonly secretHash: string;
  readonly head: string;
  /** Everybody whom a post may call. */
  readonly people: readonly Person[];
  /** Made one by one, as it is read; it costs the length of the battle. */
  readonly told: AsyncIterable<Told>;
}

/** What may be settled with the opening of a battle. */
export interface How {
  /** Threads for reports and sides; without a word, as soon as a side has several commanders. */
  readonly threads?: boolean;
  /** Its deadlines: one word, or waking hours as `24h/8h`; without it, none. */
  readonly pace?: string;
  /** Readings of the book other than those recommended, as a person typed them. */
  readonly options?: string;
  /** Two armies by name: the scenario gives no more than its ground. */
  readonly armies?: Readonly<Record<Side, string>>;
  /** The agreed size of the game in army points; without it, that of the larger army. */
  readonly points?: number;
  /** Sealed and at once (without a word), by whole command in turn, or unit by unit. */
  readonly deploys?: 'sealed' | 'whole' | 'byUnit';
  /** Who moves first; without it, they throw for it. */
  readonly first?: Side;
  /** How much may be reckoned beforehand; without a word, everything. */
  readonly odds?: Level;
  /** Against the bot, what the side of whoever opens it adds to the dice, as he typed it. */
  readonly salt?: string;
}

export interface Host
  extends Armoury,
    Books,
    Clock,
    Command,
    Glance,
    Library,
    Luck,
    Motions,
    Odds,
    Options,
    Panel,
    Places,
    Persons,
    Random,
    Repair,
    Rolls,
    Sheets,
    StandingOrders,
    Throwing,
    Planning,
    Desk,
    Fair,
    Deploying {
  /** With `solo`, the bot takes a side, whoever opens it the other one, and the battle begins. */
  readonly open: (
    request: Request,
    scenario: string,
    battleLanguage: Language,
    solo?: Person & { readonly side: Side },
    how?: How,
  ) => Promise<Reply | Refusal>;
  /** With an army, that side fields it from now on. */
  readonly join: (request: Request, role: Role, army?: string) => Promise<Reply | Refusal>;
  readonly leave: (request: Request) => Promise<Reply | Refusal>;
  readonly start: (request: Request) => Promise<Reply | Refusal>;
  readonly resign: (request: Request) => Promise<Reply | Refusal>;

  /** Chooses what is answered for a person, in whatever battle; without a name, says what he has chosen. */
  readonly doctrine: (request: Request, name?: string) => Promise<Reply | Refusal>;

  readonly preview: (request: Request, text: string) => Promise<Preview | Refusal>;
  readonly confirm: (request: Request, draft: string) => Promise<Reply | Refusal>;
  readonly discard: (request: Request, draft: string) => Promise<Reply | Refusal>;
  readonly complete: (request: Request, typed: string) => Promise<readonly Completion[]>;
  /** Answers question `no` of a battle: by the number of its option, or by text. */
  readonly answer: (
    request: Request,
    battle: string,
    no: number,
    answer: number | string,
    /** What the card's menus say of the questions that may follow, by the numbers of their options. */
    ahead?: readonly (number | undefined)[],
  ) => Promise<Reply | Refusal>;
  /** The text of an answer to the open question, if it is this person's. */
  readonly completeAnswer: (request: Request, typed: string) => Promise<readonly Completion[]>;
  /** Why this person may not answer that question. */
  readonly mayAnswer: (request: Request, battle: string, no: number) => Promise<Refusal | undefined>;

  readonly map: (request: Request, wish?: MapWish) => Promise<MapShown | Refusal>;
  readonly status: (request: Request) => Promise<Status | Refusal>;
  /** One unit's card, by the name a person typed. */
  readonly unit: (request: Request, name: string) => Promise<Looked | Refusal>;
  /** Between two units or hexes: distance, sight, what an attack would meet. */
  readonly sight: (request: Request, from: string, to: string) => Promise<Looked | Refusal>;
  /** Anything on the map in words, by what a person typed; without anything, all of it. */
  readonly describe: (request: Request, what: string) => Promise<Described | Refusal>;
  /** What can be described, by what has been typed so far. */
  readonly topics: (
    request: Request,
    typed: string,
  ) => Promise<readonly { readonly name: string; readonly says: Phrase }[]>;
  /** The units of the battle here, for completion. */
  readonly units: (request: Request) => Promise<readonly { readonly name: string; readonly says: Phrase }[]>;
  readonly log: (request: Request, page: number) => Promise<LogPage | Refusal>;
  /** The whole battle as one JSON file. */
  readonly export: (request: Request) => Promise<{ readonly name: string; readonly json: string } | Refusal>;

  /** Everything that was said in public of a battle that is over: of the place's, or the one named. */
  readonly chronicle: (request: Request, battle?: string) => Promise<Chronicle | Refusal>;

  /** Goes on with whatever a stop interrupted: orders the table gives itself, confirmed orders not yet played. */
  readonly resume: () => Promise<void>;
  /** The bot's own seats have nothing to order any more, for now. */
  readonly idle: () => Promise<void>;
  /** They finish what they are at, and order nothing more. */
  readonly close: () => Promise<void>;
}
