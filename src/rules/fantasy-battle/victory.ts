/** FB-GAP-12, FB-OFF-08, -09. When a side breaks or withdraws, what holds an objective, and who has won. Ours: the book has no victory. */
import { enemyOf, happen, type Play, type Side, type Table } from '../../kernel/play.ts';
import { contestOf, takenObjectives, valueHeld } from '../../march/victory.ts';
import { apply } from './apply.ts';
import type { Fact } from './facts.ts';
import { groundsOf } from './position/stands.ts';
import type { State } from './state.ts';

/** The stands of a side: on the table, and those that will come back to it. */
function standsLeft(now: State, side: Side): number {
  const all = [...now.units, ...now.returning.map(({ unit }) => unit)];
  return all.filter((unit) => unit.side === side).reduce((sum, { stands }) => sum + stands.length, 0);
}

/** FB-GAP-12. One for each enemy stand lost, two for a machine or a commander, and the objectives held. */
function pointsOf(now: State, side: Side): number {
  const enemy = enemyOf(side);
  const gone = now.gone.filter((each) => each.side === enemy);
  const machines = gone.filter(({ kind }) => kind === 'machine').length;
  const commanders = gone.filter(({ kind }) => kind === 'commander').length;
  return now.lost[enemy] + machines + 2 * commanders + valueHeld(now, side);
}

const contest = contestOf<State>({ left: standsLeft, points: pointsOf });

export const { broken, endIfBroken, score } = contest;

/** FB-OFF-08. At the end of a phase an army whose general has left goes too. */
export function withdrawingIn(now: State): Fact | undefined {
  const [side, other] = now.phase === 'over' ? [] : now.withdraws;
  if (side === undefined) return undefined;
  return other === undefined || other === side
    ? { type: 'won', winner: enemyOf(side), why: 'withdrew' }
    : contest.byPoints(now);
}

export function* endIfWithdrawn({ now }: Table<State>): Play<Fact> {
  const fact = withdrawingIn(now);
  if (fact) yield* happen<Fact>(fact);
}

/** FB-STEP-08, FB-GAP-12. A side's turn is over; after the second, objectives change hands, and the last turn ends the battle. */
export function endingOf(now: State): Fact[] {
  const side = now.active;
  if (side === now.first) return [{ type: 'finished', side }];
  const facts: Fact[] = [{ type: 'finished', side }, ...takenObjectives(now, holdersOf(now))];
  return now.turn < now.lastTurn ? facts : [...facts, contest.byPoints(facts.reduce(apply, now))];
}

/** FB-GAP-12. Units that are not confused. */
function holdersOf({ units, turn }: State) {
  return units
    .filter(({ confused }) => confused !== turn)
    .map((unit) => ({ side: unit.side, grounds: groundsOf(unit) }));
}
