/** What the table settles by hand. */
import type { Hand } from '../../kernel/hand.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Desk } from '../../kernel/ruleset.ts';
import type { Order } from './order.ts';
import type { State } from './state.ts';

export const desk: Desk<State, Order> = {
  tools: () => [],
  deeds: (text) => (text.trim() === '' ? '' : new Refusal('TABLE', phrase('hand-refuse-answer'))),
  order: (hand: Hand): Order => ({ kind: 'hand', hand }),
  complete: () => [],
};
