/** Counts what happened in games of Skirmish, by kind. */
import type { Entry } from '../../../kernel/run.ts';
import type { Fact } from '../../../rules/skirmish/facts.ts';
import type { Order } from '../../../rules/skirmish/order.ts';
import type { State } from '../../../rules/skirmish/state.ts';
import { count, type Tally } from '../tally.ts';

export function countPosition(tally: Tally, { units, field, variants, phase }: State): void {
  for (const { row, role, formation, mounted } of units) {
    count(tally, `brings ${role ?? row}`);
    if (role === undefined) count(tally, `brings ${formation}${mounted ? ' mounted' : ''}`);
  }
  for (const { kind } of [...field.areas, ...field.lines]) count(tally, `ground ${kind}`);
  count(tally, `fights ${variants.fights}`);
  count(tally, `begins in ${phase}`);
}

export function countOrder(tally: Tally, order: Order): void {
  if (order.kind === 'hand') return count(tally, `order ${order.hand.kind} by hand`);
  const single = 'figures' in order && order.figures.length > 0 ? ' single' : '';
  const what = order.kind === 'form' ? ` ${order.formation}` : '';
  count(tally, `order ${order.kind}${what}${single}`);
}

export function countEntry(tally: Tally, entry: Entry<Fact>): void {
  if ('roll' in entry) return count(tally, `roll ${entry.roll.why}`);
  if ('ask' in entry) return count(tally, `answer ${entry.ask.kind} ${entry.got}`);
  const { fact } = entry;
  count(tally, `fact ${fact.type}`);
  for (const how of howOf(fact)) count(tally, `fact ${fact.type} ${how}`);
}

function howOf(fact: Fact): string[] {
  if (fact.type === 'moved' || fact.type === 'won') return [fact.why];
  if (fact.type === 'fought') return [fact.fell === undefined ? 'even' : 'fell'];
  if (fact.type === 'fired') {
    return [
      `column ${fact.column}`,
      fact.band,
      ...(fact.volley ? ['volley'] : []),
      ...(fact.elite ? [`elite ${fact.elite}`] : []),
      ...(fact.mass ? ['screen'] : []),
    ];
  }
  if (fact.type !== 'tested') return [];
  return [`${fact.why} ${fact.passed ? 'passed' : 'failed'}`, ...(fact.superior === undefined ? [] : ['steadied'])];
}
