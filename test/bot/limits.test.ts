import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { createAdmission, type Limits } from '../../src/bot/interactions/admission.ts';
import { LIMITS } from '../../src/bot/interactions/limits.ts';
import { readId } from '../../src/bot/interactions/id.ts';
import { loadOfCommand, loadOfPress, NAMED_COMMANDS } from '../../src/bot/interactions/loads.ts';
import { createTokenBucket } from '../../src/bot/interactions/token-bucket.ts';

/** A clock that the test advances. */
function clock() {
  let time = 1_000_000;
  return { now: () => time, wait: (ms: number) => void (time += ms) };
}

test('a burst, then a steady rate, for each person separately', () => {
  const { now, wait } = clock();
  const take = createTokenBucket({ burst: 3, perSecond: 2 }, now);
  expect([1, 2, 3, 4].map(() => take('ann'))).toEqual([0, 0, 0, 500]);
  expect(take('bob')).toBe(0);
  wait(200);
  expect(take('ann')).toBe(300);
  wait(300);
  expect([take('ann'), take('ann')]).toEqual([0, 500]);
  wait(60_000);
  expect([1, 2, 3, 4].map(() => take('ann'))).toEqual([0, 0, 0, 500]);
});

test('being refused costs nothing', () => {
  const { now, wait } = clock();
  const take = createTokenBucket({ burst: 1, perSecond: 1 }, now);
  take('ann');
  for (let n = 0; n < 100; n++) expect(take('ann')).toBe(1000);
  wait(1000);
  expect(take('ann')).toBe(0);
});

test('no more people are remembered than the limit', () => {
  const { now } = clock();
  const take = createTokenBucket({ burst: 1, perSecond: 1 }, now, 2);
  for (const person of ['ann', 'bob']) take(person);
  expect(take('bob')).toBe(1000);
  take('cy');
  // Ann has been idle the longest.
  expect([take('bob'), take('cy'), take('ann')]).toEqual([1000, 1000, 0]);
});

test('each kind of action has its own bucket, so looking at maps never costs an answer', () => {
  const { now } = clock();
  const admit = createAdmission({ ...LIMITS, look: { burst: 1, perSecond: 1 } }, now);
  expect(admit('ann', 'look')).not.toHaveProperty('againInMs');
  expect(admit('ann', 'look')).toEqual({ againInMs: 1000 });
  for (const load of ['owed', 'order', 'other', 'completion'] as const)
    expect(admit('ann', load)).not.toHaveProperty('againInMs');
});

test('a person with too much in the queue is refused before the bucket is empty', () => {
  const limits: Limits = { ...LIMITS, look: { burst: 9, perSecond: 1, queue: { waiting: 1, atOnce: 1 } } };
  const admit = createAdmission(limits, clock().now);
  const [, , third] = [admit('ann', 'look'), admit('ann', 'look'), admit('ann', 'look')];
  expect(third).toEqual({ againInMs: expect.any(Number) });
});

test('without limits no one is refused or has to wait', () => {
  const admit = createAdmission('none');
  for (let n = 0; n < 10_000; n++) expect(admit('ann', 'long')).not.toHaveProperty('againInMs');
});

test('the commands with a limit of their own exist', () => {
  const all = commands.flatMap((command) =>
    'parts' in command ? command.parts.map(({ name }) => `${command.name} ${name}`) : [command.name],
  );
  expect(NAMED_COMMANDS.filter((words) => !all.includes(words))).toEqual([]);
});

test.each([
  ['answer', 'owed'],
  ['order', 'order'],
  ['battle map', 'look'],
  ['battle verify', 'long'],
  ['scenario random', 'other'],
] as const)('/%s is of the kind %s', (words, load) => {
  expect(loadOfCommand(words)).toBe(load);
});

test('every button that confirms or answers counts as an action in the game', () => {
  const ids = ['answer:b:1:0', 'grave:b:1:0', 'give:d', 'go:panel:confirm:d:1', 'vote:b:m:yes', 'finish:b:1', 'done:b'];
  for (const id of ids) expect(loadOfPress(readId(id)!)).toBe('owed');
  expect(loadOfPress(readId('go:panel:press:d:1:0')!)).toBe('order');
});
