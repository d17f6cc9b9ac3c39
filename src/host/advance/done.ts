/** Which commanders still have something to order: each says when they are done, and the turn ends when all are. */
import { givesOrders, isSameTurn } from '../../kernel/open.ts';
import { sealingOf } from '../../kernel/sealed.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side, SIDES } from '../../kernel/play.ts';
import { standsInFor } from '../seats/stand-in.ts';
import type { Request } from '../request.ts';
import { seatOf, hasUnits, isShared, notDone } from '../seats/commanders.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Decision } from '../battle/decision.ts';
import type { Deps } from '../battle/deps.ts';
import { atSheet } from '../orders/sheet.ts';
import { dryRun } from '../orders/play.ts';
import type { Seat } from '../store/store.ts';
import { namesOf, no } from '../battle/voice.ts';
import { costOf } from '../seats/order-points.ts';

type SeatChange = NonNullable<NonNullable<Decision['seats']>['change']>[number];

/** The “done” button below the call to a turn; it is valid for that turn only. */
export interface Turn {
  readonly battle: string;
  /** The number of the last entry when the turn was called. */
  readonly seq: number;
}

/** Whether everyone on the side to move has said that they are done. */
export function areAllDone(loaded: LoadedBattle): boolean {
  const { next } = loaded;
  return next.kind === 'orders' && isShared(loaded, next.side) && notDone(loaded, next.side).length === 0;
}

/** Whether this person's `end` means that they are done, rather than ending the turn. */
export function endMeansDone(
  { rules, ...loaded }: LoadedBattle,
  side: Side,
  text: string,
  userId: string | undefined,
): boolean {
  return userId !== undefined && text === rules.end && isShared(loaded, side);
}

/** Marks them as done, with everyone they deputise for; refused if the turn could not end once all are. */
export function personDone(loaded: LoadedBattle, side: Side, userId: string): Decision | Refusal {
  const theirs = new Set([userId, ...standsInFor(loaded, { id: userId }, side).map(({ id }) => id)]);
  const others = notDone(loaded, side).filter(({ id }) => !theirs.has(id));
  const end = others.length === 0 && !loaded.waiting ? cannotEnd(loaded, side) : undefined;
  if (end) return end;
  const isSheet = loaded.next.kind === 'sealed';
  const says =
    others.length === 0
      ? phrase(isSheet ? 'sheet-done-last' : 'seat-done-last')
      : phrase(isSheet ? 'sheet-done' : 'seat-done', { who: namesOf(others) });
  return {
    seats: { change: [...theirs].map((id) => ({ side, userId: id, patch: { done: true } })) },
    says: () => [says],
  };
}

/** What must still be ordered before the turn may end. */
function cannotEnd(loaded: LoadedBattle, side: Side): Refusal | undefined {
  if (loaded.next.kind === 'sealed') {
    const own = atSheet(loaded, side);
    return sealingOf(own.rules).lacks?.(own.state, side);
  }
  const { rules, state } = loaded;
  const read = rules.orders(rules.end, state, side);
  if (read instanceof Refusal) return read;
  const outcome = dryRun(rules, state, read[0]!, side, {});
  return outcome.kind === 'refused' ? outcome.refusal : undefined;
}

/** A player who orders again is no longer done. */
export function noLongerDone(loaded: LoadedBattle, side: Side, userId: string): Pick<Decision, 'seats'> {
  const isDone = isShared(loaded, side) && seatOf(loaded, side, userId)?.done;
  return isDone ? { seats: { change: [{ side, userId, patch: { done: false } }] } } : {};
}

/**
 * The seats after an order. In a new turn, everyone with a unit left has something to order, and points are common
 * again. In the same turn, the order's giver has spent its cost, and players without units have nothing to order.
 */
export function seatsIn(loaded: LoadedBattle, after: unknown, giver: string | undefined): Pick<Decision, 'seats'> {
  const { rules, next } = loaded;
  const then = rules.next(after);
  if (then.kind === 'over') return {};
  const isNew = !isSameTurn(next, then);
  const change = SIDES.filter((side) => isShared(loaded, side)).flatMap((side) => {
    const seats = loaded.seats.filter((seat) => seat.side === side);
    return isNew
      ? seats.flatMap((seat) => inNewTurn(loaded, after, seat))
      : seats.flatMap((seat) => inSameTurn(loaded, after, seat, giver));
  });
  return change.length > 0 ? { seats: { change } } : {};
}

function inNewTurn(loaded: LoadedBattle, after: unknown, seat: Seat): SeatChange[] {
  return patching(seat, { done: !hasUnits(loaded, after, seat), points: undefined });
}

function inSameTurn(loaded: LoadedBattle, after: unknown, seat: Seat, giver: string | undefined): SeatChange[] {
  const side = seat.side as Side;
  const spends = seat.userId === giver && seat.points !== undefined;
  const points = spends ? Math.max(0, seat.points - costOf(loaded, side, after)) : seat.points;
  return patching(seat, { done: seat.done || !hasUnits(loaded, after, seat), points });
}

function patching(seat: Seat, { done, points }: Pick<Seat, 'done' | 'points'>): SeatChange[] {
  const patch = {
    ...(done !== seat.done && { done }),
    ...(points !== seat.points && { points: points ?? ('common' as const) }),
  };
  return Object.keys(patch).length > 0 ? [{ side: seat.side, userId: seat.userId, patch }] : [];
}

/** Says that the person is done. `turn`: the turn whose call has the button. */
export async function pressDone(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  side: Side,
  turn: Turn | undefined,
): Promise<Decision | Refusal | 'ends'> {
  if (turn && !(await isStill(deps, loaded, turn))) return no(phrase('host-turn-passed'));
  if (seatOf(loaded, side, request.person.id)?.done) return no(phrase('seat-done-already'));
  return isShared(loaded, side) ? personDone(loaded, side, request.person.id) : 'ends';
}

/** Whether no order of the other side has come since the turn was called; and while sheets are written, none at all. */
async function isStill({ store }: Deps, { battle, next }: LoadedBattle, turn: Turn): Promise<boolean> {
  if (turn.battle !== battle.id || !givesOrders(next)) return false;
  const since = await store.entries(battle.id, turn.seq + 1, battle.seq);
  const own = next.kind === 'orders' ? next.side : undefined;
  return since.every(({ kind, side }) => !['order', 'plan', 'auto'].includes(kind) || side === own);
}
