/** Orders written into a plan. */
import { sidesToAct } from '../../../kernel/open.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Condition, Language } from '../../../kernel/ruleset.ts';
import { type Cut, cutConditions, readCondition } from '../../../kernel/text/conditions.ts';
import type { Request } from '../../request.ts';
import { ownerOf, sidesOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { newId, type Deps } from '../../battle/deps.ts';
import type { Plan } from '../../store/store.ts';
import { underWay } from '../verb.ts';
import { no } from '../../battle/voice.ts';
import { offeredText, offering } from '../instead.ts';
import { type Planned, shownPlanned, withWritten } from './plan-text.ts';

/** More orders than any turn has. */
const MOST = 20;

/** The side that moves next, if the person commands both. */
export function sideFor({ next }: LoadedBattle, sides: readonly Side[]): Side | undefined {
  return sides.find((side) => !sidesToAct(next).includes(side)) ?? sides[0];
}

export async function writePlan(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  text: string,
): Promise<Decision | Refusal> {
  const { battle, rules, state, next, waiting } = loaded;
  const held = battle.status === 'halted' ? no(phrase('host-is-halted')) : underWay(battle);
  if (held) return held;
  const side = sideFor(loaded, sidesOf(loaded, request.person));
  if (!side) return no(phrase('host-no-seat'));
  if (rules.sealed?.isEveryTurn) return no(phrase('sheet-no-plans'));
  if (next.kind === 'orders' && next.side === side && !waiting) return no(phrase('plan-now'));
  const orders = planned(loaded, request, text, side);
  if (orders instanceof Refusal) {
    return offering(deps, loaded, request, orders, {
      side,
      isPlan: true,
      may: (other) => !(planned(loaded, request, other, side) instanceof Refusal),
      show: (other, language) => shownPlan(loaded, planned(loaded, request, other, side), language) ?? other,
    });
  }
  const broken = [...rules.plans.broken(state, side)];
  const id = newId(deps);
  const row = { id, battleId: battle.id, userId: request.person.id, side };
  return {
    plans: { put: [withWritten(row, { orders, broken })] },
    says: (language) => [
      phrase(waiting?.side === side ? 'plan-written-behind' : 'plan-written', { n: orders.length }),
      ...orders.map((each) => phrase('plan-line', { text: shownPlanned(rules, each, language) })),
    ],
  };
}

/** What was offered instead of a refused plan, written down like a typed one. */
export async function writeInstead(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  id: string,
  n: number,
): Promise<Decision | Refusal> {
  const offered = await offeredText(deps, loaded, request, id, n);
  return offered instanceof Refusal ? offered : writePlan(deps, loaded, request, offered.text);
}

function shownPlan({ rules }: LoadedBattle, orders: Planned[] | Refusal, language: Language): string | undefined {
  return orders instanceof Refusal ? undefined : orders.map((each) => shownPlanned(rules, each, language)).join('; ');
}

/** The orders as parsed now, each for the person's own units. Their legality is checked when they are given. */
function planned(loaded: LoadedBattle, { person }: Request, text: string, side: Side): Planned[] | Refusal {
  const { rules, state } = loaded;
  const cut = cutConditions(text);
  if (cut.length === 0) return no(phrase('host-no-order'));
  const ofSide = new Set(rules.units(state).flatMap((unit) => (unit.side === side ? [unit.name] : [])));
  const found: Planned[] = [];
  for (const [at, each] of cut.entries()) {
    const conditions = conditionsOf(loaded, each.conditions);
    if (conditions instanceof Refusal) return conditions;
    const read = rules.orders(each.order, state, side);
    if (read instanceof Refusal) return among(cut, at, read);
    const strange = read
      .flatMap(({ order }) => rules.who(order))
      .find((unit) => !ofSide.has(unit) || ownerOf(loaded, side, unit)?.id !== person.id);
    if (strange !== undefined) return no(phrase('standing-not-yours', { unit: strange }));
    found.push(...read.map((order, i) => ({ text: order.text, conditions: i === 0 ? conditions : [] })));
  }
  return found.length > MOST ? no(phrase('plan-too-long', { most: MOST })) : found;
}

/** Instead of one refused order the whole plan is named, with its conditions. */
function among(cut: readonly Cut[], at: number, { clause, says, instead }: Refusal): Refusal {
  const written = ({ order, conditions }: Cut) => [order, ...conditions.map((each) => `if ${each}`)].join(', ');
  const whole = (order: string) =>
    cut
      .with(at, { ...cut[at]!, order })
      .map(written)
      .join('; ');
  return new Refusal(clause, says, instead.map(whole));
}

function conditionsOf({ rules, state }: LoadedBattle, texts: readonly string[]): Condition[] | Refusal {
  const names = rules.units(state).map(({ name }) => name);
  const found: Condition[] = [];
  for (const text of texts) {
    const read = readCondition(text, names, rules.plans.conditions);
    if (read instanceof Refusal) return read;
    found.push(read);
  }
  return found;
}

export function ownPlans({ plans }: LoadedBattle, { person }: Request): readonly Plan[] {
  return plans.filter(({ userId }) => userId === person.id);
}
