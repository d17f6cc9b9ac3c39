/** What a host depends on. */
import type { Phrase } from '../../kernel/phrase.ts';
import type { Refusal, Side } from '../../kernel/play.ts';
import type { Next } from '../../kernel/ruleset.ts';
import type { Forecaster } from '../../odds/forecast.ts';
import type { Scales } from '../../selfplay/scales.ts';
import type { Words } from '../../words/words.ts';
import type { AnyRuleset } from '../ruleset.ts';
import type { Decision } from './decision.ts';
import type { LoadedBattle } from './loaded-battle.ts';
import type { Passage } from './passage.ts';
import type { Post } from '../post.ts';
import type { Lock } from '../lock.ts';
import type { Person, Request } from '../request.ts';
import type { Battle, Draft, NewPost, Place, Seat, Store, Waiting } from '../store/store.ts';
import type { Size } from '../../survey/surveyor.ts';
import type { UnreadableBattle } from './unreadable.ts';

/** A scenario that can be opened: a file of `assets/scenarios`, one added to a server, or one made by a test. */
export interface Scenario {
  readonly name: string;
  readonly title: Phrase;
  readonly ruleset: string;
  /** The size of its map, if readable. */
  readonly size?: Size;
  readonly text: string;
}

/** An army that comes with the bot: a file of `assets/armies`. */
export interface ShippedArmy {
  readonly name: string;
  readonly ruleset: string;
  readonly text: string;
}

/** Named moments of a verb at which a test can end the process. */
export type Point = 'received' | 'loaded' | 'played' | 'committing' | 'committed' | 'told';

export interface HostOptions {
  readonly store: Store;
  readonly rulesets: ReadonlyMap<string, AnyRuleset>;
  readonly words: Words;
  readonly clock: () => Date;
  readonly scenarios: readonly Scenario[];
  readonly armies?: readonly ShippedArmy[];
  /** Where random battles are made and balanced; if absent, there are none. */
  readonly scales?: Scales;
  /** Where the odds of orders are calculated; if absent, there are none. */
  readonly forecaster?: Forecaster;
  /** The odds of a battle could not be calculated; everything else goes on. */
  readonly forecastFailed?: (battleId: string, error: unknown) => void;
  /** How long a card waits for its chances. */
  readonly patienceMs?: number;
  /** The ruleset named in a scenario's text. */
  readonly rulesetOf: (text: string) => string;
  /** Practice only: a scenario may define its dice. */
  readonly scriptedDice: boolean;
  /** So many random bytes: for secrets and ids. */
  readonly random: (bytes: number) => Uint8Array;
  readonly at?: (point: Point) => void;
  /** How long the bot's own seat waits before each of its orders, so that people can read the previous one. */
  readonly pauseMs?: number;
  /** A battle has changed: its places and status there may have to follow. */
  readonly changed?: (battleId: string) => void;
  /**
   * A battle could not continue, but others do; or the rules failed in the order named. If absent, `resume` throws
   * after trying all.
   */
  readonly failed?: (battleId: string, error: unknown, order?: string) => void;
  /** A battle that was stuck after a commit continues. */
  readonly wentOn?: (battleId: string) => void;
}

/** What comes after an entry, and since when. */
interface AwaitedAt {
  readonly seq: number;
  readonly next: Next;
  readonly since: Date;
}

/** What this process remembers about battles, by id. Losing it is harmless. */
export interface Memory {
  /** Battles already logged as unreadable. */
  readonly unread: Set<string>;
  /** Those in which something has failed after a commit. */
  readonly owing: Set<string>;
  /** The digest of each position that was verified against its last entry. */
  readonly sound: Map<string, string>;
  /** Who had to act after an entry, and since when. */
  readonly since: Map<string, AwaitedAt>;
  /** Changes by other processes have been checked up to then. */
  lookedUntil: Date;
}

/** Changes from before the process started are checked at the start. */
export function newMemory(now: Date): Memory {
  return { unread: new Set(), owing: new Set(), sound: new Map(), since: new Map(), lookedUntil: now };
}

