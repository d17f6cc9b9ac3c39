/** ASK-20, SH-FORM-24, SH-ROUT-16. Which of its two hexes an extended line keeps. */
import type { Hex } from '../../hex/grid.ts';
import { phrase } from '../../kernel/phrase.ts';
import { ask, type Json, type Play, type Reading, Refusal } from '../../kernel/play.ts';
import { enemiesOf } from './engage.ts';
import type { Extended } from './extended.ts';
import { distanceBetween, hexesOf } from './place.ts';
import { isPanicked, type State } from './state.ts';

/** What a choice of hex means, and whether it matters so much that somebody must be asked. */
interface Stakes {
  readonly why: 'contracts' | 'flees';
  /** SH-ROUT-06. Of six throws for the length of its flight, how many end badly from that hex. */
  readonly bad?: (hex: Hex) => number;
  readonly quiet: boolean;
}

/** ASK-20. The hex farther from enemies, unless its owner has said otherwise. */
export function* chooseKept(now: State, unit: Extended, { why, bad, quiet }: Stakes): Play<never, Hex> {
  const options = hexesOf(unit).map((hex) => ({ text: `keep ${hex}`, about: aboutHex(now, unit, hex, bad) }));
  return yield* ask<Hex>({
    kind: 'ASK-20',
    to: unit.side,
    unit: unit.id,
    about: { why },
    options,
    fallback: `keep ${fartherHex(now, unit)}`,
    ...(quiet && { quiet }),
    read: (text): Reading<Hex> => {
      const hex = hexesOf(unit).find((each) => text === `keep ${each}`);
      if (hex !== undefined) return { value: hex, text };
      const texts = options.map((option) => option.text);
      return new Refusal('SH-FORM-24', phrase('refuse-answer', { given: text }), texts);
    },
  });
}

function aboutHex(now: State, unit: Extended, hex: Hex, bad: Stakes['bad']): { readonly [key: string]: Json } {
  return { enemy: farFromEnemies(now, unit, hex), ...(bad && { bad: bad(hex) }) };
}

/** ASK-20's default: of two hexes as near, the left one. */
function fartherHex(now: State, unit: Extended): Hex {
  return farFromEnemies(now, unit, unit.also) > farFromEnemies(now, unit, unit.at) ? unit.also : unit.at;
}

const NOBODY_NEAR = 99;

function farFromEnemies(now: State, unit: Extended, hex: Hex): number {
  const enemies = enemiesOf(now, unit).filter((enemy) => !isPanicked(enemy));
  return Math.min(NOBODY_NEAR, ...enemies.map((enemy) => distanceBetween(hex, enemy)));
}
