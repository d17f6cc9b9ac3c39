/** Continues a battle by itself: automatic orders, and orders that wait for their turn. */
import { marked } from './clock/acted-for.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { quoted } from '../../kernel/text/quoted.ts';
import { areAllDone } from './done.ts';
import { dropped } from './dropped-orders.ts';
import { load, loadAfter } from './load.ts';
import { courseOf, groundOf, readBack } from '../orders/play.ts';
import { type Asking, asking, type Loaded } from '../battle/loaded-battle.ts';
import { commitMove, type Stored, storeMove } from './commit.ts';
import type { Move } from '../battle/decision.ts';
import { annulMove, orderMove, queue } from './order-decision.ts';
import { personOf } from '../seats/commanders.ts';
import type { Parts } from '../battle/deps.ts';
import { halted, orRefused, orWithdrawn, resumed } from './fault.ts';
import { type InLine, notBegun, restOf } from '../orders/queued.ts';
import { lostSince } from './filed/lost-units.ts';
import { robotsSide } from '../seats/bot-seat.ts';
import { isWrong } from '../battle/unreadable.ts';
import { no } from '../battle/voice.ts';

/** No ruleset plays this many automatic orders without asking anyone. */
const TOO_MANY = 500;

/** Whether there was anything to play, and the battle afterwards; it may be gone. */
export interface WentOn {
  readonly played: boolean;
  readonly now: Loaded | undefined;
}

/** Plays on until a player must order or answer. `stored`: starts from there. The caller holds the battle's lock. */
export function goOn(parts: Parts, battleId: string, stored?: Stored): Promise<WentOn> {
  return owingUntilDone(parts, battleId, () => playOn(parts, battleId, stored));
}

/** If the work fails, the clock tries again; an unreadable battle has nothing to retry. */
export async function owingUntilDone<T>(
  { memory: { owing } }: Parts,
  battleId: string,
  work: () => Promise<T>,
): Promise<T> {
  owing.add(battleId);
  try {
    const done = await work();
    owing.delete(battleId);
    return done;
  } catch (error) {
    if (isWrong(error)) owing.delete(battleId);
    throw error;
  }
}

async function playOn(parts: Parts, battleId: string, before?: Stored): Promise<WentOn> {
  let stored = before;
  for (let count = 0; count < TOO_MANY; count += 1) {
    const now = await standing(parts, battleId, stored);
    if (now?.battle.status !== 'playing') return { played: count > 0, now };
    const move = await nextMove(parts, now).catch((error: unknown) => halted(parts, now, error));
    if (!move) {
      if (robotsSide(now)) parts.wake(now.battle);
      return { played: count > 0, now };
    }
    parts.at('played');
    stored = orRead(await storeMove(parts, now, markedAsGiven(now, move)));
  }
  const now = await standing(parts, battleId, stored);
  if (now?.battle.status !== 'playing') return { played: true, now };
  const halt = halted(parts, now, new Error(`${TOO_MANY} orders of the table's own in a row`));
  return { played: true, now: await standing(parts, battleId, orRead(await storeMove(parts, now, halt))) };
}

/** As a commit has left it, otherwise as read; undefined if it is not being played. */
async function standing(parts: Parts, battleId: string, stored: Stored | undefined): Promise<Loaded | undefined> {
  const known = stored && (await loadAfter(parts, stored));
  if (known) return known;
  const battle = await parts.store.battle(battleId);
  return battle?.status === 'playing' ? load(parts, battle) : undefined;
}

/** Stale: another process went on meanwhile, so the present state must be read. */
export function orRead(stored: Awaited<ReturnType<typeof storeMove>>): Stored | undefined {
  return typeof stored === 'string' ? undefined : stored;
}

/** An order that waited for its turn may have been given by a deputy. */
function markedAsGiven(loaded: Loaded, move: Move): Move {
  const seat = loaded.seats.find(({ userId }) => userId === loaded.waiting?.userId);
  return seat ? marked(loaded, personOf(seat), move) : move;
}

/** At process start: a halted battle continues, if what failed works now. */
export async function tryAgain(parts: Parts, battleId: string): Promise<void> {
  const battle = await parts.store.battle(battleId);
  if (battle?.status !== 'halted') return;
  const loaded = await load(parts, battle);
  const move = await resuming(parts, loaded, undefined);
  if (move) await commitMove(parts, loaded, move);
}

