import { expect, test } from 'vitest';
import { createDie } from '../../src/dice/die.ts';
import type { Notation } from '../../src/dice/notation.ts';
import { readDice } from '../../src/dice/read.ts';
import { type Line, rollDice } from '../../src/dice/roll.ts';

function dice(text: string): Notation {
  const notation = readDice(text);
  if ('fault' in notation) throw new Error(`${text}: ${notation.fault}`);
  return notation;
}

/** Every value must be used, and no more. */
function lines(text: string, ...values: number[]): readonly Line[] {
  const next = [...values];
  const thrown = rollDice(dice(text), () => next.shift() ?? Number.NaN);
  expect(next).toEqual([]);
  return thrown.lines;
}

function line(text: string, ...values: number[]): Line {
  return lines(text, ...values)[0]!;
}

/** `5 6! 3-`: what each die showed; `!` exploded, `-` dropped, `r` rerolled, `*` a hit, `**` two. */
function shown(text: string, ...values: number[]): string {
  const marks = { counts: '', dropped: '-', rerolled: 'r', hit: '*', double: '**', miss: '' } as const;
  const fallen = line(text, ...values).parts.flatMap((part) => part.dice);
  return fallen.map(({ value, fate, exploded }) => `${value}${exploded ? '!' : ''}${marks[fate]}`).join(' ');
}

test.each<[string, number[], number]>([
  ['2d6+1', [3, 5], 9],
  [' 1D20 − 4 ', [20], 16],
  ['-d6+10', [6], 4],
  ['3d6kh2', [1, 6, 5], 11],
  ['3d6kl', [4, 2, 5], 2],
  ['4d6dl1', [4, 2, 5, 2], 11],
  ['4d6 sans la plus haute', [4, 2, 5, 2], 8],
  ['d%', [100], 100],
  ['7', [], 7],
  ['2d6x10 - 5', [2, 3], 45],
  ['d66', [4, 2], 42],
  ['d666 + 1', [1, 2, 3], 124],
  ['2d6!', [6, 6, 2, 3], 17],
  ['d6!', Array.from({ length: 11 }, () => 6), 66],
  ['3d6!kh1', [5, 6, 1, 2], 7],
  ['d6r1', [1, 1, 4], 4],
  ['d6ro1', [1, 1], 1],
  ['8d6>=5', [1, 2, 3, 4, 5, 6, 5, 6], 4],
  ['3d6!=6>=5', [6, 5, 4, 5], 3],
  ['8 dés à 4+, 6 doubles', [1, 2, 3, 4, 5, 6, 6, 6], 8],
])('%j rolled as %j is %i', (text, values, total) => {
  expect(line(text, ...values).total).toBe(total);
});

test('each die is reported with what happened to it', () => {
  expect(shown('4d6kh3', 2, 5, 2, 1)).toBe('2 5 2 1-');
  expect(shown('2d6!kl1', 6, 3, 5)).toBe('6!- 3- 5');
  expect(shown('2d6r<3', 2, 1, 5, 6)).toBe('2r 1r 5 6');
  expect(shown('5d6>=4, 6 double', 1, 4, 5, 6, 3)).toBe('1 4* 5* 6** 3');
});

test('a total is tested as a whole', () => {
  expect(line('2d6>=8', 4, 4).met).toBe(true);
  expect(line('2d6<=7', 4, 4).met).toBe(false);
  expect(line('(2d6)=8', 4, 4)).toMatchObject({ met: true, total: 8 });
});

test('each hit is saved by one die', () => {
  expect(line('3 dice at 4+, 6s double, save 5+', 6, 4, 1, 5, 2, 6)).toMatchObject({
    total: 3,
    saves: {
      dice: [
        { value: 5, saved: true },
        { value: 2, saved: false },
        { value: 6, saved: true },
      ],
      saved: 2,
      losses: 1,
    },
  });
});

test('dice may be saves themselves, one per hit', () => {
  expect(line('3 saves on 4+', 4, 3, 6)).toMatchObject({ total: 3, saves: { saved: 2, losses: 1 } });
});

test('each repetition has a line', () => {
  expect(lines('3x(d6+1)', 1, 2, 3).map(({ total }) => total)).toEqual([2, 3, 4]);
});

test('values that would favour some sides are rejected', () => {
  const values = [65_535, 65_532, 65_531, 0];
  const rigged = createDie((bytes) => bytes.set(values));
  expect(rigged(6)).toBe(1 + (65_531 % 6));
  expect(rigged(6)).toBe(1);
});
