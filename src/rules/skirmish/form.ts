/** SK-GEO-04, -12, SK-TRN, SK-GAP-10. Turning on the spot, forming close order, deploying, and loose order again. */
import { assignment } from '../../field/assign.ts';
import { blockedOn } from '../../field/free.ts';
import { HALF_TURN } from '../../field/heading.ts';
import { CENTIMETRE } from '../../field/length.ts';
import { from, type Point, type Pose, wayLength } from '../../field/point.ts';
import { turnedFigures } from '../../field/way.ts';
import { phrase } from '../../kernel/phrase.ts';
import { happen, type Play, Refusal, type Side, type Table } from '../../kernel/play.ts';
import { isTrained } from './capability.ts';
import type { Fact, Stance } from './facts.ts';
import { obstaclesFor } from './ground.ts';
import { isCommanded } from './leaders.ts';
import { anchorOf, endsWell, LOOSE_RATE } from './move.ts';
import type { Order } from './order.ts';
import { headingOf, pointOf } from './places.ts';
import { baseOf, blockShape, placesIn, radiusOf, ranksOf } from './squad.ts';
import { type Block, type State, type Unit, unitOf } from './state.ts';
import { mayAct } from './may-act.ts';

type TurnOrder = Extract<Order, { kind: 'turn' }>;
type FormOrder = Extract<Order, { kind: 'form' }>;

/** SK-TRN-01, -02, -04. Once a turn, on the spot; class 2 does nothing else; nobody in contact. */
function mayTurn(now: State, order: TurnOrder, by: Side): Refusal | undefined {
  const unit = unitOf(now, order.unit);
  const refuse = (clause: string, id: string): Refusal => new Refusal(clause, phrase(id, { unit: unit.name }));
  if (unit.side !== by) return refuse('SK-GAP-01', 'refuse-sk-enemy');
  if (!unit.block) return refuse('SK-GEO-13', 'refuse-sk-loose-turn');
  if (unit.contacts.length > 0) return refuse('SK-TRN-04', 'refuse-sk-contact');
  if (unit.turned) return refuse('SK-TRN-01', 'refuse-sk-turned');
  if (unit.class === 2 && unit.did !== undefined) return refuse('SK-TRN-01', 'refuse-sk-turn-class');
  return unit.did === 'form' || unit.did === 'assault' ? refuse('SK-Q-30', 'refuse-sk-acted') : undefined;
}

/** SK-GEO-04. The figures turn, the rectangle stays; after a quarter turn files and ranks have changed places. */
function turnedStance(unit: Unit, by: TurnOrder['by']): Stance {
  const block = unit.block!;
  const base = baseOf(unit);
  const { pose, shape } = turnedFigures({ pose: block.front, shape: blockShape(unit, block) }, by);
  const files = by === HALF_TURN ? block.files : ranksOf(unit);
  const next: Block = { front: pose, files: shape.kind === 'rectangle' ? shape.wide / base : files };
  const places = placesIn(next, unit.figures.length, base);
  return {
    formation: 'close',
    block: next,
    figures: unit.figures.map(({ n }, each) => ({ n, ...places[each]!, heading: pose.heading })),
  };
}

export function* turnOnSpot(table: Table<State>, order: TurnOrder, by: Side): Play<Fact> {
  const refusal = mayTurn(table.now, order, by);
  if (refusal) throw refusal;
  const to = turnedStance(unitOf(table.now, order.unit), order.by);
  yield* happen<Fact>({ type: 'moved', unit: order.unit, why: 'turn', to, way: [] });
}

/** SK-GAP-10, SK-CAP-04, SK-GEO-12. Where everybody goes when a unit forms, or why it cannot. */
function formed(now: State, order: FormOrder, by: Side): Stance | Refusal {
  const unit = unitOf(now, order.unit);
  const refused = mayForm(now, unit, order, by);
  if (refused) return refused;
  const at = order.at ? pointOf(now, order.at, unit) : anchorOf(unit);
  if (at instanceof Refusal) return at;
  const heading = order.face === undefined ? anchorOf(unit).heading : headingOf(now, order.face, at, unit);
  if (heading instanceof Refusal) return heading;
  const front: Pose = { x: at.x, y: at.y, heading };
  const to = stanceAt(unit, order, front);
  return walkTo(now, unit, to) ?? endsWell(now, unit, { to }) ?? to;
}

