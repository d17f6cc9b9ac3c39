import { describe, expect, test } from 'vitest';
import type { Side } from '../../../../src/kernel/play.ts';
import type { Ordered } from '../../../../src/kernel/ruleset.ts';
import { NOTHING, run } from '../../../../src/kernel/run.ts';
import { apply } from '../../../../src/rules/sabreur-hex/apply.ts';
import { orders } from '../../../../src/rules/sabreur-hex/language/index.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import type { Order } from '../../../../src/rules/sabreur-hex/order.ts';
import { play } from '../../../../src/rules/sabreur-hex/play.ts';
import { next, score } from '../../../../src/rules/sabreur-hex/turn/sequence.ts';
import type { State } from '../../../../src/rules/sabreur-hex/state.ts';
import { battle } from '../../../help/battle.ts';

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

  test('SH-GAP-15, SH-TURN-01 points not spent are lost when the actions end, and the other side begins with none', () => {
    const ended = battle(...TWO).give('red', 'end').now;
    expect(ended.orderPoints).toBe(0);
    const victory = run({ play, apply }, ended, { kind: 'checkVictory' }, 'red', [], NOTHING);
    expect(victory).toMatchObject({ kind: 'done', state: { active: 'blue', phase: 'orders', orderPoints: 0 } });
  });

  test('SH-TURN-01 the turn number rises when the first side begins again', () => {
    const blue = settle(battle(...TWO).give('red', 'end').now, 4);
    const ended = run({ play, apply }, blue, { kind: 'end' }, 'blue', [], NOTHING);
    if (ended.kind !== 'done') throw new Error(ended.kind);
    expect(settle(ended.state, 4)).toMatchObject({ active: 'red', turn: 2 });
  });

  test('SH-ORDERS-17, -20, SH-PROC-01 when the orders are over late actions follow, but not while a group is open', () => {
    const late = battle('red 45L line infantry tactical sense column 0505 N', TWO[1]!).give('red', 'end').now;
    expect(next(late)).toEqual({ kind: 'auto', side: 'red', text: 'late orders' });
    expect(next({ ...late, group: ['45L'] })).toEqual({ kind: 'orders', side: 'red' });
  });

  test('SH-Q-17 under the other reading they do not follow while a point is left', () => {
    const ended = (points: number) =>
      battle(
        'red 45L line infantry tactical sense column 0505 N',
        TWO[1]!,
        'ruling end of orders spent',
        `turn 1 points ${points}`,
      ).give('red', 'end').now;
    expect(next(ended(1))).toMatchObject({ text: 'check victory' });
    expect(next(ended(0))).toMatchObject({ text: 'late orders' });
  });

  test('SH-ORDERS-02, -03, -05, SH-Q-13 D3 and a bonus for the size of the game; a total of zero or less counts as two', () => {
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

  test('SH-TURN-01 only the side to move gives orders', () => {
    expect(battle(...TWO).give('blue', 'end').refused).toBe('SH-TURN-01 refuse-not-your-turn');
  });

  test('SH-TURN-12 limits per turn are reset', () => {
    const t = battle(...TWO, 'turn 1 points 3')
      .give('red', '45L march 0504')
      .give('red', 'end');
    expect(settle(t.now, 4).units.every((unit) => !unit.acted && !unit.activated)).toBe(true);
  });
});

