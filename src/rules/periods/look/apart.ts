/** PE-GEO-32, PE-CTG, PE-CHG-13. From here to there: what is seen and what lies before the front; how far only where measuring is open. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import { apartOn } from '../../../survey/field/apart.ts';
import type { Measuring } from '../../../survey/field/spoken.ts';
import { isBefore, isStraightAhead } from '../position/ahead.ts';
import { whyNoCharge } from '../charge/may.ts';
import { isUnit, placed, type Who } from '../position/everyone.ts';
import { refusedBy } from '../refused.ts';
import type { State, Unit } from '../state.ts';
import { sees } from '../position/view.ts';

export const apart = apartOn<State, Who>({
  placed,
  lines: (now, from, to) => (isUnit(from) && isUnit(to) ? unitLines(now, from, to) : []),
  marks: () => [],
  measuring: (now, from, to) => measuringBetween(now, from, to),
});

/** PE-CHG-13, METRIC 4.5. Friends may be measured; an enemy not, and no place from it. */
function measuringBetween({ variants }: State, from: Who | string, to: Who | string): Measuring {
  const areFriends = typeof from !== 'string' && typeof to !== 'string' && from.side === to.side;
  const areGround = typeof from === 'string' && typeof to === 'string';
  return areFriends || areGround ? 'open' : variants.measuring;
}

function unitLines(now: State, from: Unit, to: Unit): Phrase[] {
  const sight = phrase(sees(now, from, to) ? 'pe-look-seen' : 'pe-look-hidden', {
    unit: from.name,
    other: to.name,
    clause: shortClauses('PE-GEO-32'),
  });
  return from.side === to.side ? [sight] : [sight, chargeLine(now, from, to)];
}

/** By arm, formation and where the enemy lies: never whether it is in reach, nor what the posture allows. */
function chargeLine(now: State, from: Unit, to: Unit): Phrase {
  const clause = whyNoCharge(from, to);
  if (clause)
    return phrase('pe-look-charge-refused', {
      why: refusedBy(clause, { unit: from, target: to }).says,
      clause: shortClauses(clause),
    });
  const where = !isBefore(now, from, to) ? 'not-before' : isStraightAhead(now, from, to) ? 'straight' : 'turns';
  return phrase(`pe-look-charge-${where}`, { unit: to.name, clause: shortClauses('PE-CTG-01', 'PE-CTG-02') });
}
