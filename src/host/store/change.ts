/** What one commit changes, as plain data: all of it is stored, or none. */
import type { Json } from '../../kernel/play.ts';
import type { Post } from '../post.ts';
import type { PutArmy } from './armies.ts';
import type { SavedRoll } from './rolls.ts';
import type { Sheet } from './sheets.ts';
import type { Battle, Deadline, Draft, Entry, Motion, Place, Plan, PutOrDrop } from './stored.ts';
import type { Seat, SpokenEntry, Standing, Waiting } from './stored.ts';
import type { NewScenario } from './scenarios.ts';

export interface Change {
  /** The time of everything in it. */
  readonly at: Date;
  /** The interaction behind it, if it must take effect only once. */
  readonly interactionId?: string;
  /** A new battle. Required, unless `battle` is present, for everything below that belongs to a battle. */
  readonly create?: NewBattle;
  /** A battle that changes, and the revision on which that was decided. */
  readonly battle?: { readonly id: string; readonly revision: number; readonly patch?: BattlePatch };
  /** Where it is fought. `instead` names the battle that had the place; if absent, the place must be new. */
  readonly place?: NewPlace;
  /** Its number must follow the battle's last one, and `previous` must be the battle's head. */
  readonly entry?: NewEntry;
  /** Their numbers must follow the last one of the table ledger. */
  readonly tableEntries?: readonly NewTableEntry[];
  /** The waiting order from now on; `'none'`: none. */
  readonly waiting?: NewWaiting | 'none';
  /** Removed first, then added, then changed. */
  readonly seats?: {
    readonly remove?: readonly Pick<Seat, 'side' | 'userId'>[];
    readonly add?: readonly NewSeat[];
    readonly change?: readonly (Pick<Seat, 'side' | 'userId'> & { readonly patch: SeatPatch })[];
  };
  /** Threads of battles: stored and dropped by channel id. */
  readonly places?: PutOrDrop<Place>;
  /** Moves unsent posts of one place to another. */
  readonly divert?: readonly Diversion[];
  readonly drafts?: PutOrDrop<NewDraft>;
  readonly standing?: PutOrDrop<Omit<Standing, 'at'>>;
  /** A plan replaces its person's previous one for the side. */
  readonly plans?: PutOrDrop<Omit<Plan, 'at'>>;
  readonly deadlines?: PutOrDrop<NewDeadline>;
  readonly motions?: PutOrDrop<Omit<Motion, 'at'>>;
  /** The doctrine a person chooses from now on; it belongs to no battle. */
  readonly doctrine?: { readonly userId: string; readonly name: string };
  /** People's own settings. */
  readonly people?: readonly { readonly userId: string; readonly settings: Json }[];
  /** A scenario of a server: removed, added, or put in place of the removed one. */
  readonly scenario?: { readonly put?: NewScenario; readonly remove?: string };
  /** Whole armies of people: existing ones are overwritten, unless another process has changed them since. */
  readonly armies?: PutOrDrop<PutArmy>;
  readonly sheets?: PutOrDrop<Omit<Sheet, 'at'>>;
  /** A person of whom nothing is kept from then on. */
  readonly forgets?: string;
  /** People's saved rolls. */
  readonly rolls?: PutOrDrop<Omit<SavedRoll, 'at'>>;
  /** The posts, in this order. */
  readonly posts?: readonly NewPost[];
}

export interface Diversion {
  readonly from: string;
  readonly to: string;
  /** Includes this battle's posts that could not be sent. */
  readonly parkedOf?: string;
}

/** A post and its channel. */
export interface NewPost {
  readonly channelId: string;
  readonly post: Post;
  /** It waits until then; a later post of the same battle that also waits in its channel replaces it. */
  readonly notBefore?: Date | undefined;
}

/**
 * `stale`: another process changed the battle, the place or the channel first, so decide again on the present state.
 * `seen`: this interaction has already taken effect. In both cases nothing is stored.
 */
export type Committed = 'committed' | 'stale' | 'seen';

/**
 * It begins on revision 1, with empty ledgers, unless the same change writes their first entries. `head`: the
 * `previous` of the first entry.
 */
export type NewBattle = Omit<
  Battle,
  | 'revision'
  | 'seq'
  | 'tableSeq'
  | 'stateText'
  | 'told'
  | 'position'
  | 'dice'
  | 'form'
  | 'createdAt'
  | 'updatedAt'
  | 'spoilt'
>;

/** What else may change. An entry itself sets `seq`, `head`, `state` and `rulesVersion`. */
export type BattlePatch = Partial<
  Pick<Battle, 'status' | 'language' | 'options' | 'salts' | 'state' | 'secret' | 'secretHash' | 'head'> &
    Pick<Battle, 'told' | 'position' | 'dice'>
> & { readonly guildId?: string };

export interface NewPlace extends Pick<Place, 'channelId' | 'guildId' | 'battleId'> {
  readonly instead?: string;
}

export interface NewEntry extends Omit<Entry, 'at'> {
  /** The position after it, as stored and hashed: it becomes the battle's. */
  readonly state: unknown;
}

type NewTableEntry = Omit<SpokenEntry, 'at' | 'readers' | 'said' | 'changes'> &
  Partial<Pick<SpokenEntry, 'readers' | 'said' | 'changes'>>;
/** By default, a seat is a chief's without units of their own, taken at the time of the change. */
export type NewSeat = Pick<Seat, 'side' | 'userId' | 'userName'> & Partial<Pick<Seat, 'joinedAt'>> & SeatPatch;

export type SeatPatch = Partial<Pick<Seat, 'chief' | 'units' | 'done' | 'seen' | 'missed'>> & {
  readonly points?: number | 'common';
  /** A person's id, or `'nobody'`. */
  readonly deputy?: string;
};
type NewDeadline = Omit<Deadline, 'at' | 'leftMs' | 'dueAt' | 'remindAt'> &
  Partial<Pick<Deadline, 'leftMs' | 'dueAt' | 'remindAt'>>;
type NewDraft = Omit<Draft, 'at'>;
/** By default, asked at the time of the change. */
export type NewWaiting = Omit<Waiting, 'askedAt'> & { readonly askedAt?: Date };
