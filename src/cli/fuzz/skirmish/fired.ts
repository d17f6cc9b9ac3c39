/** Calculates a fire again from the printed tables. */
import type { Roll, Side } from '../../../kernel/play.ts';
import type { TargetKind } from '../../../rules/skirmish/fire/capability.ts';
import type { Fact } from '../../../rules/skirmish/facts.ts';
import { type State, type Unit, unitOf } from '../../../rules/skirmish/state.ts';
import { demand } from '../broken.ts';
import { gap, isIsolated, leadersOf, type Man, men, ROUNDING } from './measure.ts';
import { type Printed, printed, printedHits } from './printed.ts';

type Fired = Extract<Fact, { type: 'fired' }>;

/** The last roll, and what it gave. */
export interface Thrown {
  readonly roll: Roll;
  readonly got: readonly number[];
}

/** SK-FIR, SK-TAB-01, -02, SK-MRK-01, SK-Q-31. */
export function checkFired(now: State, fact: Fired, by: Side, { roll, got }: Thrown): void {
  const [shooter, target] = [unitOf(now, fact.unit), unitOf(now, fact.target)];
  demand(shooter.side === by && target.side !== by, `SK-STEP-02 ${shooter.id} fires at ${target.id}`);
  const shooters = shooter.figures.filter(({ n }) => fact.figures.includes(n));
  demand(shooters.length === fact.figures.length && shooters.length > 0, 'SK-ALG-01 somebody else fires');
  for (const { n, loaded, did } of shooters) {
    demand(loaded, `SK-FIR-03 ${shooter.id}.${n} fires unloaded`);
    const isFree = did.every((each) => each === 'move' && shooter.row === 'native');
    demand(isFree, `SK-FIR-02 ${shooter.id}.${n} fires after ${did.join()}`);
  }
  demand(!fact.elite || !now.eliteUsed.includes(by), 'SK-MRK-01 elite fire twice in a turn');
  demand(roll.dice === shooters.length && got.length === shooters.length, 'SK-ALG-01 one die for each');
  const nearest = checkRange(shooter, shooters, target, fact);
  const needed = neededFor(shooter, fact) + (fact.band === 'long' && target.cuirass ? 1 : 0);
  demand(fact.needed === needed, `SK-FIR-04 ${fact.needed} instead of ${needed} at ${fact.range}`);
  const cells = cellsFor(now, shooter, shooters.length, kindsOf(now, target, nearest));
  const fits = cells.some((cell) => isTold(cell, shooter.bonus ?? 0, fact, got));
  demand(fits, `SK-TAB-02 ${got.join()} count ${fact.values.join()} and hit ${fact.hits}: ${JSON.stringify(cells)}`);
}

/** SK-GEO-07. The distance of some figure of the target; nobody who shoots is farther than the whole unit is wide. */
function checkRange(shooter: Unit, shooters: readonly Unit['figures'][number][], target: Unit, fact: Fired): Man[] {
  const from = shooter.block
    ? [
        {
          unit: { ...shooter, mounted: false },
          figure: { ...shooter.figures[0]!, ...shooter.block.front },
          edge: 1_000,
        },
      ]
    : shooters.map((figure) => ({ unit: shooter, figure, edge: 0 }));
  const at = men([target]).filter((man) =>
    from.some((each) => Math.abs(gap(each, man) + each.edge - fact.range) <= ROUNDING),
  );
  demand(at.length > 0 || fact.range === 0, `SK-GEO-07 nobody of ${target.id} is ${fact.range} from ${shooter.id}`);
  return at.length > 0 ? at : men([target]);
}

/** SK-FIR-04, SK-GAP-04, SK-Q-02. */
function neededFor({ weapon, bands }: Unit, { range, band }: Fired): number {
  const limits = bands ?? (weapon === 'musket' ? [20_000, 40_000, 60_000] : [15_000, 30_000, 45_000]);
  const at = limits.findIndex((most) => range <= most);
  demand(['short', 'medium', 'long'][at] === band, `SK-FIR-04 ${range} is ${band}`);
  return 5 + at;
}

/** SK-Q-28. By the figure that is nearest: one of those at that distance. */
function kindsOf(now: State, target: Unit, nearest: readonly Man[]): TargetKind[] {
  if (target.formation === 'skirmish') return ['skirmish'];
  return nearest.map((man) => (isIsolated(now, man) ? 'isolated' : 'group'));
}

/** What the printed table gives, in shelter or not where there is any. */
function cellsFor(now: State, unit: Unit, shooters: number, kinds: readonly TargetKind[]): Printed[] {
  const { row, class: quality, formation, role, led, recoils } = unit;
  const isCover =
    now.field.areas.some(({ kind }) => kind === 'building') || now.field.lines.some(({ kind }) => kind === 'wall');
  const shelters = unit.sheltered !== undefined ? [unit.sheltered] : isCover ? [false, true] : [false];
  const marksman = shooters === 1 && unit.figures.some((figure) => figure.marksman);
  return [...new Set(kinds)].flatMap((target) =>
    shelters.flatMap((sheltered) =>
      (marksman ? [true, false] : [false]).map((each) =>
        printedFor(now, {
          row,
          class: quality,
          formation,
          sheltered,
          led: led || role !== undefined,
          shaken: recoils && formation === 'skirmish',
          commanded: leadersOf(now, unit).length > 0,
          shooters,
          target,
          marksman: each,
          variants: now.variants,
        }),
      ),
    ),
  );
}

/** SK-GAP-11. Without the capability table, SK-TAB-01 alone. */
function printedFor({ variants }: State, situation: Parameters<typeof printed>[0]): Printed {
  if (variants.capabilities) return printed(situation);
  const isWorse = situation.class === 2 || situation.row === 'native';
  return {
    modifier: isWorse ? -1 : 0,
    severalSixes: true,
    eliteUnit: false,
    eliteSingle: situation.shooters === 1 && situation.marksman,
  };
}

/** Whether the fact is what a cell of the table makes of the dice; elite fire adds one hit at most, at a mass too (SK-Q-35). */
function isTold(
  cell: Printed,
  bonus: number,
  { hits, values, needed, elite, mass }: Fired,
  got: readonly number[],
): boolean {
  const own = { ...cell, modifier: cell.modifier + bonus };
  const plain = printedHits(got, own, needed);
  const raised = elite === 'unit' || elite === 'single';
  const may = elite === undefined || (elite === 'unit' ? cell.eliteUnit || mass !== undefined : cell.eliteSingle);
  const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
  const extra = cell.severalSixes ? sumTo(got.filter((die) => die === 6).length - 1) : 0;
  const total = sum(got) + extra + own.modifier * got.length + (raised ? 1 : 0);
  return may && sum(values) === total && (hits === plain || (raised && hits === plain + 1));
}

function sumTo(n: number): number {
  return n < 1 ? 0 : (n * (n + 1)) / 2;
}
