/** Continues a battle automatically: automatic orders, and orders that wait for their turn. */
import { withActedFor } from './clock/acted-for.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { quoted } from '../../kernel/text/quoted.ts';
import { areAllDone } from './done.ts';
import { dropped } from './dropped-orders.ts';
import { load, loadAfter } from './load.ts';
import { courseOf, groundOf, readBack } from '../orders/play.ts';
import { type Asking, asking, type LoadedBattle } from '../battle/loaded-battle.ts';
import { commitDecision, type Stored, storeDecision } from './commit.ts';
import type { Decision } from '../battle/decision.ts';
import { annulDecision, orderDecision, queue } from './order-decision.ts';
import { personOf } from '../seats/commanders.ts';
import type { Deps } from '../battle/deps.ts';
import { halted, orRefused, orWithdrawn, resumed } from './fault.ts';
import { type InLine, notBegun, restOf } from '../orders/queued.ts';
import { lostSince } from './filed/lost-units.ts';
import { sheetsDecision } from './sheets.ts';
import { deploysFirst } from '../orders/sheet.ts';
import { isSealing } from '../seats/sealed-deployment.ts';
import { robotsSide } from '../seats/bot-seat.ts';
import { isDataError } from '../battle/unreadable.ts';
import { no } from '../battle/voice.ts';

/** No ruleset plays this many automatic orders without asking anyone. */
const TOO_MANY = 500;

/** Whether there was anything to play, and the battle afterwards; it may be gone. */
export interface Advanced {
  readonly played: boolean;
  readonly now: LoadedBattle | undefined;
}

/** Plays on until a player must order or answer. `stored`: starts from there. The caller holds the battle's lock. */
export function advance(deps: Deps, battleId: string, stored?: Stored): Promise<Advanced> {
  return retriedByClock(deps, battleId, () => playOn(deps, battleId, stored));
}

/** If the work fails, the clock tries again; an unreadable battle has nothing to retry. */
export async function retriedByClock<T>(
  { memory: { owing } }: Deps,
  battleId: string,
  work: () => Promise<T>,
): Promise<T> {
  owing.add(battleId);
  try {
    const done = await work();
    owing.delete(battleId);
    return done;
  } catch (error) {
    if (isDataError(error)) owing.delete(battleId);
    throw error;
  }
}

async function playOn(deps: Deps, battleId: string, before?: Stored): Promise<Advanced> {
  let stored = before;
  for (let count = 0; count < TOO_MANY; count += 1) {
    const now = await standing(deps, battleId, stored);
    if (!now || !goesOn(now)) return { played: count > 0, now };
    const decision = await nextDecision(deps, now).catch((error: unknown) => {
      // What has not begun cannot be halted.
      if (deploysFirst(now)) throw error;
      return halted(deps, now, error);
    });
    if (!decision) {
      if (robotsSide(now)) deps.wake(now.battle);
      return { played: count > 0, now };
    }
    deps.at('played');
    stored = orRead(await storeDecision(deps, now, markedAsGiven(now, decision)));
  }
  const now = await standing(deps, battleId, stored);
  if (!now || !goesOn(now)) return { played: true, now };
  const halt = halted(deps, now, new Error(`${TOO_MANY} orders of the table's own in a row`));
  return { played: true, now: await standing(deps, battleId, orRead(await storeDecision(deps, now, halt))) };
}

/** As a commit has left it, otherwise as read; undefined if nothing can follow in it. */
async function standing(deps: Deps, battleId: string, stored: Stored | undefined): Promise<LoadedBattle | undefined> {
  const known = stored && (await loadAfter(deps, stored));
  if (known) return known;
  const battle = await deps.store.battle(battleId);
  return battle && (battle.status === 'playing' || isSealing(battle)) ? load(deps, battle) : undefined;
}

function goesOn(loaded: LoadedBattle): boolean {
  return loaded.battle.status === 'playing' || deploysFirst(loaded);
}

/** Stale: another process went on meanwhile, so the present state must be read. */
export function orRead(stored: Awaited<ReturnType<typeof storeDecision>>): Stored | undefined {
  return typeof stored === 'string' ? undefined : stored;
}

/** An order that waited for its turn may have been given by a deputy. */
function markedAsGiven(loaded: LoadedBattle, decision: Decision): Decision {
  const seat = loaded.seats.find(({ userId }) => userId === loaded.waiting?.userId);
  return seat ? withActedFor(loaded, personOf(seat), decision) : decision;
}

/** At process start: a halted battle continues, if what failed works now. */
export async function retryHalted(deps: Deps, battleId: string): Promise<void> {
  const battle = await deps.store.battle(battleId);
  if (battle?.status !== 'halted') return;
  const loaded = await load(deps, battle);
  const decision = await resumeDecision(deps, loaded, undefined);
  if (decision) await commitDecision(deps, loaded, decision);
}

