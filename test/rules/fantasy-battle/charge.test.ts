/** FB-CHG, FB-FST, FB-LIN, FB-ENV, FB-GEO: charges, stand by stand. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import type { Charge } from '../../../src/rules/fantasy-battle/order.ts';
import { fantasy } from '../../help/fantasy.ts';

const charge = (unit: string, target: string, more: Partial<Charge> = {}): Charge => ({
  kind: 'charge',
  unit,
  target,
  ...more,
});

/** `3 on 2 of 4O: front 40`. */
function contacts(t: ReturnType<typeof fantasy>): string[] {
  return t
    .fact('touched')
    .contacts.map(({ stand, on, enemy, side, long }) => `${stand} on ${on} of ${enemy}: ${side} ${long / 100}`)
    .filter((text) => !text.endsWith(' 0'))
    .toSorted();
}

describe('from the front', () => {
  const BLUE = 'blue 3S infantry stands 3 in line at 53x45 face N activated';
  const RED = 'red 4O infantry stands 3 in line at 50x60 face S';

  test('FB-EX-22 FB-EX-18 the first stand is the one whose arrangement costs least', () => {
    const t = fantasy(BLUE, RED).play('blue', charge('3S', '4O'));
    expect(t.refused).toBe('nothing');
    expect(t.moves('3S').toSorted()).toEqual(['1:460,600/0 152.98', '2:500,600/0 152.98', '3:540,600/0 152.98']);
    expect(contacts(t)).toEqual(['1 on 3 of 4O: front 40', '2 on 2 of 4O: front 40', '3 on 1 of 4O: front 40']);
  });

  test('FB-EX-31 idle stands go into a column behind the first', () => {
    const t = fantasy(
      'blue 3S infantry stands 5 in line at 50x45 face N activated',
      'red 4O infantry stands 1 in line at 50x60 face S',
    ).play('blue', charge('3S', '4O'));
    expect(t.moves('3S').toSorted()).toEqual([
      '1:500,580/0 152.65',
      '2:460,600/0 150.00',
      '3:500,600/0 150.00',
      '4:540,600/0 150.00',
      '5:500,560/0 136.02',
    ]);
  });

  test('FB-EX-32 the nearest stand of the target is the one whose contact costs least, of equal ones the one to the right', () => {
    const at = (x: number) =>
      fantasy(
        `blue 3S infantry stands 1 in line at ${x}x45 face N activated`,
        'red 4O infantry stands 2 in line at 50x60 face S',
      )
        .play('blue', charge('3S', '4O'))
        .moves('3S');
    expect(at(49.7)).toEqual(['1:480,600/0 150.97']);
    expect(at(50)).toEqual(['1:520,600/0 151.33']);
  });
});

describe('from the flank', () => {
  const s = (mm: number, more: Partial<Charge> = {}) =>
    fantasy(
      'red 5O infantry stands 3 in line at 50x60 face N',
      `blue 6S infantry stands 3 in line at ${(560 + mm) / 10}x59 face W activated`,
    ).play('blue', charge('6S', '5O', more));

  test('FB-EX-23 FB-EX-06 stands beside the first fold in, if their way is long enough', () => {
    const t = s(132, { envelop: true });
    expect(t.moves('6S').toSorted()).toEqual(['1:540,580/0 199.09', '2:560,590/270 132.00', '3:540,600/180 199.09']);
    expect(contacts(t)).toEqual(['1 on 3 of 5O: flank 40', '2 on 3 of 5O: flank 20', '3 on 3 of 5O: flank 40']);
    expect(s(132.91, { envelop: true }).refused).toBe('nothing');
    expect(s(132.92, { envelop: true }).refused).toBe('FB-ENV-05 refuse-fb-fold-far');
  });
});
