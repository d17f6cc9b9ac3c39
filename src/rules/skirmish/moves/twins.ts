/** Instead of a refused move or formation the nearest one that is legal (METRIC 3.3): less far, or a little aside. */
import { CENTIMETRE, type Length, MILLIMETRE } from '../../../field/length.ts';
import { from, type Point } from '../../../field/point.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Leg } from '../../../march/legs.ts';
import { formed } from './form.ts';
import { write } from '../language/index.ts';
import { legsOf, lengthIn, moveOf } from './move.ts';
import { allowanceOf } from './rates.ts';
import type { Order } from '../order.ts';
import { anchorOf } from '../position/squad.ts';
import { type State, unitOf } from '../state.ts';

type Of<K extends Order['kind']> = Extract<Order, { kind: K }>;
type Moving = Of<'advance' | 'go'>;

/** What was found; if it is refused, with its twins. They are only worked out for those who ask. */
export function twinned<T>(now: State, order: Moving | Of<'form'>, by: Side, found: T | Refusal): T | Refusal {
  if (!(found instanceof Refusal)) return found;
  const twins = () => {
    if (order.kind !== 'form') return shorter(now, order, by, lengthIn(found));
    return isPlace(found) ? formations(now, order, by) : [];
  };
  return new Refusal(found.clause, found.says, twins);
}

/** SK-GEO-03, -13. One leg the same way: as far as it is said to be possible, else the longest in whole centimetres. */
function shorter(now: State, order: Moving, by: Side, said: Length | undefined): readonly string[] {
  const unit = unitOf(now, order.unit);
  const [leg, another] = [legsOf(now, unit, order)].flat();
  if (!leg || leg instanceof Refusal || another !== undefined || order.figures.length > 0) return [];
  const twinOf = (length: Length): Moving => asFarAs(order, { ...leg, by: length }, unit.block === undefined);
  let most: Length | undefined = said ?? leg.by;
  while (most !== undefined) {
    const twin = twinOf(most);
    const move = moveOf(now, twin, by);
    if (!(move instanceof Refusal)) return [write(twin)];
    const less = lengthIn(move);
    most = less !== undefined && less < most ? less : undefined;
  }
  const whole = Math.floor(Math.min(leg.by, allowanceOf(unit)) / CENTIMETRE);
  for (let length = whole; length > 0; length -= 1) {
    const twin = twinOf(length * CENTIMETRE);
    if (!(moveOf(now, twin, by) instanceof Refusal)) return [write(twin)];
  }
  return [];
}

/** SK-GEO-11. In close order without turning to face anything. */
function asFarAs({ face, ...order }: Moving, { by, angle }: Leg, mayFace: boolean): Moving {
  const facing = mayFace && face !== undefined ? { face } : {};
  if (order.kind === 'advance') return { ...order, ...facing, legs: [{ by, angle: order.legs[0]!.angle }] };
  const { unit, figures, to: toward } = order;
  return { kind: 'advance', unit, figures, legs: [{ by, angle: 0 }], ...(angle !== 0 && { toward }), ...facing };
}

/** SK-GAP-10. A unit that may not form at all, or is already formed like that, need not look for a place. */
function isPlace({ clause }: Refusal): boolean {
  return clause !== 'SK-GAP-10';
}

/** How much farther forward, or back, in centimetres. */
const NEAR = [1, 2, 3, 4, 5, 6, 7, 8, -1, -2, -3, -4, -5, -6, -7, -8];

/** SK-GEO-12. Where it stands there may be no room for it. */
function formations(now: State, order: Of<'form'>, by: Side): readonly string[] {
  if (order.at) return [];
  const front = anchorOf(unitOf(now, order.unit));
  for (const way of NEAR) {
    const at = toMillimetres(from(front, way * CENTIMETRE, 0));
    const twin = { ...order, at: { kind: 'point', at } } as const;
    const isOnTable = at.x >= 0 && at.y >= 0;
    if (isOnTable && !(formed(now, twin, by) instanceof Refusal)) return [write(twin)];
  }
  return [];
}

function toMillimetres({ x, y }: Point): Point {
  return { x: Math.round(x / MILLIMETRE) * MILLIMETRE, y: Math.round(y / MILLIMETRE) * MILLIMETRE };
}
