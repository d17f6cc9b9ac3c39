/** SH-MELEE, SH-SHOCK. The expected cost of two blows, the first and the one back, over all results. */
import { SHAKEN_BY } from '../morale/morale.ts';
import type { State, Unit } from '../state.ts';
import { type Dice, expected, failing, lossOf } from './harm.ts';

/** The enemy's losses and the side's own: by value, and in strength points. */
export interface Exchange {
  readonly harm: number;
  readonly back: number;
  readonly lost: number;
  readonly cost: number;
}

/**
 * The blow back after so many hits: its dice, the chance that the attacker fails its test, and the chance that it is
 * struck.
 */
type Answer = (hits: number) => { readonly dice: Dice; readonly fails: number; readonly share: number };

/** SH-MORALE-20. A unit that fails its test flees half of the time. */
const FLEES = 0.5;

/**
 * SH-MELEE-01 to -06. Both strike; if both are shaken the assaulted unit tests first, and if it flees the other need
 * not test.
 */
export function meleeOf(now: State, unit: Unit, target: Unit, first: Dice, back: Dice): Exchange {
  const [own, enemy] = [failing(now, unit), failing(now, target)];
  return exchange(unit, target, { first, enemy }, (hits) => {
    const flees = hits >= SHAKEN_BY ? enemy * FLEES : 0;
    return { dice: back, fails: own * (1 - flees), share: 1 };
  });
}

/**
 * SH-SHOCK-01 to -05, SH-FACTOR-15. Each point lost takes a die of `most` from the blow back; a unit that has fled
 * strikes none.
 */
export function shockOf(now: State, unit: Unit, target: Unit, first: Dice, back: Dice & { most: number }): Exchange {
  const [own, enemy] = [failing(now, unit), failing(now, target)];
  return exchange(unit, target, { first, enemy }, (hits) => {
    const dice = Math.max(0, Math.min(back.dice, back.most - hits));
    const flees = hits >= SHAKEN_BY ? enemy * FLEES : 0;
    return { dice: { dice, chance: back.chance }, fails: own, share: 1 - flees };
  });
}

function exchange(
  unit: Unit,
  target: Unit,
  { first, enemy }: { readonly first: Dice; readonly enemy: number },
  answer: Answer,
): Exchange {
  const back = (of: (hits: number, fails: number) => number) =>
    expected(first, (hits) => {
      if (hits >= target.strength) return 0;
      const { dice, fails, share } = answer(hits);
      return share * expected(dice, (hit) => of(hit, fails));
    });
  return {
    harm: expected(first, (hits) => lossOf(target, hits, enemy)),
    lost: expected(first, (hits) => Math.min(hits, target.strength)),
    back: back((hits, fails) => lossOf(unit, hits, fails)),
    cost: back((hits) => Math.min(hits, unit.strength)),
  };
}
