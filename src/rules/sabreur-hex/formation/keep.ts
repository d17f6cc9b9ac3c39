/** ASK-20, SH-FORM-24, SH-ROUT-16. Which of its two hexes an extended line keeps. */
import type { Play } from '../facts.ts';
import type { Hex } from '../../../hex/grid.ts';
import { askAs } from '../../../kernel/asking.ts';
import type { About } from '../../../kernel/question.ts';
import { enemiesOf } from '../field/engage.ts';
import type { Extended } from '../field/extended.ts';
import { distanceBetween, hexesOf } from '../field/place.ts';
import { KEEP } from '../questions/keep.ts';
import { isPanicked, type State } from '../state.ts';

/** The stakes of a choice of hex, and whether they are high enough to ask the player. */
interface Stakes {
  readonly why: 'contracts' | 'flees';
  /** SH-ROUT-06. How many of six rolls for the length of its flight end badly from that hex. */
  readonly bad?: (hex: Hex) => number;
  readonly quiet: boolean;
}

/** ASK-20. The hex farther from enemies, unless the player has chosen otherwise. */
export function* chooseKept(now: State, unit: Extended, { why, bad, quiet }: Stakes): Play<Hex> {
  const { hex: kept } = yield* askAs(KEEP, {
    to: unit.side,
    unit: unit.id,
    about: { why },
    options: hexesOf(unit).map((hex) => ({ value: keep(hex), about: aboutHex(now, unit, hex, bad) })),
    fallback: keep(fartherHex(now, unit)),
    quiet,
  });
  return kept;
}

function keep(hex: Hex) {
  return { say: 'keep', hex } as const;
}

function aboutHex(now: State, unit: Extended, hex: Hex, bad: Stakes['bad']): About {
  return { enemy: farFromEnemies(now, unit, hex), ...(bad && { bad: bad(hex) }) };
}

/** ASK-20's default: of two hexes at the same distance, the left one. */
function fartherHex(now: State, unit: Extended): Hex {
  return farFromEnemies(now, unit, unit.also) > farFromEnemies(now, unit, unit.at) ? unit.also : unit.at;
}

const NOBODY_NEAR = 99;

function farFromEnemies(now: State, unit: Extended, hex: Hex): number {
  const enemies = enemiesOf(now, unit).filter((enemy) => !isPanicked(enemy));
  return Math.min(NOBODY_NEAR, ...enemies.map((enemy) => distanceBetween(hex, enemy)));
}
