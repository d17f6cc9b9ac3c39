/** PE-STEP-04, PE-PRI-01, PE-Q-01. One quarter of the clock: each class of moves in its order. */
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { begin } from './begin.ts';
import { coverThemselves } from '../charge/cover.ts';
import { reactions, stops } from '../charge/reactions.ts';
import { charge } from '../charge/run.ts';
import { compulsory, rallies } from '../escape/classes.ts';
import { escapesEnd } from '../escape/end.ts';
import type { Fact } from '../facts.ts';
import { finishDoings } from './finish.ts';
import { entitle } from './fire.ts';
import { march } from './march.ts';
import { ordersInForce } from './officers.ts';
import { isFireToSettle } from '../fights/settle.ts';
import type { State } from '../state.ts';

/** PE-STEP-04. */
export function* playQuarter(table: Table<State>): Play<Fact> {
  yield* coverThemselves(table);
  yield* begin(table);
  const start = table.now;
  yield* compulsory(table);
  yield* rallies(table);
  yield* charge(table, start);
  yield* entitle(table, start);
  yield* march(table);
  yield* finishDoings(table);
  yield* escapesEnd(table);
  yield* ordersInForce(table);
  yield* reactions(table);
  yield* stops(table);
  yield* happen<Fact>({ type: 'quarterEnded', phase: phaseAfter(table.now) });
}

/** PE-Q-40. With quarter play fire is settled after every quarter; that of the second one with the rest of the half. */
function phaseAfter(now: State): State['phase'] {
  if (now.quarter % 2 === 0) return 'half';
  return now.variants.step === 'quarter' && isFireToSettle(now) ? 'fire' : 'quarters';
}
