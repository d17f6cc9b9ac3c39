/** Periods, played at random. */
import { SIDES } from '../../../kernel/play.ts';
import type { Entry } from '../../../kernel/run.ts';
import type { Fact } from '../../../rules/periods/facts.ts';
import { periods } from '../../../rules/periods/index.ts';
import { parse } from '../../../rules/periods/language/index.ts';
import type { Order } from '../../../rules/periods/order.ts';
import type { State } from '../../../rules/periods/state.ts';
import type { Bout } from '../bout.ts';
import { demand, same } from '../broken.ts';
import { anyOf } from '../game.ts';
import { count, type Tally } from '../tally.ts';
import { checkPlaces } from './checks.ts';
import { checkPlayed } from './conduct.ts';
import { randomHand } from './hands.ts';
import { chooseOrder } from './orders.ts';
import { randomScenario } from './positions.ts';

export const periodsBout: Bout<State, Fact, Order> = {
  rules: periods,
  scenario: randomScenario,
  order: chooseOrder,
  parse,
  hand: randomHand,
  answer: anyOf,
  checkPosition,
  checkPlayed,
  countPosition: (tally, { variants, units }) => {
    for (const [name, value] of Object.entries(variants)) count(tally, `variant ${name} ${value}`);
    for (const { troops, formation, status } of units) count(tally, `brings ${status} ${troops} ${formation}`);
  },
  countOrder: (tally, order) => count(tally, `order ${order.kind}`),
  countEntry,
};

/** Names are unique; what a side sees again it sees the same, and nothing of what an enemy will do. */
function checkPosition(now: State): void {
  const names = [...now.units, ...now.officers, ...now.gone].map(({ id }) => id);
  demand(new Set(names).size === names.length, `a name is here twice, or here and gone: ${names.join()}`);
  demand((now.phase === 'over') === (now.result !== undefined), 'PE-GAP-17 over without a result, or one too early');
  for (const side of SIDES) {
    const seen = periods.view(now, side);
    same(periods.view(seen, side), seen, `${side} sees something else`);
    for (const unit of seen.units)
      if (unit.side !== side && now.phase !== 'over')
        demand(unit.posture === 'unknown' && unit.acts.length === 0, `${side} sees what ${unit.id} will do`);
  }
  checkPlaces(now);
}

function countEntry(tally: Tally, entry: Entry<Fact>): void {
  if ('roll' in entry) return count(tally, `roll ${entry.roll.why}`);
  if ('ask' in entry) return count(tally, `answer ${entry.ask.kind} ${entry.got}`);
  const { fact } = entry;
  const how =
    'doing' in fact
      ? fact.doing
      : 'what' in fact
        ? fact.what
        : 'how' in fact
          ? fact.how
          : 'why' in fact
            ? fact.why
            : '';
  count(tally, `fact ${fact.type} ${how}`.trim());
}