function mayForm(now: State, unit: Unit, { formation }: FormOrder, by: Side): Refusal | undefined {
  const refuse = (clause: string, id: string): Refusal => new Refusal(clause, phrase(id, { unit: unit.name }));
  const acted = mayAct(unit, by, 'form');
  if (acted) return acted;
  if (unit.role !== undefined) return refuse('SK-GEO-02', 'refuse-sk-alone');
  if (unit.turned) return refuse('SK-Q-30', 'refuse-sk-turned');
  if (formation === 'loose') return undefined;
  if (!isTrained(unit.row)) return refuse('SK-CAP-04', 'refuse-sk-untrained');
  return formation === 'close' && !isCommanded(now, unit) ? refuse('SK-GAP-10', 'refuse-sk-leaderless') : undefined;
}

/** SK-GEO-12, -02. The places of the new formation, and who has which. */
function stanceAt(unit: Unit, { formation, depth = { ranks: 2 } }: FormOrder, front: Pose): Stance {
  const count = unit.figures.length;
  const files = 'files' in depth ? Math.min(depth.files, count) : Math.ceil(count / depth.ranks);
  const places = formation === 'close' ? placesIn({ front, files }, count, baseOf(unit)) : openPlaces(unit, front);
  const ways = unit.figures.map((figure) => places.map((place) => wayLength(figure, place)));
  const chosen = assignment(ways);
  return {
    formation,
    ...(formation === 'close' && { block: { front, files } }),
    figures: unit.figures.map(({ n }, each) => ({ n, ...places[chosen[each]!]!, heading: front.heading })),
  };
}

/** SK-GEO-12. Pairs side by side in one row, 45 mm between pairs, an odd man at the right end; for loose order as well. */
export function openPlaces(unit: Unit, front: Pose): Point[] {
  const [base, radius, gap] = [baseOf(unit), radiusOf(unit), 4.5 * CENTIMETRE];
  const count = unit.figures.length;
  const across = Array.from(
    { length: count },
    (_, each) => Math.floor(each / 2) * (2 * base + gap) + (each % 2) * base + radius,
  );
  const wide = across.at(-1)! + radius;
  return across.map((right) => from(front, -radius, right - wide / 2));
}

/** SK-GEO-12. Each straight to its place, not farther than its rate in loose order, and free of ground and enemies. */
function walkTo(now: State, unit: Unit, to: Stance): Refusal | undefined {
  const among = obstaclesFor(now, { ...unit, block: undefined });
  const shape = { kind: 'disc', radius: radiusOf(unit) } as const;
  for (const place of to.figures) {
    const figure = unit.figures.find(({ n }) => n === place.n)!;
    if (wayLength(figure, place) > LOOSE_RATE) {
      return new Refusal('SK-GEO-12', phrase('refuse-sk-form-far', { unit: unit.name, n: place.n }));
    }
    if (blockedOn({ pose: figure, shape }, [{ go: 'direct', to: place }], among)) {
      return new Refusal('SK-GEO-12', phrase('refuse-sk-form-barred', { unit: unit.name, n: place.n }));
    }
  }
  return undefined;
}

export function* formUp(table: Table<State>, order: FormOrder, by: Side): Play<Fact> {
  const to = formed(table.now, order, by);
  if (to instanceof Refusal) throw to;
  const unit = unitOf(table.now, order.unit);
  const end = to.block?.front ?? to.figures[0]!;
  const start = anchorOf(unit);
  const way = [start, end].map(({ x, y }) => ({ x, y }));
  yield* happen<Fact>({ type: 'moved', unit: order.unit, why: 'form', to, way });
}

/** SK-FIR-03, SK-Q-31. */
function mayReload(now: State, order: Extract<Order, { kind: 'reload' }>, by: Side): Refusal | undefined {
  const unit = unitOf(now, order.unit);
  const acted = mayAct(unit, by, 'reload', order.figures);
  if (acted) return acted;
  const men = order.figures.length === 0 ? unit.figures : unit.figures.filter(({ n }) => order.figures.includes(n));
  if (men.some(({ loaded }) => !loaded)) return undefined;
  return new Refusal('SK-Q-31', phrase('refuse-sk-loaded', { unit: unit.name }));
}

export function* reload(table: Table<State>, order: Extract<Order, { kind: 'reload' }>, by: Side): Play<Fact> {
  const refusal = mayReload(table.now, order, by);
  if (refusal) throw refusal;
  const { figures } = unitOf(table.now, order.unit);
  const men = order.figures.length === 0 ? figures.map(({ n }) => n) : order.figures;
  yield* happen<Fact>({ type: 'reloaded', unit: order.unit, figures: men });
}
