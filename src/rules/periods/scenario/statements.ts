/** The lines of a scenario that only Periods has, each by its first word. */
import { lengthText, needLength, needPoint } from '../../../chart/field/places.ts';
import { SIDE_OF, type Statements } from '../../../chart/heading.ts';
import { plain } from '../../../chart/plain.ts';
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import { blame, here, needFrom, needNumber, takes } from '../../../kernel/text/lines.ts';
import { plainNoun } from '../../../kernel/text/names.ts';
import { NO_SHEET, sheet } from '../order.ts';
import { state, type Unit } from '../state.ts';
import type { Draft } from './draft.ts';
import { GONE_WORDS } from './lexicon.ts';
import { needValue } from './under-way.ts';
import { needId } from './unit-line.ts';

/** PE-TAB-06. The columns of the table, and their words. */
const RATES = {
  column: 'column',
  line: 'line',
  skirmish: 'skirmish',
  square: 'square',
  'bonus column': 'bonusColumn',
  'bonus line': 'bonusLine',
} as const;
type Rate = (typeof RATES)[keyof typeof RATES];
const RATE_WORDS = Object.entries(RATES).toSorted(([a], [b]) => b.length - a.length);

const unitSchema = state.shape.units.element;
/** What is not said by the line that puts a unit on the table. */
const LATER = unitSchema
  .pick({ turned: true, flankTurned: true, aligning: true, acts: true, notBefore: true, answers: true, leg: true })
  .extend(
    unitSchema.pick({
      doing: true,
      course: true,
      forced: true,
      walked: true,
      parent: true,
      flow: true,
      apart: true,
      torn: true,
      fresh: true,
      idle: true,
      pierced: true,
      lost: true,
    }).shape,
  )
  .partial();
const LATER_OFFICER = state.shape.officers.element.pick({ with: true, errand: true });

const line = sheet.shape.lines.element;
/** What has nothing in it is not written. */
const WRITTEN = {
  lines: line.extend({ acts: line.shape.acts.default([]), answers: line.shape.answers.default({}) }),
  rides: sheet.shape.rides.element,
  errands: sheet.shape.errands.element,
};

const PHASES = plain(state.shape.phase.options);

export const STATEMENTS: Statements<Draft> = {
  periods: (cursor, draft) => {
    draft.lastTurn = needNumber(cursor, 1, 99) ?? draft.lastTurn;
  },
  /** PE-UMP-01. `rates 3L column 20 bonus column 5`: in whole periods, where its nation's do not hold. */
  rates: (cursor, draft) => {
    const bit = here(cursor);
    const id = needId(cursor);
    const rates: Partial<Record<Rate, Length>> = {};
    while (id !== undefined && (here(cursor) || Object.keys(rates).length === 0)) {
      const rate = needFrom(cursor, RATE_WORDS);
      const length = rate && needLength(cursor, 0, 100 * CENTIMETRE);
      if (length === undefined) return;
      rates[rate!] = length;
    }
    if (id !== undefined && bit) draft.later.push({ of: id, is: { rates }, cursor, bit });
  },
  /** `clock 2.3 quarters`: the quarter of a battle that is under way, and what it waits for. */
  clock: (cursor, draft) => {
    const bit = here(cursor);
    const [, period, quarter] = /^(\d{1,2})\.([1-4])$/.exec(bit?.text ?? '') ?? [];
    if (period === undefined || Number(period) === 0) return blame(cursor, bit, 'fault-pe-clock');
    cursor.at += 1;
    draft.period = Number(period);
    draft.quarter = Number(quarter);
    draft.phase = here(cursor) ? (needFrom(cursor, PHASES) ?? 'sheets') : 'sheets';
  },
  /** `now 3L walked true`, `now 1G with 3L`: more of a battle under way. */
  now: (cursor, draft) => {
    const bit = here(cursor);
    const id = needId(cursor);
    if (id === undefined || !bit) return;
    if (draft.leaders.some(({ unit }) => unit.id === id)) {
      const officer = needValue(cursor, LATER_OFFICER);
      if (officer) draft.later.push({ of: id, is: {}, officer, cursor, bit });
    } else {
      const is = needValue(cursor, LATER);
      if (is) draft.later.push({ of: id, is: is as Partial<Unit>, cursor, bit });
    }
  },
  contact: (cursor, draft) => {
    const contact = needValue(cursor, state.shape.contacts.element);
    if (contact) draft.contacts.push(contact);
  },
  /** PE-Q-42. */
  fire: (cursor, draft) => {
    const fire = needValue(cursor, state.shape.fire.element);
    if (fire) draft.fire.push(fire);
  },
  /** PE-GAP-15. */
  ride: (cursor, draft) => {
    const ride = needValue(cursor, state.shape.rides.element);
    if (ride) draft.rides.push(ride);
  },
  /** PE-STEP-02. `writes red`, then each thing that its sheet says: only on the copy on which a side writes. */
  writes: (cursor, draft) => {
    const side = needFrom(cursor, SIDE_OF);
    if (side) draft.writing = { side, sheet: NO_SHEET };
  },
  written: (cursor, { writing }) => {
    const kind = needFrom(cursor, plain(['lines', 'rides', 'errands'] as const));
    const said = kind && needValue<object>(cursor, WRITTEN[kind]);
    if (!said || !writing) return;
    writing.sheet = { ...writing.sheet, [kind]: [...writing.sheet[kind], said] };
  },
  /** `gone red 5S at 40x3`; `gone red 2B at 40x3 guns`: what it was. */
  gone: (cursor, draft) => {
    const side = needFrom(cursor, SIDE_OF);
    const id = side && needId(cursor);
    takes(cursor, 'at');
    const at = id === undefined ? undefined : needPoint(cursor, draft);
    const kind = at && here(cursor) ? needFrom(cursor, GONE_WORDS) : 'unit';
    if (side && id !== undefined && at && kind) draft.gone.push({ id, side, name: plainNoun(id, false), at, kind });
  },
};

export function ratesLines({ id, rates }: Unit): string[] {
  const said = Object.entries(RATES).flatMap(([word, rate]) =>
    rates?.[rate] === undefined ? [] : [`${word} ${lengthText(rates[rate])}`],
  );
  return said.length > 0 ? [`rates ${id} ${said.join(' ')}`] : [];
}
