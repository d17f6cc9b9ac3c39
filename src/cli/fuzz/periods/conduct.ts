/** METRIC 5.1. What must hold for what is played in Periods: how far units walk, bonuses, charges that end, figures. */
import { SIDES } from '../../../kernel/play.ts';
import { apply } from '../../../rules/periods/apply.ts';
import type { Fact } from '../../../rules/periods/facts.ts';
import type { Order } from '../../../rules/periods/order.ts';
import { bonusOf, columnQuarter, quarterOf } from '../../../rules/periods/moves/rates.ts';
import type { State, Unit } from '../../../rules/periods/state.ts';
import type { Played } from '../bout.ts';
import { demand, same } from '../broken.ts';
import { figuresIn } from './checks.ts';

/** PE-EVA-08, PE-PRO-02: quarters of 22 cm, and of 6. */
const EVADES = 5_500;
const MANHANDLED = 1_500;

export function checkPlayed({ base, order, transcript, end }: Played<State, Fact, Order>): void {
  const facts = transcript.flatMap((entry) => ('fact' in entry ? [entry.fact] : []));
  same(facts.reduce(apply, base), end, 'the facts do not lead to the position');
  if (order.kind === 'hand') return;
  checkFigures(base, end);
  if (order.kind === 'quarter') checkWalks(base, facts, 1);
  // PE-Q-36. What was forgotten is the move of a half.
  if (order.kind === 'sheets') checkWalks(base, facts, 2);
  if (order.kind === 'half' || order.kind === 'fight') checkCharges(base, end);
}

/** PE-GAP-17. Figures are on the table, or lost. */
function checkFigures(base: State, end: State): void {
  const all = ({ units, lost }: State) =>
    SIDES.map((side) =>
      units.filter((unit) => unit.side === side).reduce((sum, unit) => sum + figuresIn(unit), lost[side]),
    );
  same(all(end), all(base), 'figures come or go');
}

/** PE-DST-04, PE-CDB-04, -06, PE-GEO-24. One walk a quarter, no longer than it may be, and at most one bonus. */
function checkWalks(base: State, facts: readonly Fact[], quarters: number): void {
  const moved = facts.filter((fact) => fact.type === 'moved');
  const crossing = new Set(
    facts.flatMap((fact) => (fact.type === 'done' && fact.doing === 'cross' ? [fact.unit] : [])),
  );
  for (const [id, walks] of Map.groupBy(moved, ({ unit }) => unit)) {
    const unit = base.units.find((each) => each.id === id) ?? base.units.find((each) => id.startsWith(`${each.id}.`));
    if (!unit || crossing.has(id)) continue;
    const long = walks.reduce((sum, { by }) => sum + by, 0);
    const most = quarters * mostOf(unit);
    demand(long <= most, `PE-DST-04 ${id} walks ${long} of ${most}`);
    const bonuses = walks.filter(({ why }) => why === 'bonus');
    demand(bonuses.length <= 1, `PE-CDB-04 ${id} has ${bonuses.length} bonuses in a quarter`);
    for (const { by } of bonuses) demand(by <= bonusOf(unit), `PE-CDB-03 ${id} has a bonus of ${by}`);
  }
}

/** Its quarter at a forced march, that of its column, of an evade, of guns by hand; and the bonus of a charge. */
function mostOf(unit: Unit): number {
  return Math.max(1.5 * quarterOf(unit), columnQuarter(unit), EVADES, MANHANDLED) + bonusOf(unit);
}

/** PE-COB-02. No charge outlasts the period in which it was declared. */
function checkCharges(base: State, end: State): void {
  if (end.phase !== 'sheets' || end.quarter !== 1) return;
  // The desk may let one begin with the next.
  const late = end.units.find(({ course }) => course?.kind === 'charge' && course.since < 4 * base.period);
  demand(late === undefined, `PE-COB-02 ${late?.id} still charges after period ${base.period}`);
}
