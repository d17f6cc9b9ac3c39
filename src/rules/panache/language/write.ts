/** An order as text: canonical (English, short), or as a reader of either language would write it. */
import type { Language } from '../../../kernel/ruleset.ts';
import type { Order } from '../order.ts';
import { shownWord } from './vocabulary.ts';

/** The one canonical form. */
export function write(order: Order): string {
  return render(order, 'en');
}

export function render(order: Order, language: Language): string {
  const w = (word: string) => shownWord(word, language);
  const listed = (word: string, list: readonly string[]) => (list.length > 0 ? [w(word), ...list] : []);
  switch (order.kind) {
    case 'move': {
      const { unit, to, via, with: others } = order;
      return [unit, w('move'), to, ...listed('via', via), ...listed('with', others)].join(' ');
    }
    case 'enter': {
      const { unit, at, to, via } = order;
      return [unit, w('enter'), at, ...listed('to', to === at ? [] : [to]), ...listed('via', via)].join(' ');
    }
    case 'leave':
      return [order.unit, w('leave'), ...(order.at === undefined ? [] : [order.at])].join(' ');
    case 'wagons':
      return `${order.unit} ${w(order.drawnUp ? 'wagons' : 'noWagons')}`;
    case 'end':
    case 'open':
    case 'resign':
    case 'draw':
      return w(order.kind);
    case 'hand':
      return 'hand';
  }
}
