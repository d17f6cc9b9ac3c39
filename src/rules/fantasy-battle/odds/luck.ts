/** Luck with the dice: hits in stand-in fights and tests of confusion, each compared with all possible results of the same dice. */
import type { Fortune } from '../../../kernel/luck.ts';
import type { Roll } from '../../../kernel/play.ts';
import { type State, unitOf } from '../state.ts';
import { CONFUSION_CHANCE, hitChances, isHit } from './chances.ts';

/** FB-GAP-06, -12. The die for the side of a charge (FB-CSD-04) is luck for nobody; an order is neither hit, save nor test. */
export function luck(roll: Roll, got: readonly number[], now: State): Fortune | undefined {
  const { unit } = roll;
  if (unit === undefined) return undefined;
  const whose = { side: unitOf(now, unit).side, unit };
  switch (roll.why) {
    case 'shots':
    case 'blows': {
      const hits = got.filter((die) => isHit(roll, die)).length;
      return { what: 'hits', ...whose, got: hits, chances: hitChances(roll), tries: got.length };
    }
    case 'confusion':
      return {
        what: 'morale',
        ...whose,
        got: got[0] === 6 ? 0 : 1,
        chances: [CONFUSION_CHANCE, 1 - CONFUSION_CHANCE],
        tries: 1,
      };
    default:
      return undefined;
  }
}
