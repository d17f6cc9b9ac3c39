/** Counts what happened in games of Panache, by kind. */
import type { Entry } from '../../../kernel/run.ts';
import type { Fact } from '../../../rules/panache/facts.ts';
import type { Order } from '../../../rules/panache/order.ts';
import type { State } from '../../../rules/panache/state.ts';
import { count, type Tally } from '../tally.ts';

export function countPosition(tally: Tally, { units, reserves, map, phase, commandRadius }: State): void {
  for (const { arm, weight, mount, rank } of units) {
    for (const what of [`${arm} ${weight}`, mount, rank]) if (what) count(tally, `brings ${what}`);
  }
  for (const { unit } of reserves) count(tally, `reserve ${unit.rank ?? unit.arm}`);
  if (map.roads.length > 0) count(tally, 'map with roads');
  if (commandRadius !== undefined) count(tally, 'command radius');
  count(tally, `begins in ${phase}`);
}

export function countOrder(tally: Tally, order: Order): void {
  if (order.kind === 'hand') return count(tally, `order ${order.hand.kind} by hand`);
  const via = 'via' in order && order.via.length > 0 ? ' via' : '';
  const others = 'with' in order && order.with.length > 0 ? ' with' : '';
  count(tally, `order ${order.kind}${via}${others}`);
}

export function countEntry(tally: Tally, entry: Entry<Fact>): void {
  if ('roll' in entry) return count(tally, `roll ${entry.roll.why}`);
  if ('ask' in entry) return count(tally, `answer ${entry.ask.kind} ${entry.got}`);
  const { fact } = entry;
  count(tally, `fact ${fact.type}`);
  const how = howOf(fact);
  if (how !== undefined) count(tally, `fact ${fact.type} ${how}`);
}

function howOf(fact: Fact): string | undefined {
  if ('by' in fact && typeof fact.by !== 'string') {
    if (fact.by.length > 0) return `by ${fact.by.join(' and ')}`;
    return fact.noCombat ? 'without combat' : fact.diceLost > 0 ? 'dice lost' : undefined;
  }
  if (fact.type === 'left') return fact.of;
  if (fact.type === 'retreated') return fact.notMade > 0 ? 'not made' : undefined;
  if (fact.type === 'appeared') return fact.left === undefined ? 'elephant' : 'detachment';
  if (fact.type === 'movementEnded') return fact.palisades.length > 0 ? 'palisades' : undefined;
  return undefined;
}
