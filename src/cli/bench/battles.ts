/**
 * Whole battles of random orders: once as the fuzzer plays and checks them, once with the same orders only parsed and
 * played.
 */
import { chanceFrom } from '../../kernel/chance.ts';
import { Refusal, type Side } from '../../kernel/play.ts';
import { run, type Inputs } from '../../kernel/run.ts';
import type { State } from '../../rules/sabreur-hex/state.ts';
import { stateOf } from '../fuzz/always.ts';
import { playGame } from '../fuzz/game.ts';
import { sabreurHexBout } from '../fuzz/sabreur-hex/bout.ts';
import { cpuOf, inTurns } from './cpu.ts';
import { type Line, whole } from './table.ts';

const WARM_UP = 10;
const BATTLES = 60;

interface BattleCost {
  /** Battles per second of CPU. */
  readonly checked: number;
  readonly played: number;
  readonly orders: number;
}

/** A played order with its dice and answers. */
interface Step {
  readonly text: string;
  readonly by: Side;
  readonly dice: readonly (readonly number[])[];
  readonly answers: readonly string[];
}

interface Battle {
  readonly start: State;
  readonly steps: readonly Step[];
}

async function measureBattles(): Promise<BattleCost> {
  for (let n = 0; n < WARM_UP; n++) playGame(sabreurHexBout, `warm-up-${n}`, new Map());
  let orders = 0;
  const checked = await cpuOf(() => {
    for (let n = 0; n < BATTLES; n++) orders += playGame(sabreurHexBout, `bench-${n}`, new Map()).orders;
  });
  const recorded = Array.from({ length: BATTLES }, (_, n) => record(`bench-${n}`));
  const { played } = await inTurns(
    { warmUp: 3, rounds: 5 },
    { played: () => cpuOf(() => recorded.forEach((battle) => play(battle))) },
  );
  return { checked: BATTLES / (checked / 1e6), played: BATTLES / (played / 1e6), orders: orders / BATTLES };
}

function record(seed: string): Battle {
  const { rules, order, answer, scenario } = sabreurHexBout;
  const chance = chanceFrom(seed);
  const start = stateOf(rules, scenario(chance));
  const steps: Step[] = [];
  for (let now = start; ; ) {
    const turn = rules.next(now);
    if (turn.kind !== 'orders' && turn.kind !== 'auto') return { start, steps };
    const step = {
      text: turn.kind === 'auto' ? turn.text : order(chance, now, turn.side, new Map()),
      by: turn.side,
      dice: [] as number[][],
      answers: [] as string[],
    };
    now = outcomeOf(now, step, {
      dice: (roll) => {
        const got = [...chance.dice(roll.dice, roll.sides)];
        step.dice.push(got);
        return got;
      },
      answer: (question) => {
        const text = answer(chance, question);
        step.answers.push(text);
        return { text, by: { who: 'default' } };
      },
    });
    steps.push(step);
  }
}

function play({ start, steps }: Battle): State {
  let now = start;
  for (const step of steps) {
    let asked = 0;
    now = outcomeOf(now, step, {
      dice: (_roll, index) => step.dice[index],
      answer: () => ({ text: step.answers[asked++]!, by: { who: 'default' } }),
    });
  }
  return now;
}

function outcomeOf(now: State, { text, by }: Pick<Step, 'text' | 'by'>, supply: Inputs): State {
  const { rules } = sabreurHexBout;
  const read = rules.orders(text, now, by);
  if (read instanceof Refusal) throw read;
  const outcome = run(rules, now, read[0]!.order, by, [], supply);
  if (outcome.kind !== 'done') throw new Error(`${text} ended as ${outcome.kind}`);
  return outcome.state;
}

export async function battles(): Promise<Line[]> {
  const { checked, played, orders: each } = await measureBattles();
  const from = `${whole(each)} orders each, every order played three times and checked`;
  return [
    { what: 'random battles in one thread', measured: checked, unit: 'a second', from },
    {
      what: 'random battles merely played',
      measured: played,
      unit: 'a second',
      limit: { least: 600 },
      from: 'the same orders, dice and answers, read and played once',
    },
  ];
}
