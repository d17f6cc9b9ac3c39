/** SK-GAP-03, SK-ALG-07, SK-Q-28, -37. Who is hit, what cover saves, who falls. */
import type { Point } from '../../field/point.ts';
import { happen, type Play, roll, type Table } from '../../kernel/play.ts';
import type { Fact } from './facts.ts';
import { setAround } from './groups.ts';
import { testOf } from './morale.ts';
import { areSheltered, isInSoftCover } from './shelter.ts';
import { baseOf, isSquad, type Man, placesIn } from './squad.ts';
import { isLeader, type State, type Unit, unitOf } from './state.ts';

export interface Hits {
  readonly hits: number;
  /** The figures in view, nearest first. */
  readonly seen: readonly Man[];
  readonly from: Point;
  /** SK-MRK-02. Figures that the shooter chose, before all others. */
  readonly chosen: readonly number[];
}

/** SK-ALG-07, SK-Q-28, -37. Nearest first, the nearest figure's own set before others; more hits than figures are lost. */
function figuresHit(now: State, { hits, seen, chosen }: Hits): number[] {
  const [nearest] = seen;
  if (!nearest) return [];
  const set = setAround(now, nearest);
  const inSet = (man: Man): boolean =>
    set.some(({ unit, figure }) => unit.id === man.unit.id && figure.n === man.figure.n);
  const order = [...seen.filter(({ figure }) => chosen.includes(figure.n)), ...seen.filter(inSet), ...seen].map(
    ({ figure }) => figure.n,
  );
  return [...new Set(order)].slice(0, hits);
}

/** SK-GAP-03. Figures hit are out of action unless cover saves them. Returns how many. */
export function* suffer(table: Table<State>, id: string, hits: Hits): Play<Fact, number> {
  const hit = figuresHit(table.now, hits);
  const fallen = yield* saved(table.now, unitOf(table.now, id), hit, hits.from);
  yield* fall(table, id, fallen);
  return fallen.length;
}

/** SK-GAP-03, -12. In hard cover 4 or more saves, in soft cover 5; in stand-in fights a shelter alone, with 5. */
function* saved(now: State, unit: Unit, hit: readonly number[], from: Point): Play<Fact, number[]> {
  const needs = hit.map((n) => {
    const figure = unit.figures.find((each) => each.n === n)!;
    const hard = areSheltered(now, unit, [figure], from);
    if (now.variants.fights === 'simple') return hard ? 5 : undefined;
    return hard ? 4 : isInSoftCover(now, figure) ? 5 : undefined;
  });
  const dice = yield* roll({
    clause: 'SK-GAP-03',
    why: 'saves',
    unit: unit.id,
    dice: needs.filter((need) => need !== undefined).length,
    sides: 6,
    ledger: [],
    about: { needed: needs.find((need) => need !== undefined) ?? 0 },
  });
  let thrown = 0;
  return hit.filter((_, each) => {
    const need = needs[each];
    return need === undefined || dice[thrown++]! < need;
  });
}

/** SK-GAP-12. Figures fall; in stand-in fights the unit of a lost leader tests. */
export function* fall(table: Table<State>, id: string, figures: readonly number[]): Play<Fact> {
  if (figures.length === 0) return;
  const unit = unitOf(table.now, id);
  yield* happen<Fact>({ type: 'lost', unit: id, figures });
  yield* closeUp(table, id);
  if (isLeader(unit) && table.now.variants.fights === 'simple') yield* lostLeader(table, unit);
}

/** SK-GEO-02. Those who are left of a block close up, by number; its front stays where it is. */
function* closeUp(table: Table<State>, id: string): Play<Fact> {
  const unit = table.now.units.find((each) => each.id === id);
  if (!unit?.block) return;
  const block = { front: unit.block.front, files: Math.min(unit.block.files, unit.figures.length) };
  const places = placesIn(block, unit.figures.length, baseOf(unit));
  const figures = unit.figures.map(({ n, heading }, each) => ({ n, ...places[each]!, heading }));
  yield* happen<Fact>({ type: 'moved', unit: id, why: 'closeUp', to: { formation: 'close', block, figures }, way: [] });
}

function* lostLeader(table: Table<State>, leader: Unit): Play<Fact> {
  const squad = table.now.units.find((each) => each.id === leader.of && isSquad(each));
  if (squad) yield* testOf(table, squad.id, 'leader');
}
