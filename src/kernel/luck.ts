/** How lucky a roll was: its result compared with the chance of every possible result. */
import type { Chances } from './chances.ts';
import type { Side } from './play.ts';

export interface Fortune {
  readonly what: 'hits' | 'saves' | 'morale';
  /** Whose luck it was: for hits, the attacker's; for saves and morale, the side that had to save or pass. */
  readonly side: Side;
  readonly unit?: string;
  /** Hits made, losses saved, tests passed. */
  readonly got: number;
  readonly chances: Chances;
  /** The number of dice or tests. */
  readonly tries: number;
}
