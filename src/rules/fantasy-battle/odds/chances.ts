/** FB-GAP-01, -06, -12. How likely what the dice bring is, by counting, not by throwing. */
import { type Chances, repeated } from '../../../kernel/chances.ts';
import type { Roll } from '../../../kernel/play.ts';

/** The faces of a die. */
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The share of the faces of a die for which something is so. */
function shareOf(is: (face: number) => boolean): number {
  return FACES.filter(is).length / FACES.length;
}

/** FB-GAP-01. How often two dice show no more than this. */
export function orderChance(needed: number): number {
  return FACES.reduce((sum, one) => sum + shareOf((other) => one + other <= needed) / FACES.length, 0);
}

/** FB-PAS-05, FB-GAP-06. */
export const CONFUSION_CHANCE = shareOf((face) => face === 6);

/** FB-GAP-12. Whether a die of shots or blows hits. */
export function isHit({ about }: Pick<Roll, 'about'>, die: number): boolean {
  const { needs, bonus = 0 } = about as { readonly needs: number; readonly bonus?: number };
  return die + bonus >= needs;
}

/** FB-GAP-12. Of shots or blows: how likely each number of hits is. */
export function hitChances(roll: Pick<Roll, 'about' | 'dice'>): Chances {
  const share = shareOf((face) => isHit(roll, face));
  return repeated([1 - share, share], roll.dice);
}
