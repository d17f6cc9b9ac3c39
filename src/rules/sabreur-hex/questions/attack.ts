/** ASK-08, SH-CHARGE-17, SH-ASSAULT-09. Whether the attacker strikes, now that the target has reacted. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Posed } from '../../../kernel/question.ts';
import type { Reply } from '../language/reply.ts';
import type { Presets } from '../order.ts';
import { asking, button } from './about.ts';
import { question } from './question.ts';
import { forms, HEX, SQUARE_CHOICE } from './slots.ts';

const CHOICE = forms(
  { attack: 'attack', stop: 'stop', evade: 'evade {to}', ifSquare: 'if square {choice}' },
  { to: HEX, choice: SQUARE_CHOICE },
);

/** `ifSquare`: only where the target has formed square. */
export type AttackAnswer = NonNullable<ReturnType<typeof CHOICE.parse>>;

function words(said: AttackAnswer): Phrase {
  if (said.say === 'evade') return phrase('answer-evade', { to: said.to });
  if (said.say === 'ifSquare') return phrase('answer-other', { text: CHOICE.write(said, 'en') });
  return phrase(`answer-${said.say}`);
}

const cardOf = ({ about }: Posed<unknown>) => `card-asks-attack${about['square'] === true ? '-square' : ''}`;

export const ATTACK = question<AttackAnswer>({
  kind: 'ASK-08',
  clause: 'SH-CHARGE-17',
  choice: CHOICE,
  asks: (asked, now) => asking(cardOf(asked), { target: 'target' })(asked, now),
  asksOn: (asked) => `${cardOf(asked)}-on`,
  words,
  button({ value, about }) {
    const what = button(words(value));
    return typeof about['dice'] === 'number' ? phrase('card-attack', { what, dice: about['dice'] }) : what;
  },
  whose: 'active',
  means,
  alone: ['attack', 'stop', 'ifSquare'],
  presets: ({ ifSquare, attack }: Presets) => [
    ...(ifSquare === undefined ? [] : [{ value: { say: 'ifSquare', choice: ifSquare } as const }]),
    ...(attack === undefined ? [] : [{ value: { say: attack } }]),
  ],
  standing: { says: ['attack', 'stop', 'ifSquare'] },
  report: { isUntold: (_said, { who }) => who === 'person' },
});

function means(reply: Reply): AttackAnswer | undefined {
  if (reply.say === 'attack' || reply.say === 'yes') return { say: 'attack' };
  if (['stop', 'no', 'hold', 'none'].includes(reply.say)) return { say: 'stop' };
  return reply.say === 'ifSquare' || reply.say === 'evade' ? reply : undefined;
}
