/** FB-GEO-08. Where the first stand of an evade ends: straight away from the enemy, or the least to one side that gets as far. */
import { overlaps } from '../../../field/gap.ts';
import { cosine, DEGREE, type Heading, turned } from '../../../field/heading.ts';
import { type Length, MILLIMETRE } from '../../../field/length.ts';
import type { Obstacle } from '../../../field/obstacle.ts';
import { distance, from, moved, type Point, type Pose } from '../../../field/point.ts';
import { band, footprint, middle } from '../../../field/shape.ts';
import { namedWay } from '../../../field/stand-way.ts';
import type { Standing } from '../position/stands.ts';
import { hasRoom, roadsThrough, type Walk } from './walk.ts';

/** FB-GEO-08. The enemy's nearest point, the stand of one's own that is nearest to it, and the way straight out. */
export interface Course {
  readonly enemy: Point;
  readonly stand: Standing;
  readonly own: Point;
  readonly heading: Heading;
  readonly apart: Length;
}

/** FB-GEO-08. Straight away; else the smallest deviation that gets as far from the enemy; else whatever gets farthest. */
export function endsFrom(
  walk: Walk,
  course: Course,
  aside: 'left' | 'right',
  heading: Heading | undefined,
): (long: Length) => Pose | undefined {
  const { stand, apart, own, enemy } = course;
  const sides = aside === 'right' ? [1, -1] : [-1, 1];
  const angles = Array.from({ length: 17 }, (_, each) => (each + 1) * 5 * DEGREE).flatMap((angle) =>
    sides.map((side) => side * angle),
  );
  const rays = [0, ...angles].map((angle) => {
    const toward = turned(course.heading, angle);
    return { angle, toward, ray: rayOf(walk, (by) => standAt(stand, toward, by, heading), stand) };
  });
  const [straight, ...aslant] = rays;
  let farthest: { readonly pose: Pose | undefined } | undefined;
  return (long) => {
    const ahead = straight!.ray.at(long);
    if (ahead) return ahead;
    for (const { angle, ray } of aslant) {
      const by = legReaching(apart, long, angle);
      const pose = by <= walk.most ? ray.at(by) : undefined;
      if (pose) return pose;
    }
    farthest ??= { pose: farthestOf(rays.flatMap(({ toward, ray }) => farthestAt(toward, ray))) };
    return farthest.pose;
  };

  /** As far as the way is free; if there is no room, less by whole millimetres. */
  function farthestAt(toward: Heading, ray: Ray) {
    for (let by = ray.limit(); by > 0; by -= MILLIMETRE) {
      const pose = ray.at(by);
      if (pose) return [{ pose, far: distance(enemy, moved({ ...own, heading: toward }, by)) }];
    }
    return [];
  }
}

/** A direction: how far the way is free, and where a stand ends so far on, undefined if it cannot get there or has no room. */
interface Ray {
  readonly limit: () => Length;
  readonly at: (by: Length) => Pose | undefined;
}

/** A way that is barred is barred beyond that too: how far it is free is worked out once. */
function rayOf(walk: Walk, poseAt: (by: Length) => Pose, { pose: start, shape, ground }: Standing): Ray {
  const { most, bars } = walk;
  const roads = roadsThrough(walk);
  const isFree = (by: Length): boolean => namedWay(start, [poseAt(by)], shape, most, roads) !== undefined;
  let known: { readonly limit: Length; readonly beside: Walk } | undefined;
  const found = () =>
    (known ??= { limit: longestFree(isFree, most), beside: { ...walk, bars: { ...bars, ending: near() } } });
  return {
    limit: () => found().limit,
    at: (by) => {
      if (by > found().limit) return undefined;
      const end = poseAt(by);
      return hasRoom(found().beside, end) ? end : undefined;
    },
  };

  /** What it could end upon. */
  function near(): Obstacle[] {
    const ends = [ground, footprint(poseAt(most), shape)].map(middle);
    const swept = band(ends[0]!, ends[1]!, shape.wide + shape.deep);
    return bars.ending.filter((each) => overlaps(swept, each.ground));
  }
}

/** The greatest length up to one that is free; 0 if none is. */
function longestFree(isFree: (by: Length) => boolean, most: Length): Length {
  let [low, high] = [0, most];
  if (isFree(most)) return most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isFree(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function farthestOf(ends: readonly { readonly pose: Pose; readonly far: Length }[]): Pose | undefined {
  const most = Math.max(...ends.map(({ far }) => far));
  return ends.find(({ far }) => far === most)?.pose;
}

/** FB-GEO-08. The leg at an angle that ends as far from the enemy as the straight one, which goes so far on from a gap. */
function legReaching(apart: Length, long: Length, angle: Heading): Length {
  const ahead = apart * cosine(angle);
  return Math.ceil(Math.sqrt(ahead * ahead + (apart + long) * (apart + long) - apart * apart) - ahead);
}

/** FB-EVA-07. So far toward a heading, facing as before or as wished, about its own middle. */
function standAt({ pose, shape, ground }: Standing, toward: Heading, by: Length, face = pose.heading): Pose {
  if (face === pose.heading) return { ...moved({ ...pose, heading: toward }, by), heading: face };
  const at = moved({ ...middle(ground), heading: toward }, by);
  return { ...from({ ...at, heading: face }, shape.deep / 2, 0), heading: face };
}
