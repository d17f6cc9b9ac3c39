/** What a verb has decided: everything that changes together, and the reply. */
import type { BattlePatch, Change, KeptPosts, NewPost, Role } from '../store/store.ts';
import type { Voice } from './voice.ts';
import type { Post } from '../post.ts';
import type { Language } from '../../kernel/ruleset.ts';
import type { Phrase } from '../../kernel/phrase.ts';
import type { Doctrines } from '../request.ts';
import type { Json } from '../../kernel/play.ts';

/** Stored as it is. */
type Stored = 'entry' | 'waiting' | 'seats' | 'drafts' | 'people' | 'place' | 'places' | 'divert';
type StoredAhead = 'standing' | 'plans' | 'deadlines' | 'motions' | 'sheets';

type Says = (language: Language) => readonly Phrase[];

export interface Decision extends Pick<Change, Stored | StoredAhead> {
  readonly patch?: BattlePatch;
  /** Their posts come before `posts`. */
  readonly table?: readonly TableLine[];
  /** Posts that belong to no line: those about an entry or a question, and private ones. */
  readonly posts?: readonly Post[];
  /** Direct messages. */
  readonly letters?: readonly NewPost[];
  /** The private reply, in the person's language. */
  readonly says?: Says;
  readonly doctrines?: Doctrines;
  /** Ideas for their next order, if no post has them. */
  readonly ideas?: (language: Language) => Post['ideas'];
}

/** A line of the table ledger without its number, with its posts. */
export interface TableLine {
  readonly kind: string;
  readonly userId: string | undefined;
  /** For code to read: no names of people and no message ids, because both may change. */
  readonly data: { readonly [name: string]: Json };
  /** Who may read the line before the end; if absent, everyone. */
  readonly readers?: Role;
  /** Its posts. Called for both languages, and the line keeps the results. `seq`: the line's number. */
  readonly posts?: (voice: Voice, seq: number) => readonly Post[] | Promise<readonly Post[]>;
  /** It voids the order under way, whatever order is stored together with it. */
  readonly annuls?: true;
  /** Names for slots in `data`, in addition to those in the posts. */
  readonly people?: KeptPosts['people'];
  /** The language of its posts, if not the battle's. */
  readonly language?: Language;
}

/** Nothing is posted for it. */
export function isSilent({ table = [], posts = [] }: Decision): boolean {
  return posts.length === 0 && table.every((line) => !line.posts);
}

/** Two decisions as one: the second is made on the result of the first. What both change is changed by both. */
export function together(first: Decision, then: Decision): Decision {
  return {
    ...first,
    ...then,
    ...(first.patch && then.patch && { patch: { ...first.patch, ...then.patch } }),
    ...(first.seats && then.seats && { seats: bothLists(first.seats, then.seats) }),
    ...(first.deadlines && then.deadlines && { deadlines: bothLists(first.deadlines, then.deadlines) }),
    ...(first.sheets && then.sheets && { sheets: bothLists(first.sheets, then.sheets) }),
    ...(first.motions && then.motions && { motions: bothLists(first.motions, then.motions) }),
    ...(first.people && then.people && { people: [...first.people, ...then.people] }),
    ...(first.table && then.table && { table: [...first.table, ...then.table] }),
    ...(first.posts && then.posts && { posts: [...first.posts, ...then.posts] }),
    ...(first.says && then.says && { says: bothSay(first.says, then.says) }),
  };
}

/** Rows to put and to drop, or seats to take, to leave and to change. */
function bothLists<T extends object>(first: T, then: T): T {
  const lists = Map.groupBy([...Object.entries(first), ...Object.entries(then)], ([name]) => name);
  return Object.fromEntries([...lists].map(([name, all]) => [name, all.flatMap(([, list]) => list)])) as T;
}

function bothSay(first: Says, then: Says): Says {
  return (language) => [...first(language), ...then(language)];
}
