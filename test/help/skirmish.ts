/**
 * Skirmish: a position, an order, its dice and answers, what came of it. Dice or answers that are left over, or missing,
 * fail the test.
 *
 *     const t = skirmish('red 2L line close 8 at 40x10', ...).play('red', { kind: 'fire', ... }, [6, 6, 5]);
 *     expect(t.fact('fired')).toMatchObject({ hits: 2 });
 */
import type { Side } from '../../src/kernel/play.ts';
import { type Entry, run } from '../../src/kernel/run.ts';
import { apply } from '../../src/rules/skirmish/apply.ts';
import type { Fact } from '../../src/rules/skirmish/facts.ts';
import type { Order } from '../../src/rules/skirmish/order.ts';
import { play } from '../../src/rules/skirmish/play.ts';
import { readPosition } from '../../src/rules/skirmish/scenario/index.ts';
import { type State, type Unit, unitOf } from '../../src/rules/skirmish/state.ts';

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>;

export interface Skirmish {
  readonly now: State;
  readonly facts: readonly Fact[];
  /** `SK-MOV-03 refuse-sk-far`, or nothing if it was played. */
  readonly refused: string;
  readonly instead: readonly string[];
  /** The questions that were asked, by kind and unit. */
  readonly asked: readonly string[];
  /** What was played last, and the position before it. */
  readonly transcript: readonly Entry<Fact>[];
  readonly before: State;
  play(by: Side, order: Order, dice?: readonly number[], answers?: readonly string[]): Skirmish;
  fact<T extends Fact['type']>(type: T): Of<T>;
  unit(id: string): Unit;
}

/** A position from lines of the scenario format, on a clear table of 120 by 90, Red to act. */
export function skirmish(...lines: readonly string[]): Skirmish {
  return after(readPosition(lines), []);
}

function after(
  now: State,
  facts: readonly Fact[],
  refused = 'nothing',
  instead: readonly string[] = [],
  asked: readonly string[] = [],
  { transcript, before }: Pick<Skirmish, 'transcript' | 'before'> = { transcript: [], before: now },
): Skirmish {
  return {
    now,
    facts,
    refused,
    instead,
    asked,
    transcript,
    before,
    play(by, order, dice = [], answers = []) {
      const [left, said, kinds] = [[...dice], [...answers], [] as string[]];
      const outcome = run({ play, apply }, now, order, by, [], {
        dice: ({ dice: count }) => {
          if (left.length < count) throw new Error(`${count} dice wanted, ${left.length} left`);
          return left.splice(0, count);
        },
        answer: (question) => {
          kinds.push(`${question.kind} ${question.unit}`);
          const answer = said.shift();
          if (answer === undefined)
            throw new Error(`no answer to ${question.kind}: ${question.options.map(({ text }) => text).join(', ')}`);
          return { text: answer, by: { who: 'order' } };
        },
      });
      if (outcome.kind === 'refused') {
        return after(now, [], `${outcome.refusal.clause} ${outcome.refusal.says.id}`, outcome.refusal.instead);
      }
      if (left.length > 0 || said.length > 0) throw new Error(`left over: ${[...left, ...said].join(' ')}`);
      if (outcome.kind !== 'done') throw new Error(outcome.kind);
      const happened = outcome.transcript.flatMap((entry) => ('fact' in entry ? [entry.fact] : []));
      return after(outcome.state, happened, 'nothing', [], kinds, { transcript: outcome.transcript, before: now });
    },
    fact: <T extends Fact['type']>(type: T) => {
      const found = facts.find((each): each is Of<T> => each.type === type);
      if (!found) throw new Error(`no ${type} among ${facts.map((each) => each.type).join(', ')}; ${refused}`);
      return found;
    },
    unit: (id) => unitOf(now, id),
  };
}
