/** What a verb has decided: everything that is to change together, and what the person hears of it. */
import type { NewEntry, BattlePatch, NewWaiting, Change, KeptPosts, NewPost, Role } from '../store/store.ts';
import type { Voice } from './voice.ts';
import type { Post } from '../post.ts';
import type { Language } from '../../kernel/ruleset.ts';
import type { Phrase } from '../../kernel/phrase.ts';
import type { Doctrines } from '../request.ts';
import type { Json } from '../../kernel/play.ts';

export interface Move {
  readonly entry?: NewEntry;
  readonly patch?: BattlePatch;
  readonly waiting?: NewWaiting | 'none';
  /** What they post comes before `posts`. */
  readonly table?: readonly TableLine[];
  readonly seats?: Change['seats'];
  readonly drafts?: Change['drafts'];
  readonly people?: Change['people'];
  /** Where it is fought from now on. */
  readonly place?: Change['place'];
  readonly places?: Change['places'];
  readonly divert?: Change['divert'];
  readonly standing?: Change['standing'];
  readonly plans?: Change['plans'];
  readonly deadlines?: Change['deadlines'];
  readonly motions?: Change['motions'];
  readonly deployments?: Change['deployments'];
  /** What no line says: what an entry of the battle ledger or a question tells, and what is for one person alone. */
  readonly posts?: readonly Post[];
  /** What is said to people directly. */
  readonly letters?: readonly NewPost[];
  /** What the person who asked is told, in his own language. */
  readonly says?: (language: Language) => readonly Phrase[];
  readonly doctrines?: Doctrines;
  /** What he might order next, where nothing is posted that says it. */
  readonly ideas?: (language: Language) => Post['ideas'];
}

/** A line of the table ledger before it has its number, with what is said of it. */
export interface TableLine {
  readonly kind: string;
  readonly userId: string | undefined;
  /** For the code to read: no names of people and no ids of messages, either of which may change. */
  readonly data: { readonly [name: string]: Json };
  /** Who may read the line before the end; without it, everybody. */
  readonly readers?: Role;
  /** What is posted of it. It is asked for both languages, and the line keeps the answers. `seq`: the line's number. */
  readonly posts?: (voice: Voice, seq: number) => readonly Post[] | Promise<readonly Post[]>;
  /** With it the order under way comes to nothing, whatever order is stored together with it. */
  readonly annuls?: true;
  /** Names for slots in `data`, beside those in the posts. */
  readonly people?: KeptPosts['people'];
  /** In which language it is posted, where that is not the battle's. */
  readonly language?: Language;
}

/** Nothing is posted of it. */
export function isSilent({ table = [], posts = [] }: Move): boolean {
  return posts.length === 0 && table.every((line) => !line.posts);
}
