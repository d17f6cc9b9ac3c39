/** What a host is made of. */
import type { Phrase } from '../../kernel/phrase.ts';
import type { Next } from '../../kernel/ruleset.ts';
import type { Forecaster } from '../../odds/forecast.ts';
import type { Scales } from '../../selfplay/scales.ts';
import type { Words } from '../../words/words.ts';
import type { AnyRuleset } from '../ruleset.ts';
import type { Move } from './decision.ts';
import type { Loaded } from './loaded-battle.ts';
import type { News } from './passage.ts';
import type { Post } from '../post.ts';
import type { Lock } from '../lock.ts';
import type { Person } from '../request.ts';
import type { Battle, NewPost, Place, Seat, Store, Waiting } from '../store/store.ts';
import type { UnreadableBattle } from './unreadable.ts';

export interface Size {
  readonly cols: number;
  readonly rows: number;
}

/** A scenario that can be opened: a file of `assets/scenarios`, one that was added to a server, or one a test made up. */
export interface Scenario {
  readonly name: string;
  readonly title: Phrase;
  readonly ruleset: string;
  /** Columns and rows of its map, where it can be read. */
  readonly size?: Size;
  readonly text: string;
}

/** An army that comes with the bot: a file of `assets/armies`. */
export interface ShippedArmy {
  readonly name: string;
  readonly ruleset: string;
  readonly text: string;
}

/** Named moments of a verb, where a test can end the process. */
export type Point = 'received' | 'loaded' | 'played' | 'committing' | 'committed' | 'told';

export interface HostOptions {
  readonly store: Store;
  readonly rulesets: ReadonlyMap<string, AnyRuleset>;
  readonly words: Words;
  readonly clock: () => Date;
  readonly scenarios: readonly Scenario[];
  readonly armies?: readonly ShippedArmy[];
  /** Where battles are made up and balanced; without it, none are. */
  readonly scales?: Scales;
  /** Where the odds of orders are reckoned; without it, none are. */
  readonly forecaster?: Forecaster;
  /** The odds of a battle could not be reckoned: nothing else is the worse for it. */
  readonly unreckoned?: (battleId: string, error: unknown) => void;
  /** How long a card waits for its chances. */
  readonly patienceMs?: number;
  /** The name of the ruleset that a scenario's text says it is of. */
  readonly rulesetOf: (text: string) => string;
  /** Practice only: a scenario may bring its dice. */
  readonly scriptedDice: boolean;
  /** So many random bytes: for secrets and for ids. */
  readonly random: (bytes: number) => Uint8Array;
  readonly at?: (point: Point) => void;
  /** How long the bot's own seat waits before each of its orders, that people can read the one before. */
  readonly pauseMs?: number;
  /** A battle is no longer as it was: its places and what is said of it there may have to follow. */
  readonly changed?: (battleId: string) => void;
  /**
   * A battle could not go on by itself, the others do; or, where an order is named, the rules failed in it. Without
   * it, `resume` throws when all have been tried.
   */
  readonly failed?: (battleId: string, error: unknown, order?: string) => void;
  /** A battle that had stood still behind a commit goes on. */
  readonly wentOn?: (battleId: string) => void;
}

/** What comes next after an entry, and since when it has been so. */
export interface AwaitedAt {
  readonly seq: number;
  readonly next: Next;
  readonly since: Date;
}

/** What this process remembers of battles, by id. Nothing is lost with it. */
export interface Memory {
  /** Those of which the log says already that they cannot be read. */
  readonly unread: Set<string>;
  /** Those in which something has failed behind a commit. */
  readonly owing: Set<string>;
  /** The digest of each position that was found to be the one after its last entry. */
  readonly sound: Map<string, string>;
  /** What was awaited after an entry, and since when. */
  readonly since: Map<string, AwaitedAt>;
  /** Changes by other processes have been looked at until then. */
  lookedUntil: Date;
}

/** Whatever changed before the process started, the start itself looks at. */
export function newMemory(now: Date): Memory {
  return { unread: new Set(), owing: new Set(), sound: new Map(), since: new Map(), lookedUntil: now };
}

/** What a change is decided on: a battle that no rules can read is known by less. */
export type Basis = Pick<Loaded, 'battle' | 'places'> & Partial<Loaded>;

/** What is about to be said with a change, to whom people's own messages point. */
export interface Saying {
  readonly battle: Battle;
  readonly places: readonly Place[];
  readonly seats: readonly Seat[];
  readonly status: Battle['status'];
  /** The order whose question was open before, and is still. */
  readonly waiting: Waiting | undefined;
  readonly posts: readonly NewPost[];
  readonly deadlines: readonly { readonly userId: string; readonly dueAt?: Date | undefined }[];
}

/** How features take part in every battle: `create.ts` has the lists, and each list is called in its order. */
export interface Hooks {
  /** Before a commit: what else changes with it. */
  readonly before: readonly ((parts: Parts, basis: Basis, move: Move) => Promise<Move>)[];
  /** Before a commit: messages to people beside its posts. */
  readonly letters: readonly ((parts: Parts, saying: Saying) => Promise<readonly NewPost[]>)[];
  /** After a verb: what has to end, by the ids of the proposals. The caller holds the battle's lock. */
  readonly after: readonly ((parts: Parts, battleId: string) => Promise<readonly string[]>)[];
  /** When somebody gives up their seat or goes away: what else that changes. */
  readonly leaves: readonly ((loaded: Loaded, person: Person, move: Move) => Move)[];
  /** At each tick of the clock, before anything is due. */
  readonly ticks: readonly ((parts: Parts) => Promise<void>)[];
  /** What the status of a battle says is open. */
  readonly open: readonly ((parts: Parts, loaded: Loaded) => Promise<readonly Phrase[]>)[];
  /** What a person is asked besides the question of an order. */
  readonly asked: readonly ((parts: Parts, loaded: Loaded, userId: string) => Promise<readonly Phrase[]>)[];
  /** After a stop, before a battle goes on by itself: what else it may have waited for. The caller holds its lock. */
  readonly wakes: readonly ((parts: Parts, battleId: string) => Promise<void>)[];
  /** What happens next where nothing waits and a side is to order; the first that knows something decides. */
  readonly next: readonly ((parts: Parts, loaded: Loaded) => Promise<Move | undefined>)[];
  /** What is added to the posts that tell of an order. */
  readonly adds: readonly ((
    parts: Parts,
    loaded: Loaded,
    news: News,
    posts: readonly Post[],
  ) => Promise<readonly Post[]>)[];
}

export interface Parts extends HostOptions {
  readonly lock: Lock;
  readonly hooks: Hooks;
  /** The bot's own seat is to order, in a battle as it stands now. */
  readonly wake: (battle: Pick<Battle, 'id' | 'revision'>) => void;
  /** A battle cannot be read: it is halted, once, and its players hear why. */
  readonly halt: (unreadable: UnreadableBattle) => Promise<void>;
  readonly memory: Memory;
  readonly at: (point: Point) => void;
  readonly changed: (battleId: string) => void;
  readonly wentOn: (battleId: string) => void;
  readonly unreckoned: (battleId: string, error: unknown) => void;
}

/** What the hooks of a list answer, one after the other. */
export async function fromEach<H, T>(
  hooks: readonly H[],
  call: (hook: H) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const all: T[] = [];
  for (const hook of hooks) all.push(...(await call(hook)));
  return all;
}

export function newId(parts: Parts): string {
  return Buffer.from(parts.random(9)).toString('base64url');
}
