/** What the post that ends a battle offers, however it ended, and whatever became of its channel since. */
import { expect, test } from 'vitest';
import { type Room, accepted, ann, bob, callOff, eve, refusal, startedRoom, withDice } from '../../help/room.ts';

async function draw(at: Room): Promise<void> {
  accepted(await at.host.propose(at.by(ann), 'draw'));
  const { id } = await at.battle();
  const [motion] = await at.store.motions(id);
  accepted(await at.host.vote(at.by(bob), id, motion!.id, true));
}

async function cancelTogether(at: Room): Promise<void> {
  const { id } = await at.battle();
  accepted(await at.host.cancel(at.by(ann), { battle: id, way: 'ask' }));
  const [motion] = await at.store.motions(id);
  accepted(await at.host.vote(at.by(bob), id, motion!.id, true));
}

const ENDS: readonly (readonly [string, (at: Room) => Promise<unknown>])[] = [
  ['a concession', async (at) => accepted(await at.host.resign(at.by(bob)))],
  ['an agreed draw', draw],
  ['called off by agreement', cancelTogether],
  ['called off with a reason', (at) => callOff(at)],
];

// This book measures no luck.
test.each(ENDS)('%s: one post has the buttons, and they name their battle', async (_how, end) => {
  const at = await startedRoom();
  await at.give(ann, 'R1 move 3');
  const { id } = await at.battle();
  await at.posts();
  await end(at);
  const offered = (await at.posts()).flatMap(({ over }) => over ?? []);
  expect(offered).toEqual([{ battle: id, rematch: 'Rematch, sides swapped', verify: 'Verify', page: 'Page' }]);
});

test('a battle that never began has no buttons', async () => {
  const at = await startedRoom();
  accepted(await at.host.resign(at.by(ann)));
  accepted(await at.host.open(at.by(ann), 'toy', 'en'));
  await at.posts();
  await callOff(at, at.by(ann));
  const [post] = await at.posts();
  expect(post!.sentences[0]!.says).toBe('Ann calls the battle off.');
  expect(post).not.toHaveProperty('over');
});

test.each(ENDS)('%s: weeks later, after a restart, with another battle in its channel', async (_how, end) => {
  const at = await withDice('6 6 6 6');
  await at.give(ann, 'R1 charge B1');
  accepted(await at.answer(bob, 'stand'));
  const old = await at.battle();
  await end(at);
  accepted(await at.host.open(at.by(eve), 'toy', 'en'));
  await at.store.forget(new Date('2099-01-01'));
  const host = at.again();
  const checked = accepted(await host.check(at.by(eve), old.id));
  expect(checked).toMatchObject({ battle: old.id, isRevealed: true, faults: [] });
  const page = accepted(await host.history(at.by(eve), old.id));
  expect(page.name).toBe(`toy-${old.id}`);
  expect(refusal(await host.check(at.by(eve)))).toBe('host-not-started');
  expect(refusal(await host.history(at.by(eve)))).toBe('host-not-started');
});

test('another server sees nothing of it', async () => {
  const at = await startedRoom();
  const { id } = await at.battle();
  accepted(await at.host.resign(at.by(ann)));
  const elsewhere = { ...at.by(eve), place: { channelId: '77', guildId: '8' } };
  for (const ask of ['check', 'history', 'luck'] as const) {
    expect(refusal(await at.host[ask](elsewhere, id))).toBe('host-no-battle');
  }
});
