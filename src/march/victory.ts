/**
 * How a battle on a table is decided (SK-GAP-12, FB-GAP-12; ours, since the books have no victory): a side breaks, or points
 * count, and objectives are worth some.
 */
import { type Field, piecesOf, stretchesOf } from '../field/ground.ts';
import { CENTIMETRE } from '../field/length.ts';
import { gapBetween } from '../field/several.ts';
import { disc, type Footprint } from '../field/shape.ts';
import { enemyOf, type Side, SIDES } from '../kernel/play.ts';

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

/** A side that breaks loses there and then; if both do, points decide. Undefined: neither has. */
export function breaking(now: Contest, left: (side: Side) => number, points: (side: Side) => number): Won | undefined {
  const [loser, other] = now.phase === 'over' ? [] : SIDES.filter((side) => isBroken(now, side, left(side)));
  if (loser === undefined) return undefined;
  return other === undefined ? { type: 'won', winner: enemyOf(loser), why: 'broken' } : byPoints(points);
}

/** Equal points are a draw. */
export function byPoints(points: (side: Side) => number): Won {
  const [red, blue] = [points('red'), points('blue')];
  return { type: 'won', winner: red === blue ? 'draw' : red > blue ? 'red' : 'blue', why: 'points' };
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
