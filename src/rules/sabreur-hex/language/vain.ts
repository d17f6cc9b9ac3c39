/** Conditions that can never apply to their order: nothing that it leads to asks their question. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { ORDER_TEXT } from '../../../kernel/text/reader.ts';
import type { Order, Presets } from '../order.ts';
import { isEmpty, saidOf, TOPICS } from './conditions.ts';
import { write } from './write.ts';

/** Says which condition is in vain, and the order without it. */
export function inVain(order: Order): Refusal | undefined {
  if (order.kind !== 'act' || order.unit === undefined || isEmpty(order.presets)) return undefined;
  const { actions, presets } = order;
  const topics = Object.entries(TOPICS).map(([name, topic]) => ({ name, topic, said: saidOf(presets, topic) }));
  const isVain = ({ topic, said }: (typeof topics)[number]) =>
    Object.keys(said).length > 0 && !actions.some((action) => topic.fits.includes(action.do));
  const first = topics.find(isVain);
  if (!first) return undefined;
  const kept: Presets = Object.assign({}, ...topics.filter((each) => !isVain(each)).map(({ said }) => said));
  return new Refusal(ORDER_TEXT, phrase('refuse-in-vain', { condition: first.name }), [
    write({ ...order, presets: kept }),
  ]);
}
