/**
 * Who may do what: every command, button, menu and form, tried by everyone, during a turn, at a question and after the
 * end.
 */
import { expect, test } from 'vitest';
import { tried } from './who-may.ts';
import { states } from './who-may-battles.ts';
import { WHO_MAY } from './who-may-table.ts';

test('every battle has its table', () => {
  expect(Object.keys(WHO_MAY)).toEqual(Object.keys(states));
});

test.each(Object.keys(states))('who may do what: %s', async (name) => {
  expect(await tried(await states[name]!())).toEqual(WHO_MAY[name]);
});
