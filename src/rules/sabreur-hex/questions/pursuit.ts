/** ASK-15, SH-PURSUIT-01, -05. Whether a charger pursues, and with whom. */
import { phrase } from '../../../kernel/phrase.ts';
import { nounOf } from '../noun.ts';
import type { Presets } from '../order.ts';
import { asking } from './about.ts';
import { question } from './question.ts';
import { forms, OWN } from './slots.ts';

const CHOICE = forms({ pursue: 'pursue[ with {support}]', stayPut: 'stayPut' }, { support: OWN });

/** `support`: the friend that goes too. */
export type Pursuit = NonNullable<ReturnType<typeof CHOICE.parse>>;

export const PURSUIT = question<Pursuit>({
  kind: 'ASK-15',
  clause: 'SH-PURSUIT-01',
  choice: CHOICE,
  asks: asking('card-asks-pursuit', { target: 'target' }),
  asksOn: () => 'card-asks-pursuit-on',
  warns: () => [phrase('card-warns-pursuit')],
  words(said, now) {
    if (said.say === 'stayPut') return phrase('answer-stay-put');
    if (said.support === undefined) return phrase('answer-pursue');
    return phrase('answer-pursue-with', { unit: nounOf(now, said.support) });
  },
  doctrine: { bold: ({ options }) => options.find(({ value }) => value.say === 'pursue')?.value },
  whose: 'active',
  means(reply) {
    if (reply.say === 'pursue') return { say: 'pursue', support: reply.support };
    if (reply.say === 'yes') return { say: 'pursue' };
    const stays = ['noPursue', 'stayPut', 'no', 'none', 'stop', 'hold'].includes(reply.say);
    return stays || (reply.say === 'stayOrFlee' && !reply.ahead) ? { say: 'stayPut' } : undefined;
  },
  alone: ['noPursue', 'stayPut'],
  presets({ pursue, support }: Presets) {
    if (pursue === undefined) return [];
    return [{ value: pursue === 'no' ? { say: 'stayPut' } : { say: 'pursue', support } }];
  },
  standing: { says: ['pursue', 'noPursue', 'stayPut'] },
  report: {
    of: 'pursuit',
    isUntold: (said, { who }) => who === 'person' && (said.say === 'stayPut' || said.support === undefined),
    // That an order to pursue is obeyed goes without saying.
    isOfCourse: (_said, { who }) => who === 'order',
  },
});
