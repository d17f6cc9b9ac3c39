/** What the store returns: the rows of the database with their JSON parsed and checked. */
import { z } from 'zod';
import type { Asked, Json, Side } from '../../kernel/play.ts';
import type { Filed, Language } from '../../kernel/ruleset.ts';
import type { Entry as Line } from '../../kernel/run.ts';
import type { Post } from '../post.ts';
import type { KeptPosts, LineChanges, Readers } from './kept-posts.ts';

export type * from './at-table.ts';
export type { KeptPosts, LineChanges, Readers, SeatChanges } from './kept-posts.ts';

export type BattleStatus = 'mustering' | 'playing' | 'halted' | 'paused' | 'over' | 'cancelled';
export type Options = { readonly [name: string]: Json };
type Salts = { readonly red: string; readonly blue: string };
/** The transcript of one order. Facts belong to the ruleset, which alone can read them. */
export type Transcript = readonly Line<unknown>[];

export interface Battle {
  readonly id: string;
  readonly guildId: string | undefined;
  readonly language: Language;
  readonly ruleset: string;
  readonly scenario: string;
  readonly options: Options;
  readonly openedBy: string;
  readonly status: BattleStatus;
  /** What a change must name to be stored: the revision it was decided on. */
  readonly revision: number;
  readonly seq: number;
  readonly tableSeq: number;
  /** JSON, for the ruleset's `restore`; undefined if its column holds none. */
  readonly state: unknown;
  /** The text of its column. */
  readonly stateText: string;
  readonly secret: string;
  readonly secretHash: string;
  readonly salts: Salts;
  readonly head: string;
  readonly told: number;
  /** The number of the entry whose position is the battle's: the last one, unless it was an undo. */
  readonly position: number;
  /** The number of dice in its entries. */
  readonly dice: number;
  readonly rulesVersion: string;
  /** 1: its ledgers name people by their user ids; 2: by pseudonyms. */
  readonly form: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Present if some values above are replacements for unreadable ones. */
  readonly spoilt?: Spoilt;
}

/** The unreadable columns of a row. */
interface Spoilt {
  /** As stored, by name. */
  readonly columns: Readonly<Record<string, string>>;
  readonly why: string;
}

/** An entry as everybody may see it, and the seals of what they may not. */
export interface OpenPart {
  readonly text: string;
  readonly transcript: Transcript;
  readonly stateHash: string;
  readonly seals: readonly { readonly name: string; readonly seal: string }[];
}

/** A line of the battle ledger, without the position it led to. */
export interface Entry {
  readonly seq: number;
  readonly kind: string;
  readonly side: Side | undefined;
  /** The pseudonym of the person who gave it; in battles of form 1 their id. */
  readonly person: string | undefined;
  readonly text: string;
  readonly transcript: Transcript;
  /** What everybody may see of it, as hashed; undefined: all. */
  readonly open: OpenPart | undefined;
  readonly previous: string;
  readonly hash: string;
  readonly rulesVersion: string;
  readonly at: Date;
}

/** An entry with the position after it: JSON, for the ruleset's `restore`. */
export interface EntryWithState extends Entry {
  readonly state: unknown;
}

/** An entry as far as readable; unreadable parts as stored text. */
export interface EntryAsStored {
  readonly seq: number;
  readonly kind: string;
  readonly side: string | null;
  readonly person: string | null;
  readonly text: string;
  readonly transcript: unknown;
  /** Null: nothing of it is hidden. */
  readonly open: unknown;
  readonly previous: string;
  readonly hash: string;
  readonly rulesVersion: string;
  readonly at: string;
  readonly state: unknown;
}

/** Whom a pseudonym of a battle stands for. */
export interface Participant {
  readonly pseudonym: string;
  /** Undefined: forgotten. */
  readonly userId: string | undefined;
  /** As the server showed it; untrusted text. */
  readonly userName: string | undefined;
}

/** A line of the table ledger. */
export interface TableEntry {
  readonly seq: number;
  readonly kind: string;
  readonly userId: string | undefined;
  readonly data: Json;
  /** Who may read it before the end. Undefined for lines from before this was stored. */
  readonly readers: Readers | undefined;
  readonly at: Date;
}

/** A line with its posts and its changes; lines from before these were stored have neither. */
export interface SpokenEntry extends TableEntry {
  readonly said: KeptPosts | undefined;
  readonly changes: LineChanges | undefined;
}

