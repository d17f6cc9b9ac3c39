/** PE-PRI-01 class 3, PE-STEP-04.4, PE-GEO-13, -14, -24. Charges, countercharges and evades: all walk together, then the bonuses close what is left. */
import { reach } from '../../../field/cast.ts';
import type { Length } from '../../../field/length.ts';
import { distance, moved } from '../../../field/point.ts';
import { footprint } from '../../../field/shape.ts';
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { byNumber, figuresOf, groundOf, shapeOf } from '../position/body.ts';
import { isInContact } from '../position/contacts.ts';
import { endEscapeWalk, escapes, meetsOnWay, passed, prepare, type Prepared, walkerOf } from '../escape/walk.ts';
import type { Fact } from '../facts.ts';
import { lengthFor } from '../moves/legs.ts';
import { freeLength } from '../position/push.ts';
import { bonusOf, quarterOf } from '../moves/rates.ts';
import { makeWay } from './screen.ts';
import { splitHindered } from './squadrons.ts';
import { courseOf, type State, type Unit, unitOf } from '../state.ts';
import { type Came, type Meets, type Walker, walkTogether } from '../moves/together.ts';
import { bonuses } from './bonus.ts';
import { type Duel, duelHits, duelsOf, type Part } from './duel.ts';
import { isRunning } from './may.ts';
import { enemyMet, firstMet } from './met.ts';
import { pushOn } from './past.ts';
import { type Hit, strike } from './strike.ts';

/** What a charger will do in this quarter, if nobody who moves comes in its way. */
interface Plan {
  readonly total: Length;
  /** Whom it touches at the end of that. */
  readonly touches?: string;
  /** PE-Q-44. It halts before what bars it. */
  readonly halts: boolean;
}

/** `began`: the position when the quarter began. */
export function* charge(table: Table<State>, began: State): Play<Fact> {
  yield* splitHindered(table);
  const start = withParts(began, table.now);
  const chargers = table.now.units.filter((unit) => isRunning(table.now, unit)).toSorted(byNumber);
  const evaders = table.now.units.filter((unit) => escapes(unit, 'evade')).toSorted(byNumber);
  const moving = [...chargers, ...evaders].map(({ id }) => id);
  const ways = new Map<string, Prepared>();
  for (const { id } of evaders) ways.set(id, yield* prepare(table, id, moving));
  // PE-EVS. The second halves of those that have just parted, level with the first.
  const parted = table.now.units.filter((unit) => unit.apart && escapes(unit, 'evade') && !ways.has(unit.id));
  for (const { id, apart } of parted.toSorted(byNumber)) {
    const way = yield* prepare(table, id, moving);
    ways.set(id, { ...way, total: Math.min(way.total, ways.get(apart!.from)!.total) });
  }
  const { now } = table;
  const duels = duelsOf(now);
  const plans = new Map(chargers.map((unit) => [unit.id, planOf(now, unit, duels, moving)] as const));
  const came = walkTogether(
    [
      ...chargers.map((unit) => chargerOf(unit, plans.get(unit.id)!)),
      ...[...ways].map(([id, way]) => walkerOf(now, id, way, 2)),
    ],
    (one, other) => meets(unitOf(now, one), unitOf(now, other), ways),
  );
  for (const [id, way] of ways) yield* endEscapeWalk(table, id, came.get(id)!.spent, way);
  for (const unit of chargers) yield* ran(table, unit, plans.get(unit.id)!, came.get(unit.id)!);
  for (const id of ways.keys()) yield* passed(table, id);
  const hits = hitsOf(table.now, now, chargers, plans, came, duels);
  yield* strike(table, start, hits);
  yield* pushOn(table, hits);
  yield* endStopped(table, chargers);
  yield* bonuses(
    table,
    start,
    duels.filter(({ parts }) => parts.every((part) => hasRun(part, came))),
  );
  yield* makeWay(table, start);
}

/** PE-Q-38. As the quarter began, but for lines that have parted since: each part where it stood in them. */
function withParts(began: State, now: State): State {
  const units = now.units.map((unit) => {
    const before = began.units.find(({ id }) => id === unit.id);
    return before && figuresOf(before) === figuresOf(unit) ? before : unit;
  });
  return { ...began, units };
}

/** Whether nobody and nothing else has stopped it. */
function hasRun({ unit, walks }: Part, came: ReadonlyMap<string, Came>): boolean {
  return came.get(unit.id)!.spent === walks;
}

