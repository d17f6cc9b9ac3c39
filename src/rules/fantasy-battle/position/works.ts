/** FB-FOR-02, FB-FOR-07, FB-GEO-19, FB-Q-19. A unit that is no longer behind a wall has left the works. */
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import { standsOf, wallBefore } from './stands.ts';
import type { State, Unit } from '../state.ts';

/** After a move. */
export function* leaveWorks({ now }: Table<State>, id: string): Play<Fact> {
  for (const fact of worksLeft(now, id)) yield* happen(fact);
}

/** What follows for its works from where it is now. */
export function worksLeft(now: State, id: string): Fact[] {
  const unit = now.units.find((each) => each.id === id);
  return !unit?.fortified || isBehindWall(now, unit) ? [] : [{ type: 'set', unit: id, to: { fortified: false } }];
}

export function isBehindWall(now: State, unit: Unit): boolean {
  return standsOf(unit).every((stand) => wallBefore(now, stand) !== undefined);
}
