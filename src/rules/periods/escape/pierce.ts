/** PE-OUT-02, -03, PE-EVC-09. Friends through whom a rally or an evade goes: both are disordered. */
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { byNumber } from '../position/body.ts';
import type { Fact } from '../facts.ts';
import { worse } from '../position/formed.ts';
import { type State, type Unit, unitOf } from '../state.ts';

export function* pierce(table: Table<State>, id: string, friends: readonly Unit[]): Play<Fact> {
  if (friends.length === 0) return;
  const { condition } = unitOf(table.now, id);
  yield* happen<Fact>({ type: 'rests', unit: id, to: { condition: worse(condition, 'disordered') } });
  for (const friend of friends.toSorted(byNumber)) {
    const to = { condition: worse(friend.condition, 'disordered'), pierced: true };
    yield* happen<Fact>({ type: 'pierced', unit: friend.id, by: id, to });
  }
}
