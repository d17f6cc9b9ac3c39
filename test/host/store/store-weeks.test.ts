/** What weeks of play leave in the store: seats, places, people, what is written ahead, deadlines, motions. */
import { expect, test } from 'vitest';
import type { Change, Store } from '../../../src/host/store/store.ts';
import { onEachDatabase } from './databases.ts';
import { at, open } from './store-examples.ts';

const HOUR = 3600_000;

onEachDatabase((bench) => {
  test('a seat keeps its own data, and is changed in part', async () => {
    const { store, change } = await wagram();
    const alice = { side: 'red', userId: 'alice', userName: 'Alice' } as const;
    const chloe = { side: 'red', userId: 'chloe', userName: 'Chloé', chief: false, units: ['7C', '45L'] } as const;
    await change({ seats: { add: [alice, chloe] } });
    const plain = { points: undefined, done: false, deputy: undefined, seen: 0, missed: 0, joinedAt: at };
    const seats = await store.seats('wagram');
    expect(seats).toHaveLength(2);
    expect(seats).toEqual(
      expect.arrayContaining([
        { ...plain, ...alice, chief: true, units: [] },
        { ...plain, ...chloe },
      ]),
    );

    await change({ seats: { change: [{ ...seatOf('chloe'), patch: { points: 3, deputy: 'alice', done: true } }] } });
    expect(await seat(store, 'chloe')).toEqual({ ...plain, ...chloe, points: 3, deputy: 'alice', done: true });
    const back = { points: 'common', deputy: 'nobody', units: [], seen: 7, missed: 2, chief: true } as const;
    await change({ seats: { change: [{ ...seatOf('chloe'), patch: back }] } });
    const expected = { points: undefined, deputy: undefined, units: [], seen: 7, missed: 2, chief: true, done: true };
    expect(await seat(store, 'chloe')).toEqual({ ...plain, ...chloe, ...expected });
    expect(await store.battlesOf('chloe')).toEqual(['wagram']);
    expect(await store.battlesOf('nobody')).toEqual([]);
  });

  test('a thread is a channel of its battle', async () => {
    const { store, change } = await wagram();
    const nobody = { side: undefined, userId: undefined, statusId: undefined };
    const common = { guildId: 'guild', battleId: 'wagram', ...nobody, archived: false };
    const channel = { ...common, channelId: 'channel', kind: 'channel' } as const;
    const thread = { ...common, channelId: 'thread', kind: 'side', side: 'red' } as const;
    await change({ places: { put: [thread] } });
    expect(await store.placesOf('wagram')).toEqual([channel, thread]);
    expect((await store.battleAt('thread'))?.id).toBe('wagram');

    await change({ places: { put: [{ ...channel, statusId: 'message' }], drop: ['thread'] } });
    expect(await store.placesOf('wagram')).toEqual([{ ...channel, statusId: 'message' }]);
    expect(await store.battleAt('thread')).toBeUndefined();
  });

  test('settings belong to a person, whatever the battle', async () => {
    const store = await bench.store();
    const settings = { zone: 'Europe/Paris', direct: true };
    await store.commit({ at, people: [{ userId: 'alice', settings: {} }] });
    await store.commit({ at, people: [{ userId: 'alice', settings }] });
    expect(await store.people(['alice', 'bruno'])).toEqual(new Map([['alice', settings]]));
    expect(await store.people([])).toEqual(new Map());
  });

  test('standing answers are put and dropped by their ids; a plan replaces the one before', async () => {
    const { store, change } = await wagram();
    const common = { battleId: 'wagram', userId: 'alice', side: 'red' } as const;
    const square = { ...common, id: 's1', unit: '45L', kind: 'ASK-06', text: 'square', afterSeq: 4 };
    const stay = { ...common, id: 's2', unit: undefined, kind: 'ASK-10', text: 'stay', afterSeq: 4 };
    await change({
      standing: { put: [square, stay] },
      plans: { put: [{ ...common, id: 'p1', orders: ['7C face N'] }] },
    });
    expect(await store.standing('wagram')).toEqual([
      { ...square, at },
      { ...stay, at },
    ]);
    const plan = { ...common, id: 'p2', orders: ['7C charge 3D'] };
    await change({ standing: { drop: ['s1'] }, plans: { put: [plan] } });
    expect(await store.standing('wagram')).toEqual([{ ...stay, at }]);
    expect(await store.plans('wagram')).toEqual([{ ...plan, at }]);
    await change({ plans: { drop: ['p2'] } });
    expect(await store.plans('wagram')).toEqual([]);
  });

  test('deadlines that have passed or need a reminder are found across battles; stopped clocks are not', async () => {
    const { store, change } = await wagram();
    const later = (hours: number) => new Date(at.getTime() + hours * HOUR);
    const common = { battleId: 'wagram', side: 'red', userId: 'alice', duty: 'turn', no: 3, stage: 0 } as const;
    const due = { ...common, id: 'd1', dueAt: later(9), remindAt: later(6) };
    const still = { ...common, id: 'd2', userId: 'bruno', duty: 'answer', leftMs: 40 * 24 * HOUR } as const;
    await change({ deadlines: { put: [due, still] } });
    expect(await store.deadlines('wagram')).toEqual(
      expect.arrayContaining([
        { ...due, leftMs: undefined, at },
        { ...still, dueAt: undefined, remindAt: undefined, at },
      ]),
    );
    expect(await store.battlesDue(later(5))).toEqual([]);
    expect(await store.battlesDue(later(6))).toEqual(['wagram']);
    await change({ deadlines: { put: [{ ...due, remindAt: undefined }] } });
    expect(await store.battlesDue(later(6))).toEqual([]);
    expect(await store.battlesDue(later(9))).toEqual(['wagram']);
    await change({ deadlines: { drop: ['d1', 'd2'] } });
    expect(await store.deadlines('wagram')).toEqual([]);
  });

  test('a proposal collects votes until it is dropped', async () => {
    const { store, change } = await wagram();
    const motion = { id: 'm1', battleId: 'wagram', kind: 'pause', userId: 'alice', data: { why: 'dinner' } };
    await change({ motions: { put: [{ ...motion, votes: { bruno: 'open' } }] } });
    await change({ motions: { put: [{ ...motion, votes: { bruno: 'yes' } }] } });
    expect(await store.motions('wagram')).toEqual([{ ...motion, votes: { bruno: 'yes' }, at }]);
    await change({ motions: { drop: ['m1'] } });
    expect(await store.motions('wagram')).toEqual([]);
  });

  async function wagram() {
    const store = await bench.store();
    const { id } = await open(store);
    let revision = 1;
    const change = async (what: Omit<Change, 'at' | 'battle'>): Promise<void> => {
      expect(await store.commit({ at, battle: { id, revision }, ...what })).toBe('committed');
      revision += 1;
    };
    return { store, change };
  }
});

function seatOf(userId: string) {
  return { side: 'red', userId } as const;
}

async function seat(store: Store, userId: string) {
  const seats = await store.seats('wagram');
  return seats.find((each) => each.userId === userId);
}
