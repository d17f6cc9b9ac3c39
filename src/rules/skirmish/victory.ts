/** SK-GAP-12. When a side breaks, what holds an objective, and who has won. Ours: the book has no victory. */
import { piecesOf, stretchesOf } from '../../field/ground.ts';
import { CENTIMETRE } from '../../field/length.ts';
import { gapBetween } from '../../field/several.ts';
import { disc, type Footprint } from '../../field/shape.ts';
import { enemyOf, happen, type Play, type Side, SIDES, type Table } from '../../kernel/play.ts';
import type { Score } from '../../kernel/ruleset.ts';
import { apply } from './apply.ts';
import type { Fact } from './facts.ts';
import { baseAt, isSquad } from './squad.ts';
import { isLeader, type State } from './state.ts';

export function figuresOf(now: State, side: Side): number {
  return now.units.filter((unit) => unit.side === side).reduce((sum, { figures }) => sum + figures.length, 0);
}

/** The figures of a side at the start: those still there, and those lost. */
function startingFigures(now: State, side: Side): number {
  return now.lost[side] + figuresOf(now, side);
}

/** SK-GAP-12. At half of its starting figures, or what the scenario says. */
function isBroken(now: State, side: Side): boolean {
  return 100 * now.lost[side] >= now.armies[side].breaksAt * startingFigures(now, side);
}

/** SK-GAP-12. One for each enemy figure out of action, three for a leader, and the objectives held. */
export function pointsOf(now: State, side: Side): number {
  const enemy = enemyOf(side);
  const leaders = now.gone.filter((each) => each.side === enemy && isLeader(each)).length;
  const held = now.objectives.filter(({ holder }) => holder === side);
  return now.lost[enemy] + 2 * leaders + held.reduce((sum, { value }) => sum + value, 0);
}

/** SK-GAP-12. The figures that are left, and the points. */
export function score(now: State): Score[] {
  return SIDES.map((side) => ({ side, strength: figuresOf(now, side), victoryPoints: pointsOf(now, side) }));
}

/** SK-GAP-12. A side that breaks loses there and then; if both do, points decide. Undefined: neither has. */
export function breaking(now: State): Fact | undefined {
  const [loser, other] = now.phase === 'over' ? [] : SIDES.filter((side) => isBroken(now, side));
  if (loser === undefined) return undefined;
  return other === undefined ? { type: 'won', winner: enemyOf(loser), why: 'broken' } : byPoints(now);
}

export function* endIfBroken(table: Table<State>): Play<Fact> {
  const fact = breaking(table.now);
  if (fact) yield* happen(fact);
}

/** SK-GAP-12. Equal points are a draw. */
function byPoints(now: State): Fact {
  const [red, blue] = [pointsOf(now, 'red'), pointsOf(now, 'blue')];
  return { type: 'won', winner: red === blue ? 'draw' : red > blue ? 'red' : 'blue', why: 'points' };
}

/** SK-STEP-08, SK-GAP-12. The second side has finished: objectives change hands, and the last turn ends the battle. */
export function endingOf(now: State): Fact[] {
  const facts: Fact[] = [{ type: 'finished', side: enemyOf(now.first) }, ...takenObjectives(now)];
  return now.turn < now.lastTurn ? facts : [...facts, byPoints(facts.reduce(apply, now))];
}

/** SK-GAP-12. Whoever alone has an unbroken squad in it, or within 5 cm. */
function holderOf(now: State, ground: string): Side | undefined {
  const pieces = groundOf(now, ground);
  const near = now.units.filter((unit) => {
    const bases = unit.figures.map((figure) => baseAt(unit, figure));
    return isSquad(unit) && !unit.recoils && gapBetween(bases, pieces) <= 5 * CENTIMETRE;
  });
  const [side, other] = SIDES.filter((each) => near.some((unit) => unit.side === each));
  return other === undefined ? side : undefined;
}

export function groundOf({ field }: State, ground: string): readonly Footprint[] {
  const area = field.areas.find(({ id }) => id === ground);
  const line = field.lines.find(({ id }) => id === ground);
  const point = field.points.find(({ id }) => id === ground);
  return [...(area ? piecesOf(area) : []), ...(line ? stretchesOf(line) : []), ...(point ? [disc(point.at, 0)] : [])];
}

/** SK-GAP-12. Objectives that have changed hands, or that nobody holds any more. */
function takenObjectives(now: State): Fact[] {
  return now.objectives.flatMap(({ ground, holder }): Fact[] => {
    const by = holderOf(now, ground);
    return by === holder ? [] : [{ type: 'held', ground, ...(by && { by }) }];
  });
}
