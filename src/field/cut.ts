/** Polygons cut by straight lines. Zones and shares of ground are areas, in square hundredths of a millimetre. */
import { cross, minus, type Vector } from './point.ts';

/** All that lies to the right of the line from a point in a direction, and on it. */
export interface HalfPlane {
  readonly at: Vector;
  readonly along: Vector;
}

/** What of a polygon lies in a half-plane. Of a concave polygon the pieces hang together by lines without area. */
function cut(corners: readonly Vector[], { at, along }: HalfPlane): Vector[] {
  const left: Vector[] = [];
  const beyond = corners.map((each) => cross(along, minus(each, at)));
  for (const [each, corner] of corners.entries()) {
    const next = (each + 1) % corners.length;
    const [here, there] = [beyond[each]!, beyond[next]!];
    if (here <= 0) left.push(corner);
    if ((here < 0 && there > 0) || (here > 0 && there < 0)) {
      const share = here / (here - there);
      const to = corners[next]!;
      left.push({ x: corner.x + (to.x - corner.x) * share, y: corner.y + (to.y - corner.y) * share });
    }
  }
  return left;
}

export function cutAll(corners: readonly Vector[], planes: readonly HalfPlane[]): Vector[] {
  return planes.reduce<Vector[]>((left, plane) => cut(left, plane), [...corners]);
}

/** The half-planes whose common part is a convex polygon given clockwise. */
export function sidesOf(corners: readonly Vector[]): HalfPlane[] {
  return corners.map((at, each) => ({ at, along: minus(corners[(each + 1) % corners.length]!, at) }));
}

/** The area of a polygon; positive if its corners run clockwise. */
export function areaOf(corners: readonly Vector[]): number {
  const start = corners[0];
  let twice = 0;
  for (const [each, corner] of corners.entries())
    twice += cross(minus(corners[(each + 1) % corners.length]!, start!), minus(corner, start!));
  return twice / 2;
}
