/** PE-DST-05, PE-GEO-30. What of a line may be written: its legs and changes as far as the half goes. */
import { type Act, type Line, NO_SHEET } from '../order.ts';
import type { State, Unit } from '../state.ts';
import { whyNotWritten } from './written.ts';

/** Whether a unit's line may say just this, beside what its side has written for others. */
export function mayWrite(now: State, unit: Unit, acts: readonly Act[]): boolean {
  return mayWriteLine(now, unit, { unit: unit.id, acts: [...acts], answers: {} });
}

export function mayWriteLine(now: State, unit: Unit, line: Line): boolean {
  const sheet = now.writing?.sheet ?? NO_SHEET;
  return whyNotWritten(now, unit.side, sheet, line) === undefined;
}

/** As many of them as may be written, the last one as far as it goes; none if nothing does. */
export function withinHalf(now: State, unit: Unit, acts: readonly Act[]): Act[] {
  const illegal = acts.findIndex((_, n) => !mayWrite(now, unit, acts.slice(0, n + 1)));
  if (illegal === -1) return [...acts];
  const before = acts.slice(0, illegal);
  const shorter = shortened(acts[illegal]!, (act) => mayWrite(now, unit, [...before, act]));
  return shorter ? [...before, shorter] : before;
}

/** The most of a leg that may be written: to a tenth of a millimetre, a wheel to a hundredth of a degree. */
function shortened(act: Act, may: (some: Act) => boolean): Act | undefined {
  const some = (amount: number): Act | undefined => {
    if (act.do === 'wheel') return { ...act, angle: amount };
    if (act.do === 'manhandle') return { ...act, by: Math.sign(act.by) * amount * STEP };
    return 'by' in act && act.do !== 'turn' ? { ...act, by: amount * STEP } : undefined;
  };
  let low = 0;
  let high = act.do === 'wheel' ? act.angle : 'by' in act ? Math.ceil(Math.abs(act.by) / STEP) : 0;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const part = some(middle);
    if (part && may(part)) low = middle;
    else high = middle;
  }
  return low === 0 ? undefined : some(low);
}

const STEP = 10;
