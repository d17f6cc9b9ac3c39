/** The table as it is printed, and what is added to it. */
import { describe, expect, test } from 'vitest';
import { allowanceOf } from '../../../src/rules/panache/moves/allowance.ts';
import { readScenario } from '../../../src/rules/panache/scenario/index.ts';
import { type Arm, ARMS, type Body, WEIGHTS } from '../../../src/rules/panache/state.ts';
import { exists, figuresOf } from '../../../src/rules/panache/tables.ts';

/** As the table is printed: `free/max`, or a dash. */
function row(arm: Arm): string {
  return WEIGHTS.map((weight) => figuresOf(arm, weight))
    .map((found) => (found ? `${found.free}/${found.max}` : '-'))
    .join(' ');
}

type Mover = Parameters<typeof allowanceOf>[0];

const unit = (arm: Arm, weight: Body['weight'], more: Partial<Mover> = {}): Mover => ({ arm, weight, ...more });
const caps = (of: Mover): string => {
  const { free, max, cap, roadCap } = allowanceOf(of);
  return `${free}/${max}, ${cap}, road ${roadCap}`;
};

describe('PA-MOV-01, -02, -03, -04, -05, PA-TAB-01, -02, PA-Q-01 the allowance table', () => {
  test.each([
    ['infantry', '2/3 2/2 1/2 1/1 0/1'],
    ['pike', '- - 1/1 1/1 -'],
    ['cavalry', '4/5 4/4 3/3 3/3 2/2'],
    ['camelry', '3/3 3/3 3/3 3/3 2/2'],
    ['elephants', '- - 2/2 2/2 -'],
    ['artillery', '1/2 1/1 0/1 0/1 0/1'],
  ] as const)('%s', (arm, figures) => {
    expect(row(arm)).toBe(figures);
  });

  test('PA-MOV-05 a combination printed XXXX does not exist', () => {
    const missing = ARMS.flatMap((arm) => WEIGHTS.filter((weight) => !exists(arm, weight)).map((w) => `${arm} ${w}`));
    expect(missing).toEqual(['pike VL', 'pike L', 'pike VH', 'elephants VL', 'elephants L', 'elephants VH']);
  });

  test('PA-MOV-08, PA-Q-02, -03 a character has 3 in every class, and flees 2, 2, 1, 1, 1', () => {
    expect(row('character')).toBe('3/3 3/3 3/3 3/3 3/3');
    expect(WEIGHTS.map((weight) => allowanceOf(unit('character', weight)).flight)).toEqual([2, 2, 1, 1, 1]);
    expect(allowanceOf(unit('infantry', 'L')).flight).toBeUndefined();
  });

  test('PA-GAP-04 arms without a row: horse artillery as cavalry minus 1, shooting after half; vehicles 3', () => {
    expect(row('horseArtillery')).toBe('2/4 1/3 1/2 1/2 0/1');
    expect(row('vehicle')).toBe('3/3 3/3 3/3 3/3 3/3');
  });
});

describe('PA-GEO-06 all modifiers of the allowance together', () => {
  test.each<[string, Mover, string]>([
    ['infantry', unit('infantry', 'M'), '1/2, 2, road 3'],
    ['PA-Q-05 the road adds to the larger figure', unit('infantry', 'VL'), '2/3, 3, road 4'],
    ['PA-MNT-02, -03 mounted', unit('infantry', 'L', { mount: 'horses' }), '2/2, 3, road 4'],
    ['PA-MNT-01 only infantry rides to move faster', unit('pike', 'M', { mount: 'horses' }), '1/1, 1, road 2'],
    ['PA-Q-06 no road for lone characters', unit('character', 'M'), '3/3, 3, road 3'],
    ['medium guns', unit('artillery', 'M'), '0/1, 1, road 2'],
    ['PA-MOV-06 heavy guns', unit('artillery', 'H'), '0/1, 1, road 1'],
    [
      'PA-MOV-06 very heavy guns, whatever the scenario says',
      unit('artillery', 'VH', { free: 2, max: 3 }),
      '1/1, 1, road 1',
    ],
    ['heavy horse artillery is no foot artillery', unit('horseArtillery', 'H'), '1/2, 2, road 3'],
    ['PA-GAP-04 figures of its own', unit('vehicle', 'M', { free: 1, max: 4 }), '1/4, 4, road 5'],
    ['PA-GAP-04 more with combat than the table has at all', unit('infantry', 'H', { free: 3 }), '3/3, 3, road 4'],
    ['PA-GAP-04 less at all than the table has with combat', unit('infantry', 'L', { max: 1 }), '1/1, 1, road 2'],
    ['PA-MOV-05 what does not exist does not move', unit('pike', 'L'), '0/0, 0, road 0'],
    ['whoever has no move has no longer one', unit('infantry', 'H', { max: 0, mount: 'wagons' }), '0/0, 0, road 0'],
  ])('%s', (_name, of, figures) => {
    expect(caps(of)).toBe(figures);
  });

  test('PA-MOV-07 very light and light guns lose dice for each hex', () => {
    const losing = ARMS.flatMap((arm) =>
      WEIGHTS.filter((weight) => allowanceOf(unit(arm, weight)).losesDice).map((weight) => `${arm} ${weight}`),
    );
    expect(losing).toEqual(['artillery VL', 'artillery L']);
  });
});

test('PA-EX-17 heavy pikemen are legal; an army list with light pikemen is refused', () => {
  const list = (weight: string) =>
    readScenario(
      [
        'rules panache',
        'title en "Test" fr "Essai"',
        'map 8 x 6',
        'army red en "Reds" fr "Rouges"',
        'army blue en "Blues" fr "Bleus"',
        `red 3P pikemen ${weight} 0205`,
        'blue 4L infantry light 0201',
      ].join('\n'),
    );
  expect(list('heavy')).toHaveProperty('state');
  expect(list('light')).toHaveProperty('faults', [expect.objectContaining({ line: 6 })]);
});
