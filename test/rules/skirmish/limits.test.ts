/** Figures of the book, on both sides of each: where a change of one would make another game. */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/rules/skirmish/order.ts';
import { areSheltered } from '../../../src/rules/skirmish/position/shelter.ts';
import { closerRanges, reachOf } from '../../../src/rules/skirmish/values.ts';
import { skirmish, type Skirmish } from '../../help/skirmish.ts';

type Fire = Extract<Order, { kind: 'fire' }>;
type Advance = Extract<Order, { kind: 'advance' }>;

const fire = (unit: string, target: string, more: Partial<Fire> = {}): Fire => ({
  kind: 'fire',
  unit,
  target,
  figures: [],
  ...more,
});
const advance = (unit: string, by: number, more: Partial<Advance> = {}): Advance => ({
  kind: 'advance',
  unit,
  legs: [{ by, angle: 0 }],
  figures: [],
  ...more,
});
const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
/** So that no side breaks. */
const SPARE = 'blue 99L line loose figures 110x80 112x80 114x80 110x82 112x82 114x82';
const LINE = ['red 2L line close 8 ranks 2 at 40x10 face N', 'red 1S sergeant of 2L at 40x4'];

/** What was asked, with all that the question was about. */
function about(t: Skirmish) {
  return t.transcript.flatMap((entry) => ('ask' in entry ? [entry.ask.about] : []))[0];
}

const typesOf = ({ facts }: Skirmish): string[] => facts.map(({ type }) => type);

describe('distances', () => {
  test('SK-GEO-07 SK-GAP-04 SK-UMP-06 how far one fires, and where fire becomes better', () => {
    const [musket, carbine] = [{ weapon: 'musket' }, { weapon: 'carbine' }] as const;
    expect([reachOf(musket), reachOf(carbine), reachOf({ ...musket, bands: [1, 2, 3] })]).toEqual([60_000, 45_000, 3]);
    expect([closerRanges(musket), closerRanges(carbine)]).toEqual([
      [20_000, 40_000],
      [15_000, 30_000],
    ]);
  });

  test('SK-GEO-09 a skirmisher is before a mass at 40.00 mm from the line of fire, not at 40.01', () => {
    const target = (x: number) =>
      skirmish(...LINE, 'blue 7L line close 8 ranks 2 at 40x34 face S', `blue 6C light skirmish figures ${x}x22`, SPARE)
        .play('red', fire('2L', '7L'), ones(8))
        .fact('fired').target;
    expect([44, 44.001, 36, 35.999].map(target)).toEqual(['6C', '7L', '6C', '7L']);
  });

  test('SK-Q-32 a wall shelters at 20.00 mm, not at 20.01', () => {
    const isSheltered = (y: number) => {
      const t = skirmish('line wall width 0.4 30x38 50x38', `blue 7L line loose figures 40x${y} face S`);
      const unit = t.unit('7L');
      return areSheltered(t.now, unit, unit.figures, { x: 40_000, y: 10_000 });
    };
    // Half the wall, 20 mm, half the base.
    expect([41.2, 41.201].map(isSheltered)).toEqual([true, false]);
  });

  test('SK-Q-32 only a wall that lies between them', () => {
    const t = skirmish('line wall width 0.4 30x38 39x38', 'blue 7L line loose figures 40x39.5 face S');
    const from = (x: number) => areSheltered(t.now, t.unit('7L'), t.unit('7L').figures, { x, y: 10_000 });
    expect([from(20_000), from(60_000)]).toEqual([true, false]);
  });
});

describe('dice', () => {
  test('SK-GAP-03 in a wood 5 and better saves', () => {
    const t = skirmish(
      'variant fights desk',
      'area wood 30x38 50x38 50x60 30x60',
      'red 2L light close 6 ranks 2 at 40x20',
      'blue 7L line loose figures 37x39.3 40x39.3 43x39.3 face S',
      SPARE,
    ).play('red', fire('2L', '7L'), [6, 6, 1, 1, 1, 1, 5, 4]);
    expect(t.fact('fired')).toMatchObject({ hits: 2 });
    expect(t.now.lost.blue).toBe(1);
  });

  test('SK-FIR-04 SK-MOR-02 every die has six sides', () => {
    const t = skirmish(...LINE, 'blue 6L line skirmish figures 39x25 41x25 face S', SPARE).play(
      'red',
      fire('2L', '6L'),
      [6, ...ones(7), 1],
    );
    expect(t.transcript.flatMap((entry) => ('roll' in entry ? [[entry.roll.why, entry.roll.sides]] : []))).toEqual([
      ['fire', 6],
      ['morale', 6],
    ]);
  });

  test('SK-MOR-03 a unit that loses no one does not test, in skirmish order either', () => {
    const t = skirmish(...LINE, 'blue 6L line skirmish figures 39x25 41x25 face S', SPARE);
    expect(typesOf(t.play('red', fire('2L', '6L'), ones(8)))).toEqual(['fired']);
  });

  test('SK-GAP-12 a leader who is missed is not lost, and their squad does not test', () => {
    const t = skirmish(
      'variant fights simple',
      ...LINE,
      'blue 5S sergeant of 7L at 40x24',
      'blue 7L line close 8 ranks 2 at 70x60 face S',
    );
    expect(typesOf(t.play('red', fire('2L', '5S'), ones(8)))).toEqual(['fired']);
  });

  test('SK-GEO-02 a block of which no one is left does not close up', () => {
    const t = skirmish(
      ...LINE,
      'blue 6L line close 2 ranks 1 at 40x24 face S',
      'blue 5S sergeant of 6L at 40x30',
      SPARE,
    );
    const left = t.play('red', fire('2L', '6L'), [6, 6, 6, 6, 6, 6, 6, 6]);
    expect(typesOf(left)).toEqual(expect.arrayContaining(['fired', 'lost']));
    expect(typesOf(left)).not.toContain('moved');
  });
});

