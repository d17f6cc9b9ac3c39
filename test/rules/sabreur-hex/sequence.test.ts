import { describe, expect, test } from 'vitest';
import type { Side } from '../../../src/kernel/play.ts';
import type { Ordered } from '../../../src/kernel/ruleset.ts';
import { run } from '../../../src/kernel/run.ts';
import { apply } from '../../../src/rules/sabreur-hex/facts.ts';
import { orders } from '../../../src/rules/sabreur-hex/language/index.ts';
import type { Order } from '../../../src/rules/sabreur-hex/order.ts';
import { play } from '../../../src/rules/sabreur-hex/play.ts';
import { next } from '../../../src/rules/sabreur-hex/sequence.ts';
import type { State } from '../../../src/rules/sabreur-hex/state.ts';
import { battle } from '../../help/battle.ts';

/** Plays what the table orders by itself, with one die of a given value, until a side is awaited or the battle is over. */
function settle(now: State, die: number): State {
  const turn = next(now);
  if (turn.kind !== 'auto') return now;
  const [auto] = orders(turn.text, now, turn.side) as readonly Ordered<Order>[];
  const outcome = run({ play, apply }, now, auto!.order, turn.side, [], { dice: () => [die], answer: () => undefined });
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  return settle(outcome.state, die);
}

const TWO = ['red 45L line infantry column 0505 N', 'blue 3L line infantry column 0501 S'];
const size = (points: number) => [
  `army red en "Red" fr "Rouge" points ${points}`,
  `army blue en "Blue" fr "Bleu" points ${points}`,
];

describe('the player-turn', () => {
  test('SH-TURN-01, -02, SH-GAP-15 the end of actions leads to victory, then to the other side', () => {
    const now = settle(battle(...TWO).give('red', 'end').now, 4);
    expect(now).toMatchObject({ active: 'blue', phase: 'actions', turn: 1 });
    expect(next(now)).toEqual({ kind: 'orders', side: 'blue' });
  });

  test('SH-ORDERS-02, -03, -05, SH-Q-13 D3 and what the size of the game adds; nothing counts as two', () => {
    const points = (armySize: number, die: number) =>
      settle(battle(...TWO, ...size(armySize)).give('red', 'end').now, die).orderPoints;
    expect(points(2000, 1)).toBe(2);
    expect(points(2000, 6)).toBe(4);
    expect(points(1500, 3)).toBe(2);
    expect(points(1000, 1)).toBe(2);
    expect(points(1000, 3)).toBe(1);
  });

  test('SH-TURN-03, SH-ORDERS-15 one action a turn', () => {
    const t = battle(...TWO, 'turn 1 points 3').give('red', '45L march 0504');
    expect(t.give('red', '45L march 0503').refused).toBe('SH-TURN-03 refuse-acted');
  });

  test('SH-TURN-01 nobody orders out of turn', () => {
    expect(battle(...TWO).give('blue', 'end').refused).toBe('SH-TURN-01 refuse-not-your-turn');
  });

  test('SH-TURN-12 what is limited per turn starts anew', () => {
    const t = battle(...TWO, 'turn 1 points 3')
      .give('red', '45L march 0504')
      .give('red', 'end');
    expect(settle(t.now, 4).units.every((unit) => !unit.acted && !unit.activated)).toBe(true);
  });
});

describe('victory', () => {
  const over = (by: Side, ...lines: readonly string[]) => settle(battle(...lines).give(by, 'end').now, 4);

  test('SH-GAP-01 a side with half its army gone or panicked is broken at its own phase C', () => {
    const broken = over(
      'red',
      'red 45L line infantry panicked 0505 N',
      'red 46L line infantry column 0705 N',
      'blue 3L line infantry column 0501 S',
    );
    expect(broken).toMatchObject({ phase: 'over', result: { why: 'broken' } });
  });

  test('SH-GAP-03, -20, SH-VICTORY-01 after the last turn points decide; equal points are a draw', () => {
    const last = over('blue', ...TWO, 'turns 12', 'turn 12 blue');
    expect(last.result).toEqual({ winner: 'draw', why: 'lastTurn' });
    expect(next(last)).toMatchObject({ kind: 'over', winner: 'draw' });
  });

  test('SH-GAP-02, SH-VICTORY-02 an objective counts for the unit in good order on it', () => {
    const last = over('blue', ...TWO, 'turns 12', 'turn 12 blue', 'objective 0505 points 50 en "Mill" fr "Le moulin"');
    expect(last.result).toEqual({ winner: 'red', why: 'lastTurn' });
  });
});
