/** Whoever may order finds a panel, ideas and the end of the turn below the newest post, whatever it tells. */
import { expect, test } from 'vitest';
import type { Post } from '../../src/host/post.ts';
import { accepted, ann, bob, type Room, startedRoom, uma, withDice } from '../help/room.ts';

const CALL = { panel: 'Panel', ideas: 'Ideas', label: 'End the turn' };

async function newest(at: Room): Promise<Post> {
  return (await at.posts()).at(-1)!;
}

test('a report within a turn, and the next turn', async () => {
  const at = await withDice('5 6 2 6');
  await at.give(ann, 'R1 shoot B1');
  expect((await newest(at)).turn).toMatchObject(CALL);
  await at.give(ann, 'end');
  const bulletin = await newest(at);
  expect(bulletin.turn).toMatchObject(CALL);
  expect(bulletin.kind).toBe('bulletin');
});

test('not while somebody else is asked first, but again when the order is annulled, or taken back', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  await at.give(ann, 'R1 charge B1');
  expect((await newest(at)).turn).toBeUndefined();
  accepted(await at.host.annul(at.by(uma), 'a slip'));
  expect((await newest(at)).turn).toMatchObject(CALL);
  await at.give(ann, 'R1 move 3');
  accepted(await at.host.undo(at.by(ann)));
  expect((await newest(at)).turn).toMatchObject(CALL);
});

test('after a pause too, but not in it', async () => {
  const at = await startedRoom();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  accepted(await at.host.pause(at.by(uma), 'tea'));
  expect((await newest(at)).turn).toBeUndefined();
  accepted(await at.host.unpause(at.by(uma)));
  expect((await newest(at)).turn).toMatchObject(CALL);
});

test('the button of an earlier post ends the turn as long as it lasts', async () => {
  const at = await withDice('5 6 2 6');
  await at.give(ann, 'R1 shoot B1');
  const { turn } = await newest(at);
  await at.give(ann, 'R1 move 3');
  accepted(await at.host.done(at.by(ann), { battle: turn!.battle, seq: turn!.seq }));
  expect((await newest(at)).calls).toEqual([bob.id]);
});
