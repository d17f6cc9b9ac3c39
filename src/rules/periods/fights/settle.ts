/** PE-STEP-06, PE-GAP-16, -17. What a half's fire and melees come to: by the stand-in, or at the desk. */
import type { Play, Table } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import type { State } from '../state.ts';
import { isDrivenToEdge } from '../escape/end.ts';
import { visibleEnemies } from '../position/view.ts';
import { entitledUnits } from './entitled.ts';
import { fightMelees } from './fight.ts';
import { fire } from './fire.ts';
import { meleesOf } from './melees.ts';
import { testMorale } from './morale.ts';

/** Whether anybody could fire at somebody in sight, is in a melee, or waits at the edge for what the desk says (PE-EVC-07). */
export function isToSettle(now: State): boolean {
  const isAtEdge = now.variants.fights === 'desk' && now.units.some((unit) => isDrivenToEdge(now, unit));
  return meleesOf(now).length > 0 || isFireToSettle(now) || isAtEdge;
}

/** PE-Q-40. With quarter play after every quarter. */
export function isFireToSettle(now: State): boolean {
  return entitledUnits(now).some((unit) => visibleEnemies(now, unit).length > 0);
}

/** PE-GAP-17. Fire before melee; then morale. Within a half there is fire alone. */
export function* fightSimply(table: Table<State>): Play<Fact> {
  const before = table.now;
  yield* fire(table);
  const beaten = table.now.phase === 'desk' ? yield* fightMelees(table) : [];
  yield* testMorale(table, before, beaten);
}
