/** SK-GAP-01, SK-STEP-01, -08. How a turn begins and ends. */
import { enemyOf, happen, type Play, roll, type Side, type Table } from '../../kernel/play.ts';
import { phrase } from '../../kernel/phrase.ts';
import type { Next } from '../../kernel/ruleset.ts';
import type { Fact } from './facts.ts';
import { isCommanded } from './leaders.ts';
import { recoil } from './recoil.ts';
import { byNumber } from './squad.ts';
import type { State } from './state.ts';
import { endByPoints, takeObjectives } from './victory.ts';

/** SK-GAP-01. */
export function next({ phase, active, first, result }: State): Next {
  if (phase === 'opening') return { kind: 'auto', side: first, text: 'open' };
  if (phase === 'acting') return { kind: 'orders', side: active };
  const { winner, why } = result!;
  return { kind: 'over', winner, why: phrase(`over-${why}`) };
}

/** SK-STEP-01, SK-GEO-08. Voice range is fixed for all units; then recoils that are due, the first side's before the other's. */
export function* open(table: Table<State>): Play<Fact> {
  const { now } = table;
  const first = yield* initiative(now);
  const led = now.units.filter((unit) => isCommanded(now, unit)).map(({ id }) => id);
  yield* happen<Fact>({ type: 'opened', turn: now.turn + 1, first, led });
  const due = table.now.units.filter(({ recoils }) => recoils);
  for (const side of [first, enemyOf(first)])
    for (const { id } of due.filter((unit) => unit.side === side).toSorted(byNumber))
      yield* recoil(table, id, 'recoil');
}

/** SK-GAP-01. The scenario's first side, or the higher die; equal dice are thrown again. */
function* initiative({ first, variants }: State): Play<Fact, Side> {
  if (variants.initiative === 'first') return first;
  for (;;) {
    const [red = 0, blue = 0] = yield* roll({
      clause: 'SK-GAP-01',
      why: 'initiative',
      dice: 2,
      sides: 6,
      ledger: [],
      about: {},
    });
    if (red !== blue) return red > blue ? 'red' : 'blue';
  }
}

/** SK-STEP-08, SK-GAP-12. A side has finished; after both, objectives change hands, and the last turn ends the battle. */
export function* endTurn(table: Table<State>, by: Side): Play<Fact> {
  yield* happen<Fact>({ type: 'finished', side: by });
  if (table.now.phase !== 'opening') return;
  yield* takeObjectives(table);
  if (table.now.turn >= table.now.lastTurn) yield* endByPoints(table);
}
