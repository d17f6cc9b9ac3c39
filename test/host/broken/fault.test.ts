/** The rules fail with an exception: an order is withdrawn, or the battle halted; never is it stuck. */
import { expect, test } from 'vitest';
import type { Host } from '../../../src/host/create.ts';
import { Unreadable } from '../../../src/host/store/store.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { accepted, ann, bob, eve, refusal, type Room, shown, startedRoom, withDice, callOff } from '../../help/room.ts';
import { createToy, type Toy } from '../../help/toy.ts';
import type { ToyOrder } from '../../help/toy-play.ts';

/** A toy with a bug: where `fails` says so, before or after the order has been played. */
function buggy(fails: (order: ToyOrder, when: 'before' | 'after') => boolean): Toy {
  const sound = createToy();
  return {
    ...sound,
    *play(table, order, by) {
      if (fails(order, 'before')) throw new Error('a bug');
      yield* sound.play(table, order, by);
      if (fails(order, 'after')) throw new Error('a bug');
    },
  };
}

/** A host with that toy on the room's database, and what it logs. */
function withBug(at: Room, fails: Parameters<typeof buggy>[0]): { readonly host: Host; readonly log: string[] } {
  const log: string[] = [];
  const failed = (_battle: string, error: unknown, order?: string) => log.push(`${order}: ${String(error)}`);
  return { host: at.again({ toy: buggy(fails), failed }), log };
}

async function posted(at: Room): Promise<string> {
  return (await at.posts()).map(shown).join('\n\n');
}

async function standing(at: Room) {
  const { id, status, seq, position, dice } = await at.battle();
  return { status, seq, position, dice, waits: (await at.store.waiting(id))?.text };
}

test('a queued order that fails is dropped with its follow-ups; the next one is played', async () => {
  const at = await withDice('5');
  await at.posts();
  const before = await standing(at);
  const { host, log } = withBug(at, ({ verb }, when) => verb === 'shoot' && when === 'after');
  const preview = await host.preview(at.by(ann), 'R1 move 3; R1 shoot B1; R2 move 4');
  if (preview instanceof Refusal) throw preview;
  accepted(await host.confirm(at.by(ann), preview.draft));
  expect(log).toEqual(['R1 shoot B1: Error: a bug']);
  expect(await standing(at)).toEqual({ ...before, seq: before.seq + 1, position: before.position + 1 });
  expect(await posted(at)).toBe('notice @1001\nAnn: your queued orders were not carried out.');
  await at.give(ann, 'R2 move 4', host);
  expect((await standing(at)).seq).toBe(before.seq + 2);
});

test('the first order fails: its author is told too, and the same draft is not tried again', async () => {
  const at = await startedRoom();
  await at.posts();
  const { host } = withBug(at, ({ verb }, when) => verb === 'shoot' && when === 'after');
  const preview = await host.preview(at.by(ann), 'R1 shoot B1');
  if (preview instanceof Refusal) throw preview;
  expect(at.say(accepted(await host.confirm(at.by(ann), preview.draft)))).toContain('could not be resolved');
  expect(await posted(at)).toContain('notice @1001\n`R1 shoot B1` (Ann) could not be resolved');
  expect(refusal(await host.confirm(at.by(ann), preview.draft))).toBe('host-draft-gone');
});

test('an order that fails at an answer is withdrawn, and so is one that can no longer be read', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 charge B1');
  await at.posts();
  const after = withBug(at, ({ verb }, when) => verb === 'charge' && when === 'after');
  accepted(await at.answer(bob, 'run', after.host));
  expect(after.log).toEqual(['R1 charge B1: Error: a bug']);
  expect(await posted(at)).toContain('notice @1001\n`R1 charge B1` (Ann) could not be resolved');
  expect((await standing(at)).waits).toBeUndefined();

  await at.give(ann, 'R1 charge B1');
  await at.posts();
  const before = withBug(at, ({ verb }, when) => verb === 'charge' && when === 'before');
  // Who only looks sees the position at rest; the first start of the process withdraws the order.
  expect(await before.host.map(at.by(bob))).not.toBeInstanceOf(Refusal);
  await before.host.resume();
  expect(before.log).toEqual(['R1 charge B1: Error: a bug']);
  expect(await posted(at)).toContain('notice @1001\n`R1 charge B1` (Ann) could not be resolved');
});

