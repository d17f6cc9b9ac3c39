/** Repair by an administrator: a stored position that does not match the last entry is restored from the entries. */
import { type PersonName, type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { inCharge } from '../../advance/fault.ts';
import type { Person, Request } from '../../request.ts';
import { knownOf, load } from '../../advance/load.ts';
import type { Known, LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { announced } from '../../messages/notice-line.ts';
import { isPositionSound } from '../../orders/position-check.ts';
import type { Battle } from '../../store/store.ts';
import { assertReadable, orUnreadable, UnreadableBattle } from '../../battle/unreadable.ts';
import { changeKnown } from '../../advance/verb.ts';
import { no, personName } from '../../battle/voice.ts';
import { rebuilt, type Rebuilt, SpoiltEntry } from './rebuilt.ts';

/** A battle with its position restored. */
type Mended = Known &
  Partial<Omit<LoadedBattle, keyof Known>> & {
    readonly back: Rebuilt;
    /** This version still cannot read it, so it stays halted. */
    readonly isUnread: boolean;
  };

export function createRepair(deps: Deps) {
  return {
    /** Restores the position after the last entry. */
    repair: (request: Request) =>
      changeKnown(deps, request, mendedAt, (mended) => repairDecision(mended, request.person)),
  };
}

async function mendedAt(deps: Deps, { place, administrator }: Request): Promise<Mended | Refusal> {
  const battle = await deps.store.battleAt(place.channelId);
  if (!battle || battle.status === 'cancelled') return no(phrase('host-no-battle'));
  // In direct messages no one else plays.
  if (!administrator && place.guildId !== undefined) return no(phrase('stored-repair-denied'));
  assertReadable(battle);
  if (await isPositionSound(deps, battle)) return no(phrase('stored-repair-nothing'));
  try {
    return await mended(deps, battle, await rebuilt(deps, battle));
  } catch (error) {
    if (!(error instanceof SpoiltEntry)) throw error;
    deps.failed?.(battle.id, error);
    return no(phrase('stored-repair-spoilt', { n: error.seq }));
  }
}

async function mended(deps: Deps, battle: Battle, back: Rebuilt): Promise<Mended> {
  const { from: _from, ...position } = back;
  const sound = { ...battle, ...position, stateText: JSON.stringify(back.state) };
  const loaded = await load(deps, sound).catch(orUnreadable);
  if (!(loaded instanceof UnreadableBattle)) return { ...loaded, back, isUnread: false };
  return { ...(await knownOf(deps, sound)), back, isUnread: true };
}

function repairDecision({ back, isUnread, ...known }: Mended, person: Person): Decision {
  const { battle } = known;
  const { from, ...position } = back;
  const goesOn = battle.status === 'halted' && !isUnread;
  const says = repairedSays({ entry: battle.seq, from, who: personName(person), goesOn });
  return {
    patch: { ...position, ...(goesOn && { status: 'playing' }) },
    ...announced({ kind: 'repaired', userId: person.id, data: { entry: battle.seq, from } }, says, inCharge(known)),
  };
}

interface Repaired {
  readonly entry: number;
  readonly from: number;
  readonly who: PersonName;
  readonly goesOn: boolean;
}

function repairedSays({ entry, from, who, goesOn }: Repaired): readonly Phrase[] {
  const how = from === entry ? 'kept' : 'replayed';
  return [phrase('stored-repaired', { who, n: entry, how, from }), ...(goesOn ? [phrase('host-resumed')] : [])];
}
