/** FB-GAP-12, FB-OFF-08, -09. When a side breaks or withdraws, what holds an objective, and who has won. Ours: the book has no victory. */
import { piecesOf } from '../../field/ground.ts';
import { CENTIMETRE } from '../../field/length.ts';
import { gapBetween } from '../../field/several.ts';
import { disc, type Footprint } from '../../field/shape.ts';
import { enemyOf, happen, type Play, type Side, SIDES, type Table } from '../../kernel/play.ts';
import type { Score } from '../../kernel/ruleset.ts';
import { apply } from './apply.ts';
import type { Fact } from './facts.ts';
import { groundsOf } from './stands.ts';
import type { State } from './state.ts';

/** The stands of a side: on the table, and those that will come back to it. */
function standsLeft(now: State, side: Side): number {
  const all = [...now.units, ...now.returning.map(({ unit }) => unit)];
  return all.filter((unit) => unit.side === side).reduce((sum, { stands }) => sum + stands.length, 0);
}

/** FB-GAP-12. At half of its starting stands, or what the scenario says. */
function isBroken(now: State, side: Side): boolean {
  const started = now.lost[side] + standsLeft(now, side);
  return 100 * now.lost[side] >= now.armies[side].breaksAt * started;
}

/** FB-GAP-12. One for each enemy stand lost, two for a machine or a commander, and the objectives held. */
function pointsOf(now: State, side: Side): number {
  const enemy = enemyOf(side);
  const gone = now.gone.filter((each) => each.side === enemy);
  const machines = gone.filter(({ kind }) => kind === 'machine').length;
  const commanders = gone.filter(({ kind }) => kind === 'commander').length;
  const held = now.objectives.filter(({ holder }) => holder === side);
  return now.lost[enemy] + machines + 2 * commanders + held.reduce((sum, { value }) => sum + value, 0);
}

/** FB-GAP-12. */
export function score(now: State): Score[] {
  return SIDES.map((side) => ({ side, strength: standsLeft(now, side), victoryPoints: pointsOf(now, side) }));
}

/** FB-GAP-12. A side that breaks loses there and then; if both do, points decide. */
export function* endIfBroken(table: Table<State>): Play<Fact> {
  const { now } = table;
  const [loser, other] = now.phase === 'over' ? [] : SIDES.filter((side) => isBroken(now, side));
  if (loser === undefined) return;
  yield* happen<Fact>(other === undefined ? { type: 'won', winner: enemyOf(loser), why: 'broken' } : byPoints(now));
}

/** FB-OFF-08. At the end of a phase an army whose general has left goes too. */
export function* endIfWithdrawn(table: Table<State>): Play<Fact> {
  const { now } = table;
  const [side, other] = now.phase === 'over' ? [] : now.withdraws;
  if (side === undefined) return;
  yield* happen<Fact>(
    other === undefined || other === side ? { type: 'won', winner: enemyOf(side), why: 'withdrew' } : byPoints(now),
  );
}

/** FB-GAP-12. Equal points are a draw. */
function byPoints(now: State): Fact {
  const [red, blue] = [pointsOf(now, 'red'), pointsOf(now, 'blue')];
  return { type: 'won', winner: red === blue ? 'draw' : red > blue ? 'red' : 'blue', why: 'points' };
}

/** FB-STEP-08, FB-GAP-12. A side's turn is over; after the second, objectives change hands, and the last turn ends the battle. */
export function endingOf(now: State): Fact[] {
  const side = now.active;
  if (side === now.first) return [{ type: 'finished', side }];
  const facts: Fact[] = [{ type: 'finished', side }, ...takenObjectives(now)];
  return now.turn < now.lastTurn ? facts : [...facts, byPoints(facts.reduce(apply, now))];
}

/** FB-GAP-12. Whoever alone has an unbroken unit in it, or within 5 cm. */
function holderOf(now: State, ground: string): Side | undefined {
  const pieces = groundOf(now, ground);
  const near = now.units.filter((unit) => gapBetween(groundsOf(unit), pieces) <= 5 * CENTIMETRE);
  const [side, other] = SIDES.filter((each) => near.some((unit) => unit.side === each && unit.confused !== now.turn));
  return other === undefined ? side : undefined;
}

function groundOf({ field }: State, ground: string): readonly Footprint[] {
  const area = field.areas.find(({ id }) => id === ground);
  const point = field.points.find(({ id }) => id === ground);
  return [...(area ? piecesOf(area) : []), ...(point ? [disc(point.at, 0)] : [])];
}

/** FB-GAP-12. Objectives that have changed hands, or that nobody holds any more. */
function takenObjectives(now: State): Fact[] {
  return now.objectives.flatMap(({ ground, holder }): Fact[] => {
    const by = holderOf(now, ground);
    return by === holder ? [] : [{ type: 'held', ground, ...(by && { by }) }];
  });
}
