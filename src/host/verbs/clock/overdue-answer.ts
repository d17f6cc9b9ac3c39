/**
 * The answer for a person whose time is up: from their doctrine, otherwise the plainest one, otherwise the fallback.
 */
import { Refusal } from '../../../kernel/play.ts';
import { orWithdrawn } from '../../advance/fault.ts';
import { courseOf, groundOf, readBack } from '../../orders/play.ts';
import { askedOf } from '../../seats/commanders.ts';
import type { Asking, Loaded } from '../../battle/loaded-battle.ts';
import type { Move } from '../../battle/decision.ts';
import { annulMove, answerMove } from '../../advance/order-decision.ts';
import type { Parts } from '../../battle/deps.ts';
import { lateAnswer, withoutAsking } from '../../orders/who-answers.ts';

/** `due`: their deadline. */
export function overdueAnswer(parts: Parts, loaded: Loaded, waiting: Asking, due: Date): Promise<Move | Refusal> {
  return orWithdrawn(parts, loaded, waiting, async () => {
    const { question } = waiting;
    const back = readBack(groundOf(loaded), courseOf(waiting), question);
    if (back.kind === 'diverged') return annulMove(parts, loaded, waiting, back);
    const respondent = loaded.respondents[question.to]?.(back.question);
    const doctrine = lateAnswer(loaded.rules, respondent, back.question, back.state);
    const isReadable = doctrine !== undefined && !(back.question.read(doctrine) instanceof Refusal);
    const by = { who: 'overdue', at: minuteOf(due), how: isReadable ? 'doctrine' : 'fallback' } as const;
    const then = withoutAsking(loaded, question.to, askedOf(loaded, question)?.id);
    return answerMove(parts, then, waiting, { text: isReadable ? doctrine : question.fallback, by }, []);
  });
}

/** To the minute: `2026-11-22T18:00Z`. */
function minuteOf(due: Date): string {
  return `${due.toISOString().slice(0, 16)}Z`;
}
