/** What a line of the table ledger keeps of its posts: finished texts, and the changes with them. */
import { z } from 'zod';
import { type Post, post } from '../post.ts';
import type { Role } from './at-table.ts';

export type Readers = 'all' | Role;

/** The posts in both languages. A person appears as a slot, `⟦id⟧`. */
export interface KeptPosts {
  /** The names for the slots, untrusted text; null: forgotten. */
  readonly people: Readonly<Record<string, string | null>>;
  readonly en: readonly Post[];
  readonly fr: readonly Post[];
}

/** A line's changes that later posts depend on. */
export interface LineChanges {
  /** Who commands. The names are with the posts. */
  readonly seats?: SeatChanges | undefined;
  /** No question is open now. */
  readonly closes?: true | undefined;
}

export interface SeatChanges {
  readonly remove: readonly SeatKey[];
  readonly add: readonly SeatChange[];
  readonly change: readonly SeatChange[];
}

interface SeatKey {
  readonly side: Role;
  readonly userId: string;
}

interface SeatChange extends SeatKey {
  readonly chief?: boolean | undefined;
  readonly units?: readonly string[] | undefined;
}

const role = z.enum(['red', 'blue', 'umpire']);

export const readers: z.ZodType<Readers> = z.union([z.literal('all'), role]);

export const keptPosts: z.ZodType<KeptPosts> = z.object({
  people: z.record(z.string(), z.string().nullable()),
  en: z.array(post),
  fr: z.array(post),
});

const seatKey = z.object({ side: role, userId: z.string() });
const seatChange = seatKey.extend({ chief: z.boolean().optional(), units: z.array(z.string()).optional() });

export const lineChanges: z.ZodType<LineChanges> = z.object({
  seats: z.object({ remove: z.array(seatKey), add: z.array(seatChange), change: z.array(seatChange) }).optional(),
  closes: z.literal(true).optional(),
});
