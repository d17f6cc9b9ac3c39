/** Balancing a toy with a known answer: a battle is a biased coin. */
import { expect, test } from 'vitest';
import { chanceFrom } from '../../src/kernel/chance.ts';
import { type Steering, isFair, type Progress, steer } from '../../src/selfplay/steer.ts';
import { battlesIn, NONE, shareOf, type Tally } from '../../src/selfplay/tally.ts';

/** Red's log odds of each deal with neutral balance, and the effect of a step; `text` is `deal steps`. */
function coins(odds: readonly number[], slope: number): Steering & { readonly fought: string[] } {
  const fought: string[] = [];
  return {
    fought,
    deal: (no) => (odds[no - 1] === undefined ? undefined : `${no} 0`),
    weigh: (text, steps) => `${text.split(' ')[0]} ${steps}`,
    steps: 5,
    fight: (text, battles, seed, after) => {
      const [deal = 1, steps = 0] = text.split(' ').map(Number);
      const chance = chanceFrom(`${text} ${seed}`);
      const red = 1 / (1 + Math.exp(-(odds[deal - 1]! + slope * steps)));
      fought.push(`${text} ${seed}`);
      let tally: Tally = NONE;
      for (let n = 0; n < battles; n++) {
        const winner = chance.below(1000) < 1000 * red ? 'red' : 'blue';
        tally = { ...tally, [winner]: tally[winner] + 1 };
        if (after(tally) === 'enough') break;
      }
      return tally;
    },
  };
}

test('an even deal is counted immediately', () => {
  const found = steer(coins([0], 0.055), 200)!;
  expect(found).toMatchObject({ isBalanced: true, deals: 1 });
  expect(battlesIn(found.tally)).toBe(200);
  expect(isFair(found.tally)).toBe(true);
});

test('the balance moves toward the weaker side', () => {
  const found = steer(coins([0.5, 0.5, 0.5, 0.5, 0.5, 0.5], 0.12), 200)!;
  expect(found.isBalanced).toBe(true);
  expect(Number(found.text.split(' ')[1])).toBeLessThanOrEqual(-3);
});

test('if balancing is not enough, it deals again', () => {
  const found = steer(coins([3, -3, 2, 0], 0.055), 200)!;
  expect(found).toMatchObject({ isBalanced: true, deals: 4 });
  expect(found.text.startsWith('4 ')).toBe(true);
});

test('counted dice are never those used for balancing, and each count has its own', () => {
  const course = coins([0.4, 0.3, 0.2, 0.3, 0], 0.05);
  steer(course, 200);
  const seeds = course.fought.map((each) => each.split(' ').slice(2).join(' '));
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('it gives up with the nearest, and says so', () => {
  const found = steer(coins(Array(30).fill(2), 0.05), 200)!;
  expect(found).toMatchObject({ isBalanced: false, deals: 30 });
  expect(battlesIn(found.tally)).toBe(200);
  expect(shareOf(found.tally)).toBeGreaterThan(0.7);
  expect(found.text).toBe('30 -5');
});

test('nothing generated, nothing found', () => {
  expect(steer(coins([], 0.05), 200)).toBeUndefined();
});

test('it reports what it does, and counts all battles fought', () => {
  const said: Progress[] = [];
  const found = steer(coins([3, 0], 0.055), 50, (progress) => said.push(progress))!;
  expect(said.length).toBe(found.fought);
  expect(said[0]).toEqual({ deal: 1, doing: 'looking', battles: 1 });
  expect(said.at(-1)).toEqual({ deal: found.deals, doing: 'counting', battles: 50 });
});

test('most deals near the middle come out balanced', () => {
  const fair = Array.from({ length: 40 }, (_, n) => {
    const chance = chanceFrom(`fair ${n}`);
    const odds = Array.from({ length: 12 }, () => (chance.below(300) - 150) / 100);
    return steer(coins(odds, 0.055), 200)!.isBalanced;
  });
  expect(fair.filter(Boolean).length).toBeGreaterThan(34);
});
