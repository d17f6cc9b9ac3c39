/** PE-DST, PE-FMR-03, PE-OBL-02, PE-BCK-03, PE-CDB. How far units go in a quarter. Divided last, rounded down (PE-GEO-01). */
import type { Length } from '../../../field/length.ts';
import { isSquare } from '../position/body.ts';
import type { Act } from '../order.ts';
import type { Unit } from '../state.ts';
import { ratesOf } from '../values.ts';

/** PE-DST-02 to -04, PE-ART-06. In a whole period, in the formation it is in, whatever it has lost. */
function period(unit: Unit): Length {
  const rates = ratesOf(unit);
  if (unit.formation === 'deployed') return 0;
  if (unit.formation === 'line' || unit.formation === 'doubleLine') return rates.line;
  if (unit.formation === 'skirmish') return rates.skirmish;
  return isSquare(unit) ? rates.square : rates.column;
}

/** PE-DST-05. */
export function quarterOf(unit: Unit): Length {
  return Math.floor(period(unit) / 4);
}

/** PE-FMR-03, PE-Q-24. Half as much again. */
function forcedQuarter(unit: Unit): Length {
  return Math.floor((period(unit) * 3) / 8);
}

/** PE-RAL-03. A rally goes at column speed, whatever the formation. */
export function columnQuarter(unit: Unit): Length {
  return Math.floor(ratesOf(unit).column / 4);
}

/** PE-OBL-02, PE-BCK-03. Half of the line's. */
function halfLineQuarter(unit: Unit): Length {
  return Math.floor(ratesOf(unit).line / 8);
}

/** PE-CDB-02, -03, PE-Q-19. Of the formation that it charges in. */
export function bonusOf(unit: Unit): Length {
  const { bonusColumn, bonusLine } = ratesOf(unit);
  return unit.formation === 'line' || unit.formation === 'doubleLine' ? bonusLine : bonusColumn;
}

/** PE-GEO-30. What it may spend on legs in a quarter: the rate of the leg with which that begins. */
export function allowance(unit: Unit): Length {
  return unit.acts[0] ? rateBy(unit, unit.acts[0]) : quarterOf(unit);
}

/** PE-GEO-30. The own rate of a leg, a quarter. */
export function rateOf(unit: Unit, act: Act): Length {
  return act.do === 'oblique' || act.do === 'back' ? halfLineQuarter(unit) : rateBy(unit, act);
}

function rateBy(unit: Unit, act: Act): Length {
  return act.do === 'ahead' && act.forced === true ? forcedQuarter(unit) : quarterOf(unit);
}
