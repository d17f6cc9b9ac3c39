/**
 * The answer for a person whose time is up: from their doctrine, otherwise the plainest one, otherwise the fallback.
 */
import { Refusal } from '../../../kernel/play.ts';
import { orWithdrawn } from '../../advance/fault.ts';
import { courseOf, groundOf, readBack } from '../../orders/play.ts';
import { askedOf } from '../../seats/commanders.ts';
import type { Asking, LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { annulDecision, answerDecision } from '../../advance/order-decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { lateAnswer, withoutAsking } from '../../orders/who-answers.ts';

/** `due`: their deadline. */
export function overdueAnswer(
  deps: Deps,
  loaded: LoadedBattle,
  waiting: Asking,
  due: Date,
): Promise<Decision | Refusal> {
  return orWithdrawn(deps, loaded, waiting, async () => {
    const { question } = waiting;
    const back = readBack(groundOf(loaded), courseOf(waiting), question);
    if (back.kind === 'diverged') return annulDecision(deps, loaded, waiting, back);
    const respondent = loaded.respondents[question.to]?.(back.question);
    const doctrine = lateAnswer(loaded.rules, respondent, back.question, back.state);
    const isReadable = doctrine !== undefined && !(back.question.read(doctrine) instanceof Refusal);
    const by = { who: 'overdue', at: minuteOf(due), how: isReadable ? 'doctrine' : 'fallback' } as const;
    const then = withoutAsking(loaded, question.to, askedOf(loaded, question)?.id);
    return answerDecision(deps, then, waiting, { text: isReadable ? doctrine : question.fallback, by }, []);
  });
}

/** To the minute: `2026-11-22T18:00Z`. */
function minuteOf(due: Date): string {
  return `${due.toISOString().slice(0, 16)}Z`;
}
