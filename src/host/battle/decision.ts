/** What a verb has decided: everything that is to change together, and what the person hears of it. */
import type { NewEntry, BattlePatch, NewWaiting, Change, NewPost } from '../store/store.ts';
import type { Post } from '../post.ts';
import type { Language } from '../../kernel/ruleset.ts';
import type { Phrase } from '../../kernel/phrase.ts';
import type { Doctrines } from '../request.ts';
import type { Json } from '../../kernel/play.ts';

export interface Move {
  readonly entry?: NewEntry;
  readonly patch?: BattlePatch;
  readonly waiting?: NewWaiting | 'none';
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
  readonly posts?: readonly Post[];
  /** What is said to people directly. */
  readonly letters?: readonly NewPost[];
  /** What the person who asked is told, in his own language. */
  readonly says?: (language: Language) => readonly Phrase[];
  readonly doctrines?: Doctrines;
  /** What he might order next, where nothing is posted that says it. */
  readonly ideas?: (language: Language) => Post['ideas'];
}

/** A line of the table ledger before it has its number. */
interface TableLine {
  readonly kind: string;
  readonly userId: string | undefined;
  readonly data: { readonly [name: string]: Json };
}
