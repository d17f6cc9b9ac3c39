import { expect, test } from 'vitest';
import { accepted, ann, bob, eve, refusal, shown, startedRoom, withDice } from '../../help/room.ts';

test('the last order is taken back if no one has learned anything from it', async () => {
  const at = await startedRoom();
  const before = await at.battle();
  await at.give(ann, 'R1 move 3');
  await at.give(ann, 'R2 move 4');
  expect(refusal(await at.host.undo(at.by(bob)))).toBe('host-undo-not-yours');
  accepted(await at.host.undo(at.by(ann)));
  accepted(await at.host.undo(at.by(ann)));
  const after = await at.battle();
  expect(after.state).toEqual(before.state);
  expect(after).toMatchObject({ seq: before.seq + 4, position: before.position });
  const entries = await at.store.entries(after.id, 3, 6);
  expect(entries.map(({ kind, text }) => [kind, text])).toEqual([
    ['order', 'R1 move 3'],
    ['order', 'R2 move 4'],
    ['undo', 'undo 4 to 3'],
    ['undo', 'undo 3 to 2'],
  ]);
  expect(refusal(await at.host.undo(at.by(ann)))).toBe('host-undo-nothing');
});

test('the same order after an undo gets the same dice', async () => {
  const at = await startedRoom();
  const other = await startedRoom({ random: (bytes) => new Uint8Array(bytes).fill(7) });
  const again = await startedRoom({ random: (bytes) => new Uint8Array(bytes).fill(7) });
  await other.give(ann, 'R1 move 3');
  accepted(await other.host.undo(other.by(ann)));
  await other.give(ann, 'R2 shoot B1');
  await again.give(ann, 'R2 shoot B1');
  const dice = async (room: typeof at) => {
    const { id, seq } = await room.battle();
    return (await room.store.entry(id, seq))?.transcript.flatMap((line) => ('roll' in line ? line.got : []));
  };
  expect(await dice(other)).toEqual(await dice(again));
});

test('an order that waits for the other side is taken back too, as long as no one has answered', async () => {
  const at = await startedRoom();
  expect(refusal(await at.host.undo(at.by(ann)))).toBe('host-undo-nothing');
  await at.give(ann, 'R1 charge B1');
  expect(refusal(await at.host.undo(at.by(bob)))).toBe('host-undo-nothing');
  expect(refusal(await at.host.undo(at.by(eve)))).toBe('host-undo-not-yours');
  accepted(await at.host.undo(at.by(ann)));
  expect(await at.store.waiting((await at.battle()).id)).toBeUndefined();
});

test('an order that was taken back is not mentioned in the next report', async () => {
  const at = await withDice('6 4 4');
  await at.posts();
  await at.give(ann, 'R1 move 3');
  await at.give(ann, 'R2 move 4');
  accepted(await at.host.undo(at.by(ann)));
  await at.give(ann, 'R1 shoot B1');
  const posts = (await at.posts()).map(shown);
  expect(posts[0]).toBe('notice\nAnn undoes `R2 move 4`.');
  expect(posts[1]).toContain('[R1 moved]');
  expect(posts[1]).not.toContain('[R2 moved]');
});

test('minor orders are included in the card of a waiting order, or in the announcement', async () => {
  const at = await withDice('6');
  await at.posts();
  await at.give(ann, 'R1 move 3');
  await at.give(ann, 'R2 move 4; R1 charge B1');
  const [card] = await at.posts();
  expect(shown(card!)).toContain('[R1 moved]');
  expect(shown(card!)).toContain('[R2 moved]');
  accepted(await at.answer(bob, 'run'));
  await at.give(ann, 'R1 move 6');
  const [report, ...none] = await at.posts();
  expect(shown(report!)).not.toContain('moved');
  expect(none).toEqual([]);
  await at.give(ann, 'end');
  const [bulletin] = await at.posts();
  expect(bulletin).toMatchObject({ kind: 'bulletin', calls: [bob.id], scene: { view: 'whole' } });
  expect(shown(bulletin!)).toContain('[R1 moved]');
});