function planOf(now: State, unit: Unit, duels: readonly Duel[], moving: readonly string[]): Plan {
  const part = duels.flatMap(({ parts }) => parts).find((each) => each.unit.id === unit.id);
  const length = part ? part.walks : lengthFor(now, unit, quarterOf(unit));
  const first = firstMet(now, unit, length, moving);
  if (!first) return { total: length, halts: false };
  const enemy = enemyMet(now, unit, first);
  if (enemy) return { total: first.after, touches: enemy.id, halts: false };
  return first.after < length ? { total: freeLength(first, length), halts: true } : { total: length, halts: false };
}

/** PE-GEO-24. Charges go before countercharges, those before evades. */
function chargerOf(unit: Unit, { total }: Plan): Walker {
  const shape = shapeOf(unit);
  const rank = courseOf(unit, 'charge')!.counter ? 1 : 0;
  return { id: unit.id, total, rank, ground: (spent) => footprint(moved(unit.pose, spent), shape) };
}

function meets(one: Unit, other: Unit, ways: ReadonlyMap<string, Prepared>): Meets {
  if (one.side === other.side) return meetsOnWay(ways, one, other);
  const [a, b] = [courseOf(one, 'charge'), courseOf(other, 'charge')];
  if (!a && !b) return 'enemies';
  if (a?.target === other.id && b?.target === one.id) return 'pass';
  const isScreen = (unit: Unit, target: string | undefined): boolean =>
    unit.formation === 'skirmish' && target !== unit.id;
  if ((a && !b && isScreen(other, a.target)) || (b && !a && isScreen(one, b.target))) return 'pass';
  return 'contact';
}

/** How far it has come: exactly up to the unit that it has met. PE-Q-44: a halt begins its run-up anew. */
function* ran(table: Table<State>, unit: Unit, plan: Plan, { spent, met }: Came): Play<Fact> {
  const course = courseOf(unit, 'charge')!;
  const other = met && unitOf(table.now, met.id);
  const exact = other && reach(groundOf(unit), unit.pose.heading, groundOf(other));
  const by = exact === undefined ? spent : Math.min(exact, plan.total);
  const halted = plan.halts || (met === undefined && spent < plan.total);
  yield* happen<Fact>({
    type: 'moved',
    unit: unit.id,
    why: course.counter ? 'countercharge' : 'charge',
    from: unit.pose,
    by,
    to: { pose: moved(unit.pose, by), walked: true, course: { ...course, runUp: halted ? 0 : course.runUp + by } },
  });
}

/** PE-GEO-14, PE-CBO-02, PE-Q-33. Whom the walks have touched. */
function hitsOf(
  now: State,
  before: State,
  chargers: readonly Unit[],
  plans: ReadonlyMap<string, Plan>,
  came: ReadonlyMap<string, Came>,
  duels: readonly Duel[],
): Hit[] {
  const single = chargers.flatMap(({ id }) => {
    const unit = unitOf(now, id);
    const { spent, met } = came.get(id)!;
    const { total, touches } = plans.get(id)!;
    const target = met?.how === 'contact' ? met.id : spent === total ? touches : undefined;
    return target === undefined ? [] : [hitOf(now, unit, target, unitOf(before, id))];
  });
  const walked = duels.filter(
    ({ meets: isMet, parts }) => isMet && parts.every((part) => part.bonus === 0 && hasRun(part, came)),
  );
  return [...single, ...walked.flatMap((each) => duelHits(before, each, 'walk'))];
}

function hitOf(now: State, unit: Unit, target: string, before: Unit): Hit {
  const { runUp, stopping } = courseOf(unit, 'charge')!;
  const bonus = !stopping && runUp >= quarterOf(unit);
  const walk = lengthFor(now, before, quarterOf(before)) - distance(before.pose, unit.pose);
  const hit = { by: unit.id, target, bonus, reached: 'walk' as const, left: walk + (bonus ? bonusOf(unit) : 0) };
  return stopping ? { ...hit, how: 'entry', as: 'unformed' } : { ...hit, how: 'charge' };
}

/** PE-CST-04, -05. The quarter after the decision has been moved in full. */
function* endStopped(table: Table<State>, chargers: readonly Unit[]): Play<Fact> {
  for (const { id } of chargers) {
    const unit = unitOf(table.now, id);
    if (courseOf(unit, 'charge')?.stopping !== true || isInContact(table.now, unit)) continue;
    yield* happen<Fact>({
      type: 'ended',
      unit: id,
      what: 'charge',
      clause: 'PE-CST-05',
      to: { condition: 'unformed', acts: [{ do: 'reform' }] },
      drop: ['course'],
    });
  }
}
