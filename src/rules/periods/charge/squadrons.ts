/** PE-SPL-02 to -07, PE-GAP-11, -13. Cavalry lines that part by squadrons in a charge, and those that come together again. */
import { overlaps, gap } from '../../../field/gap.ts';
import { isOff } from '../../../field/free.ts';
import { from, seenFrom } from '../../../field/point.ts';
import { footprint, middle } from '../../../field/shape.ts';
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { byNumber, figuresOf, groundOf, ranksFor, shapeOf } from '../position/body.ts';
import { isRunning } from './may.ts';
import { enemyMet, firstMet } from './met.ts';
import { isInContact } from '../position/contacts.ts';
import type { Fact } from '../facts.ts';
import { lengthFor } from '../moves/legs.ts';
import { BARRED, settled, SQUADRONS } from '../questions.ts';
import { quarterOf } from '../moves/rates.ts';
import { courseOf, type State, type Unit, unitOf } from '../state.ts';
import { BASES, SHORT, SQUADRON } from '../values.ts';

/** Figures of a line, counted from the left. */
interface Stretch {
  readonly first: number;
  readonly count: number;
}

/** PE-GAP-13. Threes, the last one smaller if need be. */
export function squadronsOf(unit: Unit): Stretch[] {
  const figures = figuresOf(unit);
  return Array.from({ length: Math.ceil(figures / SQUADRON) }, (_, n) => ({
    first: n * SQUADRON,
    count: Math.min(SQUADRON, figures - n * SQUADRON),
  }));
}

/** A part of a line as a unit of its own. */
export function partOf(unit: Unit, { first, count }: Stretch): Unit {
  const base = BASES[unit.arm];
  const aside = (first + count / 2) * base - shapeOf(unit).wide / 2;
  return { ...unit, ranks: [count], pose: { ...from(unit.pose, 0, aside), heading: unit.pose.heading } };
}

/** PE-SPL-03, -07, PE-Q-17. Before the charges walk: lines that something in their way hinders in part. */
export function* splitHindered(table: Table<State>): Play<Fact> {
  for (const { id } of table.now.units.toSorted(byNumber)) {
    const unit = unitOf(table.now, id);
    if (unit.arm !== 'cavalry' || unit.formation !== 'line' || !isRunning(table.now, unit)) continue;
    const { target, stopping } = courseOf(unit, 'charge')!;
    const length = lengthFor(table.now, unit, quarterOf(unit));
    const met = firstMet(table.now, unit, length, []);
    if (!met || stopping) continue;
    const enemy = enemyMet(table.now, unit, met);
    if (enemy?.id === target) continue;
    const hindered = squadronsOf(unit).map((each) => isHindered(table.now, unit, each, length));
    if (hindered.every(Boolean)) continue;
    if (!enemy) yield* hinderedPart(table, unit, hindered);
    // Touched at both ends the line does not part: all of it meets the enemy.
    else if (!hindered.at(0) || !hindered.at(-1)) yield* interposed(table, unit, hindered, enemy);
  }
}

function isHindered(now: State, unit: Unit, squadron: Stretch, length: number): boolean {
  const part = partOf(unit, squadron);
  const met = firstMet(now, part, length, []);
  return met !== undefined && enemyMet(now, part, met)?.id !== courseOf(unit, 'charge')!.target;
}

/** PE-GAP-13. The larger wing that is free, the right one of two that are equal; and the rest, side by side. */
function wings(unit: Unit, hindered: readonly boolean[]): { readonly free: Stretch; readonly rest: Stretch } {
  const squadrons = squadronsOf(unit);
  const figures = figuresOf(unit);
  const fromLeft = squadrons[hindered.indexOf(true)]!.first;
  const last = squadrons[hindered.lastIndexOf(true)]!;
  const fromRight = figures - last.first - last.count;
  if (fromLeft > fromRight)
    return { free: { first: 0, count: fromLeft }, rest: { first: fromLeft, count: figures - fromLeft } };
  return {
    free: { first: figures - fromRight, count: fromRight },
    rest: { first: 0, count: figures - fromRight },
  };
}

/** PE-GAP-13. Most squadrons side by side that are free, the right ones of as many; and what of the line is left beside them. */
function freeRun(
  unit: Unit,
  hindered: readonly boolean[],
): { readonly free: Stretch; readonly rests: readonly Stretch[] } {
  let free: Stretch = { first: 0, count: 0 };
  let run = free;
  for (const [n, { first, count }] of squadronsOf(unit).entries()) {
    run = hindered[n] ? { first: first + count, count: 0 } : { ...run, count: run.count + count };
    if (run.count >= Math.max(1, free.count)) free = run;
  }
  const end = free.first + free.count;
  const rests = [
    { first: 0, count: free.first },
    { first: end, count: figuresOf(unit) - end },
  ];
  return { free, rests: rests.filter(({ count }) => count > 0) };
}

