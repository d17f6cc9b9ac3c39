/** Orders in line behind one that waits: what may stand there, and what their giver alone learns when they fail. */
import { expect, test } from 'vitest';
import type { Reply } from '../../src/host/request.ts';
import { MOST_QUEUED } from '../../src/host/advance/may-queue.ts';
import type { Post } from '../../src/host/post.ts';
import { accepted, ann, bob, eve, refusal, type Room, room, shown, withDice } from '../help/room.ts';

/** Red's charge waits for Blue's answer. */
async function waiting(dice = '6 6 6 6'): Promise<Room> {
  const at = await withDice(dice);
  await at.give(ann, 'R1 charge B1');
  await at.posts();
  return at;
}

const line = async (at: Room) => (await at.store.waiting((await at.battle()).id))?.rest;
const preview = async (at: Room, text: string, who = ann) => refusal(await at.host.preview(at.by(who), text));
const lostOf = (post: Post | undefined) => [post!.dropped!.battle, post!.dropped!.revision] as const;

test('orders that can never become legal are refused at once: unknown or foreign units, no order, anything after the end', async () => {
  const at = await waiting();
  expect(await preview(at, 'B1 move 7')).toBe('queue-strange');
  expect(await preview(at, 'R9 move 7')).toBe('queue-strange');
  expect(await preview(at, 'R2 dance')).toBe('toy-refused');
  expect(await preview(at, 'end; R2 move 4')).toBe('queue-behind-end');
  expect(await preview(at, 'end; end')).toBe('queue-ends-twice');
  await at.give(ann, 'R2 move 4; end');
  expect(await preview(at, 'end')).toBe('queue-ends-twice');
  expect(await preview(at, 'R2 move 5')).toBe('queue-behind-end');
  expect(at.say(await at.host.preview(at.by(ann), 'R2 move 5'))).toContain('`/plan write`');
  expect(await line(at)).toEqual(['R2 move 4', 'end']);
  // What was shown before somebody ended the turn is looked at again.
  const other = await waiting();
  const shownBefore = (await other.host.preview(other.by(ann), 'R2 move 4')) as { draft: string };
  await other.give(ann, 'end');
  expect(refusal(await other.host.confirm(other.by(ann), shownBefore.draft))).toBe('queue-behind-end');
});

test('if nothing waits, orders after the end of the turn in the same text are refused too', async () => {
  const at = await withDice('6');
  expect(await preview(at, 'R1 charge B1; end; R2 move 4')).toBe('queue-behind-end');
});

test('one of several commanders may give orders after another who is done', async () => {
  const at = await withDice('6 6 6 6');
  accepted(await at.host.join(at.by(eve), 'red'));
  accepted(await at.host.commandGive(at.by(ann), eve.id, 'R2'));
  await at.give(ann, 'R1 charge B1');
  await at.give(ann, 'end');
  await at.give(eve, 'R2 move 4');
  expect(await preview(at, 'end')).toBe('queue-ends-twice');
  accepted(await at.answer(bob, 'run'));
  expect((await at.store.entries((await at.battle()).id, 3, 99)).map(({ text }) => text)).toContain('R2 move 4');
});

test('the queue has a limit for the whole side', async () => {
  const at = await waiting();
  for (let n = 0; n < MOST_QUEUED; n += 1) await at.give(ann, `R2 move ${n}`);
  const full = await at.host.preview(at.by(ann), 'R2 move 4');
  expect(at.say(full)).toBe(
    'Your side already has 10 queued orders; the maximum is 10. Give more once the current order is finished.',
  );
  expect(await line(at)).toHaveLength(MOST_QUEUED);
  expect(
    await preview(
      await waiting(),
      Array(MOST_QUEUED + 1)
        .fill('R2 move 4')
        .join('; '),
    ),
  ).toBe('queue-full');
});

test('on failure everyone reads whose orders they were; only their author reads which and why, and gives them again', async () => {
  const at = await waiting();
  await at.give(ann, 'R1 move 3; R2 move 3; R2 move 4');
  accepted(await at.answer(bob, 'run'));
  const post = (await at.posts()).find(({ dropped }) => dropped)!;
  expect(shown(post)).toBe('notice @1001\nAnn: your queued orders were not carried out.');
  expect(post.dropped).toMatchObject({ label: 'Show me my orders', isShown: false });
  const mine = accepted(await at.host.droppedOrders(at.by(ann), ...lostOf(post)));
  expect(at.say(mine as Reply)).toBe(
    'A queued order can no longer be carried out: 3 is taken\nThese 2 orders of yours were not carried out:\n' +
      '• `R2 move 3`\n• `R2 move 4`',
  );
  for (const who of [bob, eve]) {
    expect(refusal(await at.host.droppedOrders(at.by(who), ...lostOf(post)))).toBe('queue-not-yours');
  }
  expect(await preview(at, mine.text)).toBe('host-refused-of-several');
  const file = accepted(await at.host.export(at.by(bob))).json;
  expect(file).not.toMatch(/R2 move|is taken/);
});

test('a thread of the side lists them, with the same button', async () => {
  const at = await withDice('6 6 6 6');
  accepted(await at.host.threads(at.by(ann), 'all'));
  const { id } = await at.battle();
  for (const thread of (await at.host.upkeep(id, false))!.threads) {
    await at.host.noted(id, { kind: 'made', thread, channelId: `t-${thread.side ?? thread.kind}` });
  }
  await at.give(ann, 'R1 charge B1');
  await at.give(ann, 'R2 move 3; R1 move 3');
  await at.posts();
  accepted(await at.answer(bob, 'run'));
  const post = (await at.posts()).find(({ dropped }) => dropped)!;
  expect(post).toMatchObject({ to: { person: ann.id }, calls: [ann.id], dropped: { label: 'Give them again' } });
  expect(shown(post)).toContain('• `R1 move 3`');
  const { tableSeq } = await at.battle();
  const lines = await at.store.spokenEntries(id, 1, tableSeq);
  expect(lines.find(({ kind }) => kind === 'stopped')?.readers).toBe('red');
  expect(accepted(await at.host.export(at.by(bob))).json).not.toMatch(/R1 move|stopped/);
  accepted(await at.host.resign(at.by(ann)));
  const told: string[] = [];
  for await (const each of accepted(await at.host.history(at.by(eve))).told) told.push(shown(each.post));
  expect(told.join('\n')).not.toContain('waiting orders');
});

test('against the bot there is no one to hide them from', async () => {
  const at = await room();
  accepted(await at.host.open(at.by(ann), 'toy', 'en', { id: '9001', name: 'Aide', side: 'blue' }));
  await at.posts();
  await at.give(ann, 'R1 move 3; R1 shoot B1; R2 move 3');
  const post = (await at.posts()).find(({ dropped }) => dropped)!;
  expect(shown(post)).toContain('• `R2 move 3`');
  expect(post.dropped).toMatchObject({ label: 'Give them again', isShown: true });
});
