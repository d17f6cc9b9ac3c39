/** SH-GAP-05. Possible placements of a side: for the bot as a player, and for the fuzzer. */
import type { Side } from '../../../kernel/play.ts';
import { write } from '../language/write.ts';
import type { Station } from '../order.ts';
import type { State } from '../state.ts';
import { formationsAt, freeFor } from './grown.ts';
import { LINE_UPS, type LineUp, lineUp, stationOf } from './line-up.ts';
import { reserveOf, stationed } from './station.ts';

/** Each line-up as one order; unit by unit, the post of its first unit. */
export function deploymentIdeas(now: State, by: Side): readonly string[] {
  if (reserveOf(now, by).length === 0) return [];
  if (now.deployment?.how !== 'byUnit') return LINE_UPS.map((name) => lineUpText(now, by, name));
  return lineUp(now, by, 'line', true)
    .slice(0, 1)
    .map((station) => deployed([station]));
}

export function lineUpText(now: State, by: Side, name: LineUp): string {
  return deployed(lineUp(now, by, name));
}

/** The order that places them. */
export function deployed(stations: readonly Station[]): string {
  return write({ kind: 'deploy', stations });
}

/** The ideas, and for a few units the first and the last hex in every formation. */
export function suggestDeployment(now: State, by: Side): readonly string[] {
  if (now.active !== by) return [];
  const alone = reserveOf(now, by)
    .slice(0, 4)
    .flatMap((unit) => {
      const free = freeFor(now, unit);
      return [free[0], free.at(-1)].flatMap((at) => {
        if (at === undefined) return [];
        const usual = stationed(now, unit, { at });
        return [usual, ...formationsAt(now, unit, usual)].map((placed) => deployed([stationOf(placed)]));
      });
    });
  return [...deploymentIdeas(now, by), ...new Set(alone)];
}
