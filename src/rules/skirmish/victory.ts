/** SK-GAP-12. When a side breaks, what holds an objective, and who has won. Ours: the book has no victory. */
import { gap } from '../../field/gap.ts';
import { piecesOf } from '../../field/ground.ts';
import { CENTIMETRE } from '../../field/length.ts';
import { disc, type Footprint } from '../../field/shape.ts';
import { enemyOf, happen, type Play, type Side, SIDES, type Table } from '../../kernel/play.ts';
import type { Score } from '../../kernel/ruleset.ts';
import type { Fact } from './facts.ts';
import { isSquad } from './squad.ts';
import { isLeader, type State, type Unit } from './state.ts';

/** The figures of a side at the start: those still there, and those lost. */
function startingFigures(now: State, side: Side): number {
  const there = now.units.filter((unit) => unit.side === side);
  return now.lost[side] + there.reduce((sum, { figures }) => sum + figures.length, 0);
}

/** SK-GAP-12. At half of its starting figures, or what the scenario says. */
function isBroken(now: State, side: Side): boolean {
  return 100 * now.lost[side] >= now.armies[side].breaksAt * startingFigures(now, side);
}

/** SK-GAP-12. One for each enemy figure out of action, three for a leader, and the objectives held. */
function pointsOf(now: State, side: Side): number {
  const enemy = enemyOf(side);
  const leaders = now.gone.filter((each) => each.side === enemy && isLeader(each)).length;
  const held = now.objectives.filter(({ holder }) => holder === side);
  return now.lost[enemy] + 2 * leaders + held.reduce((sum, { value }) => sum + value, 0);
}

/** SK-GAP-12. The figures that are left, and the points. */
export function score(now: State): Score[] {
  return SIDES.map((side) => {
    const own = now.units.filter((unit) => unit.side === side);
    const strength = own.reduce((sum, { figures }) => sum + figures.length, 0);
    return { side, strength, victoryPoints: pointsOf(now, side) };
  });
}

/** SK-GAP-12. A side that breaks loses there and then; if both do, points decide. */
export function* endIfBroken(table: Table<State>): Play<Fact> {
  if (table.now.phase === 'over') return;
  const [loser, other] = SIDES.filter((side) => isBroken(table.now, side));
  if (loser === undefined) return;
  if (other !== undefined) return yield* endByPoints(table);
  yield* happen<Fact>({ type: 'won', winner: enemyOf(loser), why: 'broken' });
}

/** SK-GAP-12. Equal points are a draw. */
export function* endByPoints(table: Table<State>): Play<Fact> {
  const [red, blue] = [pointsOf(table.now, 'red'), pointsOf(table.now, 'blue')];
  const winner = red === blue ? 'draw' : red > blue ? 'red' : 'blue';
  yield* happen<Fact>({ type: 'won', winner, why: 'points' });
}

/** SK-GAP-12. Whoever's unbroken squads alone are in it, or within 5 cm. */
function holderOf(now: State, ground: string): Side | undefined {
  const pieces = groundOf(now, ground);
  const isNear = ({ figures }: Unit): boolean =>
    figures.some((figure) => pieces.some((piece) => gap(disc(figure, 0), piece) <= 5 * CENTIMETRE));
  const holders = now.units.filter((unit) => isSquad(unit) && !unit.recoils && isNear(unit));
  const [side, other] = SIDES.filter((each) => holders.some((unit) => unit.side === each));
  return other === undefined ? side : undefined;
}

function groundOf({ field }: State, ground: string): readonly Footprint[] {
  const area = field.areas.find(({ id }) => id === ground);
  const point = field.points.find(({ id }) => id === ground);
  return area ? piecesOf(area) : point ? [disc(point.at, 0)] : [];
}

/** SK-GAP-12. Objectives that have changed hands; nobody near leaves one with whoever held it last. */
export function* takeObjectives(table: Table<State>): Play<Fact> {
  for (const { ground, holder } of table.now.objectives) {
    const by = holderOf(table.now, ground);
    if (by !== undefined && by !== holder) yield* happen<Fact>({ type: 'held', ground, by });
  }
}
