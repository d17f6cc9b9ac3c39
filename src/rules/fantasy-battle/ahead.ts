/** What is said in advance: planned orders, and standing answers. */
import { gapBetween } from '../../field/several.ts';
import { fixedStanding } from '../../kernel/fixed-standing.ts';
import { phrase } from '../../kernel/phrase.ts';
import { enemyOf, type Side } from '../../kernel/play.ts';
import type { Condition, Danger, Plans } from '../../kernel/ruleset.ts';
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
import { type State, unitOf } from './state.ts';
import { turnOf } from './turn.ts';

/** Contact and the reach of charges; there are no order points. */
export const plans: Plans<State> = {
  conditions: ['engaged', 'free', 'reach'],
  holds,
  begun: turnOf,
  broken: (now, side) => now.gone.filter((unit) => unit.side === side).map(({ id }) => id),
};

/** FB-GEO-23, FB-CHG-06. In contact; or within the charge distance of the units ordered. */
function holds({ kind, ...condition }: Condition, units: readonly string[], now: State): boolean {
  const named = now.units.find((each) => 'unit' in condition && each.id === condition.unit);
  if (!named) return false;
  if (kind !== 'reach') return isEngaged(now, named) === (kind === 'engaged');
  const chargers = now.units.filter(({ id }) => units.includes(id));
  return chargers.some((unit) => gapBetween(groundsOf(unit), groundsOf(named)) <= distanceOf(now, unit, 'charge'));
}

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
  units: (now, side) => now.units.filter((unit) => unit.side === side).map(({ id }) => id),
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
