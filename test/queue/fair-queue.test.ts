import { expect, test } from 'vitest';
import { createFairQueue, type FairQueue } from '../../src/queue/fair-queue.ts';

function all<Job>(queue: FairQueue<Job>): Job[] {
  const jobs: Job[] = [];
  for (let next = queue.next(); next; next = queue.next()) jobs.push(next.job);
  return jobs;
}

test('people take turns, each in the order in which they asked', () => {
  const queue = createFairQueue<string>({ perPerson: 9, total: 99 });
  for (const job of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(job[0]!, job);
  expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

test('a person who comes back does not overtake those who wait', () => {
  const queue = createFairQueue<string>({ perPerson: 9, total: 99 });
  queue.add('ann', 'a1');
  queue.add('bob', 'b1');
  expect(queue.next()?.job).toBe('a1');
  queue.add('ann', 'a2');
  expect(all(queue)).toEqual(['b1', 'a2']);
});

test('people who may not go yet are skipped, and keep their place', () => {
  const queue = createFairQueue<string>({ perPerson: 9, total: 99 });
  for (const job of ['a1', 'b1', 'a2']) queue.add(job[0]!, job);
  expect(queue.next((person) => person !== 'a')).toEqual({ person: 'b', job: 'b1' });
  expect(queue.next((person) => person !== 'a')).toBeUndefined();
  expect(all(queue)).toEqual(['a1', 'a2']);
});

test('no one exceeds their own limit, nor everyone the total', () => {
  const queue = createFairQueue<number>({ perPerson: 2, total: 3 });
  expect([1, 2, 3].map((job) => queue.add('ann', job))).toEqual([true, true, false]);
  expect([4, 5].map((job) => queue.add('bob', job))).toEqual([true, false]);
  queue.next();
  expect(queue.add('bob', 6)).toBe(true);
});

test('draining returns everything, and leaves room', () => {
  const queue = createFairQueue<number>({ perPerson: 2, total: 2 });
  queue.add('ann', 1);
  queue.add('bob', 2);
  expect(queue.drain()).toEqual([1, 2]);
  expect(queue.next()).toBeUndefined();
  expect(queue.add('ann', 3)).toBe(true);
});
