/** FB-GAP-03. What hides a unit, as a mark: the line between the nearest stands, and the outline of what lies on it. */
import type { Blocked } from '../../../field/obstacle.ts';
import { distance, type Point } from '../../../field/point.ts';
import { middle } from '../../../field/shape.ts';
import type { FieldMark } from '../../../scene/field.ts';
import { blockedMark, outlineOf } from '../../../survey/field/barred.ts';
import { hiderOf, viewersOf } from '../position/sight.ts';
import { groundsOf, type Standing, standsOf } from '../position/stands.ts';
import { type State, type Unit, unitOf } from '../state.ts';

/** Nothing if a stand sees any of the other's. */
export function hiddenMarks(now: State, from: Unit, to: Unit): FieldMark[] {
  if (viewersOf(now, from, to).length > 0) return [];
  const [viewer, target] = nearestStands(standsOf(from), standsOf(to));
  const hider = hiderOf(now, viewer, target);
  const [a, b] = [middle(viewer.ground), middle(target.ground)];
  return hider ? [blockedMark(a, b, outlineFor(now, { by: hider.by, at: middle(hider.ground) }))] : [];
}

export function nearestStands(own: readonly Standing[], theirs: readonly Standing[]): readonly [Standing, Standing] {
  const pairs = own.flatMap((stand) => theirs.map((met) => [stand, met] as const));
  const far = ([a, b]: readonly [Standing, Standing]) => distance(middle(a.ground), middle(b.ground));
  return pairs.reduce((best, each) => (far(each) < far(best) ? each : best));
}

export function outlineFor(now: State, bar: Pick<Blocked, 'by' | 'at'>): readonly Point[] {
  return outlineOf(now.field, bar, (id) => groundsOf(unitOf(now, id)));
}
