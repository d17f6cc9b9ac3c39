/** ASK-05, SH-ORDERS-20. Which of the units with Tactical Sense tries to act of its own accord. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Posed } from '../../../kernel/question.ts';
import { nounOf } from '../noun.ts';
import type { State } from '../state.ts';
import { button, chanceOnly, odds } from './about.ts';
import { lateUnits, ofTheirOwn, withGun } from './late-words.ts';
import { question } from './question.ts';
import { forms, OWN } from './slots.ts';

const CHOICE = forms({ none: 'none', try: '{unit} try[ with {gun}]' }, { unit: OWN, gun: OWN });

export type Initiative = NonNullable<ReturnType<typeof CHOICE.parse>>;

function words(said: Initiative, now: State) {
  if (said.say === 'none') return phrase('answer-none');
  return withGun(phrase('answer-try', { unit: nounOf(now, said.unit) }), said.gun, now);
}

export const INITIATIVE = question<Initiative>({
  kind: 'ASK-05',
  clause: 'SH-ORDERS-20',
  choice: CHOICE,
  asks: (asked, now) => phrase('card-asks-initiative', lateUnits(asked, now)),
  words,
  button: (option, now) =>
    option.value.say === 'none' ? phrase('card-initiative-none') : odds(option, button(words(option.value, now))),
  shorter: (option, now) => chanceOnly(option, button(words(option.value, now))),
  doctrine: { bold: likeliest },
  whose: 'active',
  namesUnit: true,
  means(reply, unit) {
    if (['none', 'no', 'hold', 'stop'].includes(reply.say)) return { say: 'none' };
    if (unit === undefined) return undefined;
    if (reply.say === 'yes') return { say: 'try', unit };
    return reply.say === 'try' ? { ...reply, unit } : undefined;
  },
  standing: { says: ['try'], values: (reply, { options }, mine) => ofTheirOwn(reply, options, mine) },
  report: {
    isBrief: true,
    isOfCourse: (said, { who }) => said.say === 'try' && said.gun === undefined && who === 'person',
    told: ({ say }) => (say === 'none' ? phrase('answer-no-one-tries') : undefined),
  },
});

/** SH-ORDERS-20. The unit with the best chance tries first. */
function likeliest({ options }: Posed<Initiative>): Initiative | undefined {
  const tries = options.filter(({ value }) => value.say === 'try');
  return tries.toSorted((a, b) => Number(b.about['chance'] ?? 0) - Number(a.about['chance'] ?? 0))[0]?.value;
}
