/** SH-LOSS-05, SH-ROUT-14. A unit leaves the battle for good. */
import { type Fact, happen, type Play } from '../facts.ts';
import { type State, type Table, unitOf } from '../state.ts';
import { costOf } from '../tables.ts';

/** SH-LOSS-05. Strength points are gone, and with the last the unit. */
export function* lose(table: Table, unit: string, strength: number, by?: string): Play {
  yield* happen({ type: 'lost', unit, strength, ...(by !== undefined && { by }) });
  if (unitOf(table.now, unit).strength <= 0) yield* eliminate(table, unit, false);
}

export function* eliminate(table: Table, id: string, offMap: boolean): Play {
  yield* happen(elimination(table.now, id, offMap));
}

/** SH-LOSS-05, SH-ROUT-13, SH-ROUT-14, SH-GAP-02. A unit that leaves the map scores half, rounded up. */
export function elimination(now: State, id: string, offMap: boolean): Fact {
  const cost = costOf(unitOf(now, id));
  return { type: 'eliminated', unit: id, offMap, cost, victoryPoints: offMap ? Math.ceil(cost / 2) : cost };
}
