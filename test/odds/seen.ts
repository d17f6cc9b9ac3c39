/** Rolls of each kind for which a forecast distinguishes less than the exact dice, with what it distinguishes. */
import type { Sight } from '../../src/kernel/outlook.ts';
import type { Roll } from '../../src/kernel/play.ts';
import { CHARGE, positionOf, rulesOf, RULESET } from './asking.ts';

type About = Roll['about'];

export interface Seen {
  readonly roll: Roll;
  readonly sight: Sight;
}

export function seenRolls(): readonly Seen[] {
  const state = positionOf(CHARGE);
  const { outlook } = rulesOf(RULESET);
  return ROLLS.map((roll) => ({ roll, sight: outlook!.sees!(roll, state)! }));
}

function thrown(why: string, dice: number, about: About, base = 0): Roll {
  return { clause: '', why, dice, sides: 6, base, ledger: [], about };
}

const ROLLS: readonly Roll[] = [
  thrown('fire', 4, { target: '3L', need: 5 }),
  thrown('shock', 4, { target: '3L', need: 4, sixesCount: 1 }),
  thrown('melee', 4, { target: '3L', need: 4, sixesCount: 2 }),
  thrown('saves', 3, { need: 4 }),
  thrown('saves', 3, { need: 5 }),
  thrown('morale', 2, { keep: 'all' }, 7),
  thrown('morale', 3, { keep: 'dropLowest' }, 6),
  thrown('morale', 3, { keep: 'dropHighest' }, 8),
];
