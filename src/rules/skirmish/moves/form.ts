/** SK-GEO-04, -12, SK-TRN, SK-GAP-10. Turning on the spot, forming close order, deploying, and loose order again. */
import { assignment } from '../../../field/assign.ts';
import { blockedOn } from '../../../field/free.ts';
import { turned } from '../../../field/heading.ts';
import { CENTIMETRE } from '../../../field/length.ts';
import { from, type Point, type Pose, seenFrom, wayLength } from '../../../field/point.ts';
import { canonical } from '../../../kernel/canonical.ts';
import { happen, insist, type Play, refusal, Refusal, type Side, type Table } from '../../../kernel/play.ts';
import { blockOf, placesIn, turnedBlock } from '../../../march/block.ts';
import { isTrained } from '../fire/capability.ts';
import type { Fact, Stance } from '../facts.ts';
import { looseRate, obstaclesFor } from '../position/ground.ts';
import { isCommanded } from '../position/leaders.ts';
import { mayAct } from '../may-act.ts';
import { endsWell } from './move.ts';
import type { Order } from '../order.ts';
import { poseNamed } from '../places.ts';
import { anchorOf, baseOf, isSquad, picked, radiusOf, wayTo } from '../position/squad.ts';
import { type State, type Unit, unitOf } from '../state.ts';

type TurnOrder = Extract<Order, { kind: 'turn' }>;
type FormOrder = Extract<Order, { kind: 'form' }>;
type ReloadOrder = Extract<Order, { kind: 'reload' }>;

/** SK-TRN-01 to -04, SK-Q-30. Once a turn, on the spot; class 2 does nothing else; nobody in contact. */
export function mayTurn(unit: Unit, by: Side): Refusal | undefined {
  const no = (clause: string, id: string): Refusal => refusal(clause, id, { unit: unit.name });
  const did = unit.figures.flatMap((figure) => figure.did);
  if (unit.side !== by) return no('SK-GAP-01', 'refuse-sk-enemy');
  if (!unit.block) return no('SK-GEO-13', 'refuse-sk-loose-turn');
  if (unit.contacts.length > 0) return no('SK-TRN-04', 'refuse-sk-contact');
  if (unit.turned) return no(unit.class === 2 ? 'SK-TRN-01' : 'SK-TRN-02', 'refuse-sk-turned-once');
  if (unit.class === 2 && did.length > 0) return no('SK-TRN-01', 'refuse-sk-turn-class');
  return did.includes('form') || did.includes('assault') ? no('SK-Q-30', 'refuse-sk-acted') : undefined;
}

/** SK-GEO-04. The figures turn where they stand, the rectangle stays; after a quarter turn its files are its ranks. */
function turnedStance(unit: Unit, by: TurnOrder['by']): Stance {
  const figures = unit.figures.map(({ n, x, y, heading }) => ({ n, x, y, heading: turned(heading, by) }));
  return { formation: 'close', block: turnedBlock(unit.block!, baseOf(unit), by), figures };
}

export function* turnOnSpot(table: Table<State>, order: TurnOrder, by: Side): Play<Fact> {
  const unit = unitOf(table.now, order.unit);
  insist(mayTurn(unit, by));
  yield* happen<Fact>({ type: 'moved', unit: order.unit, why: 'turn', to: turnedStance(unit, order.by), way: [] });
}

/** SK-GAP-10, SK-GEO-12. */
export function* formUp(table: Table<State>, order: FormOrder, to: Stance): Play<Fact> {
  const way = wayTo(unitOf(table.now, order.unit), to);
  yield* happen<Fact>({ type: 'moved', unit: order.unit, why: 'form', to, way });
}

/** SK-GAP-10, SK-GEO-12. Where everybody goes when a unit forms, or why it cannot. */
export function formed(now: State, order: FormOrder, by: Side): Stance | Refusal {
  const unit = unitOf(now, order.unit);
  const barred = mayForm(now, unit, order, by);
  if (barred) return barred;
  if (order.wing && (order.at || order.formation !== 'close'))
    return refusal('SK-GEO-12', 'refuse-sk-wing', { unit: unit.name });
  const front = poseNamed(now, { to: order.at, face: order.face }, anchorOf(unit), unit);
  if (front instanceof Refusal) return front;
  const to = stanceAt(unit, order, front);
  if (standsSo(unit, order, to)) return refusal('SK-GAP-10', 'refuse-sk-formed', { unit: unit.name });
  return mayWalk(now, unit, to) ?? endsWell(now, unit, to) ?? to;
}

