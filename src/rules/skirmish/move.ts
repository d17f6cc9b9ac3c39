/** SK-MOV, SK-GEO-03, -13, -14. Moves: how far, which way, and what is in it. */
import { detour } from '../../field/detour.ts';
import { blockedOn } from '../../field/free.ts';
import { gap, overlaps } from '../../field/gap.ts';
import { angleBetween, bearing, EIGHTH_TURN, type Heading, turned } from '../../field/heading.ts';
import { CENTIMETRE, type Length, MILLIMETRE } from '../../field/length.ts';
import { moved, type Point, type Pose, wayLength } from '../../field/point.ts';
import { band } from '../../field/shape.ts';
import { phrase } from '../../kernel/phrase.ts';
import { happen, type Play, Refusal, type Side, type Table } from '../../kernel/play.ts';
import type { Fact, Stance } from './facts.ts';
import { groundPhrase, isDifficult, obstaclesFor } from './ground.ts';
import type { Leg } from '../../march/legs.ts';
import type { Facing } from '../../march/place.ts';
import type { Order } from './order.ts';
import { headingOf, pointOf } from './places.ts';
import { baseOf, between, enemiesOf, groundsOf, isMarchColumn, isSquad, menOf, placesIn, radiusOf } from './squad.ts';
import { type Figure, type State, type Unit, unitOf } from './state.ts';
import { mayAct } from './may-act.ts';

type MoveOrder = Extract<Order, { kind: 'advance' | 'go' }>;

/** SK-MOV-02, -03. Ahead in close order. */
function forwardRate(unit: Unit): Length {
  return (isMarchColumn(unit) ? 16 : 12) * CENTIMETRE;
}

/** SK-MOV-05. Sideways beyond 45° from the front, or backward. */
const SIDEWAYS_RATE = 8 * CENTIMETRE;

/** SK-GAP-02. Loose and skirmish order; half of it in difficult ground. */
export const LOOSE_RATE = 16 * CENTIMETRE;

/** SK-GEO-03. At 45.00° still forward. */
export function rateAt(unit: Unit, angle: Heading): Length {
  return angleBetween(angle, 0) <= EIGHTH_TURN ? forwardRate(unit) : SIDEWAYS_RATE;
}

/** SK-GEO-03. All rates divide this, so shares of them add up without rounding. */
const WHOLE = 48 * CENTIMETRE;

/** A move that may be made: where everybody ends, and the way of the unit's own point. */
export interface Move {
  readonly to: Stance;
  readonly way: readonly Point[];
  readonly length: Length;
}

/** SK-MOV, SK-GEO-13, -14. The move of an order, or why it cannot be. */
function moveOf(now: State, order: MoveOrder, by: Side): Move | Refusal {
  const unit = unitOf(now, order.unit);
  const refused = mayAct(unit, by, 'move', order.figures);
  if (refused) return refused;
  const legs = legsOf(now, unit, order);
  if (legs instanceof Refusal) return legs;
  const found = unit.block ? closeMove(now, unit, legs) : looseMove(now, unit, order.figures, legs, order.face);
  return found instanceof Refusal ? found : (endsWell(now, unit, found) ?? found);
}

/** Where a unit goes from: the middle of its front, or its first figure. */
export function anchorOf(unit: Unit): Pose {
  return unit.block?.front ?? unit.figures[0]!;
}

function legsOf(now: State, unit: Unit, order: MoveOrder): readonly Leg[] | Refusal {
  const from = order.figures.length === 1 ? unit.figures.find(({ n }) => n === order.figures[0])! : anchorOf(unit);
  if (order.kind === 'advance') {
    if (!order.toward) return order.legs;
    const heading = headingOf(now, order.toward, from, unit);
    if (heading instanceof Refusal) return heading;
    return order.legs.map(({ by, angle }) => ({ by, angle: turned(heading, angle - from.heading) }));
  }
  const to = pointOf(now, order.to, unit);
  if (to instanceof Refusal) return to;
  return [{ by: wayLength(from, to), angle: turned(bearing(to.x - from.x, to.y - from.y), -from.heading) }];
}