describe('elite fire', () => {
  test('SK-MRK-02 a figure is chosen among two, not where there is one', () => {
    const single = (...at: string[]) =>
      skirmish(
        'red 2L light loose figures 40x10 marksman 1',
        `blue 7L light loose figures ${at.join(' ')}`,
        SPARE,
      ).play('red', fire('2L', '7L', { single: { figure: 1 } }), [1]).refused;
    expect(single('40x24')).toBe('SK-MRK-02 refuse-sk-choice');
    expect(single('40x24', '42x24')).toBe('nothing');
  });

  test.each([
    [24, 2, 3],
    [40, 1, 2],
    [64, 0, 1],
  ])('SK-ASK-02 at %i cm, of six faces %i hit, and with 1 more %i', (y, plain, plusOne) => {
    const t = skirmish(
      'red 2L light loose figures 40x10 marksman 1',
      `blue 7L light loose figures 40x${y} 42x${y}`,
      SPARE,
    );
    const asked = about(t.play('red', fire('2L', '7L'), [1], ['plain']));
    expect(asked).toMatchObject({ plain, plusOne });
  });
});

describe('volleys', () => {
  test('SK-GAP-07 SK-ALG-01 a third rank that does not shoot splits no volley', () => {
    const t = skirmish(
      'red 2L line close 9 ranks 3 at 40x20 face N',
      'red 1S sergeant of 2L at 40x10',
      'blue 7L line close 8 ranks 2 at 40x44 face S',
      SPARE,
    ).play('red', fire('2L', '7L'), ones(6));
    expect(t.fact('fired')).toMatchObject({ volley: true, hits: 0 });
  });

  test('SK-ASK-01 SK-Q-35 what elite fire would add, on the screen and on the mass, and who may still fire', () => {
    const t = skirmish(
      'red 3G grenadiers close 6 ranks 2 at 40x10 face N',
      'red 1S officer at 47x10',
      'red 2L line close 6 ranks 2 at 60x10 face N did move',
      'red 4L line close 6 ranks 2 at 80x10 face N',
      'blue 7L line close 8 ranks 2 at 40x42 face S',
      'blue 6C light skirmish figures 39x35 41x35 face S',
      SPARE,
    ).play('red', fire('3G', '6C'), [6, 6, 5, 1, 1, 1], ['keep']);
    // With −1 at the screen the first six is one short of it, the 5 one short of the mass: that one makes more fall.
    expect(about(t)).toMatchObject({ hits: 1, more: 1, mass: '7L', behind: 2, behindMore: 3, left: ['4L'] });
  });
});

describe('moves', () => {
  test('SK-GEO-13 a body that cannot go so far is shown how far it can; single figures are not', () => {
    const t = skirmish('red 4V light loose figures 40x10 43x10');
    expect(t.play('red', advance('4V', 17_000)).instead).toEqual(['4V advance 16']);
    expect(t.play('red', advance('4V', 17_000, { figures: [1] })).instead).toEqual([]);
    expect(t.play('red', advance('4V', 17_000, { figures: [1] })).refused).toBe('SK-GAP-02 refuse-sk-far');
  });

  test('SK-GEO-13 all face what the first of them faces where it ends', () => {
    const t = skirmish('red 4V light loose figures 40x10 60x10', 'blue 7L line loose figures 40x60 42x60 44x60');
    const face = { kind: 'point', at: { x: 46_000, y: 24_000 } } as const;
    const after = t.play('red', advance('4V', 8_000, { face }));
    // The first of them ends at 40x18.
    expect(after.unit('4V').figures.map(({ heading }) => heading)).toEqual([4_500, 4_500]);
  });

  test('SK-GEO-03 what stands a millimetre away leaves no shorter move', () => {
    const barred = (y: number) =>
      skirmish(...LINE, `line wall width 0 30x${y} 50x${y}`).play('red', advance('2L', 6_000)).instead;
    expect(barred(10.1)).toEqual([]);
    expect(barred(10.2)).toEqual(['2L advance 0.1']);
  });

  test('SK-AVO-01 who was not in contact does not leave it', () => {
    const t = skirmish(...LINE, 'blue 6C light skirmish figures 39x22 41x22 face S').play(
      'red',
      { kind: 'assault', unit: '2L', target: '6C' },
      [1],
      ['refuse'],
    );
    expect(typesOf(t)).toContain('moved');
    expect(typesOf(t)).not.toContain('parted');
  });
});
