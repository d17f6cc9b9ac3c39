/** SK-MOV, SK-GAP-02. How far units go: the rates of close order by direction, and what they add up to. */
import { angleBetween, bearing, EIGHTH_TURN, type Heading, turned } from '../../../field/heading.ts';
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import { type Point, wayLength } from '../../../field/point.ts';
import type { Leg } from '../../../march/legs.ts';
import { LOOSE_RATE, looseRate } from '../position/ground.ts';
import { isMarchColumn } from '../position/squad.ts';
import type { State, Unit } from '../state.ts';

/** SK-MOV-02, -03, -05. In close order: ahead in a march column, ahead otherwise; beyond 45° from the front, or backward. */
export const RATES = { column: 16 * CENTIMETRE, line: 12 * CENTIMETRE, aside: 8 * CENTIMETRE } as const;

/** SK-MOV, SK-GAP-02. The farthest that a unit moves, straight ahead. */
export function allowanceOf(unit: Unit): Length {
  return unit.block ? rateAt(unit, 0) : LOOSE_RATE;
}

/** SK-GEO-03. At 45.00° still forward. */
export function rateAt(unit: Unit, angle: Heading): Length {
  if (angleBetween(angle, 0) > EIGHTH_TURN) return RATES.aside;
  return isMarchColumn(unit) ? RATES.column : RATES.line;
}

/** How far one leg of a way goes, and the most that it might at this rate. */
export interface AtRate {
  readonly by: Length;
  readonly rate: Length;
}

/** By so little a way that is rounded to the lattice may differ from its order. */
const SLACK: Heading = 5;

/** SK-GEO-03, SK-GAP-02. The legs of a way that was walked: in ranks, each at the rate of its direction. */
export function ratesOf(now: State, unit: Unit, way: readonly Point[]): AtRate[] {
  const loose = unit.block ? undefined : looseRate(now, unit, way);
  return way.slice(1).map((to, each) => {
    const { x, y } = way[each]!;
    const angle = turned(bearing(to.x - x, to.y - y), -(unit.block?.front.heading ?? 0));
    const off = angleBetween(angle, 0);
    return { by: wayLength({ x, y }, to), rate: loose ?? rateAt(unit, off > EIGHTH_TURN + SLACK ? angle : 0) };
  });
}

/** SK-GEO-03. All rates divide this, so shares of them add up without rounding. */
export const WHOLE = 48 * CENTIMETRE;

/** SK-GEO-03. What legs use of it. */
export function sharesOf(unit: Unit, legs: readonly Leg[]): number {
  return legs.reduce((sum, { by, angle }) => sum + by * (WHOLE / rateAt(unit, angle)), 0);
}

/** SK-MOV-02, -03, -05, SK-GAP-02. The clause that sets this rate. */
export function rateClause(unit: Unit, rate: Length): string {
  if (!unit.block) return 'SK-GAP-02';
  if (rate === RATES.aside) return 'SK-MOV-05';
  return isMarchColumn(unit) ? 'SK-MOV-02' : 'SK-MOV-03';
}
