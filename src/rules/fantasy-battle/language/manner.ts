/** FB-CHG-02. What an order to charge says beforehand, as text; the rules offer the same charge with other words. */
import type { Language } from '../../../kernel/ruleset.ts';
import type { Charge } from '../order.ts';
import { VOCABULARY } from './vocabulary.ts';

const { shown } = VOCABULARY;

/** One thing that is said. */
export type Manner = Pick<Charge, 'first' | 'envelop' | 'support' | 'rest'>;

export const RESTS = ['behind', 'beside', 'echelonLeft', 'echelonRight'] as const;

/** FB-ASK-03 to -05, FB-FST-02. In the order in which they are written. */
export function mannersOf({ first, envelop, support, rest }: Manner): Manner[] {
  return [
    ...(first === undefined ? [] : [{ first }]),
    ...(envelop === undefined ? [] : [{ envelop }]),
    ...(support === undefined ? [] : [{ support }]),
    ...(rest === undefined ? [] : [{ rest }]),
  ];
}

export function mannerText({ first, envelop, support, rest }: Manner, language: Language): string {
  if (first !== undefined) return `${shown('first', language)} ${first}`;
  if (envelop !== undefined) return shown(envelop ? 'envelop' : 'noEnvelop', language);
  if (rest !== undefined) return shown(rest, language);
  return support === false ? shown('alone', language) : `${shown('with', language)} ${support}`;
}

/** How a unit is activated: `initiative`, `order`, `order of 1K`. */
export type Activation = Pick<Charge, 'mode' | 'commander'>;

export function activationText({ mode, commander }: Activation, language: Language): string {
  if (commander === undefined) return shown(mode!, language);
  return `${shown('order', language)} ${language === 'en' ? 'of' : 'de'} ${commander}`;
}

/** A charge in canonical text. */
export function chargeText({ unit, target, mode, commander, ...wish }: Omit<Charge, 'kind'>): string {
  const manners = mannersOf(wish).map((each) => mannerText(each, 'en'));
  const by =
    mode === undefined
      ? []
      : [shown('by', 'en'), activationText({ mode, ...(commander !== undefined && { commander }) }, 'en')];
  return [unit, shown('charge', 'en'), target, ...manners, ...by].join(' ');
}
