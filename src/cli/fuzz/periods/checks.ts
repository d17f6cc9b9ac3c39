/** METRIC 5.1. What every position of Periods must satisfy, computed independently of the rules: where units stand, and that nothing goes on longer than it may. */
import type { State, Unit } from '../../../rules/periods/state.ts';
import { demand } from '../broken.ts';

type XY = readonly [x: number, y: number];

/** Half a hundredth for each of two rounded corners, and a touch of 0.10 mm (PE-GEO-01). */
const TOUCH = 10;
const ROUNDING = 3;

const BASES = { infantry: 1_500, cavalry: 2_500, artillery: 4_000 };

export function figuresIn({ ranks }: Unit): number {
  return ranks.reduce((sum, rank) => sum + rank, 0);
}

/** PE-GEO-03, -04, PE-TAB-05. */
function sizeOf({ arm, formation, ranks }: Unit): readonly [wide: number, deep: number] {
  const base = BASES[arm];
  if (arm === 'artillery') return [base, base];
  const figures = ranks.reduce((sum, rank) => sum + rank, 0);
  const side = { square: Math.ceil(figures / 4) + 1, solidSquare: Math.ceil(Math.sqrt(figures)) }[
    formation as 'square'
  ];
  return side === undefined ? [Math.max(...ranks) * base, ranks.length * base] : [side * base, side * base];
}

/** PE-GEO-02. From the middle of its front edge. */
function corners(unit: Unit): XY[] {
  const [wide, deep] = sizeOf(unit);
  const { x, y, heading } = unit.pose;
  const [sin, cos] = [Math.sin((heading * Math.PI) / 18_000), Math.cos((heading * Math.PI) / 18_000)];
  const at = (right: number, ahead: number): XY => [x + right * cos + ahead * sin, y - right * sin + ahead * cos];
  return [at(-wide / 2, 0), at(wide / 2, 0), at(wide / 2, -deep), at(-wide / 2, -deep)];
}

/** How far two units are apart along the sides of both; negative: by so much they lie on each other. */
function apart(one: readonly XY[], other: readonly XY[]): number {
  let most = -Infinity;
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const)
    for (const [n, [x, y]] of a.entries()) {
      const [nx, ny] = a[(n + 1) % a.length]!;
      const long = Math.hypot(nx - x, ny - y);
      const beyond = b.map(([px, py]) => ((px - x) * (y - ny) + (py - y) * (nx - x)) / long);
      most = Math.max(most, Math.min(...beyond));
    }
  return most;
}

/** PE-GEO-05, PE-COB-02. Nobody off the table or on another, no charge that outlasts its period, no time below one quarter. */
export function checkPlaces(now: State): void {
  const all = now.units.map((unit) => ({ unit, at: corners(unit) }));
  for (const [n, one] of all.entries()) {
    const off = Math.max(...one.at.flatMap(([x, y]) => [-x, -y, x - now.field.wide, y - now.field.deep]));
    demand(off <= TOUCH + ROUNDING, `PE-GEO-05 ${one.unit.id} is ${off.toFixed(0)} off the table`);
    for (const other of all.slice(0, n)) {
      if (mayOverlap(now, one.unit, other.unit)) continue;
      const deep = -apart(one.at, other.at);
      demand(deep <= TOUCH + ROUNDING, `PE-GEO-05 ${one.unit.id} is ${deep.toFixed(0)} deep in ${other.unit.id}`);
    }
  }
  for (const { id, doing } of now.units)
    demand(doing === undefined || doing.left >= 1, `PE-STEP-04 ${id}: no time left`);
}

/**
 * In contact; or friends of whom one goes or has gone through the other until it has reformed (PE-OUT-03), has turned into it on
 * its way out and not yet walked (PE-GEO-31), or passes a lane in waves that have not all come up (PE-GEO-19).
 */
function mayOverlap({ contacts }: State, one: Unit, other: Unit): boolean {
  const hasOnlyTurned = ({ course, doing }: Unit): boolean =>
    (course?.kind === 'rally' || course?.kind === 'evade' || course?.kind === 'withdraw') &&
    course.walked === 0 &&
    !doing;
  if (one.side === other.side) return [one, other].some((each) => each.pierced || each.flow || hasOnlyTurned(each));
  return contacts.some(({ by, target }) => [by, target].includes(one.id) && [by, target].includes(other.id));
}
