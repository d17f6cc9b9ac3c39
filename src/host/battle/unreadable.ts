/** A battle that cannot be played from what is stored of it: nothing is done in it, and everyone hears why. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { type Battle, WrongRow } from '../store/store.ts';

/** This version's rules cannot read it; a row of it cannot be read; or somebody has changed the position that is stored. */
export type Why = 'unread' | 'spoilt' | 'altered';

/** The stored position is not the one after the last entry: nothing may be played from it. */
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

/** Throws where its own row cannot be read. */
export function insistOnRow(battle: Battle): void {
  if (battle.spoilt) throw new UnreadableBattle(battle, new WrongRow(battle.spoilt.why));
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

/** Where failures are logged, and the battles of which the log says so already. */
interface Complaints {
  readonly failed?: (battleId: string, error: unknown) => void;
  readonly memory: { readonly unread: Set<string> };
}

/** The log has it once, however often the clock comes by. */
export function complainOnce({ failed, memory: { unread } }: Complaints, battleId: string, error: unknown): void {
  if (unread.has(battleId)) return;
  unread.add(battleId);
  failed?.(battleId, error);
}
