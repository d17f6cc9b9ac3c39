/** SH-ROUT-16, ASK-20. The hex in which an extended line becomes a mob. */
import type { Play } from '../facts.ts';
import type { Hex } from '../../../hex/grid.ts';
import { FACES } from '../losses/dice.ts';
import { isExtended, standingIn } from '../field/extended.ts';
import { chooseKept } from '../formation/keep.ts';
import { hexesOf } from '../field/place.ts';
import { facingsFrom } from './rout-facing.ts';
import { leastHarm, runsApart } from './rout-path.ts';
import type { State, Unit } from '../state.ts';

/** SH-ROUT-16, SH-PROC-11. Asked only if its hexes end differently. `dangers`: what it may flee from. */
export function* keepInFlight(now: State, unit: Unit, dangers: readonly Unit[]): Play<Unit> {
  if (!isExtended(unit)) return unit;
  const [left, right] = hexesOf(unit).map((hex) => outlook(now, standingIn(unit, hex), dangers));
  const bad = (hex: Hex) =>
    outlook(now, standingIn(unit, hex), dangers).filter((harms) => harms.some((harm) => harm > 0)).length;
  const quiet = JSON.stringify(left) === JSON.stringify(right);
  return standingIn(unit, yield* chooseKept(now, unit, { why: 'flees', bad, quiet }));
}

/** SH-ROUT-06. How the best run from a hex ends, for every roll at infantry length and every possible danger. */
function outlook(now: State, unit: Unit, dangers: readonly Unit[]): number[][] {
  const all = dangers.length > 0 ? dangers : [undefined];
  return FACES.map((die) => all.map((danger) => bestEnd(now, unit, danger, die)));
}

/** SH-ROUT-03. The present facing is kept if it fits. */
function bestEnd(now: State, unit: Unit, danger: Unit | undefined, length: number): number {
  const fitting = facingsFrom(now, unit, danger);
  const facings = fitting.includes(unit.facing) ? [unit.facing] : fitting;
  return Math.min(...facings.map((facing) => leastHarm(runsApart(now, unit, facing, length).at(-1)!)));
}
