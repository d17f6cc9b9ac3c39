/** SH-ORDERS-17 to -20. What units do of their own accord when the points are spent, as cards and standing orders say it. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Offered, Posed } from '../../../kernel/question.ts';
import type { StandingReply } from '../language/standing.ts';
import { nounOf } from '../noun.ts';
import type { State } from '../state.ts';
import { names } from './about.ts';

/** The units that may act of their own accord. */
export function lateUnits({ about }: Posed<unknown>, now: State): { units: readonly Phrase[]; count: number } {
  const ids = names(about, 'units');
  return { units: ids.map((id) => phrase('card-unit', { unit: nounOf(now, id) })), count: ids.length };
}

/** SH-Q-81. With the gun that goes along. */
export function withGun(what: Phrase, gun: string | undefined, now: State): Phrase {
  return gun === undefined ? what : phrase('answer-with', { what, unit: nounOf(now, gun) });
}

/** Which unit is held back or tries, among those that may act; or none. */
export function ofTheirOwn<V extends { readonly say: string; readonly unit?: string }>(
  { say }: StandingReply,
  options: readonly Offered<V>[],
  mine: (unit: string) => boolean,
): readonly V[] {
  const fits = ({ value }: Offered<V>) => value.say === say && (value.unit === undefined || mine(value.unit));
  return options
    .filter(fits)
    .slice(0, 1)
    .map(({ value }) => value);
}
