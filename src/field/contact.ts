/** How two stands touch: along an edge, or with a corner (FB-GEO-03). */
import { nearestPoints, touches } from './gap.ts';
import { angleBetween, DEGREE, opposite } from './heading.ts';
import { type Length, nearest, TOUCH } from './length.ts';
import { from, type Point, type Pose, rounded, seenFrom } from './point.ts';
import { type Footprint, footprint, middle, type Rectangle } from './shape.ts';
import { type Face, facesOf } from './slide.ts';
import { type Zone, ZONES } from './zone.ts';

/** A rectangle in its place, with the ground it occupies. */
export interface Placed {
  readonly pose: Pose;
  readonly shape: Rectangle;
  readonly ground: Footprint;
}

/** The edges that touch, of either, and over which length; 0: by a corner. */
export interface Contact {
  readonly own: Zone;
  readonly other: Zone;
  readonly long: Length;
}

/** FB-GEO-03. Edges are parallel within 0.10°, and touch over more than 0.50 mm. */
const PARALLEL = DEGREE / 10;
const SHORTEST: Length = 50;

export function placed(pose: Pose, shape: Rectangle): Placed {
  return { pose, shape, ground: footprint(pose, shape) };
}

/** FB-GEO-03. Undefined: they do not touch, or overlap. */
export function contactOf(own: Placed, other: Placed): Contact | undefined {
  if (!touches(own.ground, other.ground)) return undefined;
  let best: Contact | undefined;
  for (const [mine, face] of facesOf(own.pose, own.shape).entries())
    for (const [theirs, their] of facesOf(other.pose, other.shape).entries()) {
      const long = sharedLength(face, their);
      if (long > SHORTEST && long > (best?.long ?? 0)) best = { own: ZONES[mine]!, other: ZONES[theirs]!, long };
    }
  return best ?? { own: edgeNear(own, other), other: edgeNear(other, own), long: 0 };
}

/** FB-GEO-03. The ends of the edge along which two touch, or the corner by which they do, twice; undefined: they do not. */
export function contactEnds(own: Placed, other: Placed): readonly [Point, Point] | undefined {
  const contact = contactOf(own, other);
  if (!contact) return undefined;
  if (contact.long === 0) {
    const [a, b] = nearestPoints(own.ground, other.ground);
    const corner = rounded({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    return [corner, corner];
  }
  const face = facesOf(own.pose, own.shape)[ZONES.indexOf(contact.own)]!;
  const { low, high } = shared(face, facesOf(other.pose, other.shape)[ZONES.indexOf(contact.other)]!)!;
  return [from(face.at, 0, low), from(face.at, 0, high)];
}

/** The length along which two faces lie on each other, looking opposite ways. */
function sharedLength(face: Face, their: Face): Length {
  const both = shared(face, their);
  return both ? Math.max(0, nearest(both.high - both.low)) : 0;
}

/** From where to where along a face, seen from its middle. */
function shared(face: Face, their: Face): { readonly low: number; readonly high: number } | undefined {
  if (angleBetween(face.at.heading, opposite(their.at.heading)) > PARALLEL) return undefined;
  const [left, right] = [-their.long / 2, their.long / 2].map((aside) => seenFrom(face.at, from(their.at, 0, aside)));
  if (Math.abs(left!.y) > TOUCH + 1 || Math.abs(right!.y) > TOUCH + 1) return undefined;
  const low = Math.max(-face.long / 2, Math.min(left!.x, right!.x));
  const high = Math.min(face.long / 2, Math.max(left!.x, right!.x));
  return { low, high };
}

/** FB-Q-25. Of a corner, the edge nearest to the middle of the other stand: of those that it lies beyond. */
function edgeNear({ pose, shape }: Placed, other: Placed): Zone {
  const at = middle(other.ground);
  const beyond = facesOf(pose, shape).map((face) => seenFrom(face.at, at).y);
  return ZONES[beyond.indexOf(Math.min(...beyond.filter((each) => each > 0)))]!;
}

/** FB-FRM-01, FB-GEO-03. Whether all hang together by edges or corners. */
export function areConnected(all: readonly Placed[]): boolean {
  const [first, ...rest] = all;
  const reached = first ? [first] : [];
  let left = rest;
  for (const each of reached) {
    const next = left.filter((other) => touches(each.ground, other.ground));
    reached.push(...next);
    left = left.filter((other) => !next.includes(other));
  }
  return left.length === 0;
}