/** SK-GAP-10, SK-CAP-04. Close order and skirmish order take drill, close order a leader too. */
function mayForm(now: State, unit: Unit, { formation }: FormOrder, by: Side): Refusal | undefined {
  const no = (clause: string, id: string): Refusal => refusal(clause, id, { unit: unit.name });
  const barred = mayAct(unit, by, 'form');
  if (barred) return barred;
  if (!isSquad(unit)) return no('SK-GEO-02', 'refuse-sk-alone');
  if (formation === 'loose') return undefined;
  if (!isTrained(unit.row)) return no('SK-CAP-04', 'refuse-sk-untrained');
  return formation === 'close' && !isCommanded(now, unit) ? no('SK-GAP-10', 'refuse-sk-leaderless') : undefined;
}

/** SK-GAP-10. Nothing would change, but for the places of those who stand loosely. */
function standsSo({ formation, block, figures }: Unit, { at }: FormOrder, to: Stance): boolean {
  const headings = new Map(to.figures.map(({ n, heading }) => [n, heading]));
  if (formation !== to.formation || figures.some(({ n, heading }) => headings.get(n) !== heading)) return false;
  return to.block ? canonical(to.block) === canonical(block) : at === undefined;
}

/** SK-GEO-12, -02. The places of the new formation, and who has which. In loose order nobody has to go anywhere. */
function stanceAt(unit: Unit, { formation, depth = { ranks: 2 }, at, wing }: FormOrder, pose: Pose): Stance {
  const { heading } = pose;
  if (formation === 'loose' && !at)
    return { formation, figures: unit.figures.map(({ n, x, y }) => ({ n, x, y, heading })) };
  const count = unit.figures.length;
  const front = wing ? onWing(unit, wing, pose, blockOf(pose, count, depth).files) : pose;
  const block = formation === 'close' ? blockOf(front, count, depth) : undefined;
  const places = block ? placesIn(block, count, baseOf(unit)) : openPlaces(unit, count, front);
  const chosen = assignment(unit.figures.map((figure) => places.map((place) => wayLength(figure, place))));
  return {
    formation,
    ...(block && { block }),
    figures: unit.figures.map(({ n }, each) => ({ n, ...places[chosen[each]!]!, heading })),
  };
}

/** The front of so many files that ends to the left, or to the right, where the unit does now. */
function onWing(unit: Unit, wing: 'toLeft' | 'toRight', front: Pose, files: number): Pose {
  const across = unit.figures.map((figure) => Math.round(seenFrom(front, figure).x));
  const half = ((files - 1) * baseOf(unit)) / 2;
  const { x, y } = from(front, 0, wing === 'toLeft' ? Math.min(...across) + half : Math.max(...across) - half);
  return { ...front, x, y };
}

/** SK-GEO-12. Pairs side by side in one row, 45 mm between pairs, an odd man at the right end; for loose order as well. */
export function openPlaces(unit: Pick<Unit, 'mounted'>, count: number, front: Pose): Point[] {
  const [base, radius, gap] = [baseOf(unit), radiusOf(unit), 4.5 * CENTIMETRE];
  const across = Array.from(
    { length: count },
    (_, each) => Math.floor(each / 2) * (2 * base + gap) + (each % 2) * base + radius,
  );
  const wide = across.at(-1)! + radius;
  return across.map((right) => from(front, -radius, right - wide / 2));
}

/** SK-GEO-12. Each straight to its place, not farther than its rate in loose order, and free of ground and enemies. */
function mayWalk(now: State, unit: Unit, to: Stance): Refusal | undefined {
  const among = obstaclesFor(now, unit, 'loose');
  const shape = { kind: 'disc', radius: radiusOf(unit) } as const;
  for (const place of to.figures) {
    const figure = unit.figures.find(({ n }) => n === place.n)!;
    const args = { unit: unit.name, n: place.n };
    if (wayLength(figure, place) > looseRate(now, unit, [figure, place]))
      return refusal('SK-GEO-12', 'refuse-sk-form-far', args);
    if (blockedOn({ pose: figure, shape }, [{ go: 'direct', to: place }], among))
      return refusal('SK-GEO-12', 'refuse-sk-form-barred', args);
  }
  return undefined;
}

/** SK-FIR-03, SK-Q-31. A turn in which they do nothing else but turn. */
export function* reload(table: Table<State>, order: ReloadOrder, by: Side): Play<Fact> {
  const unit = unitOf(table.now, order.unit);
  insist(mayReload(unit, order, by));
  const figures = picked(unit, order.figures).map(({ n }) => n);
  yield* happen<Fact>({ type: 'reloaded', unit: order.unit, figures });
}

export function mayReload(unit: Unit, { figures }: ReloadOrder, by: Side): Refusal | undefined {
  const barred = mayAct(unit, by, 'reload', figures);
  if (barred || picked(unit, figures).some(({ loaded }) => !loaded)) return barred;
  return refusal('SK-Q-31', 'refuse-sk-loaded', { unit: unit.name });
}
