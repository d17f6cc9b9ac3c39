/** Orders of Panache from canonical English text, as a player types them. */
import type { Refusal, Side } from '../../src/kernel/play.ts';
import type { Order } from '../../src/rules/panache/order.ts';
import type { State } from '../../src/rules/panache/state.ts';

export function ordersOf(text: string, _now: State, _by: Side): readonly (Order | Refusal)[] {
  return text.split(';').map((each) => orderOf(each.trim()));
}

function orderOf(text: string): Order {
  const [unit = '', verb = '', ...rest] = text.split(' ');
  const after = (word: string): string[] => {
    const from = rest.indexOf(word);
    if (from === -1) return [];
    const words = rest.slice(from + 1);
    const end = words.findIndex((each) => ['via', 'with', 'to'].includes(each));
    return end === -1 ? words : words.slice(0, end);
  };
  if (text === 'end' || text === 'open' || text === 'resign') return { kind: text };
  if (verb === 'move') return { kind: 'move', unit, to: rest[0]!, via: after('via'), with: after('with') };
  if (verb === 'enter') {
    return { kind: 'enter', unit, at: rest[0]!, to: after('to')[0] ?? rest[0]!, via: after('via') };
  }
  if (verb === 'leave') return { kind: 'leave', unit, ...(rest[0] !== undefined && { at: rest[0] }) };
  if (verb === 'wagons') return { kind: 'wagons', unit, drawnUp: true };
  if (verb === 'no') return { kind: 'wagons', unit, drawnUp: false };
  throw new Error(`no order: ${text}`);
}
