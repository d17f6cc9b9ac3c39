/** What is said in advance: planned orders, and standing answers. */
import { gapBetween } from '../../field/several.ts';
import { fixedStanding } from '../../kernel/fixed-standing.ts';
import { phrase } from '../../kernel/phrase.ts';
import { enemyOf, type Side } from '../../kernel/play.ts';
import type { Danger } from '../../kernel/ruleset.ts';
import { plansOf } from '../../march/plans.ts';
import { distanceOf } from './position/distance.ts';
import { chargesFor } from './proposals.ts';
import {
  CONSENT,
  COUNTERSHOT,
  ENVELOP,
  EVADED,
  FOLLOW,
  OBJECTION,
  REST,
  RETURN,
  SUPPORT,
  also,
  show,
} from './questions.ts';
import { groundsOf, isEngaged } from './position/stands.ts';
import { type State, type Unit, unitOf } from './state.ts';
import { turnOf } from './turn.ts';

/** FB-GEO-23, FB-CHG-06. Contact, and the charge distance. */
export const plans = plansOf<Unit, State>({
  begun: turnOf,
  isEngaged,
  reaches: (now, unit, enemy) => gapBetween(groundsOf(unit), groundsOf(enemy)) <= distanceOf(now, unit, 'charge'),
});

export const standing = fixedStanding<State>({
  answers: {
    [CONSENT.kind]: ['consent', 'refuse'],
    [COUNTERSHOT.kind]: ['shoot', 'hold'],
    [REST.kind]: ['behind', 'beside', 'echelon left', 'echelon right'],
    [ENVELOP.kind]: ['envelop', 'no envelop'],
    [SUPPORT.kind]: ['alone'],
    [EVADED.kind]: ['left', 'right'],
    [RETURN.kind]: ['line', 'column'],
    [OBJECTION.kind]: ['none'],
    [FOLLOW.kind]: ['follow', 'stay'],
  },
  show,
  also,
  dangers,
});

/** FB-CSH-01. The units that a charge could reach, and what they would be asked. */
function dangers(now: State, side: Side): Danger[] {
  const then = turnOf(now, enemyOf(side));
  const all = then.units.filter((unit) => unit.side !== side).flatMap((unit) => chargesFor(then, unit));
  return now.units.flatMap(({ id, name, missiles }): Danger[] => {
    const charge = all.find(({ order }) => order.target === id);
    if (!charge) return [];
    const says = phrase('fb-danger', { unit: name, by: unitOf(now, charge.order.unit).name, how: charge.says });
    return [{ unit: id, says, kinds: missiles ? [COUNTERSHOT.kind] : [] }];
  });
}
