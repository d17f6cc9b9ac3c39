/** Writing, viewing and dropping a plan. It stays secret until its orders are given. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Completion, Condition } from '../../../kernel/ruleset.ts';
import { cutConditions, readCondition, showCondition } from '../../../kernel/text/conditions.ts';
import { MOST_CHOICES } from '../../../kernel/text/grow.ts';
import type { Reply, Request } from '../../request.ts';
import { ownerOf, sidesOf } from '../../seats/commanders.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { Move } from '../../battle/decision.ts';
import { LONGEST_CHOICE } from '../../../kernel/text/note.ts';
import { newId, type Parts } from '../../battle/deps.ts';
import type { Plan } from '../../store/store.ts';
import { loadAt, underWay, verbKit } from '../../advance/verb.ts';
import { no, readable } from '../../battle/voice.ts';
import { droppedOrders } from './plan-dropped.ts';
import { stoppedSays } from '../../advance/filed/plan-decision.ts';
import { type Planned, readWritten, shownPlanned, withWritten } from '../../advance/filed/plan-text.ts';

/** More orders than any turn has. */
const MOST = 20;

export function createPlanning(parts: Parts) {
  const { change } = verbKit(parts);
  return {
    /** Orders as text, each with conditions after its `if`; they replace the previous plan. */
    writePlan: change((loaded: Loaded, request: Request, text: string) => write(parts, loaded, request, text)),
    /** The person's plan, and where and why it stopped. */
    showPlan: (request: Request) => show(parts, request),
    dropPlan: change((loaded, request) => drop(loaded, request)),
    /** The person's queued orders that were dropped, at a revision of the battle. */
    droppedOrders: (request: Request, battle: string, revision: number) =>
      droppedOrders(parts, request, battle, revision),
    completePlan: (request: Request, typed: string) => complete(parts, request, typed),
  };
}

/** The side that moves next, if the person commands both. */
function sideFor({ next }: Loaded, sides: readonly Side[]): Side | undefined {
  if (next.kind === 'over') return sides[0];
  return sides.find((side) => side !== next.side) ?? sides[0];
}

export function write(parts: Parts, loaded: Loaded, request: Request, text: string): Move | Refusal {
  const { battle, rules, state, next, waiting } = loaded;
  const held = battle.status === 'halted' ? no(phrase('host-is-halted')) : underWay(battle);
  if (held) return held;
  const side = sideFor(loaded, sidesOf(loaded, request.person));
  if (!side) return no(phrase('host-no-seat'));
  if (next.kind === 'orders' && next.side === side && !waiting) return no(phrase('plan-now'));
  const orders = planned(loaded, request, text, side);
  if (orders instanceof Refusal) return readable(orders, rules, request.language);
  const broken = [...rules.plans.broken(state, side)];
  const id = newId(parts);
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
function planned(loaded: Loaded, { person }: Request, text: string, side: Side): Planned[] | Refusal {
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

function conditionsOf({ rules, state }: Loaded, texts: readonly string[]): Condition[] | Refusal {
  const names = rules.units(state).map(({ name }) => name);
  const found: Condition[] = [];
  for (const text of texts) {
    const read = readCondition(text, names, rules.plans.conditions);
    if (read instanceof Refusal) return read;
    found.push(read);
  }
  return found;
}

function own({ plans }: Loaded, { person }: Request): readonly Plan[] {
  return plans.filter(({ userId }) => userId === person.id);
}

async function show(parts: Parts, request: Request): Promise<Reply | Refusal> {
  const loaded = await loadAt(parts, request);
  if (loaded instanceof Refusal) return loaded;
  if (sidesOf(loaded, request.person).length === 0) return no(phrase('host-no-seat'));
  const plans = own(loaded, request)
    .map(readWritten)
    .filter(({ orders }) => orders.length > 0);
  const says = plans.flatMap((plan) =>
    plan.stopped
      ? stoppedSays(loaded, plan, request.language)
      : [
          phrase('plan-shown', { n: plan.orders.length }),
          ...plan.orders.map((each) =>
            phrase('plan-line', { text: shownPlanned(loaded.rules, each, request.language) }),
          ),
        ],
  );
  return { says: says.length === 0 ? [phrase('plan-none')] : says };
}

function drop(loaded: Loaded, request: Request): Move | Refusal {
  const plans = own(loaded, request);
  if (plans.length === 0) return no(phrase('plan-none'));
  return { plans: { drop: plans.map(({ id }) => id) }, says: () => [phrase('plan-dropped')] };
}

/** As for an order at the beginning of their turn; after a complete order, its conditions. */
async function complete(parts: Parts, request: Request, typed: string): Promise<readonly Completion[]> {
  const loaded = await loadAt(parts, request);
  if (loaded instanceof Refusal || loaded.battle.status !== 'playing') return [];
  const side = sideFor(loaded, sidesOf(loaded, request.person));
  if (!side) return [];
  const { rules, next, state } = loaded;
  const seen = rules.view(state, side);
  const then = next.kind === 'orders' && next.side === side ? seen : rules.plans.begun(seen, side);
  const orders = rules.complete(typed, then, side, request.language);
  return [...orders, ...withConditions(loaded, side, typed, request)].slice(0, MOST_CHOICES);
}

/** The typed text, if it ends with an order, with each condition not used yet. */
function withConditions(
  { rules, state }: Loaded,
  side: Side,
  typed: string,
  { language }: Request,
): readonly Completion[] {
  const last = cutConditions(typed).at(-1);
  const read = last && rules.orders(last.order, state, side);
  if (!last || !read || read instanceof Refusal) return [];
  const text = typed.replace(/[\s,]+$/, '');
  const names = rules.units(state);
  const own = new Set(names.flatMap((unit) => (unit.side === side ? [unit.name] : [])));
  const words = new Set(read.flatMap((order) => order.text.split(/[^\p{L}\d]+/u)));
  const spoken = names.map(({ name }) => name).filter((name) => words.has(name));
  const all: readonly Condition[] = [
    ...spoken.map((unit): Condition => ({ kind: own.has(unit) ? 'free' : 'reach', unit })),
    { kind: 'points', least: 2 },
  ];
  const fitting = all.filter(({ kind }) => rules.plans.conditions.includes(kind));
  return fitting
    .map((condition) => `${text}, ${showCondition(condition, language)}`)
    .filter((each) => each.length <= LONGEST_CHOICE && !typed.includes(each.slice(text.length)))
    .map((each) => ({ shown: each, text: each }));
}
