/** The lines of a scenario that only Skirmish has, each by its first word. */
import { SIDE_OF, type Statements } from '../../../chart/heading.ts';
import { needPoint } from '../../../chart/field/places.ts';
import { needId, takeIds } from '../../../chart/field/unit-name.ts';
import { plain } from '../../../chart/plain.ts';
import { type Cursor, needFrom, takeFrom, takes } from '../../../kernel/text/lines.ts';
import { plainNoun } from '../../../kernel/text/names.ts';
import { ROLES } from '../state.ts';
import type { Draft } from './draft.ts';

const ROLE_WORDS = plain(ROLES);

export const STATEMENTS: Statements<Draft> = {
  /** SK-GAP-06. `melee 2L 7L first`: one that the players are settling; `ends`: the turn ends with it. */
  melee: (cursor, draft) => {
    const units = takeIds(cursor);
    draft.melee = { units, first: takes(cursor, 'first'), ends: takes(cursor, 'ends') };
  },
  /** SK-MRK-01. `elite red`: has used elite fire in this turn. */
  elite: (cursor, draft) => {
    const side = needFrom(cursor, SIDE_OF);
    if (side && !draft.eliteUsed.includes(side)) draft.eliteUsed.push(side);
  },
  /** `gone red 5S sergeant at 40x3`. */
  gone: readGoneLine,
};

function readGoneLine(cursor: Cursor, draft: Draft): void {
  const side = needFrom(cursor, SIDE_OF);
  const id = side && needId(cursor);
  if (!side || id === undefined) return;
  const role = takeFrom(cursor, ROLE_WORDS);
  takes(cursor, 'at');
  const at = needPoint(cursor, draft);
  if (at) draft.gone.push({ id, side, name: plainNoun(id, false), at, ...(role && { role }) });
}
