/** PA-THR-06, PA-TER-03, PA-OFF-02, PA-GAP-07. Where a unit may be put by hand. */
import { type Hex, onMap } from '../../../hex/grid.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { refuseDeed } from '../deed-refused.ts';
import type { Fact, SetTo } from '../facts.ts';
import { mayStop } from './pass.ts';
import type { Body, State, Unit } from '../state.ts';
import { groundCost, isOnRoad } from './terrain.ts';
import { hasWagons } from './wagons.ts';

/** PA-UMP-03, -04. To any hex that it may occupy. */
export function place(now: State, unit: Unit, to: Hex): readonly Fact[] | Refusal {
  if (to === unit.at) return refuseDeed('PA-UMP-04', 'there', unit, { hex: to });
  const refusal = mayStandIn(now, unit, to);
  return refusal ?? [{ type: 'set', unit: unit.id, to: { at: to, ...unsettled(now, unit) } }];
}

/** PA-MNT-06. Moved wagons no longer form a palisade; in their own movement phase, not even at its end. */
function unsettled(now: State, unit: Unit): SetTo {
  const hasNotStayed = hasWagons(unit) && isToMove(now, unit) && !unit.moved;
  return { ...(hasNotStayed && { moved: true }), ...(unit.palisade && { palisade: false }) };
}

/** PA-ACT-02. Whether this is its side's movement phase. */
export function isToMove({ phase, active }: State, { side }: Unit): boolean {
  return phase === 'movement' && side === active;
}

/** PA-THR-06, PA-TER-03, PA-OFF-02. On the table, on terrain open to it, and without another unit. */
export function mayStandIn(now: State, unit: Body, hex: Hex): Refusal | undefined {
  const { cols, rows } = now.map;
  if (!onMap(now.map, hex)) return new Refusal('PA-OFF-02', phrase('refuse-pa-desk-off', { hex, cols, rows }));
  if (groundCost(now, hex) === 'impassable' && !isOnRoad(now.map, hex)) {
    return new Refusal('PA-TER-03', phrase('refuse-pa-desk-ground', { hex }));
  }
  return mayStop(now, unit, hex);
}
