/** METRIC 3.3. What bars a refused order: a line in red, and the outline of what is in its way. */
import { distance, type Point } from '../../../field/point.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { blockShape } from '../../../march/block.ts';
import { barOn, pointsOf } from '../../../march/walk.ts';
import type { FieldMark } from '../../../scene/field.ts';
import { courseOf } from '../../../survey/field/land.ts';
import { pairOf } from '../../../survey/field/spoken.ts';
import { obstaclesFor } from '../ground.ts';
import { orders } from '../language/index.ts';
import { legsOf } from '../move.ts';
import type { Order } from '../order.ts';
import { sharesOf, WHOLE } from '../rates.ts';
import { muzzleOf } from '../sight.ts';
import { baseOf, groundsOf, picked } from '../squad.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { hiddenBy } from '../unseen.ts';

type Of<K extends Order['kind']> = Extract<Order, { kind: K }>;

/** Of a single order: several depend on each other. */
export function bars(text: string, now: State, by: Side): readonly FieldMark[] {
  const read = orders(text, now, by);
  if (read instanceof Refusal || read.length !== 1) return [];
  const { order } = read[0]!;
  if (!('unit' in order) || unitOf(now, order.unit).side !== by) return [];
  if (order.kind === 'fire') return hidden(now, order);
  return order.kind === 'advance' || order.kind === 'go' ? stopped(now, order) : [];
}

/** SK-GAP-05. From the muzzles to the nearest figure in front. */
function hidden(now: State, { unit: id, target: at, figures }: Of<'fire'>): FieldMark[] {
  const [unit, target] = [unitOf(now, id), unitOf(now, at)];
  const able = picked(unit, figures).filter(({ loaded }) => loaded);
  if (able.length === 0 || target.side === unit.side) return [];
  const muzzle = muzzleOf(unit, able);
  const { nearest, hider } = hiddenBy(now, unit, muzzle, target);
  return hider ? [blocked(muzzle.at, nearest.figure, hider.outline)] : [];
}

/** SK-GEO-03. Along the leg of close order that is barred, from the middle of its front. */
function stopped(now: State, order: Of<'advance' | 'go'>): FieldMark[] {
  const unit = unitOf(now, order.unit);
  const legs = unit.block ? legsOf(now, unit, order) : [];
  if (!unit.block || legs instanceof Refusal) return [];
  // A way that is too far is refused for that.
  if (sharesOf(unit, legs) > WHOLE) return [];
  const { front } = unit.block;
  const bar = barOn(front, blockShape(unit.block, baseOf(unit)), legs, obstaclesFor(now, unit, 'close'));
  if (!bar) return [];
  const way = pointsOf(front, legs);
  const outline =
    bar.by === 'edge'
      ? []
      : 'unit' in bar.by
        ? groundNear(unitOf(now, bar.by.unit), bar.at)
        : courseOf(now.field, bar.by.ground);
  return [blocked(way[bar.leg]!, way[bar.leg + 1]!, outline.length > 0 ? outline : [bar.at])];
}

/** The rectangle of a unit, or the square about its nearest base. */
function groundNear(unit: Unit, at: Point): Point[] {
  const grounds = groundsOf(unit).toSorted((a, b) => distance(a.corners[0]!, at) - distance(b.corners[0]!, at));
  const { corners, radius } = grounds[0]!;
  if (radius === 0) return [...corners];
  const { x, y } = corners[0]!;
  return [
    { x: x - radius, y: y + radius },
    { x: x + radius, y: y + radius },
    { x: x + radius, y: y - radius },
    { x: x - radius, y: y - radius },
  ];
}

function blocked(from: Point, to: Point, by: readonly Point[]): FieldMark {
  return { kind: 'blocked', from: pairOf(from), to: pairOf(to), by: by.map(pairOf) };
}
