/** What a plain officer would do next: for each unit the best that comes to his mind, the best of all first. */
import { Refusal, type Side } from '../../../kernel/play.ts';
import { idle } from '../language/candidates.ts';
import { deploymentIdeas } from '../deploy/suggest.ts';
import { orders } from '../language/index.ts';
import type { WhyNot } from '../look/orders-open.ts';
import type { State } from '../state.ts';
import { attackIdeas } from './attacks.ts';
import type { Idea, Thinking } from './idea.ts';
import { formationIdeas, marchIdeas, rallyIdeas } from './moves.ts';

const THOUGHTS: readonly Thinking[] = [rallyIdeas, attackIdeas, formationIdeas, marchIdeas];

/** SH-SKILL-IMPETUOUS-03. What must be done before the turn may end comes first, where nothing better does. */
export function ideas(now: State, by: Side, whyNot: WhyNot): readonly string[] {
  if (now.phase === 'deployment' && now.active === by) return deploymentIdeas(now, by);
  if (now.phase !== 'actions' || now.active !== by) return [];
  const texts = idle(now, by)
    .flatMap(
      (unit) =>
        bestOf(
          THOUGHTS.flatMap((think) => think(now, unit)),
          whyNot,
        ) ?? [],
    )
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ text }) => canonicalOf(text, now, by));
  const musts = texts.length > 0 ? [] : (whyNot('end')?.instead ?? []);
  return [...texts, ...musts];
}

/** The best that is legal. */
function bestOf(all: readonly Idea[], whyNot: WhyNot): Idea | undefined {
  return all.toSorted((a, b) => b.worth - a.worth).find(({ text }) => !whyNot(text));
}

/** One text may be two orders, where a unit must be tested before it is told what to do (SH-ORDERS-16). */
function canonicalOf(text: string, now: State, by: Side): string {
  const read = orders(text, now, by);
  return read instanceof Refusal ? text : read.map((each) => each.text).join('; ');
}
