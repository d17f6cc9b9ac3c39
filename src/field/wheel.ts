/** Wheels: a unit turns about the front corner on the inner side (PE-GEO-06). */
import { gap } from './gap.ts';
import { type Heading, RADIANS, turned, WHOLE_TURN } from './heading.ts';
import { type Length, TOUCH } from './length.ts';
import { from, magnitude, type Point, type Pose } from './point.ts';
import { band, type Footprint, footprint, type Rectangle } from './shape.ts';

export type Hand = 'left' | 'right';

/** The pose after a wheel, computed from the pose in which it began, so nothing is rounded twice. */
export function wheelled(pose: Pose, wide: Length, hand: Hand, angle: Heading): Pose {
  if (angle === 0) return pose;
  const heading = turned(pose.heading, hand === 'right' ? angle : -angle);
  const pivot = { ...pivotOf(pose, wide, hand), heading };
  return { ...from(pivot, 0, hand === 'right' ? -wide / 2 : wide / 2), heading };
}

/** The front corner about which a unit wheels. */
export function pivotOf(pose: Pose, wide: Length, hand: Hand): Point {
  return from(pose, 0, hand === 'right' ? wide / 2 : -wide / 2);
}

/** What a wheel costs: the arc of the outer front corner, rounded up. */
export function arc(wide: Length, angle: Heading): Length {
  return Math.ceil(wide * angle * RADIANS);
}

/** The arc of a wheel that stops at an angle: rounded up, unless that would pay for the next hundredth of a degree too. */
export function arcUpTo(wide: Length, angle: Heading): Length {
  return Math.min(arc(wide, angle), arc(wide, angle + 1) - 1);
}

/** The greatest angle that a length pays for, rounded down. */
export function mostAngle(wide: Length, length: Length): Heading {
  let angle = Math.min(WHOLE_TURN, Math.floor(length / (wide * RADIANS)) + 1);
  while (arc(wide, angle) > length) angle--;
  return angle;
}

/**
 * How far a wheel can go before something is in its way. The front edge alone sweeps ground, since the rear ranks follow
 * their leaders; the whole unit must fit where it ends.
 *
 * @returns the angle, at most the one asked for.
 */
export function freeAngle(pose: Pose, shape: Rectangle, hand: Hand, angle: Heading, obstacle: Footprint): Heading {
  const swept = sweptAngle(pose, shape.wide, hand, angle, obstacle);
  return greatestAngle(swept, shape, (at) => -gap(footprint(wheelled(pose, shape.wide, hand, at), shape), obstacle));
}

/** The greatest angle up to one at which the whole unit is no deeper in something than a touch; 0 if there is none. */
export function greatestAngle(most: Heading, { wide, deep }: Rectangle, depthAt: (angle: Heading) => Length): Heading {
  const radius = magnitude({ x: wide, y: deep });
  let at = most;
  while (at > 0) {
    const depth = depthAt(at);
    if (depth <= TOUCH) return at;
    at -= stepOf(depth - TOUCH, radius);
  }
  return 0;
}

/**
 * Steps over each stretch in which the front edge cannot reach the obstacle, until it would press into it. The edge is
 * looked at in pieces, each half as far from the pivot as the one before: the nearer, the less it moves.
 */
function sweptAngle(pose: Pose, wide: Length, hand: Hand, angle: Heading, obstacle: Footprint): Heading {
  let at = 0;
  while (true) {
    const front = wheelled(pose, wide, hand, at);
    let step = Infinity;
    for (
      let [outer, inner] = [wide, wide / 2];
      outer > TOUCH;
      [outer, inner] = [inner, inner > 20 * TOUCH ? inner / 2 : 0]
    ) {
      const room = gap(pieceOf(front, wide, hand, outer, inner), obstacle) + TOUCH;
      if (room < 0) return Math.max(0, at - 1);
      step = Math.min(step, stepOf(room, outer));
    }
    if (at === angle) return angle;
    at = Math.min(angle, at + step);
  }
}

/** The piece of a front edge between two distances from the pivot. */
function pieceOf(front: Pose, wide: Length, hand: Hand, outer: number, inner: number): Footprint {
  const side = hand === 'right' ? -1 : 1;
  return band(from(front, 0, side * (outer - wide / 2)), from(front, 0, side * (inner - wide / 2)), 0);
}

/** The angle, at least 0.01°, by which no point at a distance from the pivot moves farther than `room`. */
function stepOf(room: Length, radius: number): Heading {
  return Math.max(1, Math.floor(room / (radius * RADIANS)));
}
