/** PE-GAP-17. When a side breaks, what holds an objective, and who has won. Ours: the book has no victory. */
import { enemyOf, happen, type Play, type Side, type Table } from '../../kernel/play.ts';
import { contestOf, takenObjectives, valueHeld } from '../../march/victory.ts';
import { figuresOf, groundOf } from './position/body.ts';
import type { Fact } from './facts.ts';
import { isAtLeast } from './position/formed.ts';
import type { State } from './state.ts';

/** Above the figures of its crew or its one: a gun model counts six, an officer three. */
const GUNS = 6;
const OFFICER = 3;

function figuresLeft(now: State, side: Side): number {
  return now.units.filter((unit) => unit.side === side).reduce((sum, unit) => sum + figuresOf(unit), 0);
}

/** One for each enemy figure lost, six for a gun, three for an officer, and the objectives held. */
export function pointsOf(now: State, side: Side): number {
  const enemy = enemyOf(side);
  const gone = now.gone.filter((each) => each.side === enemy);
  const count = (kind: State['gone'][number]['kind']): number => gone.filter((each) => each.kind === kind).length;
  return now.lost[enemy] + GUNS * count('guns') + OFFICER * count('officer') + valueHeld(now, side);
}

export const { byPoints, endIfBroken, score } = contestOf<State>({
  left: figuresLeft,
  points: pointsOf,
  counts: 'figures',
});

/** At the end of a half objectives change hands: to the side that alone has an unbroken unit in one, or within 5 cm. */
export function* takeObjectives({ now }: Table<State>): Play<Fact> {
  const holders = now.units
    .filter(({ condition, course }) => !isAtLeast(condition, 'retreat') && course?.kind !== 'withdraw')
    .map((unit) => ({ side: unit.side, grounds: [groundOf(unit)] }));
  for (const fact of takenObjectives(now, holders)) yield* happen<Fact>(fact);
}
