/**
 * Calling a battle off: straight away before it has begun, if there is no other commander, and if no rules can read it;
 * otherwise if both sides agree, or by the umpire or an administrator alone, with a public reason.
 */
import { z } from 'zod';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { reasonOf } from '../../battle/reason.ts';
import { battleTitle } from '../../messages/battle-title.ts';
import type { Request } from '../../request.ts';
import { isOrder } from '../../orders/journal.ts';
import { knownOf, load } from '../../advance/load.ts';
import { isUmpire } from '../../seats/commanders.ts';
import type { Known, LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { readableOr, type Battle } from '../../store/store.ts';
import { orUnreadable, UnreadableBattle } from '../../battle/unreadable.ts';
import { knownAt } from '../../advance/verb.ts';
import { namesOf, no, personName } from '../../battle/voice.ts';
import { seatLines } from '../../messages/seat-lines.ts';
import { type Decided, isLapsed, kindOf, proposalOf } from '../../advance/proposals/proposal-kind.ts';
import type { Cancelling, CancelWay, CancelWish } from './cancelling.ts';
import { propose } from '../../advance/proposals/propose.ts';
import { chiefsThere, sidesLed } from '../../advance/proposals/who-agrees.ts';
import { calledOff } from '../../advance/cancelled.ts';

export const cancelKind = kindOf({
  name: 'cancel',
  what: z.object({}),
  mayNot: ({ battle }) => (battle.status === 'over' ? no(phrase('host-is-over')) : undefined),
  proposer: (loaded, request) => (mayAsk(loaded, request) ? undefined : denied(loaded, request)),
  says: (_loaded, _what, who) => phrase('proposal-proposes-cancel', { who }),
  carried: (_parts, loaded, { by, userId }, { person }) => calledOff(loaded, { id: userId, name: person.name }, { by }),
});

/** If unreadable, less is known, but still the open question. */
type Found = LoadedBattle | (Known & Pick<Partial<LoadedBattle>, 'waiting'>);

/** The battle here; without its rules, if they cannot read it. */
export async function cancellableAt(deps: Deps, request: Request): Promise<Found | Refusal> {
  const at = await knownAt(deps, request);
  if (at instanceof Refusal) return at;
  const loaded = await load(deps, at.battle).catch(orUnreadable);
  if (!(loaded instanceof UnreadableBattle)) return loaded;
  return {
    ...(await knownOf(deps, at.battle)),
    waiting: await readableOr(deps.store.waiting(at.battle.id), undefined),
  };
}

/** What would be lost, and how this person may call it off. */
export async function beforeCancel(deps: Deps, request: Request): Promise<Cancelling | Refusal> {
  const found = await cancellableAt(deps, request);
  if (found instanceof Refusal) return found;
  const ways = waysOf(found, request);
  if (ways instanceof Refusal) return ways;
  const { battle } = found;
  const asks = 'rules' in found && ways.includes('ask') ? await asksLine(deps, found, request) : [];
  return {
    battle: battle.id,
    ways,
    says: [
      phrase('cancel-title', { title: await battleTitle(deps, battle) }),
      ...(await lostLines(deps, found)),
      ...asks,
      ...(ways.includes('reason') ? [phrase('cancel-says-reason')] : []),
      ...(ways.includes('now') ? [phrase('cancel-says-now')] : []),
    ],
  };
}

async function lostLines({ store }: Deps, found: Found): Promise<Phrase[]> {
  const { battle } = found;
  if (battle.seq === 0) return [phrase('cancel-not-begun'), ...seatLines(found)];
  const orders = (await store.entries(battle.id, 1, battle.seq)).filter(({ kind }) => isOrder(kind));
  return [
    ...('rules' in found && found.next.kind !== 'over' ? [found.rules.turn(found.state)] : []),
    phrase('cancel-loses', { n: orders.length }),
    ...seatLines(found),
  ];
}

/** Whose consent it needs; if already proposed, that this is the agreement. */
async function asksLine({ store, clock }: Deps, loaded: LoadedBattle, { person }: Request): Promise<Phrase[]> {
  const found = (await store.motions(loaded.battle.id)).find(({ kind }) => kind === cancelKind.name);
  const open = found && proposalOf(cancelKind, found);
  if (open && !isLapsed(clock(), loaded, open) && open.userId !== person.id)
    return [phrase('cancel-says-agree', { who: open.who })];
  return [phrase('cancel-says-ask', { people: namesOf(chiefsThere(loaded).filter(({ id }) => id !== person.id)) })];
}

/** As previewed: if the way has changed, nothing is done. */
export function cancel(
  deps: Deps,
  found: Found,
  request: Request,
  { battle, way, why = '' }: CancelWish,
): Promise<Decision | Refusal> | Decision | Refusal {
  if (found.battle.id !== battle) return no(phrase('host-idea-gone'));
  const ways = waysOf(found, request);
  if (ways instanceof Refusal) return ways;
  if (!ways.includes(way)) return no(phrase('cancel-changed'));
  const { person } = request;
  if (way === 'now' || !('rules' in found)) {
    return calledOff(found, person, {});
  }
  if (way === 'ask') return propose(deps, found, request, cancelKind, {});
  const reason = reasonOf(why);
  if (reason instanceof Refusal) return reason;
  const by: Decided = { how: isUmpire(found, person) ? 'umpire' : 'administrator', who: [personName(person)] };
  return calledOff(found, person, { by, why: reason });
}

function waysOf(found: Found, request: Request): readonly CancelWay[] | Refusal {
  const { battle } = found;
  const { person, administrator } = request;
  if (battle.status === 'over') return no(phrase('host-is-over'));
  if (battle.status === 'mustering' || !('rules' in found)) {
    return opened(battle, request) || administrator ? ['now'] : no(phrase('host-cancel-denied'));
  }
  const isAsking = mayAsk(found, request);
  if (isAsking && chiefsThere(found).every(({ id }) => id === person.id)) return ['now'];
  const isAlone = administrator || isUmpire(found, person);
  if (!isAsking && !isAlone) return denied(found, request);
  return [...(isAsking ? (['ask'] as const) : []), ...(isAlone ? (['reason'] as const) : [])];
}

/** A chief, or the person who opened the battle, even without a command in it. */
function mayAsk(loaded: LoadedBattle, request: Request): boolean {
  return (
    (sidesLed(loaded, request.person).length > 0 || opened(loaded.battle, request)) && !isUmpire(loaded, request.person)
  );
}

function opened({ openedBy }: Battle, { person }: Request): boolean {
  return openedBy === person.id;
}

function denied({ seats }: LoadedBattle, { person }: Request): Refusal {
  const isSeated = seats.some(({ userId }) => userId === person.id);
  return no(phrase(isSeated ? 'proposal-chief-only' : 'cancel-denied'));
}
