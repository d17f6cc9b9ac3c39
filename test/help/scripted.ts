/**
 * A battle whose dice and answers a test names: a position, an order, what came of it. Dice or answers that are left over,
 * or missing, fail the test.
 */
import type { Side } from '../../src/kernel/play.ts';
import { type Entry, type Playable, run } from '../../src/kernel/run.ts';

interface Came<S, F> {
  readonly now: S;
  readonly facts: readonly F[];
  /** `SK-MOV-03 refuse-sk-far`, or nothing if it was played. */
  readonly refused: string;
  readonly instead: readonly string[];
  /** The questions that were asked, by kind and unit. */
  readonly asked: readonly string[];
  /** What was played last, and the position before it. */
  readonly transcript: readonly Entry<F>[];
  readonly before: S;
}

/** `X`: what the helper of a book adds. */
export type Scripted<S, F extends { readonly type: string }, O, X> = X &
  Came<S, F> & {
    play(by: Side, order: O, dice?: readonly number[], answers?: readonly string[]): Scripted<S, F, O, X>;
    fact<T extends F['type']>(type: T): Extract<F, { type: T }>;
  };

const NOTHING = { facts: [], refused: 'nothing', instead: [], asked: [], transcript: [] };

export function scripted<S, F extends { readonly type: string }, O, X>(
  rules: Playable<S, F, O>,
  start: S,
  more: (now: S, facts: readonly F[]) => X,
): Scripted<S, F, O, X> {
  const after = (came: Came<S, F>): Scripted<S, F, O, X> => ({
    ...came,
    ...more(came.now, came.facts),
    play: (by, order, dice = [], answers = []) => after(played(rules, came.now, order, by, dice, answers)),
    fact: <T extends F['type']>(type: T) => {
      const found = came.facts.find((each): each is Extract<F, { type: T }> => each.type === type);
      if (!found)
        throw new Error(`no ${type} among ${came.facts.map((each) => each.type).join(', ')}; ${came.refused}`);
      return found;
    },
  });
  return after({ ...NOTHING, now: start, before: start });
}

function played<S, F, O>(
  rules: Playable<S, F, O>,
  now: S,
  order: O,
  by: Side,
  dice: readonly number[],
  answers: readonly string[],
): Came<S, F> {
  const [left, said, asked] = [[...dice], [...answers], [] as string[]];
  const outcome = run(rules, now, order, by, [], {
    dice: ({ dice: count }) => {
      if (left.length < count) throw new Error(`${count} dice wanted, ${left.length} left`);
      return left.splice(0, count);
    },
    answer: (question) => {
      asked.push(`${question.kind} ${question.unit}`);
      const answer = said.shift();
      if (answer === undefined)
        throw new Error(`no answer to ${question.kind}: ${question.options.map(({ text }) => text).join(', ')}`);
      return { text: answer, by: { who: 'order' } };
    },
  });
  if (outcome.kind === 'refused') {
    const { clause, says, instead } = outcome.refusal;
    return { ...NOTHING, now, before: now, refused: `${clause} ${says.id}`, instead };
  }
  if (left.length > 0 || said.length > 0) throw new Error(`left over: ${[...left, ...said].join(' ')}`);
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  const { state, transcript } = outcome;
  const facts = transcript.flatMap((entry) => ('fact' in entry ? [entry.fact] : []));
  return { ...NOTHING, now: state, facts, asked, transcript, before: now };
}
