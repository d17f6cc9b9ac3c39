/** The readings a scenario has chosen instead of the recommended ones, as text. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { RECOMMENDED, RULING_NAMES, RULINGS } from './rulings.ts';
import type { State } from '../state.ts';

/** Those in force that differ from the recommended ones: players should know before the first order. */
export function options({ rulings }: State): Phrase[] {
  return RULING_NAMES.filter((name) => rulings[name] !== RECOMMENDED[name]).map((name) =>
    phrase('ruling-in-force', {
      clause: RULINGS[name].clause.replace('SH-', ''),
      what: phrase(`ruling-${name}`),
      means: phrase(`ruling-${name}-${rulings[name]}`),
    }),
  );
}