/** An order queued after the waiting one: by default from the same person at the same time. */
export type Queued =
  | string
  | { readonly text: string; readonly userId: string; readonly afterSeq?: number | undefined };

/** The waiting order: for an answer, or, without a question, to be played. */
export interface Waiting {
  readonly no: number;
  readonly side: Side;
  readonly userId: string | undefined;
  readonly text: string;
  readonly transcript: Transcript;
  readonly filed: readonly Filed[];
  readonly question: Asked | undefined;
  /** Orders that come after it, in canonical text: from its giver, or from the person named. */
  readonly rest: readonly Queued[];
  /** The number of the last entry when it was given. Undefined if it was stored by an earlier version. */
  readonly afterSeq?: number | undefined;
  readonly askedAt: Date;
}

export interface Draft {
  readonly id: string;
  readonly battleId: string;
  readonly userId: string;
  readonly side: Side;
  readonly text: string;
  readonly seq: number;
  readonly at: Date;
}

/** A post leased to one poster. */
export interface Leased {
  readonly id: string;
  readonly battleId: string | undefined;
  readonly channelId: string;
  readonly number: number;
  readonly post: Post;
  readonly nonce: string;
  /** The times it was taken, including this one: from 2 on it may already have been posted. */
  readonly attempts: number;
}

/** A message in a channel. */
export interface Said {
  readonly channelId: string;
  readonly messageId: string;
}

/** A post that can never be sent, and why. */
export interface Parked {
  readonly id: string;
  readonly channelId: string;
  readonly number: number;
  readonly attempts: number;
  readonly error: string;
}

export const side = z.enum(['red', 'blue']);
export const role = z.enum(['red', 'blue', 'umpire']);
export const language = z.enum(['en', 'fr']);
export const battleStatus = z.enum(['mustering', 'playing', 'halted', 'paused', 'over', 'cancelled']);
export const salts = z.object({ red: z.string(), blue: z.string() });
export const json: z.ZodType<Json> = z.json();
export const options = z.record(z.string(), json);
export const rest = z.array(
  z.union([z.string(), z.object({ text: z.string(), userId: z.string(), afterSeq: z.number().int().optional() })]),
);
export const names = z.array(z.string());
export const placeKind = z.enum(['channel', 'reports', 'side', 'own']);
export const duty = z.enum(['turn', 'answer']);

// Loose objects: a transcript is compared step by step, so nothing of it may be lost in parsing.
const about = z.record(z.string(), json);

export const asked: z.ZodType<Asked> = z.looseObject({
  kind: z.string(),
  to: side,
  unit: z.string().exactOptional(),
  about,
  options: z.array(z.looseObject({ text: z.string(), about })),
  fallback: z.string(),
});

const roll = z.looseObject({
  clause: z.string(),
  why: z.string(),
  unit: z.string().exactOptional(),
  dice: z.number(),
  sides: z.number(),
  base: z.number().exactOptional(),
  ledger: z.array(z.looseObject({ clause: z.string(), name: z.string(), n: z.number() })),
  about,
});

const by = z.discriminatedUnion('who', [
  z.looseObject({ who: z.literal(['person', 'umpire']), id: z.string() }),
  z.looseObject({ who: z.literal('doctrine'), name: z.string() }),
  z.looseObject({ who: z.literal('standing'), at: z.iso.date() }),
  z.looseObject({ who: z.literal('overdue'), at: z.string(), how: z.enum(['doctrine', 'fallback']) }),
  z.looseObject({ who: z.literal(['order', 'filed', 'default']) }),
]);

const line = z.union([
  z.strictObject({ fact: z.unknown() }),
  z.strictObject({ roll, got: z.array(z.number()) }),
  z.strictObject({ ask: asked, got: z.string(), by }),
]);

export const transcript: z.ZodType<Transcript> = z.array(line);

const seals = z.array(z.strictObject({ name: z.string(), seal: z.string() }));
export const openPart: z.ZodType<OpenPart> = z.strictObject({
  text: z.string(),
  transcript,
  stateHash: z.string(),
  seals,
});

export const filed: z.ZodType<readonly Filed[]> = z.array(
  z.looseObject({ to: side, kind: z.string(), unit: z.string().exactOptional(), text: z.string() }),
);

/** Rows by id: existing ones are overwritten. */
export interface PutOrDrop<Row> {
  readonly put?: readonly Row[];
  readonly drop?: readonly string[];
}
