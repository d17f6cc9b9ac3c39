/** SK-GAP-03, SK-ALG-07, SK-Q-28, -37. Who is hit, what cover saves, who falls. */
import type { Point } from '../../../field/point.ts';
import { happen, type Play, roll, type Table } from '../../../kernel/play.ts';
import { blockOf } from '../../../march/block.ts';
import type { Fact } from '../facts.ts';
import { setAround } from './groups.ts';
import { testOf } from '../morale.ts';
import { areSheltered, isInSoftCover } from '../position/shelter.ts';
import { inBlock, isSame, isSquad, type Man } from '../position/squad.ts';
import { type Figure, isLeader, type State, type Unit, unitOf } from '../state.ts';

export interface Hits {
  readonly hits: number;
  /** The figures in view, nearest first. */
  readonly seen: readonly Man[];
  readonly from: Point;
  /** SK-MRK-02. Figures that the shooter chose, before all others. */
  readonly chosen: readonly number[];
}

/** SK-ALG-07, SK-Q-28, -37. Nearest first, the nearest figure's own set before others; more hits than figures are lost. */
function figuresHit(now: State, { hits, seen, chosen }: Hits): Figure[] {
  const [nearest] = seen;
  if (!nearest) return [];
  const set = setAround(now, nearest);
  const isChosen = ({ figure }: Man): boolean => chosen.includes(figure.n);
  const isInSet = (man: Man): boolean => set.some((each) => isSame(each, man));
  const order = new Set([...seen.filter(isChosen), ...seen.filter(isInSet), ...seen]);
  return [...order].slice(0, hits).map(({ figure }) => figure);
}

/** SK-GAP-03. Figures hit are out of action unless cover saves them. Returns how many fell. */
export function* suffer(table: Table<State>, id: string, hits: Hits): Play<Fact, number> {
  const fallen = yield* unsaved(table.now, unitOf(table.now, id), figuresHit(table.now, hits), hits.from);
  yield* fall(table, id, fallen);
  return fallen.length;
}

function* unsaved(now: State, unit: Unit, hit: readonly Figure[], from: Point): Play<Fact, number[]> {
  const needs = hit.map((figure) => saveOf(now, unit, figure, from));
  const thrown = needs.filter((need) => need !== undefined);
  const dice = yield* roll({
    clause: 'SK-GAP-03',
    why: 'saves',
    unit: unit.id,
    dice: thrown.length,
    sides: 6,
    ledger: [],
    about: { needs: thrown },
  });
  const left = [...dice];
  return hit.filter((_, each) => needs[each] === undefined || left.shift()! < needs[each]).map(({ n }) => n);
}

/** SK-GAP-03, -12. In hard cover 4 or more saves, in soft cover 5; in stand-in fights a shelter alone, with 5. */
export function saveOf(now: State, unit: Unit, figure: Figure, from: Point): number | undefined {
  const isHard = areSheltered(now, unit, [figure], from);
  if (now.variants.fights === 'simple') return isHard ? 5 : undefined;
  return isHard ? 4 : isInSoftCover(now, figure) ? 5 : undefined;
}

/** SK-GAP-12. Figures fall; in stand-in fights the unit of a lost leader tests. */
export function* fall(table: Table<State>, id: string, figures: readonly number[]): Play<Fact> {
  const unit = unitOf(table.now, id);
  for (const fact of fallen(unit, figures)) yield* happen(fact);
  if (figures.length === 0 || !isLeader(unit) || table.now.variants.fights !== 'simple') return;
  const squad = table.now.units.find((each) => each.id === unit.of && isSquad(each));
  if (squad) yield* testOf(table, squad.id, 'leader');
}

/** SK-GEO-02. Figures out of action; those who are left of a block close up, by number; its front stays where it is. */
export function fallen(unit: Unit, numbers: readonly number[]): Fact[] {
  if (numbers.length === 0) return [];
  const { id, block } = unit;
  const left = { ...unit, figures: unit.figures.filter(({ n }) => !numbers.includes(n)) };
  const lost: Fact = { type: 'lost', unit: id, figures: numbers };
  if (!block || left.figures.length === 0) return [lost];
  const to = inBlock(left, blockOf(block.front, left.figures.length, { files: block.files }));
  return [lost, { type: 'moved', unit: id, why: 'closeUp', to, way: [] }];
}