/** Ends the halt if the battle can continue; otherwise logs the reason again. */
export async function resumeDecision(
  deps: Deps,
  loaded: LoadedBattle,
  userId: string | undefined,
): Promise<Decision | undefined> {
  const next = await nextDecision(deps, loaded).catch((error: unknown) => halted(deps, loaded, error));
  return next?.patch?.status === 'halted' ? undefined : resumed(userId);
}

async function nextDecision(deps: Deps, loaded: LoadedBattle): Promise<Decision | undefined> {
  const { next, waiting } = loaded;
  if (waiting?.question) return undefined;
  if (next.kind === 'over') return undefined;
  const line = waiting ? notBegun(loaded, waiting) : [];
  const isTurn = next.kind !== 'sealed' && next.side === waiting?.side;
  if (waiting && !isTurn) return stopDecision(deps, loaded, line, phrase('host-turn-passed'));
  if (waiting && next.kind === 'table')
    return stopDecision(deps, loaded, line, phrase('host-step-open', { says: next.open.says }));
  if (next.kind === 'auto') {
    const rest = restOf(loaded, next.side, undefined, line);
    const decision = await orderDecision(deps, loaded, next.side, next.text, { userId: undefined, rest });
    if (!(decision instanceof Refusal)) return decision;
    throw new Error(`the table's own order "${next.text}" is refused: ${decision.message}`);
  }
  if (next.kind === 'sealed') return sheetsDecision(deps, loaded);
  if (!waiting) return whatComes(deps, loaded);
  const { side, text } = waiting;
  const giver = giverOf(waiting);
  const lost = await lostSince(deps, loaded, giver);
  const decision =
    lost === undefined
      ? await orRefused(deps, loaded, text, () => orderDecision(deps, loaded, side, text, giver))
      : no(phrase('host-unit-routed', { unit: quoted(lost) }));
  if (!(decision instanceof Refusal)) return decision;
  const [own, others] = [true, false].map((is) => line.filter(({ userId }) => (userId === giver.userId) === is));
  return stopDecision(deps, loaded, own!, phrase('host-order-refused', { why: decision.says }), others);
}

/** What features have to play now, such as plans. Then the turn ends, if all of its commanders are done. */
async function whatComes(deps: Deps, loaded: LoadedBattle): Promise<Decision | undefined> {
  for (const nextOf of deps.hooks.next) {
    const decision = await nextOf(deps, loaded);
    if (decision) return decision;
  }
  return areAllDone(loaded) ? endOfTurn(deps, loaded) : undefined;
}

/** Ends the side's turn automatically, unless the rules require something more of its commanders. */
async function endOfTurn(deps: Deps, loaded: LoadedBattle): Promise<Decision | undefined> {
  const { next, rules } = loaded;
  if (next.kind !== 'orders') return undefined;
  const decision = await orderDecision(deps, loaded, next.side, rules.end, { userId: undefined, rest: [] });
  return decision instanceof Refusal ? undefined : decision;
}

function giverOf({ userId, rest, afterSeq }: NonNullable<LoadedBattle['waiting']>) {
  if (userId === undefined) throw new Error('an order waits that nobody gave');
  return { userId, rest, afterSeq };
}

/**
 * Orders that can no longer be carried out are dropped, and their commanders are called with the reason; the others
 * stay.
 */
function stopDecision(
  deps: Deps,
  loaded: LoadedBattle,
  line: readonly InLine[],
  because: Phrase,
  others: readonly InLine[] = [],
): Decision {
  const { side } = loaded.waiting!;
  return {
    waiting: queue(loaded, side, { userId: undefined, rest: restOf(loaded, side, undefined, others) }),
    table: dropped(deps, loaded, line, because),
  };
}

/** At process start: whether the waiting order is still what the rules say. */
export async function checkWaiting(deps: Deps, battleId: string): Promise<void> {
  const battle = await deps.store.battle(battleId);
  if (battle?.status !== 'playing') return;
  const loaded = await load(deps, battle);
  const waiting = asking(loaded);
  if (!waiting) return;
  const decision = await orWithdrawn(deps, loaded, waiting, () => whetherAnnulled(deps, loaded, waiting));
  if (decision && !(decision instanceof Refusal)) await commitDecision(deps, loaded, decision);
}

/** Whether an automatic order is due, or a waiting one has to be withdrawn. Stores and logs nothing. */
export async function hasNextStep(deps: Deps, loaded: LoadedBattle): Promise<boolean> {
  const { failed: _, ...silent } = deps;
  const waiting = asking(loaded);
  const decision = waiting ? whetherAnnulled(silent, loaded, waiting) : await nextDecision(silent, loaded);
  return decision !== undefined;
}

function whetherAnnulled(deps: Deps, loaded: LoadedBattle, waiting: Asking): Decision | undefined {
  const back = readBack(groundOf(loaded), courseOf(waiting), waiting.question);
  return back.kind === 'diverged' ? annulDecision(deps, loaded, waiting, back) : undefined;
}
