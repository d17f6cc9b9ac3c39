/** A battle that cannot be played from what is stored of it: nothing is done in it, and everyone hears why. */
import { type Phrase, phrase } from '../kernel/phrase.ts';
import type { Parts } from './parts.ts';
import { AlteredPosition } from './sound.ts';
import { type Battle, WrongRow } from './store/store.ts';

/** This version cannot read it; or somebody has changed the position that is stored. */
export type Why = 'unread' | 'altered';

export class UnreadableBattle extends Error {
  readonly id: string;
  /** Not even that, where its own row cannot be read. */
  readonly battle: Battle | undefined;
  readonly why: Why;

  constructor(battle: Battle | string, cause: unknown) {
    const id = typeof battle === 'string' ? battle : battle.id;
    super(`battle ${id} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'UnreadableBattle';
    this.id = id;
    this.battle = typeof battle === 'string' ? undefined : battle;
    this.why = cause instanceof AlteredPosition ? 'altered' : 'unread';
  }
}

/** For what can do without such a battle: `load(...).catch(orUnreadable)`. */
export function orUnreadable(error: unknown): UnreadableBattle {
  if (error instanceof UnreadableBattle) return error;
  throw error;
}

/** What a person hears who wants something of such a battle. */
export function unreadableSays(why: Why): readonly Phrase[] {
  return [phrase(`stored-${why}`), phrase(`stored-${why}-ways`)];
}

/** What everyone reads when it is halted. */
export function haltedSays(why: Why): readonly Phrase[] {
  return [phrase(`stored-${why}-halted`), phrase(`stored-${why}-ways`)];
}

/** Anything but the database's silence, which says nothing of a battle. */
export function isWrong(error: unknown): error is UnreadableBattle | WrongRow {
  return error instanceof UnreadableBattle || error instanceof WrongRow;
}

/** The log has it once, however often the clock comes by. */
export function complainOnce({ failed, memory: { unread } }: Parts, battleId: string, error: unknown): void {
  if (unread.has(battleId)) return;
  unread.add(battleId);
  failed?.(battleId, error);
}
