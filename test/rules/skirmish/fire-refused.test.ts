/** SK-STEP-02. A fire that cannot be: why, in words, and what can be ordered instead. */
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import { fireOf } from '../../../src/rules/skirmish/fire/twins.ts';
import type { Fire } from '../../../src/rules/skirmish/order.ts';
import { type Skirmish, skirmish } from '../../help/skirmish.ts';
import { words } from '../../help/words.ts';

const fire = (unit: string, target: string, figures: readonly number[] = []): Fire => ({
  kind: 'fire',
  unit,
  target,
  figures,
});

describe('SK-STEP-02 a fire that cannot be says why, and names one that can', () => {
  const FRONT = 'red 2L line close 8 ranks 2 at 40x10 face N';
  const SERGEANT = 'red 1S sergeant of 2L at 45.2x9';
  const NEAR = 'blue 6C line skirmish figures 40x37 42x37 face S';
  const FAR = 'blue 7L line close 10 ranks 2 at 40x85 face S';
  const asked = (order: Fire, ...lines: string[]) => {
    const now = skirmish(...lines).now;
    const found = fireOf(now, order, 'red');
    return found instanceof Refusal ? [words.say('en', found.says), ...found.instead] : [];
  };

  test('too far: how far it is, and a nearer target', () => {
    expect(asked(fire('2L', '7L'), FRONT, SERGEANT, 'blue 6C light loose figures 48x37 51x37', FAR)).toEqual([
      '7L is 75 cm away. 2L reaches 60 cm.',
      '2L fire 6C',
    ]);
  });

  test('hidden: by what, and how far', () => {
    const wood = 'area wood en "the oaks" fr "les chênes" 30x20 30x26 60x26 60x20';
    expect(asked(fire('2L', '6C'), FRONT, NEAR, wood)).toEqual([
      '2L sees no figure of 6C, 26 cm away. In the way: the oaks.',
    ]);
    const friends = 'red 4L line close 6 ranks 2 at 40x30 face N';
    expect(asked(fire('2L', '6C'), FRONT, NEAR, friends)[0]).toContain('In the way: 4L.');
  });

  test('beside the front: the turn that brings it there', () => {
    expect(asked(fire('2L', '6C'), FRONT, 'blue 6C line skirmish figures 70x12 72x12 face S')).toEqual([
      '2L sees no figure of 6C in front. Close order fires within 45° of its front.',
      '2L turn right',
    ]);
  });

  test('SK-Q-30 some have acted: those who have not', () => {
    const t = skirmish('red 1V light loose figures 40x20 42.5x20 45x20', NEAR);
    const moved = t.play('red', { kind: 'advance', unit: '1V', figures: [2], legs: [{ by: 3_000, angle: 0 }] });
    expect(moved.play('red', fire('1V', '6C')).instead).toEqual(['1V fire 6C figures 1 3']);
  });

  test('SK-FIR-03 none is loaded: reloading', () => {
    expect(asked(fire('1V', '6C'), 'red 1V light loose figures 40x20 42.5x20 unloaded', NEAR)).toEqual([
      '1V has not reloaded. Reloading takes a turn without moving.',
      '1V reload',
    ]);
  });

  test('SK-ALG-01 part of a volley: all of them', () => {
    const t = skirmish(
      'line wall width 0.4 30x21.5 60x21.5',
      'red 2L line loose figures 40x20 43x20 46x20 49x20 sheltered',
      'red 1S sergeant of 2L at 43x17',
      'blue 7L line close 10 ranks 2 at 44x40 face S',
    );
    expect(t.play('red', fire('2L', '7L', [1, 2, 3]))).toMatchObject({
      refused: 'SK-ALG-01 refuse-sk-split',
      instead: ['2L fire 7L'],
    });
  });
});

describe('SK-MRK elite fire that cannot be had is refused, never dropped', () => {
  const VOLTIGEURS = 'red 1V elite voltigeurs loose figures 40x10 42.5x10 45x10';
  const SINGLE = 'red 9V elite voltigeurs skirmish figures 60x10 face N';
  const ENEMY = 'blue 7L line close 10 ranks 2 at 48x38 face S';
  const why = (t: Skirmish, order: Fire) => {
    const found = fireOf(t.now, order, 'red');
    return found instanceof Refusal ? [found.clause, found.says.id, ...found.instead] : 'nothing';
  };

  test('by a unit that has none there: the same fire without it', () => {
    const t = skirmish(VOLTIGEURS, SINGLE, ENEMY);
    expect(why(t, { ...fire('1V', '7L'), elite: true })).toEqual(['SK-MRK-01', 'refuse-sk-elite', '1V fire 7L']);
    expect(why(t, { ...fire('1V', '7L'), elite: false })).toBe('nothing');
    expect(t.play('red', { ...fire('1V', '7L'), elite: true }, []).refused).toBe('SK-MRK-01 refuse-sk-elite');
  });

  test('a lone shooter who has it is asked how they use it', () => {
    const t = skirmish(VOLTIGEURS, SINGLE, ENEMY);
    expect(t.play('red', { ...fire('9V', '7L'), elite: true }, [5], ['+1']).asked).toEqual(['SK-ASK-02 9V']);
  });

  test('once a turn', () => {
    const t = skirmish(SINGLE, 'red 8V light skirmish figures 70x10 face N marksman 1', ENEMY).play(
      'red',
      { ...fire('9V', '7L'), single: 'plusOne' },
      [1],
    );
    for (const said of [{ elite: true }, { single: 'plusOne' }] as const)
      expect(why(t, { ...fire('8V', '7L'), ...said })).toEqual(['SK-MRK-01', 'refuse-sk-elite-used', '8V fire 7L']);
  });
});
