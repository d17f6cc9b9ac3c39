/** Direct messages: not in the quiet hours of their reader, and the way they show is the one to the card. */
import { expect, test } from 'vitest';
import { accepted, ann, bob } from '../../help/room.ts';
import { type Clocked, startedClock } from '../clock/room.ts';

/** What is said to Bob directly by now, as far as it is due, and the places it leads to; everything else is said too. */
async function pointers(at: Clocked, now = at.now()) {
  const found = [];
  for (
    let leased = await at.store.lease(now, 'test', 1);
    leased.length > 0;
    leased = await at.store.lease(now, 'test', 1)
  ) {
    for (const { id, channelId, number, post } of leased) {
      if (channelId === `user:${bob.id}`)
        found.push({ says: post.sentences.map(({ says }) => says), links: post.links });
      await at.store.posted(id, `${channelId}-m${number}`);
    }
  }
  return found;
}

async function withSideThread(at: Clocked): Promise<void> {
  accepted(await at.host.threads(at.by(ann), 'all'));
  const { id } = await at.battle();
  for (const thread of (await at.host.upkeep(id, false))!.threads) {
    await at.host.noted(id, { kind: 'made', thread, channelId: `t-${thread.side ?? thread.kind}` });
  }
}

test('in quiet hours a player gets no messages; afterwards the latest of each battle', async () => {
  const at = await startedClock('none');
  await at.host.settle(at.by(bob), { direct: true, quiet: '11-14', zone: 'UTC' });
  await at.give(ann, 'R1 charge B1');
  expect(await pointers(at)).toEqual([]);
  await at.answer(bob, 'run');
  await at.give(ann, 'end');
  at.pass(1);
  expect(await pointers(at)).toEqual([]);
  at.pass(1);
  expect((await pointers(at)).map(({ says }) => says)).toEqual([['It is your turn to give orders.']]);
});

test('every call to a player with an open question links to the card', async () => {
  const at = await startedClock('24h/6h');
  await withSideThread(at);
  await at.host.settle(at.by(bob), { direct: true });
  await at.give(ann, 'R1 charge B1, pursue no');
  const [asked] = await pointers(at);
  expect(asked!.links).toMatchObject([{ channelId: 't-blue' }]);
  await at.later(5);
  const [reminded] = await pointers(at);
  expect(reminded!.links).toMatchObject([{ channelId: 't-blue', messageId: expect.stringContaining('t-blue-m') }]);
});
