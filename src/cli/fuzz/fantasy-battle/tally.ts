/** Counts what happened in games of Fantasy battle, by kind. */
import type { Entry } from '../../../kernel/run.ts';
import type { Fact } from '../../../rules/fantasy-battle/facts.ts';
import type { Order } from '../../../rules/fantasy-battle/order.ts';
import type { State } from '../../../rules/fantasy-battle/state.ts';
import { count, type Tally } from '../tally.ts';

export function countPosition(tally: Tally, { units, field, variants, phase }: State): void {
  for (const { type, shock, missiles, fanatic, fortified } of units) {
    count(tally, `brings ${type}`);
    for (const [trait, has] of Object.entries({ shock, missiles, fanatic, fortified }))
      if (has) count(tally, `brings ${trait}`);
  }
  for (const { kind } of [...field.areas, ...field.lines]) count(tally, `ground ${kind}`);
  count(tally, `fights ${variants.fights}`);
  count(tally, `objections ${variants.objections}`);
  count(tally, `begins in ${phase}`);
}

export function countOrder(tally: Tally, order: Order): void {
  count(tally, order.kind === 'hand' ? `order ${order.hand.kind} by hand` : `order ${order.kind}`);
}

export function countEntry(tally: Tally, entry: Entry<Fact>): void {
  if ('roll' in entry) return count(tally, `roll ${entry.roll.why}`);
  if ('ask' in entry) return count(tally, `answer ${entry.ask.kind} ${entry.got.replaceAll(/\d+\w*/g, '#')}`);
  const { fact } = entry;
  count(tally, `fact ${fact.type}`);
  for (const how of howOf(fact)) count(tally, `fact ${fact.type} ${how}`);
}

function howOf(fact: Fact): string[] {
  switch (fact.type) {
    case 'moved':
    case 'won':
      return [fact.why];
    case 'activated':
      return [fact.mode];
    case 'ordered':
      return [fact.passed ? 'passed' : 'failed'];
    case 'consented':
      return [fact.agreed ? 'agreed' : 'refused'];
    case 'tested':
      return [fact.confused ? 'confused' : 'steady'];
    case 'sided':
    case 'failed':
      return [fact.zone];
    case 'touched':
      return [...new Set(fact.contacts.map(({ side, long }) => `${side} ${long > 0 ? 'edge' : 'corner'}`))];
    case 'shot':
      return [fact.counter ? 'countercharge' : 'phase'];
    case 'left':
      return [fact.fate];
    case 'phase':
      return [fact.phase];
    case 'announced':
    case 'objected':
    case 'heard':
    case 'opened':
    case 'mayShoot':
    case 'parted':
    case 'fought':
    case 'lost':
    case 'returned':
    case 'withdraws':
    case 'rode':
    case 'held':
    case 'finished':
    case 'set':
    case 'ruled':
    case 'notAgreed':
      return [];
  }
}
