/**
 * The moves that are proposed: few, far enough apart to be numbered on a picture, each for a reason (METRIC 3.4). The book
 * says what stands where and which of them are legal.
 */
import { type Field, piecesOf, stretchesOf } from '../field/ground.ts';
import { HALF_TURN } from '../field/heading.ts';
import { CENTIMETRE, type Length, MILLIMETRE } from '../field/length.ts';
import { distance, moved, type Point, type Pose, seenFrom } from '../field/point.ts';
import { overlapAny, reachAny } from '../field/several.ts';
import type { Footprint } from '../field/shape.ts';
import type { Phrase } from '../kernel/phrase.ts';
import { approach } from './approach.ts';
import type { Leg } from './legs.ts';
import type { Place } from './place.ts';
import type { Stand } from './resolve.ts';

const MOST = 6;
/** Nearer ones cannot be told apart on a picture. */
const APART = 2 * CENTIMETRE;

/** A legal order, and why it is worth one: where it ends or whom it is aimed at. */
export interface Proposal<O> {
  readonly order: O;
  readonly at: Point;
  readonly what: 'end' | 'target';
  readonly says: Phrase;
}

/** A proposed value, as it is offered for a slot. */
export function sure({ says }: Pick<Proposal<never>, 'says'>): { readonly isSure: true; readonly more: Phrase } {
  return { isSure: true, more: says };
}

interface Neighbour {
  readonly id: string;
  readonly stand: Stand;
}

/** All that proposals depend on. */
export interface Surroundings {
  readonly mover: Stand;
  /** How far it goes straight ahead. */
  readonly allowance: Length;
  /** Ground and units whose edge is a place to stop at. */
  readonly edges: readonly Footprint[];
  readonly cover: readonly Footprint[];
  readonly neighbours: readonly Neighbour[];
  /** Friends to stand behind. */
  readonly formed: readonly Neighbour[];
  /** The nearest enemy in view, and the ranges worth coming to, the shortest first. */
  readonly enemy: Neighbour | undefined;
  readonly ranges: readonly Length[];
  /** Enemies in view, and how far from them a charge of theirs reaches. */
  readonly chargers: readonly { readonly grounds: readonly Footprint[]; readonly reach: Length }[];
}

/** With the ground of a table, where no one stops at the edge of a road; `cover`: the kinds of ground that one stops at. */
export function surroundingsOf(
  { areas, lines }: Field,
  {
    cover,
    others,
    ...around
  }: Omit<Surroundings, 'edges' | 'cover'> & { readonly cover: readonly string[]; readonly others: readonly Stand[] },
): Surroundings {
  const pieces = [
    ...areas.map((area) => ({ kind: area.kind, grounds: piecesOf(area) })),
    ...lines.map((line) => ({ kind: line.kind, grounds: stretchesOf(line) })),
  ];
  const bounding = pieces.filter(({ kind }) => kind !== 'road');
  return {
    ...around,
    edges: [...bounding, ...others].flatMap(({ grounds }) => grounds),
    cover: pieces.filter(({ kind }) => cover.includes(kind)).flatMap(({ grounds }) => grounds),
  };
}

type Why = 'whole' | 'half' | 'edge' | 'reach' | 'line' | 'behind' | 'range' | 'enemy' | 'cover';

/** Straight legs, or a place. */
type Going = { readonly legs: readonly [Leg]; readonly toward?: Place } | { readonly to: Place };

export type Proposed = Going & { readonly why: Why };

/** The best first. */
export function* proposed(around: Surroundings): Generator<Proposed> {
  const { mover, allowance, enemy, ranges } = around;
  const ahead = (by: Length): { legs: readonly [Leg] } => ({ legs: [{ by, angle: 0 }] });
  yield { why: 'whole', ...ahead(allowance) };
  const edge = edgeAhead(around);
  if (edge !== undefined) yield { why: 'edge', ...ahead(edge) };
  yield { why: 'half', ...ahead(allowance / 2) };
  const shy = outOfReach(around);
  if (shy) yield { why: 'reach', legs: [shy] };
  if (enemy) {
    const { distance: far = 0 } = approach(mover.grounds, enemy.stand.grounds, mover.front.heading);
    const range = ranges.find((each) => each < far && far - each <= allowance);
    if (range !== undefined) yield { why: 'range', to: { kind: 'short', unit: enemy.id, by: range } };
    yield { why: 'enemy', ...ahead(allowance), toward: { kind: 'short', unit: enemy.id, by: MILLIMETRE } };
  }
  for (const { id } of besides(around)) yield { why: 'line', to: { kind: 'beside', unit: id, where: 'line' } };
  const [friend] = nearestFirst(mover, around.formed);
  if (friend) yield { why: 'behind', to: { kind: 'beside', unit: friend.id, where: 'behind' } };
  const cover = coverNear(around);
  if (cover) yield { why: 'cover', to: { kind: 'point', at: cover } };
}

