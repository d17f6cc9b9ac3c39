/** A turn that the rules do not let end: what they think of themselves comes first; else people are called. */
import { expect, test } from 'vitest';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { ann, shown } from '../../help/room.ts';
import { createToy, type Toy } from '../../help/toy.ts';
import { refused } from '../../help/toy-play.ts';
import { startedClock } from './room.ts';

/** Nobody may end his turn while R1 stands where it stood. */
function strict(ideas: readonly string[]): Toy {
  const toy = createToy();
  return {
    ...toy,
    ideas: () => ideas.map((text) => ({ text })),
    play: function* (table, order, by) {
      if (order.verb === 'end' && table.now.units[0]!.at === 1) throw refused('TOY-9', 'R1 must move');
      return yield* toy.play(table, order, by);
    },
  };
}

test('the first legal idea, then the end of the turn', async () => {
  const at = await startedClock('24h/6h', { rulesets: rulesetsByName({ toy: strict(['B1 move 2', 'R1 move 3']) }) });
  await at.later(24);
  const { id, seq } = await at.battle();
  const entries = await at.store.entries(id, 2, seq);
  expect(entries.map(({ text, person }) => [text, person])).toEqual(
    ['points', 'R1 move 3', 'end', 'check', 'points'].map((text) => [text, undefined]),
  );
  expect((await at.store.seats(id)).find(({ userId }) => userId === ann.id)?.missed).toBe(1);
});

test('if nothing is legal the side is called once, and its next move continues the battle', async () => {
  const at = await startedClock('24h/6h', { rulesets: rulesetsByName({ toy: strict(['nonsense']) }) });
  await at.later(24);
  const called = (await at.posts()).map(shown).filter((each) => each.includes('the battle cannot go on'));
  expect(called).toHaveLength(1);
  expect(called[0]).toContain('@1001 @1002');
  await at.later(24);
  expect((await at.posts()).map(shown)).toEqual([]);
  await at.give(ann, 'R1 move 3');
  await at.give(ann, 'end');
  const { id } = await at.battle();
  expect((await at.store.deadlines(id)).map(({ stage, dueAt }) => [stage, dueAt !== undefined])).toEqual([[0, true]]);
});
