/** ASK-04, SH-ORDERS-17 to -19. The Impetuous who have had no order: which of them is held back, or attacks whom. */
import { phrase } from '../../../kernel/phrase.ts';
import { button, chanceOnly, odds } from './about.ts';
import { lateUnits, ofTheirOwn, withGun } from './late-words.ts';
import { question } from './question.ts';
import { ENEMY, forms, HEX, OWN } from './slots.ts';
import { nounOf } from '../noun.ts';
import type { State } from '../state.ts';

const CHOICE = forms(
  {
    restrain: '{unit} restrain',
    charge: '{unit} charge {target}[ with {gun}]',
    assault: '{unit} assault {target}[ from {from}][ with {gun}]',
  },
  { unit: OWN, target: ENEMY, from: HEX, gun: OWN },
);

export type Late = NonNullable<ReturnType<typeof CHOICE.parse>>;

function words(said: Late, now: State) {
  const unit = nounOf(now, said.unit);
  if (said.say === 'restrain') return phrase('answer-restrain', { unit });
  const deed = phrase(`answer-${said.say}`, { unit, target: nounOf(now, said.target) });
  const from = said.say === 'assault' ? said.from : undefined;
  return withGun(from === undefined ? deed : phrase('answer-from', { what: deed, from }), said.gun, now);
}

/** SH-ORDERS-19. A unit that has failed the test can only choose its target. */
const mayRestrain = (options: readonly { readonly value: Late }[]) =>
  options.some(({ value }) => value.say === 'restrain');

export const LATE = question<Late>({
  kind: 'ASK-04',
  clause: 'SH-ORDERS-17',
  choice: CHOICE,
  asks: (asked, now) =>
    phrase(mayRestrain(asked.options) ? 'card-asks-restrain' : 'card-asks-unleashed', lateUnits(asked, now)),
  warns: ({ options }) => (mayRestrain(options) ? [phrase('card-warns-restrain')] : []),
  words,
  button: (option, now) => odds(option, button(words(option.value, now))),
  shorter: (option, now) => chanceOnly(option, button(words(option.value, now))),
  whose: 'active',
  namesUnit: true,
  means(reply, unit) {
    if (unit === undefined) return undefined;
    if (['yes', 'try', 'hold', 'restrain'].includes(reply.say)) return { say: 'restrain', unit };
    return reply.say === 'charge' || reply.say === 'assault' ? { ...reply, unit } : undefined;
  },
  standing: { says: ['restrain'], values: (reply, { options }, mine) => ofTheirOwn(reply, options, mine) },
  report: { isBrief: true, isOfCourse: ({ say }, { who }) => say === 'restrain' && who === 'person' },
});
