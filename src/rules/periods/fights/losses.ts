/** PE-GEO-04, PE-GAP-17. Figures that are lost, units that break off, and those that are no more. */
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { figuresOf } from '../position/body.ts';
import { isInContact, touchedBy } from '../position/contacts.ts';
import { followers, isFollowed, isFollowing } from '../escape/follow.ts';
import type { Fact } from '../facts.ts';
import { worse } from '../position/formed.ts';
import { type State, type Unit, unitOf } from '../state.ts';

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
  if (yield* goesBack(table, id)) yield* leavesMelee(table, id);
}

/** PE-GAP-17, PE-FOL. The same, but cavalry that was fighting it may follow. */
export function* breakOffPursued(table: Table<State>, id: string): Play<Fact> {
  if (!(yield* goesBack(table, id))) return;
  yield* followers(table, id);
  yield* leavesMelee(table, id);
}

/** Whether it goes back now: who does so already goes on with that, unless it is beaten again. */
function* goesBack(table: Table<State>, id: string): Play<Fact, boolean> {
  const unit = table.now.units.find((each) => each.id === id);
  const isEngaged = unit !== undefined && isInContact(table.now, unit);
  if (!unit || (unit.course?.kind === 'withdraw' && !isEngaged)) return false;
  if (unit.arm === 'artillery' && isEngaged) {
    yield* happen<Fact>({ type: 'left', unit: id, why: 'taken' });
    return false;
  }
  yield* happen<Fact>({
    type: 'announced',
    unit: id,
    what: 'withdraw',
    to: withdrawing(table.now, unit),
    drop: ['doing', 'leg', 'notBefore', 'flankTurned'],
  });
  return true;
}

/** PE-GEO-33. It is no longer in contact with those who do not follow it. */
function* leavesMelee(table: Table<State>, id: string): Play<Fact> {
  const enemies = touchedBy(table.now, { id }).filter((enemy) => !isFollowing(unitOf(table.now, enemy), id));
  if (enemies.length > 0) yield* happen<Fact>({ type: 'parted', unit: id, enemies });
}

/** A deployed battery that must go back stands where it is: its guns cannot be limbered now. */
function withdrawing(now: State, { id, condition, formation }: Unit): Partial<Unit> {
  const to = { acts: [], aligning: 0, condition: worse(condition, 'disordered') };
  const followed = isFollowed(now, id) && { followed: true };
  return formation === 'deployed'
    ? to
    : { ...to, course: { kind: 'withdraw', left: WITHDRAWS, walked: 0, ...followed } };
}
