/** The database fails, or a process ends, between an order and what the table does next: the clock goes on with it. */
import { expect, test } from 'vitest';
import type { HostOptions } from '../../src/host/battle/deps.ts';
import { type Change, type Committed, type Store, Unreadable } from '../../src/host/store/store.ts';
import { Refusal } from '../../src/kernel/play.ts';
import { accepted, ann, bob, refusal, shown } from '../help/room.ts';
import { type Clocked, clockedRoom, startedClock } from './clock/room.ts';

const GONE = new Error('the disk is full');

interface Failing {
  readonly host: Clocked['host'];
  readonly log: string[];
  readonly wentOn: string[];
}

/** A host whose database fails `times` in a row, at what `fails` names. */
function failing(at: Clocked, fails: (store: Store) => Partial<Store>): Failing {
  const log: string[] = [];
  const wentOn: string[] = [];
  const options: Partial<HostOptions> = {
    store: { ...at.store, ...fails(at.store) },
    failed: (_battle, error, order) => log.push(`${order === undefined ? '' : `${order}: `}${String(error)}`),
    wentOn: (battle) => wentOn.push(battle),
  };
  return { host: at.again(options), log, wentOn };
}

/** What the table does by itself at the end of Red's orders cannot be stored, so many times. */
const checkLost = (times: number) => (store: Store) => {
  let left = times;
  const commit = async (change: Change): Promise<Committed> => {
    if (change.entry?.text !== 'check' || left === 0) return store.commit(change);
    left -= 1;
    throw GONE;
  };
  return { commit };
};

const SECONDS = 1 / 3600;

async function ends(at: Clocked, host: Clocked['host']) {
  const preview = await host.preview(at.by(ann), 'end');
  if (preview instanceof Refusal) throw preview;
  return host.confirm(at.by(ann), preview.draft);
}

test('the player learns that the order counts; the battle continues automatically, and the log has both', async () => {
  const at = await startedClock();
  const { host, log, wentOn } = failing(at, checkLost(2));
  expect(at.say(accepted(await ends(at, host)))).toBe(
    'Order carried out: `end`.\n[ended]\nThis is done. An error holds up what follows from it; that comes automatically within a minute or so.',
  );
  expect(log).toEqual(['Error: the disk is full']);
  expect(refusal(await host.preview(at.by(bob), 'B1 move 3'))).toBe('host-not-your-turn');
  await at.later(15 * SECONDS, host);
  expect([log.length, wentOn.length]).toEqual([2, 0]);
  await at.later(15 * SECONDS, host);
  const { id } = await at.battle();
  expect([log.length, wentOn]).toEqual([2, [id]]);
  expect((await at.posts()).map(shown).join('\n')).toContain('bulletin turn 1 of blue @1002');
  await at.give(bob, 'B1 move 3', host);
  await at.later(15 * SECONDS, host);
  expect(wentOn).toEqual([id]);
});

test('another process continues what one that ended left unfinished', async () => {
  const at = await startedClock();
  const other = failing(at, () => ({}));
  await at.later(15 * SECONDS, other.host);
  await ends(at, failing(at, checkLost(1)).host);
  await at.later(5 * SECONDS, other.host);
  expect(other.wentOn).toEqual([]);
  await at.later(15 * SECONDS, other.host);
  expect(other.wentOn).toEqual([(await at.battle()).id]);
  expect((await at.posts()).map(({ kind }) => kind)).toContain('bulletin');
});

test('a commit whose success was never reported is continued', async () => {
  const at = await startedClock();
  const { host, wentOn } = failing(at, (store) => ({
    commit: async (change) => {
      const committed = await store.commit(change);
      if (change.entry?.text === 'end') throw GONE;
      return committed;
    },
  }));
  await expect(ends(at, host)).rejects.toThrow('the disk is full');
  await at.later(15 * SECONDS, host);
  expect(wentOn).toEqual([(await at.battle()).id]);
});

test('a battle against the bot that was opened but not begun begins automatically', async () => {
  const at = await clockedRoom();
  let left = 1;
  const { host, log } = failing(at, (store) => ({
    commit: async (change) => {
      if (change.entry === undefined || left === 0) return store.commit(change);
      left -= 1;
      throw GONE;
    },
  }));
  const solo = { id: '9', name: 'Aide', side: 'blue' } as const;
  const opened = accepted(await host.open(at.by(ann), 'toy', 'en', solo));
  expect(opened.says.map(({ id }) => id)).toEqual(['host-you-opened', 'host-follows-late']);
  expect([log, (await at.battle()).status]).toEqual([['Error: the disk is full'], 'mustering']);
  await at.later(15 * SECONDS, host);
  expect((await at.battle()).status).toBe('playing');
  await host.close();
});

test('the clock does what failed at the start of a process', async () => {
  const at = await startedClock();
  await ends(at, failing(at, checkLost(1)).host);
  at.pass(24);
  const { host, log, wentOn } = failing(at, checkLost(2));
  await host.resume();
  expect([log.length, wentOn]).toEqual([2, []]);
  await host.tick();
  expect(wentOn).toEqual([(await at.battle()).id]);
});

test('a database error while a queued order is played does not withdraw it', async () => {
  const at = await startedClock();
  let left = 1;
  const { host, log } = failing(at, (store) => ({
    entry: async (battle, seq) => {
      if (left === 0 || seq < 3) return store.entry(battle, seq);
      left -= 1;
      throw new Unreadable(GONE);
    },
  }));
  const preview = await host.preview(at.by(ann), 'R1 move 3; R1 shoot B1');
  if (preview instanceof Refusal) throw preview;
  expect(at.say(accepted(await host.confirm(at.by(ann), preview.draft)))).toContain('This is done.');
  expect([left, log]).toEqual([0, ['Unreadable: the disk is full']]);
  const { id } = await at.battle();
  expect((await at.store.waiting(id))!.text).toBe('R1 shoot B1');
  await at.later(15 * SECONDS, host);
  const { seq } = await at.battle();
  expect((await at.store.entries(id, seq, seq))[0]!.text).toBe('R1 shoot B1');
  expect((await at.posts()).map(shown).join('\n')).not.toContain('withdrawn');
});
