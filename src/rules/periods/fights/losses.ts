/** PE-GEO-04, PE-GAP-17. Figures that are lost, units that break off, and those that are no more. */
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { figuresOf } from '../position/body.ts';
import { touchedBy } from '../position/contacts.ts';
import type { Fact } from '../facts.ts';
import { worse } from '../position/formed.ts';
import type { State, Unit } from '../state.ts';

/** PE-GEO-04. The last rank is shortened first; the front edge stays where it is. */
function ranksWithout(ranks: readonly number[], count: number): number[] {
  const left = [...ranks];
  for (let lost = count; lost > 0 && left.length > 0; ) {
    const last = left.pop()!;
    if (last > lost) left.push(last - lost);
    lost -= Math.min(last, lost);
  }
  return left;
}

export function* lose(table: Table<State>, id: string, count: number): Play<Fact> {
  const unit = table.now.units.find((each) => each.id === id);
  if (!unit || count <= 0) return;
  if (count >= figuresOf(unit)) return yield* happen<Fact>({ type: 'left', unit: id, why: 'destroyed' });
  const { ranks, flow, lost = 0 } = unit;
  yield* happen<Fact>({
    type: 'lost',
    unit: id,
    figures: count,
    to: {
      ranks: ranksWithout(ranks, count),
      lost: lost + count,
      ...(flow && { flow: { ...flow, ranks: ranksWithout(flow.ranks, count) } }),
    },
  });
}

/** How long a loser goes back: half a period. */
const WITHDRAWS = 2;

/** PE-PRI-01, PE-GAP-17. It leaves the melee disordered and goes back in class 1; guns are left to whoever beat them. */
export function* breakOff(table: Table<State>, id: string): Play<Fact> {
  const unit = table.now.units.find((each) => each.id === id);
  if (!unit || unit.course?.kind === 'withdraw') return;
  const enemies = touchedBy(table.now, unit);
  if (unit.arm === 'artillery' && enemies.length > 0)
    return yield* happen<Fact>({ type: 'left', unit: id, why: 'taken' });
  if (enemies.length > 0) yield* happen<Fact>({ type: 'parted', unit: id, enemies });
  yield* happen<Fact>({
    type: 'announced',
    unit: id,
    what: 'withdraw',
    to: withdrawing(unit),
    drop: ['doing', 'leg', 'notBefore', 'flankTurned'],
  });
}

/** A deployed battery that must go back stands where it is: its guns cannot be limbered now. */
function withdrawing({ condition, formation }: Unit): Partial<Unit> {
  const to = { acts: [], aligning: 0, condition: worse(condition, 'disordered') };
  return formation === 'deployed' ? to : { ...to, course: { kind: 'withdraw', left: WITHDRAWS, walked: 0 } };
}
