/** FB-GAP-09, FB-Q-02, FB-ASK-07. Which stand is lost: whoever owns it chooses, those without contact first. */
import { areConnected } from '../../field/contact.ts';
import { seenFrom } from '../../field/point.ts';
import { askAs } from '../../kernel/asking.ts';
import { happen, type Play, type Table } from '../../kernel/play.ts';
import type { Fact } from './facts.ts';
import { LOSS } from './questions.ts';
import { isStandEngaged, standsOf } from './position/stands.ts';
import type { State, Unit } from './state.ts';

/** FB-GAP-09. So many stands are lost, one after another. */
export function* loseStands(table: Table<State>, id: string, count: number): Play<Fact> {
  for (let left = count; left > 0; left--) {
    const unit = table.now.units.find((each) => each.id === id);
    if (!unit) return;
    yield* happen<Fact>({ type: 'lost', unit: id, stands: [yield* whichStand(table.now, unit)] });
  }
}

/** FB-ASK-07. Uncontacted, rearmost, highest number, unless the owner says otherwise. */
function* whichStand(now: State, unit: Unit): Play<Fact, number> {
  const all = mayBeLost(now, unit);
  if (all.length === 1) return all[0]!;
  return yield* askAs(LOSS, {
    to: unit.side,
    unit: unit.id,
    options: all.map((value) => ({ value })),
    fallback: all[0]!,
  });
}

/** FB-GAP-09, FB-FRM-01. Of the stands whose loss leaves the others together, those without contact, else any. */
function mayBeLost(now: State, unit: Unit): number[] {
  const stands = standsOf(unit);
  const front = stands[0]!.pose;
  const ahead = (n: number): number => seenFrom(front, stands.find((each) => each.n === n)!.pose).y;
  const sorted = stands.map(({ n }) => n).toSorted((a, b) => Math.round(ahead(a) - ahead(b)) || b - a);
  const keeping = sorted.filter((n) => areConnected(stands.filter((each) => each.n !== n)));
  const free = keeping.filter((n) => !isStandEngaged(now, unit, n));
  return free.length > 0 ? free : keeping;
}

/** FB-GAP-09. So many, in the order in which they are lost if no one says which. */
export function usualLosses(now: State, unit: Unit, count: number): number[] {
  const found: number[] = [];
  for (let left = unit; found.length < count; left = without(left, found)) found.push(mayBeLost(now, left)[0]!);
  return found;
}

function without(unit: Unit, lost: readonly number[]): Unit {
  return { ...unit, stands: unit.stands.filter(({ n }) => !lost.includes(n)) };
}
