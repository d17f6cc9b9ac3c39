/** FB-GAP-03, FB-CSD, FB-CHG. From here to there: how far, what is seen, and from which side a charge would come. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import { apartOn } from '../../../survey/field/apart.ts';
import { sideOf, zonesFor } from '../charge/side.ts';
import { waysOf } from '../charge/checks.ts';
import { isUnit, placed, type Who } from '../position/everyone.ts';
import { chargePhrase } from '../proposals.ts';
import { viewersOf } from '../position/sight.ts';
import type { State, Unit } from '../state.ts';
import { hiddenMarks } from './hidden.ts';
import { turnOf } from '../turn.ts';

export const apart = apartOn<State, Who>({
  placed,
  lines: (now, from, to) => (isUnit(from) && isUnit(to) ? unitLines(now, from, to) : []),
  marks: (now, from, to) => (isUnit(from) && isUnit(to) ? hiddenMarks(now, from, to) : []),
});

/** How many of its stands see the other; between enemies, the charge that it could make if its turn began now. */
function unitLines(now: State, from: Unit, to: Unit): Phrase[] {
  const n = viewersOf(now, from, to).length;
  const sight = phrase(n === 0 ? 'fb-look-hidden' : 'fb-look-seen', {
    unit: to.name,
    n,
    of: from.stands.length,
    clause: shortClauses('FB-GAP-03'),
  });
  return from.side === to.side ? [sight] : [sight, sideLine(from, to), chargeLine(now, from, to)];
}

function sideLine(from: Unit, to: Unit): Phrase {
  const sides = zonesFor(from, to).map((zone) => phrase('fb-look-side', { side: sideOf(zone) }));
  return phrase('fb-look-sides', { unit: to.name, sides, clause: shortClauses('FB-CSD-02') });
}

function chargeLine(now: State, from: Unit, to: Unit): Phrase {
  const then = turnOf(now, from.side);
  const ways = waysOf(then, { kind: 'charge', unit: from.id, target: to.id }, from.side);
  return ways instanceof Refusal
    ? phrase('fb-look-charge-refused', { why: ways.says, clause: shortClauses(ways.clause) })
    : phrase('fb-look-charge', { how: chargePhrase(then, from, ways) });
}
