/** Luck with the dice: hits, saves and tests, each compared with all possible results of the same dice. */
import { equally, repeated } from '../../../kernel/chances.ts';
import { total } from '../../../kernel/ledger.ts';
import type { Fortune } from '../../../kernel/luck.ts';
import type { Roll } from '../../../kernel/play.ts';
import { blowHits } from '../attack/blow.ts';
import { FACES } from '../losses/dice.ts';
import { fireHits } from '../fire/fire.ts';
import { type Keep, keptTotal, shareOf } from '../morale/morale.ts';
import { savedBy } from '../losses/save.ts';
import { type State, unitOf } from '../state.ts';
import { numberIn, textIn } from '../tell/dice.ts';

export function luck(roll: Roll, got: readonly number[], now: State): Fortune | undefined {
  const { about } = roll;
  switch (roll.why) {
    case 'fire': {
      const target = unitOf(now, textIn(about, 'target'));
      return counted('hits', roll, got, now, (dice) => fireHits(dice, target));
    }
    case 'shock':
    case 'melee':
      return counted('hits', roll, got, now, (dice) => blowHits(dice, numberIn(about, 'sixesCount', 1)));
    case 'saves':
      return counted('saves', roll, got, now, (dice) => savedBy(dice, numberIn(about, 'need', 0)));
    case 'morale':
      return tested(roll, got, now);
    default:
      return undefined;
  }
}

function counted(
  what: Fortune['what'],
  roll: Roll,
  got: readonly number[],
  now: State,
  count: (dice: readonly number[]) => number,
): Fortune {
  const chances = repeated(equally(FACES.map((face) => count([face]))), got.length);
  return { what, ...whose(roll, now), got: count(got), chances, tries: got.length };
}

/** SH-MORALE-06. A test is passed or failed, whichever dice are set aside. */
function tested(roll: Roll, got: readonly number[], now: State): Fortune {
  const keep = textIn(roll.about, 'keep') as Keep;
  const needs = total(roll.base ?? 0, roll.ledger);
  const share = shareOf(needs, keep);
  const passed = keptTotal(got, keep) <= needs;
  return { what: 'morale', ...whose(roll, now), got: passed ? 1 : 0, chances: [1 - share, share], tries: 1 };
}

function whose({ unit: id = '' }: Roll, now: State): Pick<Fortune, 'side' | 'unit'> {
  return { side: unitOf(now, id).side, unit: id };
}
