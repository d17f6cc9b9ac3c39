/** METRIC 3.3. What bars a refused order: a line in red, and the outline of what is in its way. */
import { Refusal, type Side } from '../../../kernel/play.ts';
import { blockShape } from '../../../march/block.ts';
import { barOn, pointsOf } from '../../../march/walk.ts';
import type { FieldMark } from '../../../scene/field.ts';
import { blockedMark, outlineOf } from '../../../survey/field/barred.ts';
import { obstaclesFor } from '../position/ground.ts';
import { orders } from '../language/index.ts';
import { legsOf } from '../moves/move.ts';
import type { Order } from '../order.ts';
import { sharesOf, WHOLE } from '../moves/rates.ts';
import { muzzleOf } from '../position/sight.ts';
import { baseOf, groundsOf, picked } from '../position/squad.ts';
import { type State, unitOf } from '../state.ts';
import { hiddenBy } from '../fire/unseen.ts';

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
  return hider ? [blockedMark(muzzle.at, nearest.figure, hider.outline)] : [];
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
  const outline = outlineOf(now.field, bar, (id) => groundsOf(unitOf(now, id)));
  return [blockedMark(way[bar.leg]!, way[bar.leg + 1]!, outline)];
}
