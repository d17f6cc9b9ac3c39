/** PE-STEP. Where the clock stands, in words. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { State } from './state.ts';

/** `Period 2, second half, quarter 3 of 4`. */
export function turnPhrase({ period, lastPeriod: last, quarter, phase }: State): Phrase {
  return phrase(`pe-turn-${phase}`, { period, last, quarter, half: quarter <= 2 ? 1 : 2 });
}
