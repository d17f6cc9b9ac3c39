/** Refusals of deeds, beginning with the unit. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { named } from './noun.ts';
import type { Unit } from './state.ts';

export function refuseDeed(
  clause: string,
  why: string,
  unit: Pick<Unit, 'id' | 'name'>,
  args: Phrase['args'] = {},
  instead: readonly string[] = [],
): Refusal {
  return new Refusal(clause, phrase(`refuse-pa-desk-${why}`, { unit: named(unit), ...args }), instead);
}
