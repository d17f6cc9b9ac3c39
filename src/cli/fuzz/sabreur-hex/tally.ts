/** Counts what happened in games of Sabreur-hex, by kind. */
import type { Entry } from '../../../kernel/run.ts';
import type { Fact } from '../../../rules/sabreur-hex/facts.ts';
import type { Order } from '../../../rules/sabreur-hex/order.ts';
import type { State } from '../../../rules/sabreur-hex/state.ts';
import { count, kindOf, type Tally } from '../tally.ts';

export function countPosition(tally: Tally, { units, rulings, map }: State): void {
  for (const { type, formation, skills } of units)
    for (const what of [type, formation, ...skills]) count(tally, `brings ${what}`);
  for (const [name, value] of Object.entries(rulings)) count(tally, `ruling ${name} ${value}`);
  count(tally, `map ${map.cols > 12 ? 'large' : 'small'}`);
}

export function countOrder(tally: Tally, order: Order): void {
  if (order.kind === 'hand') return count(tally, `order ${order.hand.kind} by hand`);
  if (order.kind !== 'act') return count(tally, `order ${order.kind}`);
  const deeds = order.actions.map((action) => (action.do === 'form' ? action.formation : action.do));
  count(tally, `order ${deeds.length > 0 ? deeds.join(' + ') : 'nothing'}`);
}

/** Each transcript line by its kind and its details. */
export function countEntry(tally: Tally, entry: Entry<Fact>): void {
  if ('roll' in entry) return count(tally, `roll ${entry.roll.why}`);
  if ('ask' in entry) {
    count(tally, `ask ${entry.ask.kind}`);
    return count(tally, `answer ${entry.ask.kind} ${kindOf(entry.got)}`);
  }
  const { fact } = entry;
  count(tally, `fact ${fact.type}`);
  const how = howOf(fact);
  if (how !== undefined) count(tally, `fact ${fact.type} ${how}`);
}

function howOf(fact: Fact): string | undefined {
  if ('how' in fact) return fact.how;
  if ('reaction' in fact) return kindOf(fact.reaction);
  if ('formation' in fact) return fact.formation;
  if ('offMap' in fact) return fact.offMap ? 'off map' : undefined;
  if ('why' in fact) return fact.why;
  if (fact.type === 'attacked') return fact.back ? 'back' : undefined;
  if (fact.type === 'pursued') return fact.behind === undefined ? undefined : 'behind';
  if (fact.type === 'displaced') return fact.to === undefined ? 'nowhere' : undefined;
  return undefined;
}
