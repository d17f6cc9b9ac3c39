/** What a refused order names instead: one that is legal, as near to it as possible, in words that people type. */
import { expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import { skirmish as book } from '../../../src/rules/skirmish/index.ts';
import { type Skirmish, skirmish } from '../../help/skirmish.ts';

const table = (...more: readonly string[]) =>
  skirmish(
    'line hedge en "the hedge" fr "la haie" 80x50 90x50',
    'red 2L line close 10 ranks 2 at 40x16 face N',
    'red 1S sergeant of 2L at 40x10',
    'blue 9C light skirmish 4 at 40x60 face S',
    ...more,
  );

/** What is named instead of an order; that it is legal too. */
function instead(t: Skirmish, typed: string): readonly string[] {
  const read = (text: string) => {
    const orders = book.orders(text, t.now, 'red');
    if (orders instanceof Refusal) throw new Error(`not understood: ${text}`);
    return t.play('red', orders[0]!.order);
  };
  const { refused, instead: twins } = read(typed);
  expect(refused).not.toBe('nothing');
  expect(twins.map((twin) => read(twin).refused)).toEqual(twins.map(() => 'nothing'));
  return twins;
}

test.each([
  ['to a square, as far as it goes toward it', '2L to H7', '2L advance 12 toward H7'],
  ['to a unit, the same', '2L to 9C', '2L advance 12'],
  ['straight on', '2L advance 20', '2L advance 12'],
  ['aside', '2L sidestep left 20', '2L sidestep left 8'],
  ['a move in close order has no facing', '2L advance 8 face E', '2L advance 8'],
])('METRIC 3.3 %s', (_, typed, twin) => {
  expect(instead(table(), typed)).toEqual([twin]);
});

test('SK-GEO-13 where a friend stands in the place, the longest way before or behind it', () => {
  const t = table('red 3S sergeant at 20x30 face E', 'red 4S sergeant at 30x30');
  expect(instead(t, '3S advance 10')).toEqual(['3S advance 8']);
});

test('SK-GAP-02 of a way through a hedge that is too far, as much of it as may be gone', () => {
  const t = table('red 3S sergeant at 85x40', 'red 5L line close 6 ranks 2 at 85x46 face N');
  expect(instead(t, '3S to the hedge')).toEqual(['3S advance 8']);
});

test('SK-GEO-12 a column that has no room where its front stands forms a little ahead', () => {
  expect(instead(table(), '2L column')).toEqual(['2L form 2 files at 40x21']);
});

test('SK-GAP-10 a unit that is already formed like that is not formed again, and no place nearby is named for it', () => {
  const why = (line: string, typed: string, side: 'red' | 'blue' = 'red') => {
    const t = skirmish(line, 'red 1S sergeant at 40x10', 'blue 9C light skirmish figures 40x60 42x60 face S');
    const orders = book.orders(typed, t.now, side);
    if (orders instanceof Refusal) throw new Error(`not understood: ${typed}`);
    const { refused, instead: twins } = t.play(side, orders[0]!.order);
    expect(twins).toEqual([]);
    return refused;
  };
  const two = 'red 2L line close 10 ranks 2 at 40x16 face N';
  const so = 'SK-GAP-10 refuse-sk-formed';
  expect(['2L form', '2L form at 40x16 face N', '2L form 5 files'].map((each) => why(two, each))).toEqual([so, so, so]);
  expect(['2L form 1 rank', '2L form face E', '2L form at 40x20'].map((each) => why(two, each))).toEqual(
    Array(3).fill('nothing'),
  );
  const loose = 'red 2L light loose figures 40x16 43x16 46x16 face N';
  expect(['2L loose', '2L loose face N', '2L loose face E'].map((each) => why(loose, each))).toEqual([
    so,
    so,
    'nothing',
  ]);
  const spread = 'red 2L light skirmish figures 40x16 42x16 face N';
  expect(['2L deploy', '2L deploy at 40x20'].map((each) => why(spread, each))).toEqual([so, 'nothing']);
});

test('nothing is named where nothing would help', () => {
  const t = table();
  expect(instead(t.play('red', { kind: 'reload', unit: '2L', figures: [] }), '2L advance 50 figures 1')).toEqual([]);
});
