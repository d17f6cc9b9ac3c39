/** Stored positions of earlier forms, brought to today's step by step. */
import { expect, test } from 'vitest';
import { formatAfter, type Step, upgraded } from '../../src/kernel/upgrade.ts';

/** Form 2 counts horses, form 3 calls them mounts. */
const STEPS: readonly Step[] = [
  (old) => ({ ...old, horses: 4 }),
  ({ horses, ...rest }) => ({ ...rest, mounts: horses }),
];

test('each step leads to the next form, and only the steps that are needed are taken', () => {
  expect(formatAfter(STEPS)).toBe(3);
  expect(upgraded({ name: 'a' }, STEPS)).toEqual({ format: 3, name: 'a', mounts: 4 });
  expect(upgraded({ format: 1, name: 'a' }, STEPS)).toEqual({ format: 3, name: 'a', mounts: 4 });
  expect(upgraded({ format: 2, horses: 7 }, STEPS)).toEqual({ format: 3, mounts: 7 });
  expect(upgraded({ format: 3, horses: 7 }, STEPS)).toEqual({ format: 3, horses: 7 });
});

test('the stored value is left as it is', () => {
  const stored = Object.freeze({ format: 2, horses: 7 });
  upgraded(stored, STEPS);
  expect(stored).toEqual({ format: 2, horses: 7 });
});

test('a newer form is refused by name, and so is an unknown one', () => {
  expect(() => upgraded({ format: 4 }, STEPS)).toThrow(
    'a position of the form 4, written by a newer version of the bot; this one reads up to form 3',
  );
  for (const format of [0, 1.5, '2', null]) expect(() => upgraded({ format }, STEPS)).toThrow('there is none');
});

test.each([undefined, null, 7, 'position', []])(
  '%j is not a position, and is left for the ruleset to refuse',
  (json) => {
    expect(upgraded(json, STEPS)).toBe(json);
  },
);
