/**
 * Fantasy battle: a position, an order, its dice and answers, what came of it. Dice or answers that are left over, or
 * missing, fail the test.
 *
 *     const t = fantasy('blue 3S infantry stands 3 in line at 53x45 activated', ...).play('blue', { kind: 'charge', ... });
 *     expect(t.fact('touched')).toMatchObject({ contacts: [...] });
 */
import type { Side } from '../../src/kernel/play.ts';
import { run } from '../../src/kernel/run.ts';
import { apply } from '../../src/rules/fantasy-battle/apply.ts';
import type { Fact } from '../../src/rules/fantasy-battle/facts.ts';
import type { Order } from '../../src/rules/fantasy-battle/order.ts';
import { play } from '../../src/rules/fantasy-battle/play.ts';
import { readPosition } from '../../src/rules/fantasy-battle/scenario/index.ts';
import { type State, type Unit, unitOf } from '../../src/rules/fantasy-battle/state.ts';

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>;

export interface Battle {
  readonly now: State;
  readonly facts: readonly Fact[];
  /** `SK-MOV-03 refuse-sk-far`, or nothing if it was played. */
  readonly refused: string;
  readonly instead: readonly string[];
  /** The questions that were asked, by kind and unit. */
  readonly asked: readonly string[];
  play(by: Side, order: Order, dice?: readonly number[], answers?: readonly string[]): Battle;
  fact<T extends Fact['type']>(type: T): Of<T>;
  unit(id: string): Unit;
  /** `1:570,600/0 152.98`: each stand of a move in the order in which they went, its end and its cost, in millimetres. */
  moves(unit: string): readonly string[];
}

/** A position from lines of the scenario format, on a clear table of 120 by 90, Blue to move. */
export function fantasy(...lines: readonly string[]): Battle {
  return after(readPosition(lines), []);
}

function after(
  now: State,
  facts: readonly Fact[],
  refused = 'nothing',
  instead: readonly string[] = [],
  asked: readonly string[] = [],
): Battle {
  return {
    now,
    facts,
    refused,
    instead,
    asked,
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
      return after(outcome.state, happened, 'nothing', [], kinds);
    },
    fact: <T extends Fact['type']>(type: T) => {
      const found = facts.find((each): each is Of<T> => each.type === type);
      if (!found) throw new Error(`no ${type} among ${facts.map((each) => each.type).join(', ')}; ${refused}`);
      return found;
    },
    unit: (id) => unitOf(now, id),
    moves: (id) =>
      facts.flatMap((each) => (each.type === 'moved' && each.unit === id ? each.stands : [])).map(moveText),
  };
}

function moveText({ n, way, cost }: Of<'moved'>['stands'][number]): string {
  const { x, y, heading } = way.at(-1)!;
  return `${n}:${x / 100},${y / 100}/${heading / 100} ${(cost / 100).toFixed(2)}`;
}
