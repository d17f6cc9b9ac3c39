/** PE-SIM-03, PE-Q-36, PE-ASK-11. Moves that were forgotten in the half that is over: the enemy grants them, or the unit waits for the next. */
import { askAs } from '../../../kernel/asking.ts';
import { enemyOf, happen, type Play, type Table } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import { lineText } from '../language/text.ts';
import { walkedLegs } from '../moves/legs.ts';
import { allowance } from '../moves/rates.ts';
import type { Line } from '../order.ts';
import { bars } from '../position/push.ts';
import { FORGOTTEN } from '../questions.ts';
import { mayWriteLine } from '../sheet/within.ts';
import { type State, type Unit, unitOf } from '../state.ts';

/** Before anything of the new half is known: each is asked for once, in the order of units. */
export function* forgottenMoves(table: Table<State>, lines: readonly Line[]): Play<Fact> {
  for (const line of lines.filter(({ forgotten }) => forgotten)) {
    const unit = table.now.units.find(({ id }) => id === line.unit);
    if (!unit || !mayWriteLine(table.now, unit, line)) continue;
    const granted = yield* askAs(FORGOTTEN, {
      to: enemyOf(unit.side),
      unit: unit.id,
      about: { line: lineText(line) },
      options: [{ value: false }, { value: true }],
      fallback: false,
    });
    yield* happen<Fact>({ type: 'forgotten', unit: unit.id, granted, to: {}, drop: ['idle'] });
    if (granted) yield* catchesUp(table, line);
  }
}

const QUARTERS = 2;

/** PE-Q-36, PE-GEO-30, PE-Q-37. An ordinary move of a half by its legs, as far as nothing bars them. */
function* catchesUp(table: Table<State>, { unit: id, acts }: Line): Play<Fact> {
  let { acts: left, leg }: Pick<Unit, 'acts' | 'leg'> = { acts: [...acts], leg: undefined };
  for (let quarter = 0; quarter < QUARTERS && left.length > 0; quarter++) {
    const { leg: _, ...unit } = unitOf(table.now, id);
    const things = bars(table.now, (each) => each.id === id);
    const {
      unit: after,
      spent,
      met,
    } = walkedLegs(table.now, { ...unit, acts: left, ...(leg && { leg }) }, allowance(unit), things);
    if (spent > 0)
      yield* happen<Fact>({
        type: 'moved',
        unit: id,
        why: 'march',
        from: unit.pose,
        by: spent,
        to: { pose: after.pose, aligning: after.aligning },
      });
    [left, leg] = met ? [[], undefined] : [after.acts, after.leg];
  }
}