/** PE-SPL-03, -04, PE-ASK-06. The hindered ones walk on to what hinders them and halt, and the others go on at the target; or all go on together. */
function* hinderedPart(table: Table<State>, unit: Unit, hindered: readonly boolean[]): Play<Fact> {
  const { free, rests } = freeRun(unit, hindered);
  const about = { figures: rests.reduce((sum, { count }) => sum + count, 0) };
  if ((yield* settled(SQUADRONS, unit, unit.answers.squadrons, ['halt', 'go on'], about)) === 'go on') return;
  const course = { ...courseOf(unit, 'charge')!, stopping: true };
  for (const rest of rests) {
    const part = { ...partOf(unit, rest), ...asPart(unit, nextId(table.now, unit)), parent: unit.id, course };
    yield* happen<Fact>({ type: 'split', unit: unit.id, units: [partOf(unit, free), part] });
  }
}

/** PE-SPL-07, PE-ASK-05. The whole line meets the enemy between; or those squadrons that touch it, and the others halt or go on. */
function* interposed(table: Table<State>, unit: Unit, touching: readonly boolean[], enemy: Unit): Play<Fact> {
  const does = yield* settled(BARRED, unit, unit.answers.barred, ['go on', 'contact', 'halt'], { between: enemy.id });
  if (does === 'contact') return;
  const { free, rest } = wings(unit, touching);
  const course = courseOf(unit, 'charge')!;
  const id = nextId(table.now, unit);
  const striking: Unit = {
    ...partOf(unit, rest),
    ...asPart(unit, id),
    parent: unit.id,
    course: { ...course, target: enemy.id },
  };
  const { course: _course, ...halted } = partOf(unit, free);
  const others: Unit =
    does === 'halt' ? { ...halted, condition: 'unformed', acts: [{ do: 'reform' }] } : partOf(unit, free);
  yield* happen<Fact>({ type: 'split', unit: unit.id, units: [others, striking] });
}

/** PE-GAP-13. A part of a unit is called after it. */
export function asPart(unit: Unit, id: string): Pick<Unit, 'id' | 'name'> {
  return { id, name: { ...unit.name, noun: id } };
}

/** PE-GAP-13. `5H.2`, `5H.3`. */
export function nextId({ units, gone }: State, { id }: Unit): string {
  const [root] = id.split('.');
  const taken = [...units, ...gone].flatMap((each) =>
    each.id.startsWith(`${root}.`) ? [Number(each.id.split('.')[1])] : [],
  );
  return `${root}.${Math.max(1, ...taken) + 1}`;
}

/** PE-SPL-05, PE-EVC-03, PE-GAP-11. Formed again and touching its parent, it is part of it. */
export function* rejoin(table: Table<State>, unit: Unit): Play<Fact> {
  const parent = table.now.units.find(({ id }) => id === unit.parent);
  const to = parent && together(table.now, unit, parent);
  if (!parent || !to || unit.condition !== 'formed' || isInContact(table.now, unit))
    return yield* happen<Fact>({
      type: 'halted',
      unit: unit.id,
      clause: 'PE-GAP-11',
      to: { acts: [] },
      drop: ['doing'],
    });
  // PE-EVC-04. In this period's combat those who were there fight alone.
  const fresh = isInContact(table.now, parent) && { fresh: (parent.fresh ?? 0) + figuresOf(unit) };
  yield* happen<Fact>({ type: 'joined', unit: unit.id, into: parent.id, ...to, ...fresh });
}

/** In the parent's formation, its figures on the side from which they come; undefined if there is no room, or they do not touch. */
function together(now: State, unit: Unit, parent: Unit): Pick<Unit, 'pose' | 'ranks'> | undefined {
  if (gap(groundOf(unit), groundOf(parent)) > SHORT) return undefined;
  const ranks = ranksFor(parent.formation, figuresOf(parent) + figuresOf(unit));
  const wider = shapeOf({ ...parent, ranks }).wide - shapeOf(parent).wide;
  const isRight = seenFrom(parent.pose, middle(groundOf(unit))).x > 0;
  const pose = { ...from(parent.pose, 0, (isRight ? 1 : -1) * (wider / 2)), heading: parent.pose.heading };
  const ground = footprint(pose, shapeOf({ ...parent, ranks }));
  const others = now.units.filter(({ id }) => id !== unit.id && id !== parent.id);
  const isClear = others.every((other) => !overlaps(ground, groundOf(other)));
  return isClear && !isOff(ground, now.field) ? { pose, ranks } : undefined;
}
