/** The page tells a battle of several commanders as it was posted; and one person may hold both sides. */
import { expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import type { Post } from '../../../src/host/post.ts';
import { accepted, ann, bob, eve, type Room, room } from '../../help/room.ts';

const carl = { id: '1005', name: 'Carl' };

async function opened(): Promise<Room> {
  let ticks = 0;
  const at = await room({ clock: () => new Date(Date.parse('2026-01-01T12:00:00Z') + (ticks += 1)) });
  accepted(await at.host.open(at.by(ann), 'toy', 'en'));
  return at;
}

function still({
  question: _question,
  ending: _ending,
  turn: _turn,
  over: _over,
  details: _details,
  dropped: _dropped,
  ...post
}: Post): Post {
  return post;
}

test('joining, giving, taking, allotting, ordering after another, leaving', async () => {
  const at = await opened();
  for (const person of [ann, bob, carl]) accepted(await at.host.join(at.by(person), 'red'));
  accepted(await at.host.join(at.by(eve), 'blue'));
  accepted(await at.host.commandGive(at.by(ann), bob.id, 'R2'));
  accepted(await at.host.start(at.by(ann)));
  accepted(await at.host.commandPoints(at.by(ann), bob.id, 1));
  accepted(await at.host.commandPoints(at.by(ann), bob.id));
  await at.give(ann, 'R1 charge B1');
  await at.give(bob, 'R2 move 8; R2 move 7');
  await at.give(ann, 'R1 move 9; R1 move 4');
  accepted(await at.host.commandGive(at.by(ann), carl.id, 'R1'));
  accepted(await at.answer(eve, 'run'));
  accepted(await at.host.leave(at.by(bob)));
  accepted(await at.host.commandTake(at.by(ann), 'R1'));
  accepted(await at.host.done(at.by(ann)));
  accepted(await at.host.leave(at.by(ann)));
  accepted(await at.host.resign(at.by(carl)));
  const posted = (await at.posts()).map(still);
  const history = await at.host.history(at.by(eve));
  if (history instanceof Refusal) throw history;
  const told: Post[] = [];
  for await (const { post } of history.told) told.push(post);
  expect(told).toEqual(posted);
});

test('one person commands both sides', async () => {
  const at = await opened();
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(ann), 'blue'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  accepted(await at.host.start(at.by(ann)));
  await at.give(ann, 'R1 charge B1');
  accepted(await at.answer(ann, 'run'));
  await at.give(ann, 'end');
  expect((await at.battle()).state).toMatchObject({ active: 'blue' });
  await at.give(ann, 'B1 move 7');
});
