/** Random battles of Fantasy battle: whatever is ordered, what must hold in every position and for every fact holds. */
import { expect, test } from 'vitest';
import { same } from '../../../src/cli/fuzz/broken.ts';
import { checkPlayed } from '../../../src/cli/fuzz/fantasy-battle/conduct.ts';
import { checkPosition } from '../../../src/cli/fuzz/fantasy-battle/checks.ts';
import { randomOrders } from '../../../src/cli/fuzz/fantasy-battle/orders.ts';
import { randomScenario } from '../../../src/cli/fuzz/fantasy-battle/positions.ts';
import { type Chance, chanceFrom } from '../../../src/kernel/chance.ts';
import { Refusal, type Side } from '../../../src/kernel/play.ts';
import { run } from '../../../src/kernel/run.ts';
import { apply } from '../../../src/rules/fantasy-battle/apply.ts';
import { orders } from '../../../src/rules/fantasy-battle/language/index.ts';
import { next } from '../../../src/rules/fantasy-battle/next.ts';
import { play } from '../../../src/rules/fantasy-battle/play.ts';
import { readScenario, writeScenario } from '../../../src/rules/fantasy-battle/scenario/index.ts';
import type { State } from '../../../src/rules/fantasy-battle/state.ts';
import { rounds } from '../../help/soak.ts';

const MOST_TRIES = 10;
const MOST_ORDERS = 200;
const came = new Map<string, number>();

function stateOf(text: string): State {
  const read = readScenario(text);
  if ('state' in read) return read.state;
  throw new Error(`${JSON.stringify(read.faults)}\n${text}`);
}

/** The position after an order, everything checked; undefined: it is refused. */
function after(chance: Chance, base: State, text: string, by: Side): State | undefined {
  const read = orders(text, base, by);
  if (read instanceof Refusal) return undefined;
  const [{ order }] = read as [(typeof read)[number]];
  const outcome = run({ play, apply }, base, order, by, [], {
    dice: ({ dice, sides }) => chance.dice(dice, sides),
    answer: ({ options }) => ({ text: chance.pick(options).text, by: { who: 'default' } }),
  });
  if (outcome.kind === 'refused') return undefined;
  if (outcome.kind !== 'done') throw new Error(`it stops: ${JSON.stringify(outcome)}`);
  const { transcript, state: end } = outcome;
  for (const entry of transcript) if ('fact' in entry) came.set(entry.fact.type, (came.get(entry.fact.type) ?? 0) + 1);
  checkPlayed({ base, order, by, transcript, end });
  checkPosition(end);
  return end;
}

function ordered(chance: Chance, now: State, by: Side): State {
  const texts = chance.oneIn(6) ? [] : randomOrders(chance, now, by).slice(0, MOST_TRIES);
  for (const text of texts) {
    const then = after(chance, now, text, by);
    if (then) return then;
  }
  // Those who must charge leave no other end (FB-CHG-04).
  const charges = now.units.flatMap(({ id }) => now.units.map((enemy) => `${id} charge ${enemy.id}`));
  for (const text of ['end', ...charges]) {
    const then = after(chance, now, text, by);
    if (then) return then;
  }
  throw new Error('nothing can be ordered, not even the end of the turn');
}

function playBattle(seed: string): void {
  const chance = chanceFrom(seed);
  let now = stateOf(randomScenario(chance));
  checkPosition(now);
  for (let count = 0; count < MOST_ORDERS; count++) {
    const turn = next(now);
    if (turn.kind === 'over') return;
    if (turn.kind === 'table') throw new Error('a stand-in fight waits at the desk');
    const before = now;
    try {
      now = turn.kind === 'auto' ? after(chance, now, turn.text, turn.side)! : ordered(chance, now, turn.side);
      if (chance.oneIn(10)) same(stateOf(writeScenario(now)), now, 'the position read from its scenario differs');
    } catch (error) {
      throw new Error(`battle ${seed}, order ${count}\n${writeScenario(before)}`, { cause: error });
    }
  }
  throw new Error(`battle ${seed} does not end`);
}

test('FB-FRM-01 FB-STD-05 FB-STD-07 FB-OBS-02 FB-CSD-02 FB-GAP-09 in random battles', () => {
  for (let each = 0; each < rounds(10); each++) playBattle(`fantasy-${each}`);
  const needed = ['opened', 'ordered', 'moved', 'announced', 'touched', 'shot', 'fought', 'lost', 'won'];
  expect(needed.filter((type) => !came.has(type))).toEqual([]);
});