/** What a change is decided on: less is known about an unreadable battle. */
export type Basis = Pick<LoadedBattle, 'battle' | 'places'> & Partial<LoadedBattle>;

/** The posts of a change, for finding out whom direct messages should point to them. */
export interface Saying {
  readonly battle: Battle;
  readonly places: readonly Place[];
  readonly seats: readonly Seat[];
  readonly status: Battle['status'];
  /** The order whose question was open before, and still is. */
  readonly waiting: Waiting | undefined;
  readonly posts: readonly NewPost[];
  readonly deadlines: readonly { readonly userId: string; readonly dueAt?: Date | undefined }[];
}

/** How features take part in every battle: `create.ts` has the lists, each called in order. */
export interface Hooks {
  /** Before a commit: what else changes with it. */
  readonly before: readonly ((deps: Deps, basis: Basis, decision: Decision) => Promise<Decision>)[];
  /** Before a commit: direct messages in addition to its posts. */
  readonly letters: readonly ((deps: Deps, saying: Saying) => Promise<readonly NewPost[]>)[];
  /** After a verb: the ids of proposals that must end. The caller holds the battle's lock. */
  readonly after: readonly ((deps: Deps, battleId: string) => Promise<readonly string[]>)[];
  /** Why a person may not take that side, besides what is true in every battle. */
  readonly bars: readonly ((
    deps: Deps,
    loaded: LoadedBattle,
    person: Person,
    side: Side,
  ) => Promise<Refusal | undefined>)[];
  /** When a person gives up their seat or goes away: what else changes. */
  readonly leaves: readonly ((loaded: LoadedBattle, person: Person, decision: Decision) => Decision)[];
  /** At each tick of the clock, before anything is due. */
  readonly ticks: readonly ((deps: Deps) => Promise<void>)[];
  /** What a battle's status lists as open. */
  readonly open: readonly ((deps: Deps, loaded: LoadedBattle) => Promise<readonly Phrase[]>)[];
  /** What a person is asked besides the question of an order. */
  readonly asked: readonly ((deps: Deps, loaded: LoadedBattle, userId: string) => Promise<readonly Phrase[]>)[];
  /** After a restart, before a battle continues: what else it may have waited for. The caller holds its lock. */
  readonly wakes: readonly ((deps: Deps, battleId: string) => Promise<void>)[];
  /** What happens next if nothing waits and a side is to order; the first result decides. */
  readonly next: readonly ((deps: Deps, loaded: LoadedBattle) => Promise<Decision | undefined>)[];
  /** Confirming what was previewed: the first whose draft it is decides. */
  readonly confirms: readonly ((
    deps: Deps,
    loaded: LoadedBattle,
    request: Request,
    draft: Draft,
  ) => Promise<Decision | Refusal | undefined>)[];
  /** What is added to an order's posts, and to those of the start where a side may order straight away. */
  readonly adds: readonly ((
    deps: Deps,
    loaded: LoadedBattle,
    passage: Passage,
    posts: readonly Post[],
  ) => Promise<readonly Post[]>)[];
}

export interface Deps extends HostOptions {
  readonly lock: Lock;
  readonly hooks: Hooks;
  /** The bot's own seat is to order, in the battle as it is now. */
  readonly wake: (battle: Pick<Battle, 'id' | 'revision'>) => void;
  /** A battle is unreadable: it is halted, once, and its players are told why. */
  readonly halt: (unreadable: UnreadableBattle) => Promise<void>;
  readonly memory: Memory;
  readonly at: (point: Point) => void;
  readonly changed: (battleId: string) => void;
  readonly wentOn: (battleId: string) => void;
  readonly forecastFailed: (battleId: string, error: unknown) => void;
}

/** The results of a list of hooks, one after the other. */
export async function fromEach<H, T>(
  hooks: readonly H[],
  call: (hook: H) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const all: T[] = [];
  for (const hook of hooks) all.push(...(await call(hook)));
  return all;
}

export function newId(deps: Deps): string {
  return Buffer.from(deps.random(9)).toString('base64url');
}
