/** Who sits at the table of a battle and where it is fought; what people wrote ahead, owe, and propose. */
import type { Json, Side } from '../../kernel/play.ts';

/** A side to command; or the umpire's seat. */
export type Role = Side | 'umpire';

export interface Seat {
  readonly side: Role;
  readonly userId: string;
  readonly userName: string;
  readonly joinedAt: Date;
  /** Of his side, which has one. */
  readonly chief: boolean;
  /** Those that are his; what nobody has is the chief's. */
  readonly units: readonly string[];
  /** The order points that the chief has allotted to him; undefined: they are common. */
  readonly points: number | undefined;
  /** He has nothing more to order in this player-turn. */
  readonly done: boolean;
  /** The id of the person on his side who stands in for him. */
  readonly deputy: string | undefined;
  /** The number of the last entry he has seen. */
  readonly seen: number;
  /** Turns and answers that he missed, one after the other. */
  readonly missed: number;
}

/** A channel, or a thread for reports, for a side's commanders, for one commander. */
export type PlaceKind = 'channel' | 'reports' | 'side' | 'own';

export interface Place {
  readonly channelId: string;
  readonly guildId: string | undefined;
  readonly battleId: string;
  readonly kind: PlaceKind;
  readonly side: Side | undefined;
  readonly userId: string | undefined;
  /** The message that always says who is awaited. */
  readonly statusId: string | undefined;
  /** A thread of a battle that is over: it has been put into the archive, or can never be. */
  readonly archived: boolean;
}

/** An answer to what will be asked of a unit, or of any that is the person's. */
export interface Standing {
  readonly id: string;
  readonly battleId: string;
  readonly userId: string;
  readonly side: Side;
  readonly unit: string | undefined;
  /** The question's. */
  readonly kind: string;
  readonly text: string;
  /** It answers only what was ordered after this entry. */
  readonly afterSeq: number;
  readonly at: Date;
}

/** Orders that a person wrote for his next turn. */
export interface Plan {
  readonly id: string;
  readonly battleId: string;
  readonly userId: string;
  readonly side: Side;
  readonly orders: Json;
  readonly at: Date;
}

/** What somebody owes, and until when. */
export interface Deadline {
  readonly id: string;
  readonly battleId: string;
  readonly side: Side;
  readonly userId: string;
  readonly duty: 'turn' | 'answer';
  /** The number of the question; of a turn, the number of the entry it began after. */
  readonly no: number;
  /** 0: he himself is awaited; 1: his deputy; 2: the chief; 3: his doctrine answers. */
  readonly stage: number;
  /** What is left of his time, in milliseconds, while his clock stands still. */
  readonly leftMs: number | undefined;
  readonly dueAt: Date | undefined;
  readonly remindAt: Date | undefined;
  readonly at: Date;
}

/** What somebody proposes, with who may vote and how each has. */
export interface Motion {
  readonly id: string;
  readonly battleId: string;
  readonly kind: string;
  readonly userId: string;
  readonly data: Json;
  readonly votes: Json;
  readonly at: Date;
}
