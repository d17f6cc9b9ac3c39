import { expect, test } from 'vitest';
import type { Reply } from '../../../src/host/request.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { accepted, ann, bob, eve, refusal, shown, startedRoom, withDice } from '../../help/room.ts';
import { createToy } from '../../help/toy.ts';

test('of several orders the first is done or waits, and the others follow', async () => {
  const at = await startedRoom();
  expect(at.say(await at.give(ann, 'R1 move 3; R2 move 4; R1 shoot B1'))).toMatch(
    /^Order carried out: `R1 move 3`\.\n.*\nThen: `R2 move 4; R1 shoot B1`\.$/s,
  );
  const again = await startedRoom();
  expect(again.say(await again.give(ann, 'R1 charge B1; R2 move 4'))).toMatch(
    /^Your order is waiting for an answer.*\nThen: `R2 move 4`\.$/,
  );
});

test('the turn waits for the answer, and the reply names the player who has to give it', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 charge B1');
  expect(at.say(await at.host.done(at.by(ann)))).toBe(
    'An order is waiting for an answer from Bob \\*the bold\\*. You can end the turn after that.',
  );
  expect(refusal(await at.host.beforeDone(at.by(ann)))).toBe('host-turn-waits');
});

test('a question is answered by another process after the bot was stopped', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 charge B1');
  const before = await at.battle();
  expect(before.seq).toBe(2);
  const later = at.again();
  await later.resume();
  expect(await at.battle()).toEqual(before);
  accepted(await at.answer(bob, 1, later));
  expect(await at.store.entry(before.id, 3)).toMatchObject({ kind: 'order', text: 'R1 charge B1', side: 'red' });
});

test('only the side asked may answer, only that question, and only once', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 charge B1');
  const { id } = await at.battle();
  const no = (await at.store.waiting(id))!.no;
  const before = await at.battle();
  expect(at.say(await at.host.answer(at.by(ann), id, no, 0))).toBe('This question is for Blue (Bob \\*the bold\\*).');
  expect(refusal(await at.host.answer(at.by(eve), id, no, 0))).toBe('host-not-asked');
  expect(refusal(await at.host.answer(at.by(bob), id, no - 1, 0))).toBe('host-question-closed');
  expect(refusal(await at.host.answer(at.by(bob), 'other', no, 0))).toBe('host-question-closed');
  expect(refusal(await at.host.answer(at.by(bob), id, no, 7))).toBe('host-question-closed');
  expect(refusal(await at.host.answer(at.by(bob), id, no, 'dance'))).toBe('toy-refused');
  expect(await at.battle()).toEqual(before);

  const press = at.by(bob, 'press');
  accepted(await at.host.answer(press, id, no, 1));
  expect(accepted(await at.host.answer(press, id, no, 1)).says[0]?.id).toBe('host-already');
  expect(refusal(await at.host.answer(at.by(bob), id, no, 1))).toBe('host-question-closed');
  expect((await at.battle()).seq).toBe(3);
});

test('the same confirmation delivered five times counts once', async () => {
  const at = await startedRoom();
  const preview = await at.host.preview(at.by(ann), 'R1 move 3');
  if (preview instanceof Refusal) throw preview;
  const hosts = [at.host, at.again(), at.again(), at.again(), at.again()];
  const results = await Promise.all(hosts.map((host) => host.confirm(at.by(ann, 'once'), preview.draft)));
  expect(results.filter((result) => !(result instanceof Refusal) && result.says[0]?.id === 'host-done')).toHaveLength(
    1,
  );
  expect((await at.battle()).seq).toBe(3);
});

test('an invalid filed answer is asked for instead', async () => {
  const at = await withDice('5 6 6 6 1');
  await at.give(ann, 'R1 charge B1');
  accepted(await at.answer(bob, 'stand, if hit dance'));
  expect((await at.store.waiting((await at.battle()).id))?.question).toMatchObject({ kind: 'ASK-HIT', to: 'blue' });
  accepted(await at.answer(bob, 'flee'));
  expect((await at.store.waiting((await at.battle()).id))?.question).toMatchObject({ kind: 'ASK-PURSUE', to: 'red' });
  await at.posts();
  accepted(await at.answer(ann, 'no'));
  const table = await at.store.tableEntries((await at.battle()).id, 1, 99);
  const kinds = ['opened', 'joined', 'joined', 'started', 'asked', 'asked', 'filed', 'asked'];
  expect(table.map(({ kind }) => kind)).toEqual(kinds);
  const entry = await at.store.entry((await at.battle()).id, 3);
  expect(entry?.transcript.flatMap((line) => ('ask' in line ? [[line.ask.kind, line.got, line.by]] : []))).toEqual([
    ['ASK-REACT', 'stand', { who: 'person', id: 'p2' }],
    ['ASK-HIT', 'flee', { who: 'person', id: 'p2' }],
    ['ASK-PURSUE', 'no', { who: 'person', id: 'p1' }],
  ]);
});

