/** Orders written into a plan. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Condition } from '../../../kernel/ruleset.ts';
import { cutConditions, readCondition } from '../../../kernel/text/conditions.ts';
import type { Request } from '../../request.ts';
import { ownerOf, sidesOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { newId, type Deps } from '../../battle/deps.ts';
import type { Plan } from '../../store/store.ts';
import { underWay } from '../verb.ts';
import { no, readable } from '../../battle/voice.ts';
import { type Planned, shownPlanned, withWritten } from './plan-text.ts';

/** More orders than any turn has. */
const MOST = 20;

/** The side that moves next, if the person commands both. */
export function sideFor({ next }: LoadedBattle, sides: readonly Side[]): Side | undefined {
  if (next.kind === 'over') return sides[0];
  return sides.find((side) => side !== next.side) ?? sides[0];
}

export function writePlan(deps: Deps, loaded: LoadedBattle, request: Request, text: string): Decision | Refusal {
  const { battle, rules, state, next, waiting } = loaded;
  const held = battle.status === 'halted' ? no(phrase('host-is-halted')) : underWay(battle);
  if (held) return held;
  const side = sideFor(loaded, sidesOf(loaded, request.person));
  if (!side) return no(phrase('host-no-seat'));
  if (next.kind === 'orders' && next.side === side && !waiting) return no(phrase('plan-now'));
  const orders = planned(loaded, request, text, side);
  if (orders instanceof Refusal) return readable(orders, rules.showOrder, request.language);
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

/** The orders as parsed now, each for the person's own units. Their legality is checked when they are given. */
function planned(loaded: LoadedBattle, { person }: Request, text: string, side: Side): Planned[] | Refusal {
  const { rules, state } = loaded;
  const cut = cutConditions(text);
  if (cut.length === 0) return no(phrase('host-no-order'));
  const ofSide = new Set(rules.units(state).flatMap((unit) => (unit.side === side ? [unit.name] : [])));
  const found: Planned[] = [];
  for (const each of cut) {
    const conditions = conditionsOf(loaded, each.conditions);
    if (conditions instanceof Refusal) return conditions;
    const read = rules.orders(each.order, state, side);
    if (read instanceof Refusal) return read;
    const strange = read
      .flatMap(({ order }) => rules.who(order))
      .find((unit) => !ofSide.has(unit) || ownerOf(loaded, side, unit)?.id !== person.id);
    if (strange !== undefined) return no(phrase('standing-not-yours', { unit: strange }));
    found.push(...read.map((order, i) => ({ text: order.text, conditions: i === 0 ? conditions : [] })));
  }
  return found.length > MOST ? no(phrase('plan-too-long', { most: MOST })) : found;
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