describe('victory', () => {
  /** Units in good order worth less than those in panic. */
  const FREE = ['red 6A regimental gun 0705 N strength 2', 'blue 7A regimental gun 0701 S strength 2'];
  const over = (by: Side, ...lines: readonly string[]) => settle(battle(...lines).give(by, 'end').now, 4);

  test('SH-GAP-01 a side with half its army lost or panicked is broken at its own phase C', () => {
    const broken = over(
      'red',
      'red 45L line infantry panicked 0505 N',
      'red 46L line infantry column 0705 N',
      'blue 3L line infantry column 0501 S',
    );
    expect(broken.result).toEqual({ winner: 'blue', why: 'broken' });
  });

  test('SH-GAP-01 a broken side loses at once, whatever the points', () => {
    const ahead = over(
      'red',
      'red 45L line infantry panicked 0505 N',
      'red 46L line infantry column 0705 N',
      'blue 3L line infantry column 0501 S',
      'objective 0705 points 5000 en "Mill" fr "Le moulin"',
    );
    expect(score(ahead).map(({ victoryPoints }) => victoryPoints)).toEqual([5000, 0]);
    expect(ahead.result).toEqual({ winner: 'blue', why: 'broken' });
  });

  test('SH-GAP-01 on the last turn too; a side not broken at its own phase C is not broken at that of the enemy', () => {
    const last = ['turns 12', 'turn 12 blue', 'objective 0705 points 50 en "Mill" fr "Le moulin"'];
    const mob = 'panicked 0501 S';
    const fight = (red: string, blue: string) =>
      over(
        'blue',
        `red 45L line infantry ${red}`,
        'red 46L line infantry column 0705 N',
        `blue 3L line infantry ${blue}`,
        ...last,
      );
    expect(fight('column 0505 N', mob).result).toEqual({ winner: 'red', why: 'broken' });
    expect(fight('panicked 0505 N', 'column 0501 S').result).toEqual({ winner: 'red', why: 'lastTurn' });
  });

  test('SH-GAP-01, -20 if both are broken at the same phase C points decide; equal points are a draw', () => {
    const both = (...more: readonly string[]) =>
      over('red', 'red 45L line infantry panicked 0505 N', 'blue 3L line infantry panicked 0501 S', ...FREE, ...more)
        .result;
    expect(both()).toEqual({ winner: 'draw', why: 'broken' });
    const held = 'objective 0705 points 50 en "Mill" fr "Le moulin"';
    expect(both(held)).toEqual({ winner: 'red', why: 'broken' });
    expect(both(held.replace('0705', '0701'))).toEqual({ winner: 'blue', why: 'broken' });
  });

  test('SH-GAP-01 half of the army points brought, and not one point less', () => {
    const mob = 'red 45L line infantry panicked strength 15 0505 N';
    const steady = (what: string) => over('red', mob, `red 46L ${what} 0705 N`, 'blue 3L line infantry column 0501 S');
    // 15 points at 8 are 120; 11 at 11 are 121.
    expect(steady('line infantry column strength 15').phase).toBe('over');
    expect(steady('light infantry skirmisher column strength 11').phase).toBe('actions');
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

describe('what remains to be done', () => {
  test('SH-ORDERS-04, SH-PROC-01 in large games the side chooses one of two formulas before the roll', () => {
    const now = battle(...TWO, ...size(2500)).give('red', 'end').now;
    const victory = run({ play, apply }, now, { kind: 'checkVictory' }, 'red', [], NOTHING);
    if (victory.kind !== 'done') throw new Error(victory.kind);
    const asked = run({ play, apply }, victory.state, { kind: 'rollPoints' }, 'blue', [], NOTHING);
    expect(asked).toMatchObject({ kind: 'waits', question: { kind: 'ASK-01', to: 'blue', fallback: 'D3+2' } });
    const points = (formula: string, dice: readonly number[]) => {
      const supply = { dice: () => dice, answer: () => ({ text: formula, by: { who: 'person' as const, id: 'x' } }) };
      const done = run({ play, apply }, victory.state, { kind: 'rollPoints' }, 'blue', [], supply);
      return done.kind === 'done' ? done.state.orderPoints : done.kind;
    };
    expect(points('D3+2', [3])).toBe(4);
    expect(points('2D6-4', [5, 4])).toBe(5);
    expect(points('2D6-4', [1, 2])).toBe(2);
    expect(points('3D6', [1, 2])).toBe('waits');
  });

  test('SH-ORDERS-02, SH-DICE-02 a D3 is half a die, rounded up', () => {
    const points = (die: number) => settle(battle(...TWO).give('red', 'end').now, die).orderPoints;
    expect([1, 2, 3, 4, 5, 6].map(points)).toEqual([2, 2, 3, 3, 4, 4]);
  });

  test('SH-ORDERS-22, SH-TURN-11, SH-PROC-01 without points the actions end, unless a panicked unit may still rout', () => {
    const spent = ['red 45L line infantry column 0505 N', 'blue 3L line infantry column 0501 S', 'turn 1 points 0'];
    expect(next(battle(...spent).now)).toMatchObject({ kind: 'auto', text: 'end' });
    const panic = battle(...spent, 'red 46L line infantry panicked 0906 S');
    expect(next(panic.now)).toEqual({ kind: 'orders', side: 'red' });
    expect(next(panic.give('red', '46L flee').rolls('1').now)).toMatchObject({ kind: 'auto', text: 'end' });
  });

  test('SH-TURN-06, SH-ORDERS-15 with an open group, or points and a unit to activate, the side is still to act', () => {
    const open = battle(...TWO, 'turn 1 points 1').give('red', '45L:');
    expect(next(open.now)).toEqual({ kind: 'orders', side: 'red' });
    const all = battle(...TWO, 'turn 1 points 3').give('red', '45L march 0504');
    expect(next(all.now)).toMatchObject({ kind: 'auto', text: 'end' });
  });

  test('SH-GAP-20 a side may concede out of turn, once', () => {
    const resign = (now: State) => run({ play, apply }, now, { kind: 'resign' }, 'blue', [], NOTHING);
    const over = resign(battle(...TWO).now);
    if (over.kind !== 'done') throw new Error(over.kind);
    expect(over.state.result).toEqual({ winner: 'red', why: 'resigned' });
    expect(resign(over.state)).toMatchObject({ kind: 'refused', refusal: { clause: 'SH-GAP-20' } });
  });

  test('SH-GAP-20 both sides may agree to a draw, once, and the position keeps it', () => {
    const { order, text } = sabreurHex.agreedDraw;
    const draw = (now: State) => run({ play, apply }, now, order, 'red', [], NOTHING);
    const over = draw(battle(...TWO).now);
    if (over.kind !== 'done') throw new Error(over.kind);
    expect(next(over.state)).toEqual({ kind: 'over', winner: 'draw', why: { id: 'over-agreed' } });
    expect(sabreurHex.write(over.state)).toContain('result draw agreed');
    expect(draw(over.state)).toMatchObject({ kind: 'refused', refusal: { clause: 'SH-GAP-20' } });
    expect([sabreurHex.showOrder(text, 'en'), sabreurHex.showOrder(text, 'fr')]).toEqual(['draw', 'nulle']);
  });

  test('SH-LOSS-05, SH-TURN-06 an order to a lost unit, or to one outside its group, is refused without a crash', () => {
    const now = battle(...TWO, 'red 46L line infantry column 0905 N', 'turn 1 points 3').now;
    const given = (order: Partial<Extract<Order, { kind: 'act' }>>) => {
      const whole: Order = { kind: 'act', actions: [], presets: {}, ...order };
      const outcome = run({ play, apply }, now, whole, 'red', [], NOTHING);
      return outcome.kind === 'refused' ? outcome.refusal.clause : outcome.kind;
    };
    expect(given({ unit: '99X' })).toBe('SH-LOSS-05');
    expect(given({ unit: '45L', actions: [{ do: 'fire', target: '99X' }] })).toBe('SH-LOSS-05');
    expect(given({ unit: '45L', actions: [{ do: 'charge', target: '99X', via: [] }] })).toBe('SH-LOSS-05');
    expect(given({ unit: '46L', group: { members: ['45L'], extras: [] } })).toBe('SH-TURN-06');
  });

  test('SH-VICTORY-02, SH-GAP-02 victory points of both sides, from units lost and objectives held', () => {
    const t = battle(
      ...TWO,
      'gone red 8C 0505 off map cost 185 points 93',
      'gone blue 9C 0505 cost 184 points 184',
      'objective 0501 points 50 en "Mill" fr "Moulin"',
    );
    expect(score(t.now).map(({ side, victoryPoints: points }) => [side, points])).toEqual([
      ['red', 184],
      ['blue', 143],
    ]);
    expect(score(t.now).map(({ strength, orderPoints }) => [strength, orderPoints])).toEqual([
      [20, 6],
      [20, 0],
    ]);
  });
});
