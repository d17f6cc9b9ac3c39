/** FB-GAP-03, FB-CSD, FB-CHG. From here to there: how far, what is seen, and from which side a charge would come. */
import { middle } from '../../../field/shape.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import type { FieldMark } from '../../../scene/field.ts';
import { apartOn } from '../../../survey/field/apart.ts';
import { pairOf } from '../../../survey/field/spoken.ts';
import { sideOf, zonesFor } from '../charge/side.ts';
import { waysOf } from '../charge/checks.ts';
import { isUnit, placed, type Who } from '../everyone.ts';
import { chargePhrase } from '../proposals.ts';
import { hiderOf, viewersOf } from '../sight.ts';
import { standsOf } from '../stands.ts';
import type { State, Unit } from '../state.ts';
import { turnOf } from '../turn.ts';

export const apart = apartOn<State, Who>({
  placed,
  lines: (now, from, to) => (isUnit(from) && isUnit(to) ? unitLines(now, from, to) : []),
  marks: (now, from, to) => (isUnit(from) && isUnit(to) ? sightMarks(now, from, to) : []),
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

/** If no stand sees any of the other's: the line between their first stands, and what hides one from the other. */
function sightMarks(now: State, from: Unit, to: Unit): FieldMark[] {
  const [viewer, target] = [standsOf(from)[0]!, standsOf(to)[0]!];
  const hider = viewersOf(now, from, to).length > 0 ? undefined : hiderOf(now, viewer, target);
  if (!hider) return [];
  const [a, b] = [middle(viewer.ground), middle(target.ground)];
  return [{ kind: 'blocked', from: pairOf(a), to: pairOf(b), by: hider.corners.map(pairOf) }];
}
