/** The answers of a card: which are buttons, which stand in menus, in which order, and in how many words. */
import { expect, test } from 'vitest';
import { answersTold, choicesOf } from '../../../src/host/messages/card-choices.ts';
import type { Chance } from '../../../src/host/messages/card-words.ts';
import { voiceOf } from '../../../src/host/battle/voice.ts';
import { type Phrase, phrase } from '../../../src/kernel/phrase.ts';
import type { Card } from '../../../src/kernel/ruleset.ts';
import { words } from '../../help/words.ts';

type Option = Card['options'][number];

const voice = voiceOf(words, 'en');
const said = (text: string): Phrase =>
  phrase('order-word', { word: { noun: '', en: noun(text), fr: noun(text) } as never });
const noun = (name: string) => ({ name, article: '', plural: false, feminine: false });

const option = (text: string, more: Partial<Option> = {}): Option => ({
  text,
  says: said(text),
  grave: false,
  ...more,
});
const holds = (n: number, loses = 0): Chance => ({ fate: 'holds', n, loses });
const turn = phrase('card-menu-turn');
const evade = phrase('card-menu-evade');

const labels = (options: readonly Option[], by: readonly (Chance | null)[]) =>
  choicesOf(voice, options, { unit: '3L', by: [...by], error: 0 }, '3L').map(({ label, menu, option: number }) => ({
    label: label.replaceAll(/[“”]/g, ''),
    ...(menu !== undefined && { menu }),
    ...(number !== undefined && { number }),
  }));

test('the best answers come first, ties by their losses; each keeps its number', () => {
  const options = [option('stand'), option('square'), option('fire'), option('flee', { grave: true })];
  expect(labels(options, [holds(36, 7), holds(56, 4), holds(36, 5), holds(0)])).toEqual([
    { label: 'square', number: 1 },
    { label: 'fire', number: 2 },
    { label: 'stand', number: 0 },
    { label: 'flee' },
  ]);
});

test('without odds, or with equal odds, the order is that of the rules', () => {
  const options = [option('stand'), option('square'), option('fire')];
  const plain = [{ label: 'stand' }, { label: 'square' }, { label: 'fire' }];
  expect(labels(options, [null, null, null])).toEqual(plain);
  expect(labels(options, [holds(40), holds(40), holds(40)])).toEqual(plain);
});

test('with more than four answers the worst move to a menu, never the grave one; the fifth button is for details', () => {
  const options = 'a b c d e f'.split(' ').map((text) => option(text, { grave: text === 'a' }));
  const by = options.map((_, index) => holds(10 * index));
  expect(labels(options, by)).toEqual([
    { label: 'f', number: 5 },
    { label: 'e', number: 4 },
    { label: 'd', number: 3 },
    { label: 'c', number: 2, menu: 'Other answers…' },
    { label: 'b', number: 1, menu: 'Other answers…' },
    { label: 'a', number: 0 },
  ]);
});

test('a menu has more than one answer', () => {
  const options = 'a b c d e'.split(' ').map((text) => option(text, { grave: text === 'a' }));
  const menus = labels(options, [null, null, null, null, null]).map(({ label, menu }) => [label, menu]);
  const other = 'Other answers…';
  expect(menus).toEqual([
    ['a', undefined],
    ['b', undefined],
    ['c', undefined],
    ['d', other],
    ['e', other],
  ]);
});

test('a menu of equivalent answers is described once in the line, not at each of them', () => {
  const options = [
    option('stand'),
    ...['N', 'S', 'NE'].map((each) => option(`turn ${each}`, { menu: turn })),
    ...['0101', '0102'].map((each) => option(`evade ${each}`, { menu: evade })),
  ];
  const retires: Chance = { fate: 'retires', n: 100, loses: 0 };
  const chances = { unit: '3L', by: [holds(40), holds(40), holds(20), holds(20), retires, retires], error: 0 };
  const choices = choicesOf(voice, options, chances, '3L');
  expect(choices.map(({ menu, more }) => [menu, more])).toEqual([
    [undefined, undefined],
    ['Turn to…', 'holds 40%'],
    ['Turn to…', 'holds 20%'],
    ['Turn to…', 'holds 20%'],
    ['Evade to…', undefined],
    ['Evade to…', undefined],
  ]);
  const told = answersTold(options, chances).map(({ name, option: number }) => [voice.say(name), number]);
  expect(told).toEqual([
    ['“stand”', 0],
    ['Evade to…', 4],
  ]);
});

test('a label says as much as fits, with the number of its hex', () => {
  const whole = option('w'.repeat(33), { shorter: [said('s'.repeat(20))], name: said('name') });
  expect(labels([whole], [null])[0]!.label).toBe('w'.repeat(33));
  const placed = { ...whole, place: { at: '0101', what: 'end' } as const };
  expect(labels([placed], [null])[0]!.label).toBe(`1 · ${'s'.repeat(20)}`);
  const long = { ...placed, shorter: [said('s'.repeat(40))] };
  expect(labels([long], [null])[0]!.label).toBe('1 · name');
});
