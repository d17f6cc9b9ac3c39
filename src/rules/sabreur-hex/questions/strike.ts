/** ASK-09, SH-SHOCK-04. Whether a unit that has been charged strikes back. */
import { phrase } from '../../../kernel/phrase.ts';
import { asking } from './about.ts';
import { question } from './question.ts';
import { forms } from './slots.ts';

const CHOICE = forms({ strike: 'strike', noStrike: 'noStrike' }, {});

export type Strike = NonNullable<ReturnType<typeof CHOICE.parse>>;

export const STRIKE = question<Strike>({
  kind: 'ASK-09',
  clause: 'SH-SHOCK-04',
  choice: CHOICE,
  asks: asking('card-asks-strike', { target: 'at' }),
  asksOn: () => 'card-asks-strike-on',
  words: ({ say }) => phrase(say === 'strike' ? 'answer-strike' : 'answer-no-strike'),
  weighs: () => 'costs',
  doctrine: { bold: () => ({ say: 'strike' }) },
  whose: 'passive',
  means({ say }) {
    if (['strike', 'return', 'yes', 'attack'].includes(say)) return { say: 'strike' };
    return ['noStrike', 'noFire', 'no', 'none'].includes(say) ? { say: 'noStrike' } : undefined;
  },
  alone: ['strike', 'noStrike'],
  standing: { says: ['strike', 'noStrike'] },
  report: { isUntold: ({ say }, { who }) => who === 'person' && say === 'strike' },
});
