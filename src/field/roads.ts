/**
 * Straight legs of a stand among things that stay and others that come and go: what bars a leg is worked out once
 * (FB-GEO-06, -21).
 */
import { areApart, type Box, boxOf } from './box.ts';
import { roundCorners } from './detour.ts';
import { isOff } from './free.ts';
import { gap, overlaps } from './gap.ts';
import { type Length, TOUCH } from './length.ts';
import type { Obstacle, Obstacles } from './obstacle.ts';
import { cross, minus, type Point } from './point.ts';
import { band, type Footprint, middle } from './shape.ts';

/** A thing that a leg all but touches. */
type Tight = Pick<Obstacle, 'ground' | 'isShunned'>;

/** What a leg does to a thing. */
type Meeting = 'clear' | 'tight' | 'barred';

interface Leg {
  /** What stays and it all but touches; undefined: it is barred. */
  readonly tight: readonly Tight[] | undefined;
  /** What it does to things that come and go, by their numbers. */
  readonly others: Meeting[];
}

/** A thing that comes and goes, and the points to go round it. */
interface Other {
  readonly n: number;
  readonly ground: Footprint;
  readonly corners: readonly Point[];
}

/** What has been found out about the legs of discs of one radius among things that stay. */
export interface Roads {
  readonly radius: Length;
  readonly among: Obstacles;
  readonly boxes: readonly Box[];
  /** The points to go round what stays, once they have been asked for. */
  corners?: readonly Point[];
  /** The same points for all ways that begin, and that end, there. */
  readonly starts: Map<string, Point>;
  readonly ends: Map<string, Point>;
  readonly legs: Map<Point, Map<Point, Leg>>;
  readonly others: Map<Footprint, Other>;
}

export function roadsAmong(among: Obstacles, radius: Length): Roads {
  const grounds = among.things.map(({ ground }) => ground);
  return {
    radius,
    among,
    boxes: grounds.map(boxOf),
    starts: new Map(),
    ends: new Map(),
    legs: new Map(),
    others: new Map(),
  };
}

/** The points to go round what stays and some others. */
export function cornersAmong(roads: Roads, others: readonly Other[]): readonly Point[] {
  const { among, radius } = roads;
  roads.corners ??= among.things.flatMap(({ ground }) => roundCorners(ground, radius));
  return others.length === 0 ? roads.corners : [...roads.corners, ...others.flatMap(({ corners }) => corners)];
}

export function otherIn({ others, radius }: Roads, ground: Footprint): Other {
  const known = others.get(ground) ?? { n: others.size, ground, corners: roundCorners(ground, radius) };
  others.set(ground, known);
  return known;
}

/** Whether a stand passes from point to point. */
export function isLegFree(roads: Roads, a: Point, b: Point, others: readonly Other[]): boolean {
  return isFreeOn(newLeg(roads, a, b), a, b, roads.radius, others);
}

/** The same, remembered for these two points. */
export function isKnownFree(roads: Roads, a: Point, b: Point, others: readonly Other[]): boolean {
  return isFreeOn(legIn(roads, a, b), a, b, roads.radius, others);
}

function isFreeOn(leg: Leg, a: Point, b: Point, radius: Length, others: readonly Other[]): boolean {
  if (!leg.tight) return false;
  let { tight } = leg;
  for (const { n, ground } of others) {
    const meeting = (leg.others[n] ??= meetingOf(a, b, radius, ground));
    if (meeting === 'barred') return false;
    if (meeting === 'tight') tight = [...tight, { ground }];
  }
  return tight.length < 2 || passesBetween(a, b, radius, tight);
}

/**
 * FB-OBS-03, FB-GEO-01. It may touch what it passes, but a gap between two things on either side of it is as broad as it is,
 * to the hundredth of a millimetre.
 */
function passesBetween(a: Point, b: Point, radius: Length, tight: readonly Tight[]): boolean {
  const along = minus(b, a);
  const [left, right] = [1, -1].map((hand) =>
    tight.filter(({ ground }) => Math.sign(cross(along, minus(middle(ground), a))) === hand),
  );
  return left!.every((one) => right!.every((other) => roomBetween(one, other) >= 2 * radius));
}

/** FB-GEO-06, FB-OBS-02. What it must not touch may be so much nearer than its ground that nothing overlaps that by more than a touch. */
function roomBetween(one: Tight, other: Tight): Length {
  const shunned = [one, other].filter(({ isShunned }) => isShunned).length;
  return gap(one.ground, other.ground) + shunned * TOUCH;
}

function legIn(roads: Roads, a: Point, b: Point): Leg {
  let onward = roads.legs.get(a);
  if (!onward) roads.legs.set(a, (onward = new Map()));
  let leg = onward.get(b);
  if (!leg) onward.set(b, (leg = newLeg(roads, a, b)));
  return leg;
}

function newLeg(roads: Roads, a: Point, b: Point): Leg {
  return { tight: tightOn(roads, a, b), others: [] };
}

function tightOn({ among: { size, things }, boxes, radius }: Roads, a: Point, b: Point): Tight[] | undefined {
  const swept = band(a, b, radius);
  if (isOff(swept, size)) return undefined;
  const around = boxOf({ ...swept, radius: radius + 2 * TOUCH });
  const tight: Tight[] = [];
  for (let each = 0; each < things.length; each++) {
    if (areApart(boxes[each]!, around)) continue;
    const thing = things[each]!;
    const meeting = meetingOf(a, b, radius, thing.ground);
    if (meeting === 'barred') return undefined;
    if (meeting === 'tight') tight.push(thing);
  }
  return tight;
}

function meetingOf(a: Point, b: Point, radius: Length, ground: Footprint): Meeting {
  if (!overlaps(band(a, b, radius + 2 * TOUCH), ground)) return 'clear';
  return overlaps(band(a, b, radius), ground) ? 'barred' : 'tight';
}
