/** ASK-18, SH-SKIRMPASS-05, SH-Q-65. Where skirmishers go that make way. */
import { phrase } from '../../../kernel/phrase.ts';
import { asking } from './about.ts';
import { question } from './question.ts';
import { forms, HEX } from './slots.ts';

const CHOICE = forms({ toward: 'toward {to}' }, { to: HEX });

export type Aside = NonNullable<ReturnType<typeof CHOICE.parse>>;

export const ASIDE = question<Aside>({
  kind: 'ASK-18',
  clause: 'SH-SKIRMPASS-05',
  choice: CHOICE,
  asks: asking('card-asks-aside', { skirmishers: 'skirmishers' }),
  words: ({ to }) => phrase('answer-toward', { to }),
  means: (reply) => (reply.say === 'toward' ? { say: 'toward', to: reply.place } : undefined),
  presets: ({ aside: to }) => (to === undefined ? [] : [{ value: { say: 'toward', to } }]),
});