/** SK-GEO-03. The shares of the rates, each leg at its own, add up to at most 1; the swept ground is easy and free. */
function closeMove(now: State, unit: Unit, legs: readonly Leg[]): Move | Refusal {
  const { front, files } = unit.block!;
  const used = legs.reduce((sum, { by, angle }) => sum + by * (WHOLE / rateAt(unit, angle)), 0);
  if (used > WHOLE) return tooFar(unit, legs);
  const shape = {
    kind: 'rectangle',
    wide: files * baseOf(unit),
    deep: Math.ceil(unit.figures.length / files) * baseOf(unit),
  } as const;
  const straight = legs.map((leg) => ({ go: 'straight', ...leg }) as const);
  const blocked = blockedOn({ pose: front, shape }, straight, obstaclesFor(now, unit));
  if (blocked) return barred(now, unit, blocked);
  const way = walked(front, legs);
  const end = { ...way.at(-1)!, heading: front.heading };
  const places = placesIn({ front: end, files }, unit.figures.length, baseOf(unit));
  return {
    to: {
      formation: 'close',
      block: { front: end, files },
      figures: unit.figures.map(({ n }, each) => ({ n, ...places[each]!, heading: end.heading })),
    },
    way,
    length: legs.reduce((sum, { by }) => sum + by, 0),
  };
}

/** SK-GEO-13. All figures the same way, or those that are named; round what bars them where it is one straight leg. */
function looseMove(
  now: State,
  unit: Unit,
  numbers: readonly number[],
  legs: readonly Leg[],
  face: Facing | undefined,
): Move | Refusal {
  const among = obstaclesFor(now, unit);
  const radius = radiusOf(unit);
  const reference = numbers.length === 1 ? unit.figures.find(({ n }) => n === numbers[0])! : anchorOf(unit);
  const ways: Point[][] = [];
  for (const figure of movers(unit, numbers)) {
    const way = walked({ ...figure, heading: reference.heading }, legs);
    const path =
      legs.length === 1 ? detour(figure, way.at(-1)!, radius, among) : straightPath(unit, figure, legs, among);
    if (path instanceof Refusal || !path)
      return path ?? new Refusal('SK-GEO-13', phrase('refuse-sk-no-way', { unit: unit.name }));
    const points = [{ x: figure.x, y: figure.y }, ...path.points];
    const difficult = points.slice(1).some((to, each) => isDifficult(now, band(points[each]!, to, radius)));
    if (path.length > (difficult ? LOOSE_RATE / 2 : LOOSE_RATE)) return tooFar(unit, legs, difficult);
    ways.push(points);
  }
  const heading = face === undefined ? reference.heading : headingOf(now, face, ways[0]!.at(-1)!, unit);
  if (heading instanceof Refusal) return heading;
  const ends = movers(unit, numbers).map(({ n }, each) => ({ n, ...ways[each]!.at(-1)!, heading }));
  const longest = ways.reduce((most, way) => (lengthOf(way) > lengthOf(most) ? way : most), ways[0]!);
  return { to: { formation: unit.formation, figures: ends }, way: ways[0]!, length: lengthOf(longest) };
}

function movers({ figures }: Unit, numbers: readonly number[]): readonly Figure[] {
  return numbers.length === 0 ? figures : figures.filter(({ n }) => numbers.includes(n));
}

function straightPath(unit: Unit, figure: Figure, legs: readonly Leg[], among: ReturnType<typeof obstaclesFor>) {
  const start = { ...figure, heading: anchorOf(unit).heading };
  const shape = { kind: 'disc', radius: radiusOf(unit) } as const;
  const blocked = blockedOn(
    { pose: start, shape },
    legs.map((leg) => ({ go: 'straight', ...leg }) as const),
    among,
  );
  if (blocked) return new Refusal('SK-GEO-13', phrase('refuse-sk-no-way', { unit: unit.name }));
  const points = walked(start, legs).slice(1);
  return { points, length: legs.reduce((sum, { by }) => sum + by, 0) };
}

/** The points of straight legs, the start among them. */
function walked(start: Pose, legs: readonly Leg[]): Point[] {
  let at = start;
  return [start, ...legs.map(({ by, angle }) => (at = moved(at, by, angle)))].map(({ x, y }) => ({ x, y }));
}

function lengthOf(way: readonly Point[]): Length {
  return way.slice(1).reduce((sum, to, each) => sum + wayLength(way[each]!, to), 0);
}

