/** The lines of a position under way: units that still have to act, and eliminated units. */
import { needHex } from '../../../chart/ground.ts';
import { SIDE_OF } from '../../../chart/heading.ts';
import { type Draft, needId } from './draft.ts';
import { blameWord, type Cursor, here, needFrom, needNumber, takes } from '../../../kernel/text/lines.ts';
import { defaultName } from './unit-name.ts';

/** `group 3L 4L`. */
export function readGroup(cursor: Cursor, draft: Draft): void {
  while (here(cursor)) {
    const id = needId(cursor);
    if (id === undefined) return;
    draft.group.push(id);
  }
}

/** `late held back 7C passed over 3L 4L`: the points are spent, and these units will not act late. */
export function readLate(cursor: Cursor, draft: Draft): void {
  const late = { heldBack: [] as string[], passedOver: [] as string[] };
  draft.late = late;
  let list = late.heldBack;
  while (here(cursor)) {
    if (takes(cursor, 'held back')) list = late.heldBack;
    else if (takes(cursor, 'passed over')) list = late.passedOver;
    else {
      const id = needId(cursor);
      if (id === undefined) return;
      list.push(id);
    }
  }
}

/** `gone red 8C 0505 off map cost 184 points 92`. */
export function readGone(cursor: Cursor, draft: Draft): void {
  const side = needFrom(cursor, SIDE_OF);
  const id = side && needId(cursor);
  const at = id && needHex(cursor, draft);
  if (!side || !id || !at) return;
  const unit = {
    id,
    side,
    name: defaultName(id, 'lineInfantry'),
    at,
    offMap: takes(cursor, 'off map'),
    cost: 0,
    victoryPoints: 0,
  };
  while (here(cursor)) {
    if (takes(cursor, 'cost')) unit.cost = needNumber(cursor, 0, 9999) ?? 0;
    else if (takes(cursor, 'points')) unit.victoryPoints = needNumber(cursor, 0, 9999) ?? 0;
    else return blameWord(cursor, ['off map', 'cost', 'points']);
  }
  draft.gone.push(unit);
}
