/** SK-GAP-01, SK-STEP-01, -08. How a turn begins and ends. */
import { overAfter } from '../../kernel/ending.ts';
import { enemyOf, happen, type Play, roll, type Side, type Table } from '../../kernel/play.ts';
import type { Next } from '../../kernel/ruleset.ts';
import { meleeStep } from './desk/melee-step.ts';
import type { Fact } from './facts.ts';
import { isCommanded } from './position/leaders.ts';
import { fightOn } from './melee.ts';
import { recoil } from './moves/recoil.ts';
import { byNumber } from './position/squad.ts';
import type { State } from './state.ts';
import { endIfBroken, endingOf } from './victory.ts';

/** SK-GAP-01, -06. */
export function next(now: State): Next {
  switch (now.phase) {
    case 'opening':
      return { kind: 'auto', side: now.first, text: 'open' };
    case 'acting':
      return { kind: 'orders', side: now.active };
    case 'melee':
      return { kind: 'table', side: now.active, open: meleeStep(now) };
    case 'over':
      return overAfter(now);
  }
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

/** SK-STEP-08, SK-GAP-12. A side has finished; after both, melees go on, and the turn is over when they are settled. */
export function* endTurn(table: Table<State>, by: Side): Play<Fact> {
  if (by === table.now.first) return yield* happen<Fact>({ type: 'finished', side: by });
  yield* fightOn(table);
  yield* endIfBroken(table);
  if (table.now.phase !== 'acting') return;
  for (const fact of endingOf(table.now)) yield* happen(fact);
}
