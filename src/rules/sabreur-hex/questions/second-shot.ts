/** ASK-21, SH-FIRE-17. At whom the second half of an extended line fires. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { nounOf } from '../noun.ts';
import { number, text, unitOf } from './about.ts';
import { question } from './question.ts';
import { ENEMY, forms, HALF } from './slots.ts';

const FORMS = { shot: '{half} {target}', shotAt: '[fire] {target}', noFire: 'noFire' } as const;
const SLOTS = { half: HALF, target: ENEMY };
const CHOICE = forms(FORMS, SLOTS);

/** `shotAt`: by whichever half it is; the word may be missing. */
export type SecondShot = NonNullable<ReturnType<typeof CHOICE.parse>>;

export const SECOND_SHOT = question<SecondShot>({
  kind: 'ASK-21',
  clause: 'SH-FIRE-17',
  choice: CHOICE,
  asks(asked, now) {
    const lost = text(asked.about, 'ordered');
    const args = { ...unitOf(asked, now), half: text(asked.about, 'half') };
    if (lost === '') return phrase('card-asks-second-shot', args);
    return phrase('card-asks-second-shot-lost', { ...args, target: nounOf(now, lost) });
  },
  words(said, now): Phrase {
    if (said.say === 'noFire') return phrase('answer-no-fire');
    if (said.say === 'shotAt') return phrase('answer-other', { text: CHOICE.write(said, 'en') });
    return phrase('answer-shot', { half: said.half, unit: nounOf(now, said.target) });
  },
  shown: forms({ ...FORMS, shot: 'fire {half} {target}' }, SLOTS).write,
  // Each target with its distance and the dice rolled at it.
  button({ value, about }, now) {
    if (value.say === 'noFire') return phrase('card-answer', { what: phrase('answer-no-fire') });
    const [distance, dice] = [number(about, 'distance'), number(about, 'dice')];
    return phrase('card-second-shot', { unit: nounOf(now, value.target), distance, dice });
  },
  whose: 'active',
  means(reply): SecondShot | undefined {
    if (reply.say === 'fire' && reply.target !== undefined) {
      const { half, target } = reply;
      return half === undefined ? { say: 'shotAt', target } : { say: 'shot', half, target };
    }
    return ['noFire', 'no', 'none', 'hold', 'stop'].includes(reply.say) ? { say: 'noFire' } : undefined;
  },
});
