/** The lines of a scenario that only Fantasy battle has, each by its first word. */
import { readNameLine } from '../../../chart/field/frame.ts';
import { needPoint } from '../../../chart/field/places.ts';
import { SIDE_OF, type Statements } from '../../../chart/heading.ts';
import { plain } from '../../../chart/plain.ts';
import { type Side, SIDES } from '../../../kernel/play.ts';
import { type Cursor, here, needFrom, needNumber, needQuoted, takes } from '../../../kernel/text/lines.ts';
import { needNoun, plainNoun } from '../../../kernel/text/names.ts';
import { TYPES } from '../state.ts';
import { type Draft, needId, seesId } from './draft.ts';
import { PHASE_WORDS, REASON_WORDS, valueWords, VARIANT_WORDS } from './lexicon.ts';

const WINNERS = plain<Side | 'draw'>([...SIDES, 'draw']);
const KIND_WORDS = plain([...TYPES, 'commander'] as const);

export const STATEMENTS: Statements<Draft> = {
  /** FB-GAP-11, -12. `variant fights simple`. */
  variant: (cursor, draft) => {
    const name = needFrom(cursor, VARIANT_WORDS);
    const value = name && needFrom(cursor, valueWords(name));
    if (name && value !== undefined) draft.variants[name] = value;
  },
  /** FB-GAP-12. `objective "the ford" value 3`, during a battle `held red`. */
  objective: (cursor, draft) => {
    const name = here(cursor);
    if (needQuoted(cursor, 30) === undefined || !name) return;
    const value = takes(cursor, 'value') ? needNumber(cursor, 1, 99) : 1;
    const holder = takes(cursor, 'held') ? needFrom(cursor, SIDE_OF) : undefined;
    if (value !== undefined) draft.objectives.push({ name, value, holder, cursor });
  },
  /** FB-GAP-12. `breaks red at 40`. */
  breaks: (cursor, draft) => {
    const side = needFrom(cursor, SIDE_OF);
    takes(cursor, 'at');
    const share = side && needNumber(cursor, 1, 100);
    if (side && share !== undefined) draft.breaks[side] = share;
  },
  /** `turn 3 blue`, `turn 3 blue shooting`: a battle that is under way. */
  turn: (cursor, draft) => {
    draft.turn = needNumber(cursor, 0, 99) ?? draft.turn;
    draft.active = needFrom(cursor, SIDE_OF);
    draft.phase = here(cursor) ? needFrom(cursor, PHASE_WORDS) : 'movement';
  },
  /** FB-CSH-01. `shots 3S 4O`: a charger, and who may shoot at it. */
  shots: (cursor, draft) => {
    const charger = needId(cursor);
    const units: string[] = [];
    while (seesId(here(cursor))) units.push(needId(cursor)!);
    if (charger !== undefined) draft.shots = { charger, units };
  },
  /** FB-OFF-08. `withdraws red`. */
  withdraws: (cursor, draft) => {
    const side = needFrom(cursor, SIDE_OF);
    if (side) draft.withdraws.push(side);
  },
  /** `result red broken`. */
  result: (cursor, draft) => {
    const winner = needFrom(cursor, WINNERS);
    const why = winner && needFrom(cursor, REASON_WORDS);
    if (winner && why) draft.result = { winner, why };
  },
  /** `lost red 3`: stands. */
  lost: (cursor, draft) => {
    const side = needFrom(cursor, SIDE_OF);
    draft.lost[side ?? 'red'] = (side && needNumber(cursor, 0, 999)) ?? 0;
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
  /** Commanders have names too. */
  name: (cursor: Cursor, draft) => {
    const bit = here(cursor);
    const found = draft.commanders.find(({ commander }) => commander.id === bit?.text);
    if (!found || !bit) return readNameLine(cursor, draft);
    cursor.at += 1;
    const name = needNoun(cursor, bit.text);
    if (name) found.commander = { ...found.commander, name };
  },
};
