/** Ways of units and figures, leg by leg; what each leg costs is the books' business, how long it is stands here. */
import { type Heading, turned } from './heading.ts';
import { type Length, nearest } from './length.ts';
import { from, moved, type Pose, wayLength } from './point.ts';
import { footprint, type Shape } from './shape.ts';
import { arc, type Hand, mostAngle, wheelled } from './wheel.ts';

export type Leg =
  /** On without turning, at an angle to its own front: 0 ahead, 45.00° oblique, 90.00° a side step, 180.00° back. */
  | { readonly go: 'straight'; readonly by: Length; readonly angle: Heading }
  | { readonly go: 'wheel'; readonly hand: Hand; readonly angle: Heading }
  /** The figures turn by right angles, the ground they occupy stays (SK-GEO-04, PE-GEO-07). */
  | { readonly go: 'turn'; readonly by: 9_000 | 18_000 | 27_000 }
  /** A stand or a figure straight to a pose, place and heading changing together (FB-GEO-21). */
  | { readonly go: 'direct'; readonly to: Pose };

/** Where a unit stands, and in what shape: a turn by a right angle makes its depth its front. */
export interface Stance {
  readonly pose: Pose;
  readonly shape: Shape;
}

/** A leg walked: from where to where, and its length, rounded up; a turn has none. */
export interface Step {
  readonly leg: Leg;
  readonly from: Stance;
  readonly to: Stance;
  readonly length: Length;
}

/** The legs walked one after the other, each from the rounded end of the one before. */
export function walk(start: Stance, legs: readonly Leg[]): Step[] {
  let at = start;
  return legs.map((leg) => {
    const step = { leg, from: at, to: after(at, leg), length: lengthOf(at, leg) };
    at = step.to;
    return step;
  });
}

function after({ pose, shape }: Stance, leg: Leg): Stance {
  if (leg.go === 'straight') return { pose: moved(pose, leg.by, leg.angle), shape };
  if (leg.go === 'wheel') return { pose: wheelled(pose, wideOf(shape), leg.hand, leg.angle), shape };
  return leg.go === 'turn' ? turnedFigures({ pose, shape }, leg.by) : { pose: leg.to, shape };
}

function lengthOf({ pose, shape }: Stance, leg: Leg): Length {
  if (leg.go === 'straight') return leg.by;
  if (leg.go === 'wheel') return arc(wideOf(shape), leg.angle);
  return leg.go === 'turn' ? 0 : directLength(pose, leg.to, shape);
}

export function wideOf(shape: Shape): Length {
  return shape.kind === 'disc' ? 2 * shape.radius : shape.wide;
}

/** FB-GEO-05. The greatest straight way of a stand's four corners; of a figure, the way of its centre. */
export function directLength(start: Pose, end: Pose, shape: Shape): Length {
  const ends = footprint(end, shape).corners;
  return Math.max(...footprint(start, shape).corners.map((corner, each) => wayLength(corner, ends[each]!)));
}

/** SK-GEO-04, PE-GEO-07. The same ground, another front edge. */
export function turnedFigures({ pose, shape }: Stance, by: 9_000 | 18_000 | 27_000): Stance {
  const heading = turned(pose.heading, by);
  if (shape.kind === 'disc') return { pose: { ...pose, heading }, shape };
  if (by === 18_000) return { pose: { ...from(pose, -shape.deep, 0), heading }, shape };
  const right = by === 9_000 ? shape.wide / 2 : -shape.wide / 2;
  const front = from(pose, -shape.deep / 2, right);
  return { pose: { ...front, heading }, shape: { kind: 'rectangle', wide: shape.deep, deep: shape.wide } };
}

/** Where a unit stands after a length of its way; a wheel stops at the greatest angle the length pays for. */
export function stanceAfter(steps: readonly Step[], length: Length): Stance | undefined {
  let left = length;
  for (const step of steps) {
    if (left < step.length) return partOf(step, left);
    left -= step.length;
  }
  return steps.at(-1)?.to;
}

function partOf({ leg, from: { pose, shape }, length }: Step, by: Length): Stance {
  if (leg.go === 'straight') return { pose: moved(pose, by, leg.angle), shape };
  if (leg.go === 'wheel') {
    const angle = Math.min(leg.angle, mostAngle(wideOf(shape), by));
    return { pose: wheelled(pose, wideOf(shape), leg.hand, angle), shape };
  }
  return leg.go === 'direct' ? { pose: between(pose, leg.to, by / length), shape } : { pose, shape };
}

/** Part of a straight way, the heading turning the shorter way round; two equal ways: to the right. */
function between(start: Pose, end: Pose, share: number): Pose {
  const right = turned(end.heading, -start.heading);
  const turn = right <= 18_000 ? right : right - 36_000;
  return {
    x: nearest(start.x + (end.x - start.x) * share),
    y: nearest(start.y + (end.y - start.y) * share),
    heading: turned(start.heading, nearest(turn * share)),
  };
}
