/** SH-GAP-06. Who moves first after deployment: both roll, and the winner chooses. */
import { enemyOf, happen, type Play, roll, type Side, SIDES, type Table } from '../../../kernel/play.ts';
import { askAs } from '../../../kernel/asking.ts';
import type { Fact } from '../facts.ts';
import { type First, FIRST_MOVE } from '../questions/first-move.ts';
import type { State } from '../state.ts';

/** SH-GAP-06. Decided beforehand, or rolled for. */
export function* firstMove(table: Table<State>): Play<Fact> {
  const settled = table.now.deployment?.first;
  const side = settled ?? (yield* choose(yield* throwOff()));
  yield* happen<Fact>({ type: 'movesFirst', side });
}

/** SH-GAP-06. 2D6 each, again on a tie. */
function* throwOff(): Play<never, Side> {
  for (;;) {
    const thrown: number[] = [];
    for (const side of SIDES) {
      const dice = yield* roll({
        clause: FIRST_MOVE.clause,
        why: 'first',
        dice: 2,
        sides: 6,
        ledger: [],
        about: { side },
      });
      thrown.push(dice.reduce((sum, die) => sum + die, 0));
    }
    const [red = 0, blue = 0] = thrown;
    if (red !== blue) return red > blue ? 'red' : 'blue';
  }
}

/** SH-GAP-06. To move first, or to let the other side do so. */
function* choose(winner: Side): Play<never, Side> {
  const { say } = yield* askAs<First>(FIRST_MOVE, {
    to: winner,
    options: [{ value: { say: 'first' } }, { value: { say: 'second' } }],
    fallback: { say: 'first' },
  });
  return say === 'first' ? winner : enemyOf(winner);
}