/** A millimetre short of the first thing ahead, to the millimetre; what is very near is no place to go to. */
function edgeAhead({ mover, allowance, edges }: Surroundings): Length | undefined {
  const ways = edges.map((each) => reachAny(mover.grounds, mover.front.heading, [each]) ?? 0);
  const short = ways.map((way) => Math.floor((way - MILLIMETRE) / MILLIMETRE) * MILLIMETRE);
  const first = Math.min(...short.filter((way) => way >= APART));
  return first < allowance ? first : undefined;
}

/** A millimetre out of reach of every charge: up to it, or straight back from it. */
function outOfReach({ mover: { grounds, front }, allowance, chargers }: Surroundings): Leg | undefined {
  const { heading } = front;
  const reached = (toward: Length) =>
    chargers.flatMap(({ grounds: theirs, reach }) =>
      theirs.map(
        ({ corners, radius }): Footprint => ({
          corners: corners.map((corner) => moved({ ...corner, heading }, toward)),
          radius: radius + reach,
        }),
      ),
    );
  const isReached = overlapAny(grounds, reached(0));
  // Going back by its allowance is the same as if everything else were pushed ahead by it.
  const way = reachAny(grounds, heading, reached(isReached ? allowance : 0));
  if (way === undefined || (isReached && overlapAny(grounds, reached(allowance)))) return undefined;
  const by = isReached ? allowance - way + MILLIMETRE : way - MILLIMETRE;
  const whole = (isReached ? Math.ceil : Math.floor)(by / MILLIMETRE) * MILLIMETRE;
  return whole < APART || whole > allowance ? undefined : { by: whole, angle: isReached ? HALF_TURN : 0 };
}

/** The nearest friends to the left and to the right. */
function besides({ mover, neighbours }: Surroundings): Neighbour[] {
  const near = nearestFirst(mover, neighbours);
  const side = (each: Neighbour): number => Math.sign(seenFrom(mover.front, each.stand.front).x);
  return [-1, 1].flatMap((hand) => near.find((each) => side(each) === hand) ?? []);
}

function nearestFirst({ front }: Stand, all: readonly Neighbour[]): Neighbour[] {
  return all.toSorted((a, b) => distance(front, a.stand.front) - distance(front, b.stand.front));
}

/** Close before the nearest cover within reach, where half centimetres name the place. */
function coverNear({ mover, allowance, cover }: Surroundings): Point | undefined {
  const ways = cover.map((each) => approach(mover.grounds, [each]));
  const near = ways.flatMap(({ heading, distance: by = 0 }) =>
    by > APART && by <= allowance ? [{ heading, by }] : [],
  );
  const [first] = near.toSorted((a, b) => a.by - b.by);
  if (!first) return undefined;
  return roundedBack(moved({ ...mover.front, heading: first.heading }, first.by - MILLIMETRE));
}

const HALF = CENTIMETRE / 2;

/** The nearest point in half centimetres that is no farther along the heading. */
function roundedBack(exact: Pose): Point {
  const [across, up] = [exact.x, exact.y].map((value) => [Math.floor(value / HALF), Math.ceil(value / HALF)]);
  const all = across!.flatMap((x) => up!.map((y): Point => ({ x: x * HALF, y: y * HALF })));
  const notBeyond = all.filter((at) => seenFrom(exact, at).y <= 0);
  return notBeyond.toSorted((a, b) => distance(a, exact) - distance(b, exact))[0]!;
}

/** The first few whose ends are apart. */
export function spacedOut<T extends { readonly at: Point }>(all: readonly T[], by = APART): T[] {
  const found: T[] = [];
  for (const each of all) if (found.every(({ at }) => distance(at, each.at) >= by)) found.push(each);
  return found.slice(0, MOST);
}
