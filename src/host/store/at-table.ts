/** The people and places of a battle; and what people have written in advance, owe, and propose. */
import type { Json, Side } from '../../kernel/play.ts';

/** A side to command; or the umpire's seat. */
export type Role = Side | 'umpire';

export interface Seat {
  readonly side: Role;
  readonly userId: string;
  readonly userName: string;
  readonly joinedAt: Date;
  /** Of their side, which has exactly one. */
  readonly chief: boolean;
  /** The units given to them; units not given to anyone are the chief's. */
  readonly units: readonly string[];
  /** The order points that the chief has allotted to them; undefined: they are common. */
  readonly points: number | undefined;
  /** They have nothing more to order in this player-turn. */
  readonly done: boolean;
  /** The id of the person's deputy on their side. */
  readonly deputy: string | undefined;
  /** The number of the last entry they have seen. */
  readonly seen: number;
  /** Turns and answers missed in a row. */
  readonly missed: number;
}

/** A channel, or a thread for reports, for a side's commanders, or for one commander. */
export type PlaceKind = 'channel' | 'reports' | 'side' | 'own';

export interface Place {
  readonly channelId: string;
  readonly guildId: string | undefined;
  readonly battleId: string;
  readonly kind: PlaceKind;
  readonly side: Side | undefined;
  readonly userId: string | undefined;
  /** The message that always shows who has to act. */
  readonly statusId: string | undefined;
  /** A thread of a finished battle: it has been archived, or never can be. */
  readonly archived: boolean;
}

/** An answer to later questions about a unit, or about any of the person's units. */
export interface Standing {
  readonly id: string;
  readonly battleId: string;
  readonly userId: string;
  readonly side: Side;
  readonly unit: string | undefined;
  /** The question's. */
  readonly kind: string;
  readonly text: string;
  /** It answers only orders given after this entry. */
  readonly afterSeq: number;
  readonly at: Date;
}

/** A person's orders for their next turn. */
export interface Plan {
  readonly id: string;
  readonly battleId: string;
  readonly userId: string;
  readonly side: Side;
  readonly orders: Json;
  readonly at: Date;
}

/** What a person owes, with its deadline. */
export interface Deadline {
  readonly id: string;
  readonly battleId: string;
  readonly side: Side;
  readonly userId: string;
  readonly duty: 'turn' | 'answer';
  /** The number of the question; for a turn, the number of the entry it began after. */
  readonly no: number;
  /** 0: the person has to act; 1: their deputy; 2: the chief; 3: their doctrine answers. */
  readonly stage: number;
  /** The time left, in milliseconds, while the clock is stopped. */
  readonly leftMs: number | undefined;
  readonly dueAt: Date | undefined;
  readonly remindAt: Date | undefined;
  readonly at: Date;
}

/** A proposal, with its voters and their votes. */
export interface Motion {
  readonly id: string;
  readonly battleId: string;
  readonly kind: string;
  readonly userId: string;
  readonly data: Json;
  readonly votes: Json;
  readonly at: Date;
}
