/** PE-RCO. Two cavalry units that do not decide a round of their melee. The round itself is another chapter's. */
import { figuresOf } from '../position/body.ts';
import type { Unit } from '../state.ts';

/** What a drawn round leaves open: both must rally, or their owners choose (PE-ASK-13). */
type Drawn = 'bothRally' | 'choose';

/** What is known of a unit in a melee, besides its figures. */
interface Fighter extends Pick<Unit, 'ranks'> {
  /** Its combat value, from the national table. */
  readonly value: number;
}

/** PE-RCO-01 to -03. Equal strength and value: after the first round; else they may stay, but not after a second drawn one. */
export function afterDrawnRound(round: number, one: Fighter, other: Fighter): Drawn {
  const isEqual = figuresOf(one) === figuresOf(other) && one.value === other.value;
  return isEqual || round >= 2 ? 'bothRally' : 'choose';
}
