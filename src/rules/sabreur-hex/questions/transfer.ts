/** ASK-13, SH-ARTLOSS-01 to -04. Whether guns pass losses on to a friend: to whom, and how many. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Posed } from '../../../kernel/question.ts';
import { nounOf } from '../noun.ts';
import type { State } from '../state.ts';
import { asking, button, number, strengthOf } from './about.ts';
import { question } from './question.ts';
import { forms, NUMBER, OWN } from './slots.ts';

const CHOICE = forms({ none: 'none', transfer: 'transfer {strength} to {to}' }, { strength: NUMBER, to: OWN });

export type Transfer = NonNullable<ReturnType<typeof CHOICE.parse>>;

function words(said: Transfer, now: State) {
  if (said.say === 'none') return phrase('answer-none');
  return phrase('answer-transfer', { n: said.strength, unit: nounOf(now, said.to) });
}

export const TRANSFER = question<Transfer>({
  kind: 'ASK-13',
  clause: 'SH-ARTLOSS-02',
  choice: CHOICE,
  asks: asking('card-asks-transfer', { strength: 'strength', lost: 'losses' }),
  warns: () => [phrase('card-warns-transfer')],
  words,
  button: ({ value }, now) => (value.say === 'none' ? phrase('card-transfer-none') : button(words(value, now))),
  weighs: () => 'survives',
  doctrine: { regulation: saveTheBattery, bold: saveTheBattery },
  means(reply) {
    if (reply.say === 'none' || reply.say === 'no') return { say: 'none' };
    return reply.say === 'transfer' ? reply : undefined;
  },
  alone: ['transfer'],
  standing: {
    says: ['transfer', 'save'],
    values: (reply, asked) => (reply.say === 'save' ? [saving(reply.to, asked)] : undefined),
  },
  menace: ({ onGuns }) => onGuns,
  report: { told: ({ say }) => (say === 'none' ? phrase('answer-no-transfer') : undefined) },
});

/** SH-ARTLOSS-02. The fewest points that save the guns, to the strongest unit that can take them. */
function saveTheBattery(asked: Posed<Transfer>, now: State): Transfer {
  const spare = spareOf(asked);
  const takers = asked.options.flatMap(({ value }) =>
    value.say === 'transfer' && value.strength === spare ? [value] : [],
  );
  return takers.toSorted((a, b) => strengthOf(now, b.to) - strengthOf(now, a.to))[0] ?? { say: 'none' };
}

/** SH-ARTLOSS-04. The fewest points that save the guns. */
function saving(to: string, asked: Posed<Transfer>): Transfer {
  const spare = spareOf(asked);
  return spare <= 0 ? { say: 'none' } : { say: 'transfer', strength: spare, to };
}

function spareOf({ about }: Posed<unknown>): number {
  return number(about, 'losses') - number(about, 'strength') + 1;
}
