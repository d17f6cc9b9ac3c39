/** ASK-14, SH-RIPOSTE-01. Whether a unit answers a shot. */
import { phrase } from '../../../kernel/phrase.ts';
import { asking } from './about.ts';
import { question } from './question.ts';
import { forms, GUN } from './slots.ts';

const CHOICE = forms({ fire: 'fire', fireWith: 'fire {gun}', noFire: 'noFire' }, { gun: GUN });

type ReturnFire = NonNullable<ReturnType<typeof CHOICE.parse>>;

export const RETURN_FIRE = question<ReturnFire>({
  kind: 'ASK-14',
  clause: 'SH-RIPOSTE-01',
  choice: CHOICE,
  asks: asking('card-asks-return', { target: 'at' }),
  asksOn: () => 'card-asks-return-on',
  words(said) {
    if (said.say === 'fireWith') return phrase('answer-other', { text: CHOICE.write(said, 'en') });
    return phrase(said.say === 'fire' ? 'answer-fire' : 'answer-no-fire');
  },
  weighs: () => 'costs',
  whose: 'passive',
  means(reply) {
    if (reply.say === 'return' && reply.gun !== undefined) return { say: 'fireWith', gun: reply.gun };
    if (['fire', 'return', 'yes'].includes(reply.say)) return { say: 'fire' };
    return ['noFire', 'no', 'none', 'hold'].includes(reply.say) ? { say: 'noFire' } : undefined;
  },
  alone: ['return', 'noFire'],
  standing: { events: ['shotAt'], says: ['return', 'noFire'] },
  report: { isUntold: ({ say }, { who }) => who === 'person' && say === 'fire' },
  menace: ({ kind, isAnswered }) => kind === 'fire' && isAnswered,
});
