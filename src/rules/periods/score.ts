/** PE-GAP-17. What each side has left, and its points. Ours: the book has no victory. */
import { enemyOf, type Side, SIDES } from '../../kernel/play.ts';
import type { Score } from '../../kernel/ruleset.ts';
import { valueHeld } from '../../march/victory.ts';
import { figuresOf } from './body.ts';
import type { State } from './state.ts';

function figuresLeft({ units }: Pick<State, 'units'>, side: Side): number {
  return units.filter((unit) => unit.side === side).reduce((sum, unit) => sum + figuresOf(unit), 0);
}

/** One for each enemy figure lost, and the objectives held. */
export function pointsOf(now: State, side: Side): number {
  return now.lost[enemyOf(side)] + valueHeld(now, side);
}

export function score(now: State): Score[] {
  return SIDES.map((side) => ({
    side,
    strength: figuresLeft(now, side),
    counts: 'figures',
    victoryPoints: pointsOf(now, side),
  }));
}
