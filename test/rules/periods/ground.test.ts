/** PE-GAP-06, -07, PE-GEO-32: what ground does to the view, and roads through it. Lengths in millimetres. */
import { expect, test } from 'vitest';
import type { State, Unit } from '../../../src/rules/periods/state.ts';
import { sees } from '../../../src/rules/periods/position/view.ts';
import { ahead, at, blue, line, onTable, red, table } from '../../help/periods.ts';

type Area = State['field']['areas'][number];

const block = (id: string, kind: Area['kind'], low: number, high: number): Area => ({
  id,
  kind,
  level: 0,
  outline: [at(800, low), at(1_000, low), at(1_000, high), at(800, high)].map(({ x, y }) => ({ x, y })),
});

const SOUTH = red('3L', at(900, 200), 'marchColumn');
const within = (y: number) => blue('11L', at(900, y, 180), 'marchColumn');

function areSeen(other: Unit, ...areas: readonly Area[]): boolean {
  const now = table([SOUTH, other], { field: { ...table([]).field, areas: [...areas] } });
  const seen = sees(now, SOUTH, other);
  expect(sees(now, other, SOUTH)).toBe(seen);
  return seen;
}

test.each(['wood', 'building'] as const)('PE-GAP-06 PE-GEO-32 whoever stands in a %s is seen, and sees out', (kind) => {
  // Wherever in it: the way into it is longer than the 50 through which a wood can be seen.
  for (const y of [400, 460, 480]) expect(areSeen(within(y), block('a', kind, 380, 600))).toBe(true);
  expect(areSeen(within(700), block('a', kind, 380, 600))).toBe(false);
  expect(areSeen(within(460), block('a', kind, 380, 600), block('b', kind, 250, 350))).toBe(false);
});

test('PE-GAP-06 a wood hides what is beyond it from 50 on, a village always', () => {
  expect(areSeen(within(700), block('a', 'wood', 400, 450))).toBe(true);
  expect(areSeen(within(700), block('a', 'wood', 400, 451))).toBe(false);
  expect(areSeen(within(700), block('a', 'building', 400, 410))).toBe(false);
});

test('PE-GAP-07 a march column on a road disregards the wood that it runs through; beside it, or in line, not', () => {
  const road = [at(900, 500), at(900, 900)].map(({ x, y }) => ({ x, y }));
  const field = {
    ...table([]).field,
    areas: [block('w', 'wood', 620, 800)],
    lines: [{ id: 'r', kind: 'road' as const, width: 2_000, points: road }],
  };
  const after = (x: number, formation: Unit['formation'] = 'marchColumn') =>
    onTable(table([red('3L', at(x, 600), formation)], { field }))
      .sheets(line('3L', [ahead(35)]))
      .quarter()
      .battle.at('3L');
  expect(after(900)).toBe('900,635/0');
  expect(after(908)).toBe('908,635/0');
  // 20 to the wood; of 45 the 25 that are left take it 12.5 in. In line 15 are left of 35.
  expect(after(912)).toBe('912,632.5/0');
  expect(after(900, 'line')).toBe('900,627.5/0');
});
