/** The lines of a position under way: whose turn it is, who is gone, how it ended. */
import { needHex } from '../../../chart/ground.ts';
import { SIDE_OF } from '../../../chart/heading.ts';
import type { Side } from '../../../kernel/play.ts';
import { blameWord, type Cursor, here, lexicon, needFrom, needNumber, takeFrom } from '../../../kernel/text/lines.ts';
import { plainNoun } from '../../../kernel/text/names.ts';
import type { Gone, State } from '../state.ts';
import { type Draft, needId } from './draft.ts';

const PHASES = lexicon<State['phase']>(
  ['opening', 'opening'],
  ['movement', 'movement'],
  ['combat', 'combat'],
  ['result', 'result'],
  ['over', 'over'],
);
const WINNERS = lexicon<Side | 'draw'>(['red', 'red'], ['blue', 'blue'], ['draw', 'draw']);
const REASONS = lexicon<NonNullable<State['result']>['why']>(
  ['ruled', 'ruled'],
  ['resigned', 'resigned'],
  ['agreed', 'agreed'],
);
const FATES = lexicon<Gone['why']>(['eliminated', 'eliminated'], ['left', 'left']);

/** `turn 3 blue movement`. */
export function readTurn(cursor: Cursor, draft: Draft): void {
  draft.turn = needNumber(cursor, 1, 99) ?? draft.turn;
  while (here(cursor)) {
    const side = takeFrom(cursor, SIDE_OF);
    const phase = side ? undefined : takeFrom(cursor, PHASES);
    if (side) draft.active = side;
    else if (phase) draft.phase = phase;
    else
      return blameWord(
        cursor,
        [...SIDE_OF, ...PHASES].map(([words]) => words),
      );
  }
}

/** `gone red 8C 0505 eliminated`. */
export function readGone(cursor: Cursor, draft: Draft): void {
  const side = needFrom(cursor, SIDE_OF);
  const id = side && needId(cursor);
  const at = id && needHex(cursor, draft);
  const why = at && needFrom(cursor, FATES);
  if (side && id && at && why) draft.gone.push({ id, side, name: plainNoun(id, false), at, why });
}

/** `result red resigned`. */
export function readResult(cursor: Cursor, draft: Draft): void {
  const winner = needFrom(cursor, WINNERS);
  const why = winner && needFrom(cursor, REASONS);
  if (winner && why) draft.result = { winner, why };
}
