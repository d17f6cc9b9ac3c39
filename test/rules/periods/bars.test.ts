/** What bars a line that is refused, as marks in the picture of the refusal. */
import { expect, test } from 'vitest';
import { periods as book } from '../../../src/rules/periods/index.ts';
import { NO_SHEET } from '../../../src/rules/periods/order.ts';
import type { State } from '../../../src/rules/periods/state.ts';
import { blue, CAVALRY, at, charge, red, table } from '../../help/periods.ts';

const point = (x: number, y: number) => ({ x: x * 100, y: y * 100 });
const POND = [point(550, 450), point(650, 450), point(650, 600), point(550, 600)];

const now: State = {
  ...table([
    red('1L', at(600, 400), 'marchColumn'),
    red('2H', at(300, 300), 'marchColumn', CAVALRY),
    red('4H', at(1_300, 300), 'marchColumn', CAVALRY),
    red('6L', at(300, 500), 'line'),
    red('7L', at(900, 1_180), 'line'),
    blue('9L', at(300, 900, 180), 'line'),
    blue('8L', at(1_300, 900, 180), 'line'),
  ]),
  writing: { side: 'red', sheet: NO_SHEET },
};
const field = {
  ...now.field,
  areas: [{ id: 'a1', kind: 'impassable' as const, level: 0, outline: POND }],
  lines: [{ id: 'l1', kind: 'stream' as const, width: 400, points: [point(1_100, 500), point(1_500, 500)] }],
};

const pairs = (points: readonly { readonly x: number; readonly y: number }[]) => points.map(({ x, y }) => [x, y]);
const barred = (text: string, more: Partial<State> = {}) => book.bars!(text, { ...now, field, ...more }, 'red');

test.each([
  ['PE-GEO-05 ground that stops a leg', '1L advance 8', pairs(POND)],
  ['PE-GEO-05 ground into which a wheel would end', '1L advance 4, wheel right 20', pairs(POND)],
  ['PE-GEO-05 the edge of the table', '7L advance 4', [[90_000, 119_900]]],
  [
    'PE-CFO-08 a stream before the enemy',
    '4H charge 8L',
    [
      [110_000, 50_000],
      [150_000, 50_000],
    ],
  ],
  [
    'PE-CTG-01 a friend who hides the enemy',
    '2H charge 9L',
    [
      [16_500, 50_000],
      [43_500, 50_000],
      [43_500, 48_500],
      [16_500, 48_500],
    ],
  ],
  [
    'PE-CTG-04 the enemy itself, beside the unit',
    '4H charge 9L',
    [
      [43_500, 90_000],
      [16_500, 90_000],
      [16_500, 91_500],
      [43_500, 91_500],
    ],
  ],
])('%s', (_, text, by) => {
  expect(barred(text)).toMatchObject([{ kind: 'blocked', by }]);
});

test('PE-CMU-01 the enemy, if another of the side means it', () => {
  const units = now.units
    .filter(({ id }) => id === '4H' || id === '8L')
    .concat(red('5H', at(1_200, 300), 'marchColumn', CAVALRY));
  const writing = { side: 'red' as const, sheet: { ...NO_SHEET, lines: [charge('5H', '8L')] } };
  const more = { units, writing, field: now.field };
  expect(barred('4H charge 8L', more)).toHaveLength(1);
  expect(barred('4H charge 8L', { ...more, writing: { side: 'red', sheet: NO_SHEET } })).toEqual([]);
});

test('nothing for what nothing on the table bars, for several lines at once, and for what is no line', () => {
  const texts = [
    '1L charge 9L',
    '6L advance 60',
    '6L advance 2',
    '1L advance 8; 7L advance 4',
    '9L advance 4',
    'seal',
    'nonsense',
  ];
  expect(texts.map((text) => barred(text))).toEqual(texts.map(() => []));
});
