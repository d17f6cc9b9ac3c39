/** Balances two armies by adding or removing strength points within the rules. */
import { type Side, SIDES } from '../../../kernel/play.ts';
import { readScenario } from '../scenario/index.ts';
import { writeScenario } from '../scenario/write.ts';
import type { State, Unit } from '../state.ts';
import { costOf, strengthLimits } from '../tables.ts';

/** The most balance steps in either direction. */
export const STEPS = 5;

/** In thousandths of the agreed size: the cost of a balanced army, and the change per step. */
const LEVEL = 975;
const STEP = 5;
/** The lowest cost, if possible. */
const LEAST = 950;

/** SH-ARMY-01. In army points. */
function costsOf({ units }: Pick<State, 'units'>): Record<Side, number> {
  const cost = (side: Side) => units.filter((unit) => unit.side === side).reduce((sum, unit) => sum + costOf(unit), 0);
  return { red: cost('red'), blue: cost('blue') };
}

export function costs(text: string): Record<Side, number> {
  return costsOf(positionIn(text));
}

/** SH-ARMY-03. The same battle with strengths shifted by so many steps; below 0 Blue gains. */
export function shiftBalance(text: string, steps: number): string {
  const now = positionIn(text);
  return textOf(SIDES.reduce((state, side) => shifted(state, side, side === 'red' ? steps : -steps), now));
}

function shifted(now: State, side: Side, steps: number): State {
  const { points } = now.armies[side];
  const own = now.units.filter((unit) => unit.side === side);
  const bought = new Map(
    enlisted(own, (points * (LEVEL + STEP * steps)) / 1000, points).map((unit) => [unit.id, unit]),
  );
  return { ...now, units: now.units.map((unit) => bought.get(unit.id) ?? unit) };
}

/** As near to a cost as single strength points allow; not above the agreed size nor too far below, if possible. */
function enlisted(units: readonly Unit[], wanted: number, points: number): Unit[] {
  const least = (points * LEAST) / 1000;
  let all = [...units];
  for (;;) {
    const cost = all.reduce((sum, unit) => sum + costOf(unit), 0);
    const change = cost > wanted ? -1 : 1;
    const able = all.filter((unit) => {
      const after = changed(unit, change);
      const then = cost + costOf(after) - costOf(unit);
      const isNearer = Math.abs(then - wanted) < Math.abs(cost - wanted);
      const isTooMuch = change < 0 && cost > points;
      const isTooLittle = change > 0 && cost < least && then <= points;
      return isAllowed(after) && (isTooMuch || isTooLittle || (isNearer && then >= least && then <= points));
    });
    const next = able.toSorted((a, b) => change * (shareBought(a) - shareBought(b)) || (a.id < b.id ? -1 : 1))[0];
    if (!next) return all;
    all = all.map((unit) => (unit === next ? changed(unit, change) : unit));
  }
}

function changed(unit: Unit, by: number): Unit {
  return { ...unit, initial: unit.initial + by, strength: unit.strength + by };
}

/** SH-ARMY-03. */
function isAllowed(unit: Unit): boolean {
  const { min, max } = strengthLimits(unit);
  return unit.initial >= min && unit.initial <= max;
}

/** The share of the available strength that was bought, from 0 to 1, so that it is spread evenly. */
function shareBought(unit: Unit): number {
  const { min, max } = strengthLimits(unit);
  return (unit.initial - min) / (max - min);
}

function positionIn(text: string): State {
  const read = readScenario(text);
  if ('faults' in read) throw new Error(`a battle that was made up has faults: ${JSON.stringify(read.faults)}`);
  return read.state;
}

/** Omits the line that only says that nothing has happened yet. */
export function textOf(now: State): string {
  return writeScenario(now).replace(/^turn 1 (red|blue) orders\n/m, '');
}