test('an order whose rules changed while it waited is annulled, and nothing else is lost', async () => {
  const at = await withDice('6');
  await at.give(ann, 'R1 move 3');
  await at.give(ann, 'R1 charge B1; R2 move 4');
  const before = await at.battle();
  await at.posts();
  const upgraded = at.again({ toy: createToy(['stand', 'square', 'run']) });
  await upgraded.resume();
  const after = await at.battle();
  expect(after).toMatchObject({ seq: before.seq, head: before.head, state: before.state });
  expect(await at.store.waiting(before.id)).toBeUndefined();
  expect((await at.store.tableEntries(before.id, 1, 99)).slice(-2)).toMatchObject([
    { kind: 'annulled', userId: ann.id },
    { kind: 'stopped', userId: ann.id, data: { orders: ['R2 move 4'] } },
  ]);
  const [notice, line] = await at.posts();
  expect(notice).toMatchObject({ kind: 'notice', calls: [ann.id, bob.id] });
  expect(shown(notice!)).toContain('`R1 charge B1` (Ann)');
  expect(shown(line!)).toBe('notice @1001\nAnn: your queued orders were not carried out.');
  await at.give(ann, 'R1 charge B1', upgraded);
  accepted(await at.answer(bob, 'square', upgraded));
});

test('an answer that meets changed rules annuls the order too', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 charge B1');
  const upgraded = at.again({ toy: createToy(['stand', 'square', 'run']) });
  const reply = accepted((await at.answer(bob, 'stand', upgraded)) as Reply);
  expect(reply.says[0]?.id).toBe('host-annulled');
  expect((await at.battle()).seq).toBe(2);
});

test('orders queue after a waiting one, and continue after the answer', async () => {
  const at = await withDice('6 4 4 4');
  await at.give(ann, 'R1 charge B1, pursue no; R1 move 3');
  const reply = await at.give(ann, 'R2 move 4; R2 move 5');
  expect(reply.says[0]?.id).toBe('host-queued');
  expect((await at.store.waiting((await at.battle()).id))?.rest).toEqual(['R1 move 3', 'R2 move 4', 'R2 move 5']);
  const isToldQueue = async (person: typeof ann) =>
    accepted((await at.host.status(at.by(person))) as Reply).says.some(({ id }) => id === 'host-status-queue');
  expect([await isToldQueue(ann), await isToldQueue(bob)]).toEqual([true, false]);
  accepted(await at.answer(bob, 'run'));
  const { id, seq } = await at.battle();
  const entries = await at.store.entries(id, 3, seq);
  expect(entries.map(({ text }) => text)).toEqual(['R1 charge B1, pursue no', 'R1 move 3', 'R2 move 4', 'R2 move 5']);
  expect(await at.store.waiting(id)).toBeUndefined();
});

test('ordering or answering tells the player when they are asked next', async () => {
  const at = await withDice('6 6 6 6 6');
  await at.give(ann, 'R1 charge B1');
  expect(at.say(await at.answer(bob, 'stand'))).toBe('You have a decision to make: see the card below.');
  expect(at.say(await at.answer(bob, 'stay'))).toBe('Your order is waiting for an answer from Ann.');
});

test('an outdated preview is checked again: what changed is said, or nothing if it does the same', async () => {
  const at = await withDice('2 6 6');
  const first = await at.host.preview(at.by(ann), 'R1 move 3');
  const same = await at.host.preview(at.by(ann), 'R2 move 4');
  const poor = await at.host.preview(at.by(ann), 'R2 move 6');
  if (first instanceof Refusal || same instanceof Refusal || poor instanceof Refusal) throw new Error('no preview');
  accepted(await at.host.confirm(at.by(ann), first.draft));
  accepted(await at.host.confirm(at.by(ann), same.draft));
  const stale = await at.host.confirm(at.by(ann), poor.draft);
  expect(at.say(stale)).toBe(
    'Since this was shown: Ann ordered `R1 move 3`; Ann ordered `R2 move 4`. 0 order points are left. no points left',
  );
  expect((await at.battle()).seq).toBe(4);
});

test('resigning while an order waits voids the order and ends the battle', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 charge B1');
  accepted(await at.host.resign(at.by(ann)));
  const { id, status } = await at.battle();
  expect(status).toBe('over');
  expect(await at.store.waiting(id)).toBeUndefined();
  expect((await at.store.tableEntries(id, 1, 99)).at(-1)).toMatchObject({ kind: 'annulled' });
});
