/** PE-STEP-02, PE-GAP-14. A side writes its sheet, line by line, on its own copy of the position: nothing is done yet. */
import { happen, insist, type Play, Refusal, refusal, type Side, type Table } from '../../../kernel/play.ts';
import { byNumber } from '../position/body.ts';
import type { Fact } from '../facts.ts';
import type { Errand, Line, Order, Ride, Sheet } from '../order.ts';
import type { State } from '../state.ts';
import { twinsOf } from './twins.ts';
import { whyNotCarried, whyNotRidden, whyNotWritten } from './written.ts';

export type Writing = Extract<Order, { kind: 'line' | 'ride' | 'errand' | 'strike' | 'seal' }>;

export function* writeSheet(table: Table<State>, order: Writing, by: Side): Play<Fact> {
  const { writing } = table.now;
  if (writing?.side !== by) throw refusal('PE-STEP-02', 'periods-refuse-not-writing');
  const { sheet } = writing;
  switch (order.kind) {
    case 'line':
      insist(whyNotLine(table.now, by, order.line, sheet));
      return yield* wrote(by, order.line.unit, withLine(sheet, order.line));
    case 'ride':
      insist(whyNotRidden(table.now, by, order.ride));
      return yield* wrote(by, order.ride.officer, withRide(sheet, order.ride));
    case 'errand':
      insist(whyNotCarried(table.now, by, order.errand));
      return yield* wrote(by, order.errand.adc, withErrand(sheet, order.errand));
    case 'strike':
      insist(isWrittenFor(sheet, order.unit));
      return yield* wrote(by, order.unit, without(sheet, order.unit));
    case 'seal':
      return undefined;
  }
}

/** With the nearest lines that may be written instead. */
function whyNotLine(now: State, by: Side, line: Line, sheet: Sheet): Refusal | undefined {
  const why = whyNotWritten(now, by, sheet, line);
  const unit = now.units.find(({ id }) => id === line.unit);
  return why && unit ? new Refusal(why.clause, why.says, () => twinsOf(now, unit, line, why.clause)) : why;
}

function* wrote(side: Side, unit: string, sheet: Sheet): Play<Fact> {
  yield* happen<Fact>({ type: 'wrote', side, unit, sheet });
}

/** Lines stand in the order of units, so that a sheet reads the same however it was written; a forgotten move stands beside another line. */
function withLine(sheet: Sheet, line: Line): Sheet {
  const others = sheet.lines.filter(({ unit, forgotten }) => unit !== line.unit || forgotten !== line.forgotten);
  const late = ({ forgotten }: Line): number => (forgotten ? 0 : 1);
  return {
    ...sheet,
    lines: [...others, line].toSorted((a, b) => byNumber({ id: a.unit }, { id: b.unit }) || late(a) - late(b)),
  };
}

function withRide(sheet: Sheet, ride: Ride): Sheet {
  const others = sheet.rides.filter(({ officer }) => officer !== ride.officer);
  return { ...sheet, rides: [...others, ride].toSorted((a, b) => byNumber({ id: a.officer }, { id: b.officer })) };
}

function withErrand(sheet: Sheet, errand: Errand): Sheet {
  const others = sheet.errands.filter(({ adc }) => adc !== errand.adc);
  return { ...sheet, errands: [...others, errand].toSorted((a, b) => byNumber({ id: a.adc }, { id: b.adc })) };
}

function isWrittenFor({ lines, rides, errands }: Sheet, id: string): Refusal | undefined {
  const named = [
    ...lines.map(({ unit }) => unit),
    ...rides.map(({ officer }) => officer),
    ...errands.map(({ adc }) => adc),
  ];
  return named.includes(id) ? undefined : refusal('PE-STEP-02', 'periods-refuse-not-written', { unit: id });
}

function without({ lines, rides, errands }: Sheet, id: string): Sheet {
  return {
    lines: lines.filter(({ unit }) => unit !== id),
    rides: rides.filter(({ officer }) => officer !== id),
    errands: errands.filter(({ adc }) => adc !== id),
  };
}
