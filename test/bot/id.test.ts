import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFormId, readId, writeChosen, writeFormId, writeId } from '../../src/bot/interactions/id.ts';
import { rounds } from '../help/soak.ts';

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';

test('an id is parsed back with its types', () => {
  expect(readId(writeId('answer', uuid, 12, 3))).toEqual({ kind: 'answer', battle: uuid, no: 12, option: 3 });
  expect(readId(writeId('answer', uuid, 999_999, 24, '1100000000000000101'))).toMatchObject({
    card: '1100000000000000101',
  });
  expect(readId(writeId('grave', 'Ab_-9', 1, 0))).toEqual({ kind: 'grave', battle: 'Ab_-9', no: 1, option: 0 });
  expect(readId(writeId('answer', 'b', 1, 0, '_.2'))).toEqual({
    kind: 'answer',
    battle: 'b',
    no: 1,
    option: 0,
    ahead: [undefined, 2],
  });
  expect(readId(writeId('answer', 'b', 1, 0, '11', '1100000000000000101'))).toMatchObject({
    ahead: [11],
    card: '1100000000000000101',
  });
  expect(readId(writeId('grave', 'b', 1, 0, '0._'))).toMatchObject({ ahead: [0, undefined] });
  expect(readId(writeId('ahead', 'b', 1, 1, writeChosen([undefined, 7])))).toEqual({
    kind: 'ahead',
    battle: 'b',
    no: 1,
    row: 1,
    ahead: [undefined, 7],
  });
  expect(readId(writeId('further', 'b', 1, 1, '_.7', '1100000000000000101'))).toMatchObject({
    ahead: [undefined, 7],
    card: '1100000000000000101',
  });
  for (const order of ['R1 R2: move 3; end', "4L advance 12.5 to H7/3, don't charge", '2L face +45']) {
    expect(readId(writeId('idea', 'b', order))).toEqual({ kind: 'idea', battle: 'b', order });
  }
  expect(readId('idea:b:4L `move`')).toBeUndefined();
  expect(readId(writeId('doctrine', 'bold'))).toEqual({ kind: 'doctrine', name: 'bold' });
  expect(readId(writeId('give', 'draft'))).toEqual({ kind: 'give', draft: 'draft' });
  expect(readId(writeId('log', 2))).toEqual({ kind: 'log', page: 2 });
});

test('ids of the desk’s buttons and forms are parsed back with their types, and are never confused', () => {
  expect(readId(writeId('throw', uuid, '2d6'))).toEqual({ kind: 'throw', battle: uuid, dice: '2d6' });
  expect(readId(writeId('reason', uuid, '20d100'))).toEqual({ kind: 'reason', battle: uuid, dice: '20d100' });
  expect(readId(writeId('tool', uuid, 'losses'))).toEqual({ kind: 'tool', battle: uuid, tool: 'losses' });
  expect(readId(writeId('tools', uuid, 1))).toEqual({ kind: 'tools', battle: uuid, n: 1 });
  expect(readId(writeId('throws', uuid))).toEqual({ kind: 'throws', battle: uuid });
  expect(readId(writeId('rule', uuid))).toEqual({ kind: 'rule', battle: uuid });
  expect(readId(writeId('done', uuid))).toEqual({ kind: 'done', battle: uuid });
  expect(readId(writeId('desk', uuid))).toEqual({ kind: 'desk', battle: uuid });
  expect(readFormId(writeFormId('tool', uuid, 'losses'))).toEqual({ kind: 'tool', battle: uuid, tool: 'losses' });
  expect(readFormId(writeFormId('ruling', uuid))).toEqual({ kind: 'ruling', battle: uuid });
  expect(readFormId(writeFormId('throw', uuid, '1d6'))).toEqual({ kind: 'throw', battle: uuid, dice: '1d6' });
  for (const text of ['ruling', 'ruling:', 'throw:b:6', 'throw:b:2d6:x', 'tool:b', 'done:b', '__proto__:b', '']) {
    expect(readFormId(text)).toBeUndefined();
  }
  expect(readId(writeFormId('ruling', uuid))).toBeUndefined();
  expect(writeFormId('tool', 'x'.repeat(40), 'y'.repeat(40)).length).toBeLessThanOrEqual(100);
  expect(() => writeFormId('throw', uuid, '2d6 ')).toThrow('not a custom id');
});

test('the longest one fits into Discord’s 100 characters', () => {
  const chosen = writeChosen([23, 23, 23, 23]);
  expect(writeId('answer', 'x'.repeat(40), 999_999, 999_999, chosen, '9'.repeat(20)).length).toBeLessThanOrEqual(100);
});

test.each([
  '',
  'answer',
  'answer:a:b:c',
  'answer:x:1',
  'give:',
  'give:a b',
  'log:-1',
  'answer:b:1:0:_.',
  'answer:b:1:0:100',
  'answer:b:1:0:1.2.3.4.5',
  'ahead:b:1:0',
  'throw:b:2',
  'throw:b:d6',
  'throw:b:200d6',
  'tool:b:a b',
  'done',
  'toString',
  '__proto__:1',
  'x:1',
])('%j is not an id of ours', (text) => expect(readId(text)).toBeUndefined());

test('no text makes it throw', () => {
  const part = fc.oneof(
    fc.constantFrom('answer', 'grave', 'give', 'back', 'log', ':'),
    fc.string(),
    fc.nat().map(String),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      readId(parts.join(':'));
    }),
    { numRuns: rounds(2000) },
  );
  expect(() => writeId('give', 'not a draft')).toThrow('not a custom id');
});
