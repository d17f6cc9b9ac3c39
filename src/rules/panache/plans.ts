/** Planned orders: these rules have reach, but neither engagement nor order points. */
import { distance } from '../../hex/grid.ts';
import { enemyOf } from '../../kernel/play.ts';
import type { Condition, Plans } from '../../kernel/ruleset.ts';
import { allowanceOf } from './moves/allowance.ts';
import { turnOf } from './look/threats.ts';
import type { State } from './state.ts';

export const plans: Plans<State> = {
  conditions: ['reach'],
  holds,
  begun: (now, side) => turnOf(now, { side: enemyOf(side) }),
  broken: (now, side) => now.gone.filter((unit) => unit.side === side).map(({ id }) => id),
};

/** PA-GEO-06. Within one move of the units ordered, in a straight line; by road it may be farther. */
function holds(condition: Condition, units: readonly string[], now: State): boolean {
  if (condition.kind !== 'reach') return false;
  const target = now.units.find(({ id }) => id === condition.unit);
  if (!target) return false;
  const movers = now.units.filter(({ id }) => units.includes(id));
  return movers.some((unit) => distance(unit.at, target.at) <= allowanceOf(unit).roadCap);
}
