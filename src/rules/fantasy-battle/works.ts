/** FB-FOR-02, FB-FOR-07, FB-GEO-19, FB-Q-19. A unit that is no longer behind a wall has left the works. */
import { happen, type Play, type Table } from '../../kernel/play.ts';
import type { Fact } from './facts.ts';
import { standsOf, wallBefore } from './stands.ts';
import type { State } from './state.ts';

/** After a move. */
export function* leaveWorks(table: Table<State>, id: string): Play<Fact> {
  const unit = table.now.units.find((each) => each.id === id);
  if (!unit?.fortified) return;
  const isBehind = standsOf(unit).every((stand) => wallBefore(table.now, stand) !== undefined);
  if (!isBehind) yield* happen<Fact>({ type: 'set', unit: id, to: { fortified: false } });
}
