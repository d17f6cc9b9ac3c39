/** A battle that cannot be played from its stored rows: nothing is done in it, and everyone is told why. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { type Battle, WrongRow } from '../store/store.ts';

/** This version's rules cannot read it; a row is unreadable; or the stored position was tampered with. */
export type Why = 'unread' | 'spoilt' | 'altered';

/** The stored position does not match the last entry: nothing may be played from it. */
export class AlteredPosition extends Error {}

export class UnreadableBattle extends Error {
  readonly battle: Battle;
  readonly why: Why;

  constructor(battle: Battle, cause: unknown) {
    super(`battle ${battle.id} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'UnreadableBattle';
    this.battle = battle;
    this.why = whyOf(cause);
  }
}

function whyOf(cause: unknown): Why {
  if (cause instanceof AlteredPosition) return 'altered';
  return cause instanceof WrongRow ? 'spoilt' : 'unread';
}

/** Throws if its own row is unreadable. */
export function assertReadable(battle: Battle): void {
  if (battle.spoilt) throw new UnreadableBattle(battle, new WrongRow(battle.spoilt.why));
}

/** For callers that can do without such a battle: `load(...).catch(orUnreadable)`. */
export function orUnreadable(error: unknown): UnreadableBattle {
  if (error instanceof UnreadableBattle) return error;
  throw error;
}

/** The reply to a person who wants something of such a battle. */
export function unreadableSays(why: Why): readonly Phrase[] {
  return [phrase(`stored-${why}`), phrase(`stored-${why}-ways`)];
}

/** What everyone reads when it is halted. */
export function haltedSays(why: Why): readonly Phrase[] {
  return [phrase(`stored-${why}-halted`), phrase(`stored-${why}-ways`)];
}

/** Any error except an unanswered database query, which says nothing about a battle. */
export function isDataError(error: unknown): error is UnreadableBattle | WrongRow {
  return error instanceof UnreadableBattle || error instanceof WrongRow;
}

/** Where failures are logged, and the battles already logged. */
interface Complaints {
  readonly failed?: (battleId: string, error: unknown) => void;
  readonly memory: { readonly unread: Set<string> };
}

/** Logs it once, however often the clock ticks. */
export function logOnce({ failed, memory: { unread } }: Complaints, battleId: string, error: unknown): void {
  if (unread.has(battleId)) return;
  unread.add(battleId);
  failed?.(battleId, error);
}
