/** What the cards of a charge and of an assault have in common: who attacks, what a test takes, what help is worth. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Offered, Posed } from '../../../kernel/question.ts';
import { type Reason, steadiness } from '../morale/morale.ts';
import { nounOf } from '../noun.ts';
import type { State, Unit } from '../state.ts';
import { strengthOf, text } from './about.ts';

export function isAssault({ about }: Posed<unknown>): boolean {
  return about['how'] === 'assault';
}

export function whoAttacks({ about }: Posed<unknown>, now: State) {
  const charger = text(about, 'charger');
  return { charger: nounOf(now, charger), against: strengthOf(now, charger) };
}

/** SH-MORALE-07, -09. The same total has a different chance with three dice. */
export function threeDice(unit: Unit, now: State, reason: Reason): readonly Phrase[] {
  const why = steadiness(now, unit, reason);
  return why === 'ordinary' ? [] : [phrase('card-three-dice', { unit: unit.name, why: phrase(`three-dice-${why}`) })];
}

/** SH-COUNTER-06, -10, SH-DEFFIRE-06, SH-ASSAULT-15. What failure costs, and what a countercharge achieves. */
export function warnsOfHelp(
  asked: Posed<unknown>,
  options: readonly Offered<{ readonly say: string; readonly unit?: string }>[],
  now: State,
): Phrase[] {
  const friends = now.units.filter(({ id }) => options.some(({ value }) => value.unit === id));
  const rides = options.some(({ value }) => value.say === 'counter');
  return [
    phrase('card-warns-help'),
    ...friends.flatMap((friend) => threeDice(friend, now, 'support')),
    ...(rides ? [phrase(`card-warns-countercharge${isAssault(asked) ? '-assault' : ''}`)] : []),
  ];
}
