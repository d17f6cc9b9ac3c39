/** FB-STEP-04, FB-EVA, FB-PAS, FB-GEO-10. An evade as it is played, through friends who let it pass if it must be. */
import { overlapAny } from '../../field/several.ts';
import { band, footprint, middle } from '../../field/shape.ts';
import { passageOf } from '../../field/stand-way.ts';
import { askAs } from '../../kernel/asking.ts';
import { happen, insist, type Play, refusal, Refusal, rollDie, type Side, type Table } from '../../kernel/play.ts';
import type { Walked } from '../../march/one-by-one.ts';
import { activate, activationOf } from './activate.ts';
import { evaded, evasion } from './evade.ts';
import type { Fact } from './facts.ts';
import type { Evade } from './order.ts';
import { CONSENT, EVADED } from './questions.ts';
import { friendsOf, groundsOf, isEngaged, shapeOf } from './stands.ts';
import { type State, type Unit, unitOf } from './state.ts';
import { movedStands } from './walk.ts';

/** FB-STEP-04, FB-ASK-06. */
export function* evade(table: Table<State>, order: Evade, by: Side): Play<Fact> {
  const how = insist(activationOf(table.now, order, by));
  const all = insist(enemiesFor(table.now, order));
  for (const enemy of all) insist(flightFrom(table.now, order, enemy));
  const from = all.length > 1 ? yield* whichEnemy(order, all, by) : all[0]!.id;
  if (!(yield* activate(table, order.unit, how))) return;
  const { walked, passed, round } = insist(flightFrom(table.now, order, unitOf(table.now, from)));
  const agreed = yield* consents(table, order.unit, passed);
  const ways = agreed ? walked : round;
  if (!ways) return;
  yield* happen<Fact>({ type: 'moved', unit: order.unit, why: 'evade', stands: movedStands(ways) });
  if (!agreed || passed.length === 0) return;
  for (const unit of [order.unit, ...passed]) yield* confusionTest(unit);
}

/** FB-EVA-02, FB-Q-08. The nearest enemies in view, or the one of them that the order names. */
function enemiesFor(now: State, { unit: id, from }: Evade): Unit[] | Refusal {
  const unit = unitOf(now, id);
  const all = evaded(now, unit);
  if (all.length === 0) return refusal('FB-Q-08', 'refuse-fb-nobody-seen', { unit: unit.name });
  if (from === undefined) return all;
  const named = all.filter((each) => each.id === from);
  return named.length > 0
    ? named
    : refusal('FB-EVA-02', 'refuse-fb-not-nearest', { unit: unit.name, other: all[0]!.name });
}

function* whichEnemy({ unit }: Evade, all: readonly Unit[], to: Side): Play<Fact, string> {
  return yield* askAs(EVADED, {
    to,
    unit,
    options: all.map(({ id }) => ({ value: id })),
    fallback: all[0]!.id,
  });
}

/** An evade, whom it passes through, and how it goes if they do not let it. */
interface Flight {
  readonly walked: readonly Walked[];
  readonly passed: readonly string[];
  readonly round: readonly Walked[] | undefined;
}

/** FB-PAS-01 to -03, FB-GEO-10. Through friends who are not in combat only where the first stand would not get as far otherwise. */
function flightFrom(now: State, order: Evade, enemy: Unit): Flight | Refusal {
  const unit = unitOf(now, order.unit);
  const round = evasion(now, order, enemy, []);
  const known = round instanceof Refusal ? undefined : round;
  const free = friendsOf(now, unit).filter((each) => !isEngaged(now, each));
  const through = evasion(
    now,
    order,
    enemy,
    free.map(({ id }) => id),
  );
  if (through instanceof Refusal) return known ? { walked: known, passed: [], round: known } : (round as Refusal);
  const passed = free.filter((each) => crosses(through, unit, each)).map(({ id }) => id);
  const isNeeded = passed.length > 0 && !isSameEnd(known?.[0], through[0]!);
  if (isNeeded) return { walked: through, passed, round: known };
  return { walked: known ?? through, passed: [], round: known ?? through };
}

function isSameEnd(one: Walked | undefined, { mover: { end } }: Walked): boolean {
  return one !== undefined && one.mover.end.x === end.x && one.mover.end.y === end.y;
}

function crosses(walked: readonly Walked[], unit: Unit, friend: Unit): boolean {
  const shape = shapeOf(unit);
  const grounds = groundsOf(friend);
  return walked.some(({ mover, way }) => {
    const points = [mover.start, ...way.poses].map((pose) => middle(footprint(pose, shape)));
    const swept = points.slice(1).map((to, each) => band(points[each]!, to, passageOf(shape)));
    return overlapAny(swept, grounds);
  });
}

/** FB-PAS-04, FB-ASK-01. Whoever commands a unit that is passed through must agree; one refusal is enough. */
function* consents(table: Table<State>, by: string, passed: readonly string[]): Play<Fact, boolean> {
  for (const unit of passed) {
    const agreed = yield* askAs(CONSENT, {
      to: unitOf(table.now, unit).side,
      unit,
      about: { by },
      options: [{ value: true }, { value: false }],
      fallback: false,
    });
    yield* happen<Fact>({ type: 'consented', unit, by, agreed });
    if (!agreed) return false;
  }
  return true;
}

/** FB-PAS-05, FB-GAP-06. A six confuses: it may not move in the next turn. */
function* confusionTest(unit: string): Play<Fact> {
  const die = yield* rollDie({ clause: 'FB-PAS-05', why: 'confusion', unit, about: {} });
  yield* happen<Fact>({ type: 'tested', unit, die, confused: die === 6 });
}