test('an order that fails in its preview is refused', async () => {
  const at = await startedRoom();
  const { host, log } = withBug(at, ({ verb }, when) => verb === 'move' && when === 'before');
  expect(refusal(await host.preview(at.by(ann), 'R1 move 3'))).toBe('host-not-previewed');
  expect(log).toEqual(['R1 move 3: Error: a bug']);
});

/** The table itself fails at the end of Red's orders. */
async function haltedRoom(): Promise<{ at: Room; host: Host; log: string[] }> {
  const at = await withDice('5');
  await at.posts();
  const { host, log } = withBug(at, ({ verb }) => verb === 'check');
  await at.give(ann, 'end', host);
  return { at, host, log };
}

test('the game itself fails: the battle halts once, and everyone is called', async () => {
  const { at, host, log } = await haltedRoom();
  expect(log).toEqual(['check: Error: a bug']);
  expect((await standing(at)).status).toBe('halted');
  const post = await posted(at);
  expect(post).toMatch(/^notice @1001 @1002\nThe battle has stopped: /);
  expect(post).toContain('`/battle cancel` calls the battle off.');
  await host.resume();
  await host.resume();
  expect(await posted(at)).toBe('');
  expect(refusal(await host.preview(at.by(ann), 'R1 move 3'))).toBe('host-is-halted');
  expect(refusal(await host.open(at.by(eve), 'toy', 'en'))).toBe('host-battle-here');
  const status = await host.status(at.by(ann));
  if (status instanceof Refusal) throw status;
  expect(status.says.map(({ id }) => id)).toContain('host-halted');
});

test('a halted battle continues with /battle start, or automatically when the bot starts, once it works', async () => {
  const first = await haltedRoom();
  await first.at.posts();
  expect(refusal(await first.host.start(first.at.by(eve)))).toBe('host-no-seat');
  expect(refusal(await first.host.start(first.at.by(bob)))).toBe('host-still-halted');
  expect(await posted(first.at)).toBe('');
  accepted(await first.at.again().start(first.at.by(bob)));
  expect(await posted(first.at)).toMatch(/^notice\nThe battle goes on\.\n\nbulletin turn 1 of blue @1002\n/);
  expect((await standing(first.at)).status).toBe('playing');

  const second = await haltedRoom();
  await second.at.posts();
  await second.at.again().resume();
  expect(await posted(second.at)).toMatch(/^notice\nThe battle goes on\.\n\nbulletin turn 1 of blue @1002\n/);
});

test('ways out of a halted battle: taking the order back, conceding, calling off', async () => {
  const undone = await haltedRoom();
  accepted(await undone.host.undo(undone.at.by(ann)));
  expect((await standing(undone.at)).status).toBe('playing');
  await undone.at.give(ann, 'R1 move 3', undone.host);

  const resigned = await haltedRoom();
  accepted(await resigned.host.resign(resigned.at.by(bob)));
  expect((await standing(resigned.at)).status).toBe('over');

  const cancelled = await haltedRoom();
  expect(refusal(await cancelled.host.beforeCancel(cancelled.at.by(eve)))).toBe('cancel-denied');
  await callOff(cancelled.at, undefined, cancelled.host);
  expect((await standing(cancelled.at)).status).toBe('cancelled');
});

test('a battle whose rules cannot be read can still be called off', async () => {
  const at = await startedRoom();
  const sound = createToy();
  const restore = (): never => {
    throw new Error('a bug');
  };
  const host = at.again({ toy: { ...sound, restore } });
  await expect(host.status(at.by(ann))).rejects.toThrow('a bug');
  await callOff(at, at.by(ann), host);
  expect((await at.battle()).status).toBe('cancelled');
});

test('a database error while an order is played does not withdraw it: it can be given again', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 move 3');
  await at.posts();
  let left = 1;
  const entry: typeof at.store.entry = async (battle, seq) => {
    if (left === 0) return at.store.entry(battle, seq);
    left -= 1;
    throw new Unreadable(new Error('the disk is gone'));
  };
  const log: unknown[] = [];
  const host = at.again({ store: { ...at.store, entry }, failed: (...fault) => log.push(fault) });
  const preview = await host.preview(at.by(ann), 'R1 shoot B1');
  if (preview instanceof Refusal) throw preview;
  const before = await standing(at);
  await expect(host.confirm(at.by(ann), preview.draft)).rejects.toThrow('the disk is gone');
  expect([left, log, await standing(at), await posted(at)]).toEqual([0, [], before, '']);
  expect(at.say(accepted(await host.confirm(at.by(ann), preview.draft)))).toContain('R1 shoot B1');
});
