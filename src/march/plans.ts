/** Planned orders in books on a table: they know contact, and reach if a book measures it; there are no order points. */
import type { Side } from '../kernel/play.ts';
import type { Plans } from '../kernel/ruleset.ts';

interface Sided {
  readonly id: string;
  readonly side: Side;
}

interface Manned<U> {
  readonly units: readonly U[];
  readonly gone: readonly Sided[];
}

interface Planning<S, U> {
  /** The position as if a side's turn began now. */
  readonly begun: Plans<S>['begun'];
  readonly isEngaged: (now: S, unit: U) => boolean;
  /** Whether an enemy is within reach of one of the units ordered. */
  readonly reaches?: (now: S, unit: U, enemy: U) => boolean;
}

export function plansOf<U extends Sided, S extends Manned<U>>({ begun, isEngaged, reaches }: Planning<S, U>): Plans<S> {
  return {
    conditions: reaches ? ['engaged', 'free', 'reach'] : ['engaged', 'free'],
    holds: ({ kind, ...condition }, ordered, now) => {
      const named = now.units.find((each) => 'unit' in condition && each.id === condition.unit);
      if (!named) return false;
      if (kind !== 'reach') return isEngaged(now, named) === (kind === 'engaged');
      return now.units.some((unit) => ordered.includes(unit.id) && reaches?.(now, unit, named));
    },
    begun,
    broken: (now, side) => now.gone.filter((unit) => unit.side === side).map(({ id }) => id),
  };
}
