/** What is answered for somebody whose time is out: what his doctrine says, else the plainest one, else the fallback. */
import { Refusal, type Side } from '../../../kernel/play.ts';
import { asked } from '../../../kernel/run.ts';
import { orWithdrawn } from '../../advance/fault.ts';
import { courseOf, groundOf, readBack } from '../../orders/play.ts';
import { askedOf } from '../../seats/commanders.ts';
import type { Asking, Loaded } from '../../battle/loaded-battle.ts';
import type { Move } from '../../battle/decision.ts';
import { annulMove, answerMove } from '../../advance/order-decision.ts';
import type { Parts } from '../../battle/deps.ts';
import type { Staff, Staffs } from '../../auto-answer.ts';

/** `due`: until when he was awaited. */
export function overdueAnswer(parts: Parts, loaded: Loaded, waiting: Asking, due: Date): Promise<Move | Refusal> {
  return orWithdrawn(parts, loaded, waiting, async () => {
    const { question } = waiting;
    const back = readBack(groundOf(loaded), courseOf(waiting), question);
    if (back.kind === 'diverged') return annulMove(parts, loaded, waiting, back);
    const own = loaded.staffs[question.to]?.(back.question);
    const doctrine =
      own?.answer(back.question, back.state) ?? loaded.rules.doctrine(plainest(loaded), question, back.state);
    const isReadable = doctrine !== undefined && !(back.question.read(doctrine) instanceof Refusal);
    const by = { who: 'overdue', at: minuteOf(due), how: isReadable ? 'doctrine' : 'fallback' } as const;
    const then = withoutAsking(loaded, question.to, askedOf(loaded, question)?.id);
    return answerMove(parts, then, waiting, { text: isReadable ? doctrine : question.fallback, by }, []);
  });
}

function plainest({ rules }: Loaded): string {
  return rules.doctrines[0]!;
}

/** What he is asked further in the same order is not worth another wait. */
export function withoutAsking(loaded: Loaded, side: Side, absent: string | undefined): Loaded {
  const { rules, staffs } = loaded;
  const name = plainest(loaded);
  const hurried = (staff: Staff | undefined): Staff => ({
    ...staff,
    name: staff?.name ?? name,
    answer: (question, now) =>
      staff?.answer(question, now) ?? rules.doctrine(name, asked(question), now) ?? question.fallback,
  });
  const all: Staffs = {
    ...staffs,
    [side]: (question: Parameters<NonNullable<Staffs[Side]>>[0]) => {
      const staff = staffs[side]?.(question);
      return askedOf(loaded, question)?.id === absent ? hurried(staff) : staff;
    },
  };
  return { ...loaded, staffs: all };
}

/** To the minute: `2026-11-22T18:00Z`. */
function minuteOf(due: Date): string {
  return `${due.toISOString().slice(0, 16)}Z`;
}