/** SK-GEO-05, -13, -14. Nobody is overlapped at the end, skirmishers keep apart, enemies are at least 1 mm away. */
export function endsWell(now: State, unit: Unit, { to }: Pick<Move, 'to'>): Refusal | undefined {
  const then = { ...unit, ...to, figures: mergedFigures(unit, to) };
  const friends = now.units.filter((each) => each.side === unit.side && each.id !== unit.id);
  const grounds = groundsOf(then);
  const onto = friends.find((each) => groundsOf(each).some((ground) => grounds.some((own) => overlaps(own, ground))));
  if (onto) return new Refusal('SK-GEO-13', phrase('refuse-sk-onto', { unit: unit.name, other: onto.name }));
  const near = enemiesOf(now, unit).find((each) =>
    groundsOf(each).some((ground) => grounds.some((own) => gap(own, ground) < MILLIMETRE)),
  );
  if (near) return new Refusal('SK-GEO-14', phrase('refuse-sk-touches', { unit: unit.name, enemy: near.name }));
  return to.formation === 'skirmish' ? keepsApart(then, friends) : undefined;
}

function mergedFigures(unit: Unit, to: Stance): Figure[] {
  const places = new Map(to.figures.map((figure) => [figure.n, figure]));
  return unit.figures.map((figure) => ({ ...figure, ...places.get(figure.n) }));
}

/** SK-ISO-03, SK-GEO-05. Within 4 cm of a skirmisher stands at most one friend, their partner. */
export function keepsApart(unit: Unit, friends: readonly Unit[]): Refusal | undefined {
  const others = friends.filter(isSquad).flatMap(menOf);
  const isCrowded = menOf(unit).some((man) => {
    const near = [...menOf(unit), ...others].filter(
      (each) => each.figure !== man.figure && between(man, each) <= 4 * CENTIMETRE,
    );
    return near.length > 1 || near.some((each) => each.unit !== unit);
  });
  return isCrowded ? new Refusal('SK-GEO-05', phrase('refuse-sk-crowded', { unit: unit.name })) : undefined;
}

/** SK-MOV-02, -03, -05, SK-GAP-02. The clause that sets a rate. */
function rateClause(unit: Unit, rate: Length): string {
  if (!unit.block) return 'SK-GAP-02';
  if (rate === SIDEWAYS_RATE) return 'SK-MOV-05';
  return isMarchColumn(unit) ? 'SK-MOV-02' : 'SK-MOV-03';
}

/** The legal twin: the same way, as far as the rate goes. */
function tooFar(unit: Unit, legs: readonly Leg[], difficult = false): Refusal {
  const [leg, another] = legs;
  const rate = unit.block ? rateAt(unit, leg!.angle) : difficult ? LOOSE_RATE / 2 : LOOSE_RATE;
  const twin = another === undefined && leg!.angle === 0 ? [`${unit.id} advance ${rate / CENTIMETRE}`] : [];
  return new Refusal(
    rateClause(unit, rate),
    phrase('refuse-sk-far', { unit: unit.name, most: rate / CENTIMETRE }),
    twin,
  );
}

function barred(now: State, unit: Unit, blocked: NonNullable<ReturnType<typeof blockedOn>>): Refusal {
  const { by, after, leg } = blocked;
  const short = Math.floor((after - MILLIMETRE) / MILLIMETRE) / 10;
  const twin = leg === 0 && short > 0 ? [`${unit.id} advance ${short}`] : [];
  const what =
    by === 'edge'
      ? phrase('sk-edge')
      : 'unit' in by
        ? phrase('sk-unit', { unit: unitOf(now, by.unit).name })
        : groundPhrase(now, by.ground);
  return new Refusal(
    'SK-GEO-03',
    phrase('refuse-sk-barred', { unit: unit.name, what, after: after / CENTIMETRE }),
    twin,
  );
}

/** SK-MOV, SK-Q-21. A unit in close order that is in disorder, and moves, is in loose order from then on. */
export function* move(table: Table<State>, order: MoveOrder, by: Side): Play<Fact> {
  const found = moveOf(table.now, order, by);
  if (found instanceof Refusal) throw found;
  const unit = unitOf(table.now, order.unit);
  const { block: _block, ...loose } = found.to;
  const to = unit.block && isDisorderedInClose(unit) ? { ...loose, formation: 'loose' as const } : found.to;
  yield* happen<Fact>({ type: 'moved', unit: order.unit, why: 'move', to, way: found.way });
}

/** SK-DIS-01, -02. Most troops without a leader are in disorder. */
function isDisorderedInClose({ led, row, role }: Unit): boolean {
  return !led && role === undefined && (row === 'line' || row === 'recruit');
}
