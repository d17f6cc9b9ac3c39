/** PE-STEP-02: a side writes its sheet on its own copy of the position, line by line. Lengths in millimetres. */
import { expect, test } from 'vitest';
import { type Line, NO_SHEET } from '../../../src/rules/periods/order.ts';
import { state } from '../../../src/rules/periods/state.ts';
import { at, blue, charge, line, officer, onTable, red, table } from '../../help/periods.ts';

const UNITS = [
  red('3L', at(900, 300), 'marchColumn'),
  red('12L', at(1_200, 300), 'marchColumn'),
  blue('11L', at(900, 600, 180), 'line', { posture: 'hold' }),
];
const OFFICERS = [officer('red', '1G', 900, 200, 'general'), officer('red', '1A', 900, 200, 'adc')];

const written = () => onTable(table(UNITS, { officers: OFFICERS, writing: { side: 'red', sheet: NO_SHEET } })).battle;
const writes = (each: Line) => ({ kind: 'line', line: each }) as const;

test('PE-STEP-02 a new line for a unit takes the place of the old one; lines stand in the order of units', () => {
  const t = written()
    .play('red', writes(line('12L', [{ do: 'ahead', by: 1_000 }])))
    .play('red', writes(line('3L', [{ do: 'ahead', by: 2_000 }])))
    .play('red', writes(charge('3L', '11L')));
  expect(t.now.writing!.sheet.lines).toEqual([charge('3L', '11L'), line('12L', [{ do: 'ahead', by: 1_000 }])]);
  // Nothing else is changed by it, and it is stored like any position.
  const { writing: _, ...rest } = t.now;
  expect(rest).toEqual(table(UNITS, { officers: OFFICERS }));
  expect(state.parse(JSON.parse(JSON.stringify(t.now)))).toEqual(t.now);
});

test('PE-STEP-02 a line is struck out; what was never written is not', () => {
  const t = written().play('red', writes(charge('3L', '11L')));
  expect(t.play('red', { kind: 'strike', unit: '3L' }).now.writing!.sheet).toEqual(NO_SHEET);
  expect(t.play('red', { kind: 'strike', unit: '12L' }).refused).toBe('PE-STEP-02 periods-refuse-not-written');
});

test('PE-GAP-15 PE-REA-04 officers ride and aides-de-camp carry, each for his own side', () => {
  const ride = { officer: '1G', to: { x: 90_000, y: 30_000 }, with: '3L' };
  const errand = { adc: '1A', to: '3L', posture: 'hold' } as const;
  const t = written().play('red', { kind: 'ride', ride }).play('red', { kind: 'errand', errand });
  expect(t.now.writing!.sheet).toEqual({ lines: [], rides: [ride], errands: [errand] });
  expect(t.play('red', { kind: 'strike', unit: '1A' }).now.writing!.sheet.errands).toEqual([]);
  const off = { officer: '1G', to: { x: 90_000, y: 130_000 } };
  expect(t.play('red', { kind: 'ride', ride: off }).refused).toBe('PE-GAP-15 periods-refuse-officer');
  expect(t.play('red', { kind: 'ride', ride: { ...ride, with: '11L' } }).refused).toContain('PE-GAP-15');
  expect(t.play('red', { kind: 'errand', errand: { ...errand, to: '11L' } }).refused).toContain('PE-REA-04');
  expect(t.play('red', { kind: 'errand', errand: { ...errand, adc: '1G' } }).refused).toContain('PE-REA-04');
});

test('PE-GAP-14 what is refused is refused when it is written, with its clause', () => {
  const t = written();
  expect(t.play('red', writes(charge('3L', '12L'))).refused).toBe('PE-CTG-01 periods-refuse-charge-unseen');
  expect(t.play('red', writes(line('11L', []))).refused).toBe('PE-STEP-02 periods-refuse-whose');
  expect(t.play('blue', writes(line('11L', []))).refused).toBe('PE-STEP-02 periods-refuse-not-writing');
  expect(onTable(table(UNITS)).battle.play('red', { kind: 'seal' }).refused).toContain('periods-refuse-not-writing');
});

test('PE-Q-35 a line binds to a half that is still to come', () => {
  const from = (period: number, half: 1 | 2) =>
    written().play('red', writes(line('3L', [{ do: 'ahead', by: 100 }], {}, { from: { period, half } }))).refused;
  expect(from(1, 1)).toBe('nothing');
  expect(from(4, 2)).toBe('nothing');
  expect(from(0, 2)).toBe('PE-Q-35 periods-refuse-past');
  expect(from(7, 1)).toBe('PE-Q-35 periods-refuse-past');
});
