/** What is said in advance: planned orders, and standing answers. */
import { fixedStanding } from '../../kernel/fixed-standing.ts';
import { phrase } from '../../kernel/phrase.ts';
import { enemyOf, type Side } from '../../kernel/play.ts';
import type { Condition, Danger, Plans } from '../../kernel/ruleset.ts';
import { turnOf } from './look/legal.ts';
import { assaultsFor } from './proposals.ts';
import { AVOID, DIFFERENCE, ELITE_SINGLE, ELITE_UNIT, FACE, show } from './questions.ts';
import { apart } from './squad.ts';
import { type State, unitOf } from './state.ts';
import { reachOf } from './values.ts';

/** Contact and ranges; there are no order points. */
export const plans: Plans<State> = {
  conditions: ['engaged', 'free', 'reach'],
  holds,
  begun: turnOf,
  broken: (now, side) => now.gone.filter((unit) => unit.side === side).map(({ id }) => id),
};

/** SK-GEO-14, SK-FIR-04. In contact; or within the range of those who are ordered. */
function holds({ kind, ...condition }: Condition, units: readonly string[], now: State): boolean {
  const named = now.units.find((each) => 'unit' in condition && each.id === condition.unit);
  if (!named) return false;
  if (kind !== 'reach') return named.contacts.length > 0 === (kind === 'engaged');
  const shooters = now.units.filter(({ id }) => units.includes(id));
  return shooters.some((unit) => apart(unit, named) <= reachOf(unit));
}

export const standing = fixedStanding<State>({
  answers: {
    [ELITE_UNIT.kind]: ['elite', 'keep'],
    [ELITE_SINGLE.kind]: ['+1', 'plain'],
    [AVOID.kind]: ['refuse', 'test'],
    [FACE.kind]: ['face', 'stay'],
    [DIFFERENCE.kind]: ['difference', 'no difference'],
  },
  show,
  units: (now, side) => now.units.filter((unit) => unit.side === side).map(({ id }) => id),
  dangers,
});

/** SK-AVO-01, SK-TRN-05. Those whom an assault could reach, and what they would be asked. */
function dangers(now: State, side: Side): Danger[] {
  const then = turnOf(now, enemyOf(side));
  const all = then.units.filter((unit) => unit.side !== side).flatMap((unit) => assaultsFor(then, unit));
  return now.units.flatMap(({ id, name, formation }): Danger[] => {
    const rush = all.find(({ order }) => order.target === id);
    if (!rush) return [];
    const says = phrase('sk-danger', { unit: name, by: unitOf(now, rush.order.unit).name, how: rush.says });
    return [{ unit: id, says, kinds: [formation === 'skirmish' ? AVOID.kind : FACE.kind] }];
  });
}
