/** What a plain officer would do next: the best use of an order point, and in an active group, of its units. */
import { Refusal, type Side } from '../../../kernel/play.ts';
import { phrase } from '../../../kernel/phrase.ts';
import type { Idea as Shown } from '../../../kernel/ruleset.ts';
import { idle } from '../candidates/mover.ts';
import { deploymentIdeas } from '../deploy/suggest.ts';
import { orders } from '../language/index.ts';
import type { WhyNot } from '../look/orders-open.ts';
import type { State, Unit } from '../state.ts';
import { attackIdeas } from './attacks.ts';
import { isGun, type Thought, activationIdeas } from './groups.ts';
import type { Idea, Thinking } from './idea.ts';
import { formationIdeas } from './formations.ts';
import { marchIdeas } from './marches.ts';
import { rallyIdeas } from './rallies.ts';
import { withdrawalIdeas } from './withdrawals.ts';

const THOUGHTS: readonly Thinking[] = [rallyIdeas, attackIdeas, formationIdeas, marchIdeas, withdrawalIdeas];

/** SH-SKILL-IMPETUOUS-03. What must be done before the turn may end comes first, unless another idea does it too. */
export function ideas(now: State, by: Side, whyNot: WhyNot): readonly Shown[] {
  if (now.phase === 'deployment' && now.active === by) return deploymentIdeas(now, by).map((text) => ({ text }));
  if (now.phase !== 'actions' || now.active !== by) return [];
  const found = thoughtOf(now, by, whyNot).map(({ text, why, wakes }) => ({
    text: canonicalOf(text, now, by),
    why,
    ...(wakes && { wakes }),
  }));
  if (found.length > 0) return found;
  return (whyNot('end')?.instead ?? []).map((text) => ({ text, why: phrase('idea-must') }));
}

/** SH-TURN-06. The remaining actions of an active group cost nothing, and are lost with the next order point. */
function thoughtOf(now: State, by: Side, whyNot: WhyNot): readonly Idea[] {
  const units = idle(now, by);
  const awake = thoughtsOf(
    now,
    units.filter(({ id }) => now.group.includes(id)),
    whyNot,
  );
  if (awake.length > 0) return awake.map(({ idea }) => idea).toSorted((a, b) => b.worth - a.worth);
  const asleep = thoughtsOf(
    now,
    units.filter(({ id }) => !now.group.includes(id)),
    whyNot,
  );
  return activationIdeas(now, asleep).filter(({ text }) => !text.includes(':') || !whyNot(text));
}

function thoughtsOf(now: State, units: readonly Unit[], whyNot: WhyNot): Thought[] {
  return units.flatMap((unit) => {
    const all = THOUGHTS.flatMap((think) => think(now, unit)).toSorted((a, b) => b.worth - a.worth);
    const isAsleep = isGun(unit) && !now.group.includes(unit.id);
    const idea = isAsleep ? all[0] : all.find(({ text }) => !whyNot(text));
    return idea ? [{ unit, idea }] : [];
  });
}

/** One text may be two orders, if a unit must be tested before it can be ordered (SH-ORDERS-16). */
function canonicalOf(text: string, now: State, by: Side): string {
  const read = orders(text, now, by);
  return read instanceof Refusal ? text : read.map((each) => each.text).join('; ');
}
