/**
 * Runs plans: order by order, while nothing else is under way on their side, as long as they are legal and their
 * conditions hold. Otherwise they stop and their writer is notified; nothing else is done instead.
 */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { unmetSays } from '../../../kernel/text/conditions.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { orWithdrawn } from '../fault.ts';
import { entryAt, isOrder } from '../../orders/journal.ts';
import { ownerOf, seatOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { pseudonymOf } from '../../battle/participants.ts';
import type { Decision } from '../../battle/decision.ts';
import { orderDecision } from '../order-decision.ts';
import { privatePlace } from '../../seats/route.ts';
import type { Deps } from '../../battle/deps.ts';
import { listed, notice } from '../../messages/posts.ts';
import type { Plan } from '../../store/store.ts';
import { seatName, type Voice, voiceFor } from '../../battle/voice.ts';
import { type Planned, readWritten, shownPlanned, withWritten, type Written } from './plan-text.ts';

/** The next step of the plans of a battle that waits for no one; undefined: none. */
export async function planDecision(deps: Deps, loaded: LoadedBattle): Promise<Decision | undefined> {
  const { next, plans } = loaded;
  if (next.kind !== 'orders') return undefined;
  for (const plan of plans) {
    const written = readWritten(plan);
    if (written.stopped || !seatOf(loaded, plan.side, plan.userId)) continue;
    const isDue = plan.side === next.side;
    if (!isDue && written.running === undefined) continue;
    if (written.orders.length === 0) return { plans: { drop: [plan.id] } };
    if (!isDue) return stopped(deps, loaded, plan, written, phrase('plan-turn-passed'));
    return goesOn(deps, loaded, plan, written);
  }
  return undefined;
}

async function goesOn(deps: Deps, loaded: LoadedBattle, plan: Plan, written: Written): Promise<Decision> {
  const [first, ...rest] = written.orders;
  const why = (await interruption(deps, loaded, plan, written)) ?? obstacle(loaded, plan, written, first!);
  if (why) return stopped(deps, loaded, plan, written, why);
  const now = withWritten(plan, { ...written, orders: rest, running: first!.text });
  const { side, userId } = plan;
  const order = { side, text: first!.text, userId, rest: [] };
  const running = { ...loaded, plans: loaded.plans.map((each) => (each.id === plan.id ? now : each)) };
  const decision = await orWithdrawn(deps, running, order, () => orderDecision(deps, running, side, order.text, order));
  if (decision instanceof Refusal) return stopped(deps, loaded, plan, written, decision.says);
  return { ...decision, plans: { put: [now] } };
}

/**
 * Whether, between two orders of a plan, its writer has given another order or one was undone; what others do meanwhile
 * is harmless.
 */
async function interruption(
  deps: Deps,
  loaded: LoadedBattle,
  { side, userId }: Plan,
  { running }: Written,
): Promise<Phrase | undefined> {
  if (running === undefined) return undefined;
  const { battle } = loaded;
  const writer = pseudonymOf(loaded, userId);
  for (let { seq } = battle; seq > 1; seq -= 1) {
    const entry = await entryAt(deps.store, battle, seq);
    if (entry.kind === 'undo' || (isOrder(entry.kind) && entry.side !== side)) break;
    if (!isOrder(entry.kind) || entry.person !== writer) continue;
    if (entry.kind === 'plan' && entry.text === running) return undefined;
    break;
  }
  return phrase('plan-interrupted');
}

/**
 * Why the next order is not given: a unit no longer obeys, a condition does not hold, or a unit is not the writer's.
 */
function obstacle(
  loaded: LoadedBattle,
  plan: Plan,
  { broken }: Written,
  { text, conditions }: Planned,
): Phrase | undefined {
  const { rules, state } = loaded;
  const { side, userId } = plan;
  const isHis = (unit: string) => ownerOf(loaded, side, unit)?.id === userId;
  const lost = rules.plans.broken(state, side).find((unit) => !broken.includes(unit) && isHis(unit));
  if (lost !== undefined) return phrase('plan-unit-lost', { unit: quoted(lost) });
  const read = rules.orders(text, state, side);
  if (read instanceof Refusal) return read.says;
  const units = read.flatMap(({ order }) => rules.who(order));
  const unmet = conditions.find((condition) => !rules.plans.holds(condition, units, state, side));
  if (unmet) return unmetSays(unmet, unmet.kind === 'points' ? '' : quoted(unmet.unit));
  const strange = units.find((unit) => !isHis(unit));
  return strange === undefined ? undefined : phrase('standing-not-yours', { unit: strange });
}

/** It stays as it is until its writer looks at it; only they see the orders not carried out. */
function stopped(deps: Deps, loaded: LoadedBattle, plan: Plan, written: Written, why: Phrase): Decision {
  const now = withWritten(plan, { ...written, stopped: why });
  const person = seatOf(loaded, plan.side, plan.userId)!;
  const to = { person: plan.userId };
  const isPrivate = privatePlace(loaded, to) !== undefined;
  if (!isPrivate) {
    // If none of its orders was given, the beginning of the turn has just called its writer.
    const calls = written.running !== undefined;
    const says = [phrase('plan-stopped-public', { who: seatName(person) })];
    const posts = (voice: Voice) => [notice(voice, says, calls ? [plan.userId] : [])];
    return { plans: { put: [now] }, table: [{ kind: 'planStopped', userId: plan.userId, data: {}, posts }] };
  }
  const voice = voiceFor(deps, loaded, plan.userId);
  const says = stoppedSays(loaded, { ...written, stopped: why }, voice.language);
  return { plans: { put: [now] }, posts: [listed(voice, says, to, [plan.userId])] };
}

/** Which orders were not carried out, and why. */
export function stoppedSays(
  { rules }: Pick<LoadedBattle, 'rules'>,
  { orders, stopped: why }: Written,
  language: 'en' | 'fr',
): readonly Phrase[] {
  const texts = orders.map((each) => phrase('plan-line', { text: shownPlanned(rules, each, language) }));
  return [phrase('plan-stopped', { why: why!, n: orders.length }), ...texts];
}
