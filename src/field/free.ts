/** Whether a way is free, and what blocks it where. */
import { reachEdge, roomBefore } from './cast.ts';
import { nearestPoints, overlaps } from './gap.ts';
import { bearing, type Heading, turned } from './heading.ts';
import { type Length, TOUCH } from './length.ts';
import type { Blocked, Obstacles, Size } from './obstacle.ts';
import { distance, moved, type Point } from './point.ts';
import { disc, type Footprint, footprint, middle, type Shape } from './shape.ts';
import { directLength, type Leg, type Stance, type Step, walk } from './way.ts';
import { arcUpTo, freeAngle, greatestAngle, wheelled } from './wheel.ts';

/** The first thing that a way meets; undefined if it is free. Touching is free, pressing in is not. */
export function blockedOn(start: Stance, legs: readonly Leg[], among: Obstacles): Blocked | undefined {
  for (const [leg, step] of walk(start, legs).entries()) {
    const stop = stopOf(step, among);
    if (stop) return { ...stop, leg };
  }
  return undefined;
}

type Stop = Omit<Blocked, 'leg'>;

function stopOf({ leg, from, to }: Step, among: Obstacles): Stop | undefined {
  if (leg.go === 'turn') return undefined;
  if (leg.go === 'wheel') return wheelStop(from, leg, among);
  if (leg.go === 'straight') {
    const heading = turned(from.pose.heading, leg.angle);
    return pushStop(footprint(from.pose, from.shape), heading, leg.by, among);
  }
  return directStop(from, to, among);
}

/** Pushes ground straight on: the nearest thing that it meets within a length. */
function pushStop(ground: Footprint, heading: Heading, by: Length, among: Obstacles): Stop | undefined {
  let first: { by: Stop['by']; room: Length; thing?: Footprint } = {
    by: 'edge',
    room: reachEdge(ground, heading, among.size),
  };
  for (const thing of among.things) {
    const room = roomBefore(ground, heading, thing.ground);
    if (room !== undefined && room < first.room) first = { by: thing.by, room, thing: thing.ground };
  }
  if (first.room >= by - TOUCH) return undefined;
  const after = Math.max(0, first.room);
  const end = pushed(ground, heading, after);
  return { by: first.by, after, at: first.thing ? nearestPoints(first.thing, end)[0] : atEdge(end, among.size) };
}

/** The same ground, farther on. */
export function pushed(ground: Footprint, heading: Heading, by: Length): Footprint {
  return { ...ground, corners: ground.corners.map((corner) => moved({ ...corner, heading }, by)) };
}

/** The room between a corner and the nearest edge of the table; negative beyond it. */
function roomAt({ x, y }: Point, { wide, deep }: Size): Length {
  return Math.min(x, y, wide - x, deep - y);
}

/** The corner that is nearest to the table's edge, or farthest over it. */
function atEdge({ corners }: Footprint, size: Size): Point {
  return corners.reduce((least, each) => (roomAt(each, size) < roomAt(least, size) ? each : least));
}

/** How far ground reaches over the table's edge; negative inside it. */
export function overhang(ground: Footprint, size: Size): Length {
  return ground.radius - roomAt(atEdge(ground, size), size);
}

/** Whether ground reaches over the table's edge by more than a touch. */
export function isOff(ground: Footprint, size: Size): boolean {
  return overhang(ground, size) > TOUCH;
}

function wheelStop({ pose, shape }: Stance, leg: Extract<Leg, { go: 'wheel' }>, among: Obstacles): Stop | undefined {
  if (shape.kind === 'disc') return undefined;
  let first: { angle: Heading; by: Stop['by']; thing?: Footprint } = { angle: leg.angle, by: 'edge' };
  for (const thing of among.things) {
    const angle = freeAngle(pose, shape, leg.hand, first.angle, thing.ground);
    if (angle < first.angle) first = { angle, by: thing.by, thing: thing.ground };
  }
  const end = (angle: Heading): Footprint => footprint(wheelled(pose, shape.wide, leg.hand, angle), shape);
  const onTable = greatestAngle(first.angle, shape, (angle) => -roomAt(atEdge(end(angle), among.size), among.size));
  if (onTable < first.angle) first = { angle: onTable, by: 'edge' };
  if (first.angle === leg.angle) return undefined;
  const stood = end(first.angle);
  const at = first.thing ? nearestPoints(first.thing, stood)[0] : atEdge(stood, among.size);
  return { by: first.by, after: arcUpTo(shape.wide, first.angle), at };
}

/** FB-GEO-06. On its way a stand is a disc as broad as its shorter side; where it ends, it is all of itself. */
function directStop(start: Stance, end: Stance, among: Obstacles): Stop | undefined {
  const [a, b] = [start, end].map(({ pose, shape }) => middle(footprint(pose, shape)));
  const stop = pushStop(disc(a!, passage(end.shape)), bearing(b!.x - a!.x, b!.y - a!.y), distance(a!, b!), among);
  if (stop) return stop;
  const ground = footprint(end.pose, end.shape);
  const length = directLength(start.pose, end.pose, end.shape);
  if (isOff(ground, among.size)) return { by: 'edge', after: length, at: atEdge(ground, among.size) };
  const thing = among.things.find((each) => overlaps(ground, each.ground));
  return thing && { by: thing.by, after: length, at: nearestPoints(thing.ground, ground)[0] };
}

/** Half of the narrowest passage that a stand or figure can pass. */
function passage(shape: Shape): Length {
  return shape.kind === 'disc' ? shape.radius : Math.floor(Math.min(shape.wide, shape.deep) / 2);
}
