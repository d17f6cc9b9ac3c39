/** How lucky a throw was: what it came to, beside the chance of all that it could have come to. */
import type { Chances } from './chances.ts';
import type { Side } from './play.ts';

export interface Fortune {
  readonly what: 'hits' | 'saves' | 'morale';
  /** Whose luck it was: of hits, who fired or struck; of saves and morale, who had to save or to pass. */
  readonly side: Side;
  readonly unit?: string;
  /** Hits made, losses saved, tests passed. */
  readonly got: number;
  readonly chances: Chances;
  /** How many dice, or tests, it was about. */
  readonly tries: number;
}
