/** Luck with the dice: hits, saves and tests, each compared with all possible results of the same dice. */
import { total } from '../../../kernel/ledger.ts';
import type { Fortune } from '../../../kernel/luck.ts';
import type { Roll } from '../../../kernel/play.ts';
import { passes } from '../morale.ts';
import { type State, unitOf } from '../state.ts';
import { hitsAmong, valuesOf } from '../values.ts';
import { fireChances, passChance, saveChances } from './chances.ts';

/** SK-ALG-04, SK-GAP-03, SK-MOR-03 to -05. The die of an assault and a stand-in melee do not count as luck. */
export function luck(roll: Roll, got: readonly number[], now: State): Fortune | undefined {
  switch (roll.why) {
    case 'fire':
      return {
        what: 'hits',
        ...whose(roll, now),
        got: hitsOf(roll, got),
        chances: fireChances(roll),
        tries: got.length,
      };
    case 'saves': {
      const needs = roll.about['needs'] as readonly number[];
      const saved = got.filter((die, each) => die >= needs[each]!).length;
      return { what: 'saves', ...whose(roll, now), got: saved, chances: saveChances(needs), tries: got.length };
    }
    case 'morale': {
      const { morale, superior } = roll.about as { morale: number; superior: boolean };
      const share = passChance(morale, superior);
      const passed = passes(got[0]!, morale, superior);
      return { what: 'morale', ...whose(roll, now), got: passed ? 1 : 0, chances: [1 - share, share], tries: 1 };
    }
    default:
      return undefined;
  }
}

function hitsOf({ ledger, about }: Roll, got: readonly number[]): number {
  const modifier = total(0, ledger) + (about['plusOne'] === true ? 1 : 0);
  return hitsAmong(valuesOf(got, about['severalSixes'] === true, modifier), Number(about['needed']));
}

function whose({ unit: id = '' }: Roll, now: State): Pick<Fortune, 'side' | 'unit'> {
  return { side: unitOf(now, id).side, unit: id };
}
