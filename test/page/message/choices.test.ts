import type { APISelectMenuComponent } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { type Choice, type Menu, matching, menuOf, toggled } from '../../../src/page/browser/message/menu/choices.ts';
import { reader } from './reader.ts';

const menu = (select: object): Menu =>
  menuOf({ custom_id: 'which', ...select } as APISelectMenuComponent, reader('en'));
const labels = (choices: readonly Choice[]) => choices.map(({ label, sign = '' }) => sign + label);

describe('what a menu offers', () => {
  test('its options, with the initial selection', () => {
    const options = [
      { label: 'One', value: '1', emoji: { name: '🎲' } },
      { label: 'Two', value: '2', emoji: { id: '7', name: 'sabre' }, default: true },
    ];
    const { choices, ...rest } = menu({ type: 3, options, max_values: 2, min_values: 0 });
    expect(labels(choices)).toEqual(['🎲One', ':sabre:Two']);
    expect(rest).toEqual({
      id: 'which',
      placeholder: 'Make a selection',
      least: 0,
      most: 2,
      disabled: false,
      chosen: ['2'],
    });
  });

  test('people, roles, both, channels', () => {
    expect(labels(menu({ type: 5 }).choices)).toEqual(['@Alice', '@Bruno']);
    expect(labels(menu({ type: 6 }).choices)).toEqual(['@Umpires']);
    expect(labels(menu({ type: 7 }).choices)).toEqual(['@Alice', '@Bruno', '@Umpires']);
    expect(labels(menu({ type: 8 }).choices)).toEqual(['#battle', '#Tower', '#somewhere']);
    expect(labels(menu({ type: 8, channel_types: [0] }).choices)).toEqual(['#battle', '#somewhere']);
    expect(menu({ type: 5, default_values: [{ id: '2', type: 'user' }], placeholder: 'Who?' })).toMatchObject({
      chosen: ['2'],
      placeholder: 'Who?',
      least: 1,
      most: 1,
    });
  });
});

test('typed text is found in labels and descriptions, ignoring accents', () => {
  const choices = [
    { value: '1', label: 'Élite Grenadiers', description: 'in the wood' },
    { value: '2', label: 'Wooden bridge' },
  ];
  const found = (typed: string) => matching(choices, typed).map(({ value }) => value);
  expect(found('')).toEqual(['1', '2']);
  expect(found('wood')).toEqual(['1', '2']);
  expect(found('WOOD elite')).toEqual(['1']);
  expect(found('cuirassiers')).toEqual([]);
});

describe('choosing', () => {
  const one = menu({ type: 5 });
  const perhaps = menu({ type: 5, min_values: 0 });
  const two = menu({ type: 5, max_values: 2 });

  test('one replaces another, and stays unless choosing none is allowed', () => {
    expect(toggled(one, ['a'], 'b')).toEqual(['b']);
    expect(toggled(one, ['a'], 'a')).toEqual(['a']);
    expect(toggled(perhaps, ['a'], 'a')).toEqual([]);
  });

  test('of several, no more than the limit', () => {
    expect(toggled(two, ['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(two, ['a', 'b'], 'c')).toEqual(['a', 'b']);
    expect(toggled(two, ['a', 'b'], 'a')).toEqual(['b']);
  });
});