/** Ends the halt if the battle can continue; otherwise logs the reason again. */
export async function resuming(parts: Parts, loaded: Loaded, userId: string | undefined): Promise<Move | undefined> {
  const next = await nextMove(parts, loaded).catch((error: unknown) => halted(parts, loaded, error));
  return next?.patch?.status === 'halted' ? undefined : resumed(userId);
}

async function nextMove(parts: Parts, loaded: Loaded): Promise<Move | undefined> {
  const { next, waiting } = loaded;
  if (waiting?.question) return undefined;
  if (next.kind === 'over') return undefined;
  const line = waiting ? notBegun(loaded, waiting) : [];
  if (waiting && waiting.side !== next.side) return stopMove(parts, loaded, line, phrase('host-turn-passed'));
  if (waiting && next.kind === 'table')
    return stopMove(parts, loaded, line, phrase('host-step-open', { says: next.open.says }));
  if (next.kind === 'auto') {
    const rest = restOf(loaded, next.side, undefined, line);
    const move = await orderMove(parts, loaded, next.side, next.text, { userId: undefined, rest });
    if (!(move instanceof Refusal)) return move;
    throw new Error(`the table's own order "${next.text}" is refused: ${move.message}`);
  }
  if (!waiting) return whatComes(parts, loaded);
  const { side, text } = waiting;
  const giver = giverOf(waiting);
  const lost = await lostSince(parts, loaded, giver);
  const move =
    lost === undefined
      ? await orRefused(parts, loaded, text, () => orderMove(parts, loaded, side, text, giver))
      : no(phrase('host-unit-routed', { unit: quoted(lost) }));
  if (!(move instanceof Refusal)) return move;
  const [own, others] = [true, false].map((is) => line.filter(({ userId }) => (userId === giver.userId) === is));
  return stopMove(parts, loaded, own!, phrase('host-order-refused', { why: move.says }), others);
}

/** What features have to play now: sealed deployments, plans. Then the turn ends, if all of its commanders are done. */
async function whatComes(parts: Parts, loaded: Loaded): Promise<Move | undefined> {
  for (const nextOf of parts.hooks.next) {
    const move = await nextOf(parts, loaded);
    if (move) return move;
  }
  return areAllDone(loaded) ? endOfTurn(parts, loaded) : undefined;
}

/** Ends the side's turn automatically, unless the rules require something more of its commanders. */
async function endOfTurn(parts: Parts, loaded: Loaded): Promise<Move | undefined> {
  const { next, rules } = loaded;
  if (next.kind !== 'orders') return undefined;
  const move = await orderMove(parts, loaded, next.side, rules.end, { userId: undefined, rest: [] });
  return move instanceof Refusal ? undefined : move;
}

function giverOf({ userId, rest, afterSeq }: NonNullable<Loaded['waiting']>) {
  if (userId === undefined) throw new Error('an order waits that nobody gave');
  return { userId, rest, afterSeq };
}

/**
 * Orders that can no longer be carried out are dropped, and their commanders are called with the reason; the others
 * stay.
 */
function stopMove(
  parts: Parts,
  loaded: Loaded,
  line: readonly InLine[],
  because: Phrase,
  others: readonly InLine[] = [],
): Move {
  const { side } = loaded.waiting!;
  return {
    waiting: queue(loaded, side, { userId: undefined, rest: restOf(loaded, side, undefined, others) }),
    table: dropped(parts, loaded, line, because),
  };
}

/** At process start: whether the waiting order is still what the rules say. */
export async function checkWaiting(parts: Parts, battleId: string): Promise<void> {
  const battle = await parts.store.battle(battleId);
  if (battle?.status !== 'playing') return;
  const loaded = await load(parts, battle);
  const waiting = asking(loaded);
  if (!waiting) return;
  const move = await orWithdrawn(parts, loaded, waiting, () => whetherAnnulled(parts, loaded, waiting));
  if (move && !(move instanceof Refusal)) await commitMove(parts, loaded, move);
}

/** Whether an automatic order is due, or a waiting one has to be withdrawn. Stores and logs nothing. */
export async function wouldGoOn(parts: Parts, loaded: Loaded): Promise<boolean> {
  const { failed: _, ...silent } = parts;
  const waiting = asking(loaded);
  const move = waiting ? whetherAnnulled(silent, loaded, waiting) : await nextMove(silent, loaded);
  return move !== undefined;
}

function whetherAnnulled(parts: Parts, loaded: Loaded, waiting: Asking): Move | undefined {
  const back = readBack(groundOf(loaded), courseOf(waiting), waiting.question);
  return back.kind === 'diverged' ? annulMove(parts, loaded, waiting, back) : undefined;
}
