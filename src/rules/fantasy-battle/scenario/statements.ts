/** The lines of a scenario that only Fantasy battle has, each by its first word. */
import { needLength, needPoint } from '../../../chart/field/places.ts';
import { needId } from '../../../chart/field/unit-name.ts';
import { SIDE_OF, type Statements } from '../../../chart/heading.ts';
import { CENTIMETRE } from '../../../field/length.ts';
import { plain } from '../../../chart/plain.ts';
import { here, needFrom, needNumber, takes } from '../../../kernel/text/lines.ts';
import { plainNoun } from '../../../kernel/text/names.ts';
import { TYPES } from '../state.ts';
import type { Draft } from './draft.ts';

const OBJECTIONS = plain(['open', 'allowed'] as const);
const KIND_WORDS = plain([...TYPES, 'commander'] as const);

export const STATEMENTS: Statements<Draft> = {
  /** FB-CSH-01, FB-Q-02. `shots 3S 4O 15 3`: a charger, and who may shoot at it, from how far with how many stands. */
  shots: (cursor, draft) => {
    const charger = needId(cursor);
    if (charger === undefined) return;
    draft.shots = { charger, units: [], seen: [] };
    while (here(cursor)) {
      const unit = needId(cursor);
      const range = unit === undefined ? undefined : needLength(cursor, 0, 300 * CENTIMETRE);
      const n = range === undefined ? undefined : needNumber(cursor, 1, 99);
      if (unit === undefined || range === undefined || n === undefined) return;
      draft.shots.units.push(unit);
      draft.shots.seen.push({ range, n });
    }
  },
  /** FB-GAP-10. `objection open 3S charge 4O`: a charge that waits for a ruling, or may go on. */
  objection: (cursor, draft) => {
    const state = needFrom(cursor, OBJECTIONS);
    const unit = state && here(cursor)?.text;
    const charge: string[] = [];
    for (let bit = here(cursor); bit; cursor.at++, bit = here(cursor)) charge.push(bit.text);
    if (unit !== undefined) draft.objection = { unit, charge: charge.join(' '), allowed: state === 'allowed' };
  },
  /** FB-OFF-08. `withdraws red`. */
  withdraws: (cursor, draft) => {
    const side = needFrom(cursor, SIDE_OF);
    if (side) draft.withdraws.push(side);
  },
  /** `gone red 5S infantry at 40x3`. */
  gone: (cursor, draft) => {
    const side = needFrom(cursor, SIDE_OF);
    const id = side && needId(cursor);
    const kind = id === undefined ? undefined : needFrom(cursor, KIND_WORDS);
    takes(cursor, 'at');
    const at = kind && needPoint(cursor, draft);
    if (side && id !== undefined && kind && at) draft.gone.push({ id, side, name: plainNoun(id, false), at, kind });
  },
};
