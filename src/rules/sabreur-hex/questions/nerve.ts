/** ASK-10, SH-MORALE-20, SH-Q-67. Whether a unit that has failed its test stays with what is left, or flees. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Offered, Posed } from '../../../kernel/question.ts';
import type { Reply } from '../language/reply.ts';
import type { Presets } from '../order.ts';
import { demoralisationThreshold } from '../tables.ts';
import { asking, button, number } from './about.ts';
import { question } from './question.ts';
import { forms, NUMBER } from './slots.ts';

const CHOICE = forms({ stay: 'stay', flee: 'flee', stayAt: 'stay at {least} else flee' }, { least: NUMBER });

/** `least`: the strength that must be left. */
export type Nerve = NonNullable<ReturnType<typeof CHOICE.parse>>;

function words(said: Nerve) {
  return said.say === 'stayAt'
    ? phrase('answer-other', { text: CHOICE.write(said, 'en') })
    : phrase(`answer-${said.say}`);
}

export const NERVE = question<Nerve>({
  kind: 'ASK-10',
  clause: 'ASK-10',
  choice: CHOICE,
  asks: asking('card-asks-nerve', { excess: 'excess' }),
  asksOn: () => 'card-asks-nerve-on',
  warns: () => [phrase('card-warns-flight')],
  words,
  button: stayOrFlee,
  isGrave: ({ value, about }) => value.say === 'flee' || about['left'] === 0,
  weighs: () => 'survives',
  doctrine: {
    regulation(asked, now) {
      const unit = now.units.find(({ id }) => id === asked.unit);
      if (!unit) return undefined;
      if (leftOf(asked) > demoralisationThreshold(unit)) return { say: 'stay' };
      return leftOf(asked) === 0 ? { say: 'flee' } : undefined;
    },
    bold: (asked) => ({ say: leftOf(asked) > 0 ? 'stay' : 'flee' }),
  },
  means(reply: Reply) {
    if (reply.say === 'hold') return { say: 'stay' };
    return reply.say === 'stayOrFlee' ? nerveOf(reply.ifFailed ?? 'stay') : undefined;
  },
  presets: ({ ifFailed }) => (ifFailed === undefined ? [] : [{ value: nerveOf(ifFailed) }]),
  standing: { events: ['failed'], says: ['stayOrFlee'] },
  menace: ({ onGuns }) => !onGuns,
  report: { of: 'test', cites: 'SH-MORALE-20' },
});

function nerveOf(ifFailed: NonNullable<Presets['ifFailed']>): Nerve {
  return typeof ifFailed === 'string' ? { say: ifFailed } : { say: 'stayAt', least: ifFailed.stayAt };
}

function stayOrFlee({ value, about }: Offered<Nerve>) {
  const what = button(words(value));
  if (value.say === 'flee') return phrase('card-flee', { what });
  const [strength, left] = [number(about, 'strength'), number(about, 'left')];
  return left > 0 ? phrase('card-stay', { what, strength, left }) : phrase('card-stay-dies', { what, strength });
}

/** SH-MORALE-20. The strength left after staying. */
function leftOf({ about }: Posed<unknown>): number {
  return Number(about['left']);
}
