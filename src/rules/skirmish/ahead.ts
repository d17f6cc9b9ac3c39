/** What is said in advance: planned orders, and standing answers. */
import { fixedStanding } from '../../kernel/fixed-standing.ts';
import { phrase } from '../../kernel/phrase.ts';
import { enemyOf, type Side } from '../../kernel/play.ts';
import type { Danger } from '../../kernel/ruleset.ts';
import { plansOf } from '../../march/plans.ts';
import { askedBy } from './moves/assault.ts';
import { isElite, isTrained } from './fire/capability.ts';
import { turnOf } from './look/legal.ts';
import { assaultsFor } from './proposals.ts';
import { AVOID, DIFFERENCE, ELITE_SINGLE, ELITE_UNIT, FACE, also, show } from './questions.ts';
import { apart, isSquad } from './position/squad.ts';
import { type State, type Unit, unitOf } from './state.ts';
import { reachOf } from './values.ts';

/** SK-GEO-14, SK-FIR-04. Contact, and ranges. */
export const plans = plansOf<Unit, State>({
  begun: turnOf,
  isEngaged: (_, { contacts }) => contacts.length > 0,
  reaches: (_, unit, enemy) => apart(unit, enemy) <= reachOf(unit),
});

export const standing = fixedStanding<State>({
  answers: {
    [ELITE_UNIT.kind]: ['elite', 'keep'],
    [ELITE_SINGLE.kind]: ['+1', 'plain'],
    [AVOID.kind]: ['refuse', 'test'],
    [FACE.kind]: ['face', 'stay'],
    [DIFFERENCE.kind]: ['difference', 'no difference'],
  },
  show,
  also,
  mayBeAsked: (now, id, kind) => mayBeAsked(now, unitOf(now, id), kind),
  dangers,
});

/** SK-AVO-01, SK-TRN-05. Those whom an assault could reach, and what they would be asked. */
function dangers(now: State, side: Side): Danger[] {
  const then = turnOf(now, enemyOf(side));
  const all = then.units.filter((unit) => unit.side !== side).flatMap((unit) => assaultsFor(then, unit));
  return now.units.flatMap(({ id, name }): Danger[] => {
    const rushes = all.filter(({ order }) => order.target === id);
    const asking = rushes.find(({ rush }) => askedBy(rush));
    const [first] = asking ? [asking] : rushes;
    if (!first) return [];
    const says = phrase('sk-danger', { unit: name, by: unitOf(now, first.order.unit).name, how: first.says });
    return [{ unit: id, says, kinds: [...new Set(rushes.flatMap(({ rush }) => askedBy(rush)?.kind ?? []))] }];
  });
}

/** SK-ASK. Whether a unit may come to be asked, as it is or in another formation. */
function mayBeAsked({ variants }: State, unit: Unit, kind: string): boolean {
  const { row, figures } = unit;
  if (kind === ELITE_UNIT.kind) return variants.capabilities && isElite(row);
  if (kind === ELITE_SINGLE.kind)
    return figures.some(({ marksman }) => marksman) || (variants.capabilities && row === 'eliteVoltigeur');
  if (kind === DIFFERENCE.kind) return variants.screen !== 'automatic';
  return isSquad(unit) && isTrained(row);
}
