/** Straight legs as they are walked, by blocks and by single figures (SK-GEO-03, -13). */
import { reachEdge } from '../field/cast.ts';
import { detour, type Path } from '../field/detour.ts';
import { blockedOn } from '../field/free.ts';
import { type Heading, turned } from '../field/heading.ts';
import type { Length } from '../field/length.ts';
import type { Blocked, Obstacle, Obstacles } from '../field/obstacle.ts';
import type { Point, Pose } from '../field/point.ts';
import { reachAny } from '../field/several.ts';
import type { Footprint, Shape } from '../field/shape.ts';
import { pushedTo } from './block.ts';
import type { Leg } from './legs.ts';

/** The points of a way, the start among them; its front gives the angles of the legs. */
export function pointsOf(start: Pose, legs: readonly Leg[]): Point[] {
  let at = start;
  const poses = [start, ...legs.map(({ by, angle }) => (at = pushedTo(at, turned(start.heading, angle), by)))];
  return poses.map(({ x, y }) => ({ x, y }));
}

/** What bars straight legs. */
export function barOn(pose: Pose, shape: Shape, legs: readonly Leg[], among: Obstacles): Blocked | undefined {
  const straight = legs.map((leg) => ({ go: 'straight', ...leg }) as const);
  return blockedOn({ pose, shape }, straight, among);
}

/** SK-GEO-13. The way of a figure: straight, or where that is barred and was one leg, round what bars it. */
export function wayRound(start: Pose, radius: Length, legs: readonly Leg[], among: Obstacles): Path | undefined {
  const points = pointsOf(start, legs);
  if (!barOn(start, { kind: 'disc', radius }, legs, among))
    return { points, length: legs.reduce((sum, { by }) => sum + by, 0) };
  const path = legs.length === 1 ? detour(start, points[1]!, radius, among) : undefined;
  return path && { points: [points[0]!, ...path.points], length: path.length };
}

/** What ground pushed straight on comes to, and after how much of its way; the edge of the table too. */
export function meetings(
  grounds: readonly Footprint[],
  heading: Heading,
  { things, size }: Obstacles,
): { readonly by: Obstacle['by']; readonly after: Length }[] {
  const met = things.flatMap(({ by, ground }) => {
    const after = reachAny(grounds, heading, [ground]);
    return after === undefined ? [] : [{ by, after }];
  });
  return [...met, ...grounds.map((ground) => ({ by: 'edge' as const, after: reachEdge(ground, heading, size) }))];
}
