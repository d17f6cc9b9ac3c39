/** A battle goes on by itself: the table's own orders, and orders that wait for their turn. */
import { phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import { type Asking, asking, courseOf, groundOf, type Loaded, load } from './load.ts';
import { commitMove, type Move } from './move.ts';
import { annulMove, notCarriedOut, orderMove } from './ordering.ts';
import type { Parts } from './parts.ts';
import { orWithdrawn, halted, resumed } from './fault.ts';
import { readBack } from './playing.ts';
import { notice } from './posts.ts';
import { robotsSide } from './robot-seat.ts';
import { no } from './voice.ts';

/** No book lets the table give so many orders without asking anybody. */
const TOO_MANY = 500;

/** Plays on until somebody must order or answer. The caller holds the battle's lock. */
export async function goOn(parts: Parts, battleId: string): Promise<void> {
  for (let count = 0; count < TOO_MANY; count += 1) {
    const battle = await parts.store.battle(battleId);
    if (battle?.status !== 'playing') return;
    const loaded = await load(parts, battle);
    const move = await nextMove(parts, loaded).catch((error: unknown) => halted(parts, loaded, error));
    if (!move) {
      if (robotsSide(loaded)) parts.wake(loaded.battle);
      return;
    }
    parts.at('played');
    // Stale: somebody else went on in the meantime; look again.
    await commitMove(parts, loaded, move);
  }
  const battle = await parts.store.battle(battleId);
  if (battle?.status !== 'playing') return;
  const loaded = await load(parts, battle);
  await commitMove(parts, loaded, halted(parts, loaded, new Error(`${TOO_MANY} orders of the table's own in a row`)));
}

/** At the start of the process: a halted battle goes on, if what it failed in works by now. */
export async function tryAgain(parts: Parts, battleId: string): Promise<void> {
  const battle = await parts.store.battle(battleId);
  if (battle?.status !== 'halted') return;
  const loaded = await load(parts, battle);
  const move = await resuming(parts, loaded, undefined);
  if (move) await commitMove(parts, loaded, move);
}

/** The end of the halt, if the table can go on; else the reason is in the log again. */
export async function resuming(parts: Parts, loaded: Loaded, userId: string | undefined): Promise<Move | undefined> {
  const next = await nextMove(parts, loaded).catch((error: unknown) => halted(parts, loaded, error));
  return next?.patch?.status === 'halted' ? undefined : resumed(loaded, userId);
}

export async function nextMove(parts: Parts, loaded: Loaded): Promise<Move | undefined> {
  const { next, waiting } = loaded;
  if (waiting?.question) return undefined;
  if (next.kind === 'over') return undefined;
  if (waiting && waiting.side !== next.side) return stopMove(loaded, [waiting.text, ...waiting.rest]);
  if (waiting && next.kind === 'table')
    return stopMove(loaded, [waiting.text, ...waiting.rest], no(phrase('host-step-open', { says: next.open.says })));
  if (next.kind === 'auto') {
    const rest = waiting ? [waiting.text, ...waiting.rest] : [];
    const move = await orderMove(parts, loaded, next.side, next.text, { userId: undefined, rest });
    if (!(move instanceof Refusal)) return move;
    throw new Error(`the table's own order "${next.text}" is refused: ${move.message}`);
  }
  if (!waiting) return undefined;
  const { side, text } = waiting;
  const giver = giverOf(waiting);
  const move = await orWithdrawn(parts, loaded, { ...giver, side, text }, () =>
    orderMove(parts, loaded, side, text, giver),
  );
  return move instanceof Refusal ? stopMove(loaded, [waiting.text, ...waiting.rest], move) : move;
}

function giverOf({ userId, rest }: NonNullable<Loaded['waiting']>) {
  if (userId === undefined) throw new Error('an order waits that nobody gave');
  return { userId, rest };
}

/** Orders that can no longer be carried out are dropped, and their commander is called and told why. */
export function stopMove(loaded: Loaded, rest: readonly string[], refusal?: Refusal): Move {
  const { voice, waiting } = loaded;
  const why = refusal ? [phrase('host-order-refused', { why: refusal.says })] : [phrase('host-turn-passed')];
  const says = [...why, ...notCarriedOut(rest)];
  const data = { orders: [...rest], why: refusal?.clause ?? 'the turn has passed' };
  return {
    waiting: 'none',
    table: [{ kind: 'stopped', userId: waiting?.userId, data }],
    posts: [notice(voice, says, waiting?.userId === undefined ? [] : [waiting.userId])],
  };
}

/** At the start of the process: is what waits still what the rules say? */
export async function checkWaiting(parts: Parts, battleId: string): Promise<void> {
  const battle = await parts.store.battle(battleId);
  if (battle?.status !== 'playing') return;
  const loaded = await load(parts, battle);
  const waiting = asking(loaded);
  if (!waiting) return;
  const move = await orWithdrawn(parts, loaded, waiting, () => whetherAnnulled(loaded, waiting));
  if (move && !(move instanceof Refusal)) await commitMove(parts, loaded, move);
}

function whetherAnnulled(loaded: Loaded, waiting: Asking): Move | undefined {
  const back = readBack(groundOf(loaded), courseOf(waiting), waiting.question);
  return back.kind === 'diverged' ? annulMove(loaded, waiting, back) : undefined;
}
