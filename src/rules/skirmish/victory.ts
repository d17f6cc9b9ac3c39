/** SK-GAP-12. When a side breaks, what holds an objective, and who has won. Ours: the book has no victory. */
import { enemyOf, type Side } from '../../kernel/play.ts';
import { contestOf, takenObjectives, valueHeld } from '../../march/victory.ts';
import { apply } from './apply.ts';
import type { Fact } from './facts.ts';
import { groundsOf, isSquad } from './position/squad.ts';
import { isLeader, type State } from './state.ts';

function figuresOf(now: State, side: Side): number {
  return now.units.filter((unit) => unit.side === side).reduce((sum, { figures }) => sum + figures.length, 0);
}

/** SK-GAP-12. One for each enemy figure out of action, three for a leader, and the objectives held. */
function pointsOf(now: State, side: Side): number {
  const enemy = enemyOf(side);
  const leaders = now.gone.filter((each) => each.side === enemy && isLeader(each)).length;
  return now.lost[enemy] + 2 * leaders + valueHeld(now, side);
}

const contest = contestOf<State>({
  left: figuresOf,
  points: pointsOf,
  counts: 'figures',
});

export const { broken, endIfBroken, score } = contest;

/** SK-STEP-08, SK-GAP-12. The second side has finished: objectives change hands, and the last turn ends the battle. */
export function endingOf(now: State): Fact[] {
  const facts: Fact[] = [{ type: 'finished', side: enemyOf(now.first) }, ...takenObjectives(now, holdersOf(now))];
  if (now.turn < now.lastTurn) return facts;
  return [...facts, contest.byPoints(facts.reduce(apply, now))];
}

/** SK-GAP-12. Squads that do not recoil. */
function holdersOf({ units }: State) {
  return units
    .filter((unit) => isSquad(unit) && !unit.recoils)
    .map((unit) => ({ side: unit.side, grounds: groundsOf(unit) }));
}
