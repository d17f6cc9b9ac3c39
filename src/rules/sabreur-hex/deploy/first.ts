/** SH-GAP-06. Who moves first, when everybody stands: both throw, and the winner chooses. */
import { phrase } from '../../../kernel/phrase.ts';
import {
  ask,
  enemyOf,
  happen,
  type Play,
  type Reading,
  Refusal,
  roll,
  type Side,
  SIDES,
  type Table,
} from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import type { State } from '../state.ts';

/** The kind of its question: the book numbers none. */
export const FIRST_MOVE = 'SH-GAP-06';

/** SH-GAP-06. Settled beforehand, or thrown for. */
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
      const dice = yield* roll({ clause: FIRST_MOVE, why: 'first', dice: 2, sides: 6, ledger: [], about: { side } });
      thrown.push(dice.reduce((sum, die) => sum + die, 0));
    }
    const [red = 0, blue = 0] = thrown;
    if (red !== blue) return red > blue ? 'red' : 'blue';
  }
}

/** SH-GAP-06. To move first, or to let the other side do so. */
function* choose(winner: Side): Play<never, Side> {
  const options = ['first', 'second'];
  return yield* ask<Side>({
    kind: FIRST_MOVE,
    to: winner,
    about: {},
    options: options.map((text) => ({ text, about: {} })),
    fallback: 'first',
    read: (text): Reading<Side> => {
      if (!options.includes(text)) return new Refusal(FIRST_MOVE, phrase('refuse-answer', { given: text }), options);
      return { value: text === 'first' ? winner : enemyOf(winner), text };
    },
  });
}
