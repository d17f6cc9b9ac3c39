/** Writing, viewing and dropping a plan. It stays secret until its orders are given. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Completion, Condition } from '../../../kernel/ruleset.ts';
import { cutConditions, showCondition } from '../../../kernel/text/conditions.ts';
import { MOST_CHOICES } from '../../../kernel/text/grow.ts';
import type { Reply, Request } from '../../request.ts';
import { sidesOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { LONGEST_CHOICE } from '../../../kernel/text/note.ts';
import type { Deps } from '../../battle/deps.ts';
import { verbKit } from '../../advance/verb.ts';
import { no } from '../../battle/voice.ts';
import { droppedOrders } from './plan-dropped.ts';
import { stoppedSays } from '../../advance/filed/plan-decision.ts';
import { readWritten, shownPlanned } from '../../advance/filed/plan-text.ts';
import { ownPlans, sideFor, writeInstead, writePlan } from '../../advance/filed/write-plan.ts';

export function createPlans(deps: Deps) {
  const { change, decide, look, list } = verbKit(deps);
  return {
    /** Orders as text, each with conditions after its `if`; they replace the previous plan. */
    writePlan: change(writePlan),
    /** A plan offered instead of a refused one, by its number. */
    writeInstead: change(writeInstead),
    /** The person's plan, and where and why it stopped. */
    showPlan: look(show),
    dropPlan: decide(drop),
    /** The person's queued orders that were dropped, at a revision of the battle. */
    droppedOrders: look(droppedOrders),
    completePlan: list(complete),
  };
}

function show(_deps: Deps, loaded: LoadedBattle, request: Request): Reply | Refusal {
  if (sidesOf(loaded, request.person).length === 0) return no(phrase('host-no-seat'));
  const plans = ownPlans(loaded, request)
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

function drop(loaded: LoadedBattle, request: Request): Decision | Refusal {
  const plans = ownPlans(loaded, request);
  if (plans.length === 0) return no(phrase('plan-none'));
  return { plans: { drop: plans.map(({ id }) => id) }, says: () => [phrase('plan-dropped')] };
}

/** As for an order at the beginning of their turn; after a complete order, its conditions. */
function complete(_deps: Deps, loaded: LoadedBattle, request: Request, typed: string): readonly Completion[] {
  if (loaded.battle.status !== 'playing') return [];
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
  { rules, state }: LoadedBattle,
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
