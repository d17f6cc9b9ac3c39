/**
 * How a battle on a table is byPoints (SK-GAP-12, FB-GAP-12; ours, since the books have no victory): a side breaks, or points
 * count, and objectives are worth some.
 */
import { type Field, piecesOf, stretchesOf } from '../field/ground.ts';
import { CENTIMETRE } from '../field/length.ts';
import { gapBetween } from '../field/several.ts';
import { disc, type Footprint } from '../field/shape.ts';
import { enemyOf, happen, type Play, type Side, SIDES, type Table } from '../kernel/play.ts';
import type { Score } from '../kernel/ruleset.ts';

/** What the positions of such battles have alike. */
export interface Contest {
  readonly field: Field;
  readonly armies: Readonly<Record<Side, { readonly breaksAt: number }>>;
  readonly objectives: readonly {
    readonly ground: string;
    readonly value: number;
    readonly holder?: Side | undefined;
  }[];
  readonly lost: Readonly<Record<Side, number>>;
  readonly phase: string;
}

export interface Won {
  readonly type: 'won';
  readonly winner: Side | 'draw';
  readonly why: 'broken' | 'points';
}

export interface Held {
  readonly type: 'held';
  readonly ground: string;
  readonly by?: Side;
}

/** A unit that can hold an objective, and where it stands. */
export interface Holder {
  readonly side: Side;
  readonly grounds: readonly Footprint[];
}

/** At half of its starting figures or stands, or what the scenario says. `left`: those still there. */
function isBroken({ lost, armies }: Contest, side: Side, left: number): boolean {
  return 100 * lost[side] >= armies[side].breaksAt * (lost[side] + left);
}

/** What a book counts: the figures or stands that a side has left, and its points. */
interface Counting<S> {
  readonly left: (now: S, side: Side) => number;
  readonly points: (now: S, side: Side) => number;
  readonly counts?: Score['counts'];
}

export function contestOf<S extends Contest>({ left, points, counts }: Counting<S>) {
  /** Equal points are a draw. */
  const byPoints = (now: S): Won => {
    const [red, blue] = [points(now, 'red'), points(now, 'blue')];
    return { type: 'won', winner: red === blue ? 'draw' : red > blue ? 'red' : 'blue', why: 'points' };
  };
  /** A side that breaks loses there and then; if both do, points decide. Undefined: neither has. */
  const broken = (now: S): Won | undefined => {
    const [loser, other] = now.phase === 'over' ? [] : SIDES.filter((side) => isBroken(now, side, left(now, side)));
    if (loser === undefined) return undefined;
    return other === undefined ? { type: 'won', winner: enemyOf(loser), why: 'broken' } : byPoints(now);
  };
  function* endIfBroken({ now }: Table<S>): Play<Won> {
    const fact = broken(now);
    if (fact) yield* happen(fact);
  }
  return {
    byPoints,
    broken,
    endIfBroken,
    score: (now: S): Score[] =>
      SIDES.map((side) => ({
        side,
        strength: left(now, side),
        ...(counts && { counts }),
        victoryPoints: points(now, side),
      })),
  };
}

/** What the objectives that a side holds are worth. */
export function valueHeld({ objectives }: Contest, side: Side): number {
  return objectives.reduce((sum, { holder, value }) => sum + (holder === side ? value : 0), 0);
}

/** Objectives that have changed hands, or that no side holds any more. */
export function takenObjectives(now: Contest, holders: readonly Holder[]): Held[] {
  return now.objectives.flatMap(({ ground, holder }): Held[] => {
    const by = holderOf(groundOf(now.field, ground), holders);
    return by === holder ? [] : [{ type: 'held', ground, ...(by && { by }) }];
  });
}

/** The position in which an objective has changed hands, or no side holds it. */
export function withHeld<S extends Pick<Contest, 'objectives'>>(now: S, { ground, by }: Held): S {
  const objectives = now.objectives.map((each) => {
    if (each.ground !== ground) return each;
    const { holder: _before, ...objective } = each;
    return { ...objective, ...(by && { holder: by }) };
  });
  return { ...now, objectives };
}

/** The side that alone has a unit in it, or within 5 cm. */
function holderOf(pieces: readonly Footprint[], holders: readonly Holder[]): Side | undefined {
  const near = holders.filter(({ grounds }) => gapBetween(grounds, pieces) <= 5 * CENTIMETRE);
  const [side, other] = SIDES.filter((each) => near.some((holder) => holder.side === each));
  return other === undefined ? side : undefined;
}

/** Named ground, as the pieces that it consists of. */
export function groundOf(field: Field, ground: string): readonly Footprint[] {
  const area = field.areas.find(({ id }) => id === ground);
  const line = field.lines.find(({ id }) => id === ground);
  const point = field.points.find(({ id }) => id === ground);
  return [...(area ? piecesOf(area) : []), ...(line ? stretchesOf(line) : []), ...(point ? [disc(point.at, 0)] : [])];
}
