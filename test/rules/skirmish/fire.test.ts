/** SK-FIR, SK-SCR, SK-ISO, SK-MOR: fires on a table. */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/rules/skirmish/order.ts';
import { isIsolated } from '../../../src/rules/skirmish/fire/groups.ts';
import { skirmish } from '../../help/skirmish.ts';

const fire = (unit: string, target: string, more: Partial<Extract<Order, { kind: 'fire' }>> = {}): Order => ({
  kind: 'fire',
  unit,
  target,
  figures: [],
  ...more,
});

/** A squad of line with its sergeant, and a group of the enemy ahead at so many centimetres. */
function facing(distance: number, ...more: string[]) {
  return skirmish(
    'red 2L line close 8 ranks 2 at 40x10 face N',
    'red 1S sergeant of 2L at 45.2x9 face N',
    `blue 7L line close 10 ranks 2 at 40x${10 + distance} face S`,
    ...more,
  )
    .play('red', { kind: 'end' })
    .play('blue', { kind: 'end' })
    .play('red', { kind: 'open' });
}

describe('a volley', () => {
  test('SK-EX-07 line by volley at medium range hits with 6 and 7', () => {
    const t = facing(30).play('red', fire('2L', '7L'), [6, 6, 5, 3, 1, 1, 1, 1]);
    expect(t.fact('fired')).toMatchObject({
      band: 'medium',
      column: 'D',
      volley: true,
      needed: 6,
      values: [6, 7, 5, 3, 1, 1, 1, 1],
      hits: 2,
    });
    expect(t.unit('7L').figures).toHaveLength(8);
    expect(t.now.lost).toEqual({ red: 0, blue: 2 });
  });

  test('SK-EX-22 the range is measured from the middle of the front', () => {
    expect(facing(20).play('red', fire('2L', '7L'), Array(8).fill(1)).fact('fired')).toMatchObject({
      range: 20_000,
      band: 'short',
    });
    expect(facing(20.001).play('red', fire('2L', '7L'), Array(8).fill(1)).fact('fired').band).toBe('medium');
    expect(facing(60.001).play('red', fire('2L', '7L')).refused).toBe('SK-FIR-04 refuse-sk-range');
  });

  test('SK-EX-21 a leader beyond the voice: disorder, no volley', () => {
    const at = (x: number) =>
      skirmish(
        'red 2L line close 8 ranks 2 at 40x10',
        `red 1S sergeant of 2L at ${x}x9`,
        'blue 7L line close 10 at 40x40',
      )
        .play('red', { kind: 'end' })
        .play('blue', { kind: 'end' })
        .play('red', { kind: 'open' })
        .play('red', fire('2L', '7L'), [6, 6, 1, 1, 1, 1, 1, 1])
        .fact('fired');
    // The nearest figure's middle is at 43; both bases have a radius of 1.
    expect(at(43 + 2 + 19.99)).toMatchObject({ column: 'D', values: [6, 7, 1, 1, 1, 1, 1, 1] });
    expect(at(43 + 2 + 20.01)).toMatchObject({ column: 'C', values: [6, 6, 1, 1, 1, 1, 1, 1] });
  });

  test('SK-EX-20 SK-FIR-03 who has fired reloads a turn, and may fire in the next', () => {
    const shot = facing(30).play('red', fire('2L', '7L'), Array(8).fill(1));
    expect(shot.play('red', fire('2L', '7L')).refused).toBe('SK-Q-30 refuse-sk-acted');
    const round = (t: typeof shot) =>
      t.play('red', { kind: 'end' }).play('blue', { kind: 'end' }).play('red', { kind: 'open' });
    expect(round(shot).play('red', fire('2L', '7L')).refused).toBe('SK-FIR-03 refuse-sk-unloaded');
    const loaded = round(round(shot).play('red', { kind: 'reload', unit: '2L', figures: [] }));
    expect(loaded.play('red', fire('2L', '7L'), Array(8).fill(1)).fact('fired').hits).toBe(0);
    expect(loaded.play('red', { kind: 'reload', unit: '2L', figures: [] }).refused).toBe('SK-Q-31 refuse-sk-loaded');
  });

  test('SK-GAP-05 nobody is seen behind the front, through a wood or past close order', () => {
    const seen = (...lines: string[]) => facing(40, ...lines).play('red', fire('2L', '7L'), Array(8).fill(1)).refused;
    expect(seen()).toBe('nothing');
    expect(seen('area wood 30x20 30x26 50x26 50x20')).toBe('SK-GAP-05 refuse-sk-hidden');
    expect(seen('area hill 30x20 30x26 50x26 50x20')).toBe('SK-GAP-05 refuse-sk-hidden');
    expect(seen('red 4L line close 6 ranks 2 at 40x30 face N')).toBe('SK-GAP-05 refuse-sk-hidden');
    expect(seen('red 4L line loose figures 40x30')).toBe('nothing');
    const behind = skirmish('red 2L line close 8 at 40x50 face N', 'blue 7L line loose figures 40x20 42.5x20 45x20');
    expect(behind.play('red', fire('2L', '7L')).refused).toBe('SK-GAP-05 refuse-sk-not-in-front');
  });

  test('SK-GAP-07 a third rank does not shoot', () => {
    const t = skirmish('red 2L line close 9 ranks 3 at 40x10', 'blue 7L line close 10 at 40x30').play(
      'red',
      fire('2L', '7L'),
      Array(6).fill(1),
    );
    expect(t.fact('fired').figures).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('a screen', () => {
  const screened = () =>
    facing(
      38,
      'blue 6C line skirmish figures 40x37 42x37 48.5x37 50.5x37 57x37 59x37 face S',
      'blue 5S sergeant of 6C at 45x43 face S',
    );

  test('SK-EX-28 SK-ALG-06 the same dice twice: the screen loses 2, the mass the difference of 1', () => {
    const t = screened().play('red', fire('2L', '6C'), [6, 6, 6, 5, 4, 3, 1, 1, 3]);
    expect(t.fact('fired')).toMatchObject({
      target: '6C',
      range: 26_000,
      column: 'B',
      hits: 2,
      mass: { unit: '7L', needed: 6, hits: 3 },
    });
    expect(t.now.lost.blue).toBe(3);
    expect([t.unit('6C').figures.length, t.unit('7L').figures.length]).toEqual([4, 9]);
  });

  test('SK-Q-35 the screen is the target whichever of the two is named', () => {
    const t = screened().play('red', fire('2L', '7L'), [6, 6, 6, 5, 4, 3, 1, 1, 3]);
    expect(t.fact('fired')).toMatchObject({ target: '6C', mass: { unit: '7L' } });
  });

  test('SK-EX-16 SK-MOR-02 to -05 line in skirmish order tests at its first loss; a steady sergeant holds an equal die', () => {
    const test = (die: number) => screened().play('red', fire('2L', '6C'), [6, 6, 6, 5, 4, 3, 1, 1, die]);
    expect(test(3).fact('tested')).toMatchObject({ unit: '6C', die: 3, morale: 3, passed: true, superior: '5S' });
    expect(test(2).fact('tested').passed).toBe(true);
    expect(test(4).fact('tested').passed).toBe(false);
    expect(test(4).unit('6C').recoils).toBe(true);
    const again = test(3).play('red', { kind: 'end' }).play('blue', { kind: 'end' }).play('red', { kind: 'open' });
    expect(again.unit('6C').tested).toBe(true);
  });

  test('SK-Q-10 SK-ASK-06 with the variant the shooter may leave the mass alone', () => {
    const asks = skirmish(
      'variant screen ask',
      'red 2L line close 8 ranks 2 at 40x10',
      'blue 7L line close 10 at 40x40',
      'blue 6C light skirmish figures 40x36 42x36 face S',
    ).play('red', fire('2L', '6C'), [6, 6, 6, 1, 1, 1, 1, 1], ['no difference']);
    expect(asks.asked).toEqual(['SK-ASK-06 2L']);
    expect(asks.unit('7L').figures).toHaveLength(10);
  });
});

describe('elite fire', () => {
  const elite = () =>
    skirmish(
      'red 3G grenadiers close 6 ranks 2 at 40x10',
      'red 4G grenadiers close 6 ranks 2 at 60x10',
      'red 1S officer at 50x10',
      'blue 7L line close 10 at 50x28',
    )
      .play('red', { kind: 'end' })
      .play('blue', { kind: 'end' })
      .play('red', { kind: 'open' });

  test('SK-EX-11 SK-MRK-01 once a turn for a player: the 4 is raised, a second unit has none', () => {
    const first = elite().play('red', fire('3G', '7L'), [4, 3, 2, 1, 1, 1], ['elite']);
    expect(first.fact('fired')).toMatchObject({ elite: 'unit', hits: 1, values: [5, 3, 2, 1, 1, 1] });
    const second = first.play('red', fire('4G', '7L'), [4, 3, 2, 1, 1, 1]);
    expect([second.fact('fired').hits, second.asked]).toEqual([0, []]);
  });

  test('SK-ASK-01 it is not asked where it would add no hit', () => {
    expect(elite().play('red', fire('3G', '7L'), [3, 3, 2, 1, 1, 1]).asked).toEqual([]);
  });

  test('SK-MRK-02 SK-ALG-07 SK-ASK-02 a single voltigeur adds 1, or chooses whom they hit', () => {
    const one = skirmish(
      'red 1V elite voltigeurs loose figures 40x10',
      'blue 6C light skirmish figures 40x30 42x30 face S',
    );
    const said = (single: 'plusOne' | { figure: number }) => one.play('red', fire('1V', '6C', { single }), [6]);
    expect(said('plusOne').fact('fired')).toMatchObject({ values: [7], elite: 'single' });
    expect(said({ figure: 2 }).fact('lost').figures).toEqual([2]);
    expect(one.play('red', fire('1V', '6C'), [6], ['target 1']).asked).toEqual(['SK-ASK-02 1V']);
    const line = skirmish('red 2L line loose figures 40x10', 'blue 6C light skirmish figures 40x30 42x30 face S');
    expect(line.play('red', fire('2L', '6C', { single: 'plusOne' })).refused).toBe('SK-MRK-01 refuse-sk-elite');
  });
});

describe('isolated figures and groups', () => {
  const isolated = (...lines: string[]) => {
    const { now } = skirmish(...lines, 'red 9X line loose figures 100x80');
    return now.units
      .filter(({ side }) => side === 'blue')
      .flatMap((unit) => unit.figures.map((figure) => isIsolated(now, { unit, figure })));
  };

  test('SK-EX-23 two men and a third at 40.00: a group of three; at 40.01 none of them is in one', () => {
    expect(isolated('blue 9G guerrillas loose figures 40x40 42x40 48x40')).toEqual([false, false, false]);
    expect(isolated('blue 9G guerrillas loose figures 40x40 42x40 48.001x40')).toEqual([true, true, true]);
  });

  test('SK-EX-04 SK-ISO-01 -02 a horseman alone or with one man is isolated, two horsemen are a group', () => {
    expect(isolated('blue 8H light mounted loose figures 40x40')).toEqual([true]);
    expect(isolated('blue 8H light mounted loose figures 40x40', 'blue 9G line loose figures 45x40')).toEqual([
      true,
      true,
    ]);
    expect(isolated('blue 8H light mounted loose figures 40x40 50x40')).toEqual([false, false]);
    expect(isolated('blue 8H light mounted loose figures 40x40 50.001x40')).toEqual([true, true]);
  });
});

test('SK-EX-31 a shooter in loose order is measured from the edge of their base', () => {
  const t = skirmish('red 2L light loose figures 30x10', 'blue 7L line loose figures 30x45.5 35x45.5 25x45.5').play(
    'red',
    fire('2L', '7L'),
    [1],
  );
  expect(t.fact('fired')).toMatchObject({ range: 33_500, band: 'medium' });
});

test('SK-Q-32 SK-GAP-03 a wall saves 4 and better; in stand-in fights 5 and better', () => {
  const behind = (variant: string) =>
    skirmish(
      variant,
      'line wall 30x38 50x38',
      'red 2L light close 6 ranks 2 at 40x20',
      'blue 7L line loose figures 37x39.3 40x39.3 43x39.3 face S',
    );
  const hits = [6, 6, 1, 1, 1, 1];
  expect(behind('variant fights desk').play('red', fire('2L', '7L'), [...hits, 4, 3]).now.lost.blue).toBe(1);
  expect(behind('variant fights simple').play('red', fire('2L', '7L'), [...hits, 5, 4]).now.lost.blue).toBe(1);
});
