import { expect, test } from 'vitest';
import { onEachDatabase } from './databases.ts';
import { at, entryAfter, newBattle, notice, open, opening, ordering, read, waitingOrder } from './store-examples.ts';

onEachDatabase((bench) => {
  test('a new battle is found by its id and by its channel', async () => {
    const store = await bench.store();
    expect(await store.commit(opening())).toBe('committed');
    const start = {
      form: 2,
      revision: 1,
      seq: 0,
      tableSeq: 0,
      told: 0,
      position: 0,
      dice: 0,
      createdAt: at,
      updatedAt: at,
    };
    const expected = { ...newBattle(), ...start, stateText: '{"turn":0,"units":[]}' };
    expect(await store.battle('wagram')).toEqual(expected);
    expect(await store.battleAt('channel')).toEqual(expected);
    expect((await store.placesOf('wagram')).map(({ channelId }) => channelId)).toEqual(['channel']);
    expect(await store.unfinished()).toEqual(['wagram']);
    expect(await store.battleAt('elsewhere')).toBeUndefined();
  });

  test('one commit stores an entry, a log line, the waiting order, seats, drafts and posts', async () => {
    const store = await bench.store();
    const battle = await open(store);
    const entry = entryAfter(battle);
    const draft = { id: 'draft', battleId: 'wagram', userId: 'alice', side: 'red', text: '2H face N', seq: 1 } as const;
    const seat = { side: 'red', userId: 'alice', userName: 'Alice « la hussarde »' } as const;
    const tableEntry = { seq: 1, kind: 'joined', userId: 'alice', data: { side: 'red' } } as const;
    const committed = await store.commit({
      at,
      interactionId: 'interaction',
      battle: { id: 'wagram', revision: 1, patch: { status: 'playing', salts: { red: 'r', blue: 'b' }, told: 1 } },
      entry,
      tableEntries: [tableEntry, { ...tableEntry, seq: 2, userId: undefined, data: null }],
      waiting: waitingOrder,
      seats: { add: [seat] },
      drafts: { put: [draft] },
      posts: [{ channelId: 'channel', post: notice('Charge!') }],
    });
    expect(committed).toBe('committed');

    const { state, ...line } = entry;
    const advanced = {
      revision: 2,
      seq: 1,
      tableSeq: 2,
      head: 'hash 1',
      rulesVersion: '1.0.1',
      state,
      stateText: JSON.stringify(state),
    };
    const patched = { status: 'playing', salts: { red: 'r', blue: 'b' }, told: 1 };
    expect(await read(store)).toEqual({ ...battle, ...advanced, ...patched });
    expect(await store.entry('wagram', 1)).toEqual({ ...line, at, state });
    expect(await store.entries('wagram', 1, 9)).toEqual([{ ...line, at }]);
    expect(await store.tableEntries('wagram', 2, 2)).toEqual([
      { ...tableEntry, seq: 2, userId: undefined, data: null, at },
    ]);
    expect(await store.waiting('wagram')).toEqual({ ...waitingOrder, askedAt: at });
    expect(await store.seats('wagram')).toMatchObject([{ ...seat, joinedAt: at }]);
    expect(await store.draft('draft')).toEqual({ ...draft, at });
    expect(await store.seen('interaction')).toBe(true);
    expect(await store.lease(at, 'poster', 1_000)).toMatchObject([{ number: 1, battleId: 'wagram', attempts: 1 }]);
  });

  test('a line of the log keeps its text, which is read only on request', async () => {
    const store = await bench.store();
    const battle = await open(store);
    const line = { seq: 1, kind: 'left', userId: 'alice', data: { sides: ['red'] }, readers: 'all' } as const;
    const kept = {
      said: { people: { alice: 'Alice', bruno: null }, en: [notice('⟦alice⟧ leaves.')], fr: [notice('⟦alice⟧ part.')] },
      changes: { seats: { remove: [{ side: 'red', userId: 'alice' }], add: [], change: [] }, closes: true },
    } as const;
    const plain = { ...line, seq: 2, readers: 'umpire' } as const;
    await store.commit({
      at,
      battle: { id: 'wagram', revision: battle.revision },
      tableEntries: [{ ...line, ...kept }, plain],
    });
    expect(await store.tableEntries('wagram', 1, 2)).toEqual([
      { ...line, at },
      { ...plain, at },
    ]);
    const nothing = { said: undefined, changes: undefined };
    expect(await store.spokenEntries('wagram', 1, 2)).toStrictEqual([
      { ...line, ...kept, at },
      { ...plain, ...nothing, at },
    ]);
  });

  test('what was stored can be removed', async () => {
    const store = await bench.store();
    await open(store);
    const seat = { side: 'blue', userId: 'bruno', userName: 'Bruno' } as const;
    const draft = { id: 'draft', battleId: 'wagram', userId: 'bruno', side: 'blue', text: '3L hold', seq: 0 } as const;
    await store.commit({
      at,
      battle: { id: 'wagram', revision: 1 },
      waiting: { ...waitingOrder, question: undefined, userId: undefined },
      seats: { add: [seat] },
      drafts: { put: [draft] },
    });
    expect(await store.waiting('wagram')).toMatchObject({ question: undefined, userId: undefined, askedAt: at });
    const askedAt = new Date(0);
    await store.commit({ at, battle: { id: 'wagram', revision: 2 }, waiting: { ...waitingOrder, askedAt } });
    expect(await store.waiting('wagram')).toEqual({ ...waitingOrder, askedAt });
    await store.commit({
      at,
      battle: { id: 'wagram', revision: 3 },
      waiting: 'none',
      seats: { remove: [seat] },
      drafts: { drop: ['draft', 'never there'] },
    });
    expect(await store.waiting('wagram')).toBeUndefined();
    expect(await store.seats('wagram')).toEqual([]);
    expect(await store.draft('draft')).toBeUndefined();
  });

  test('an umpire has a seat beside the sides, and a battle can be paused', async () => {
    const store = await bench.store();
    await open(store);
    const seat = { side: 'umpire', userId: 'ursula', userName: 'Ursula' } as const;
    const battle = { id: 'wagram', revision: 1, patch: { status: 'paused' } } as const;
    const by = { who: 'umpire', id: 'ursula' } as const;
    const transcript = [{ ask: waitingOrder.question!, got: 'hold', by }];
    await store.commit({ at, battle, seats: { add: [seat] }, waiting: { ...waitingOrder, transcript } });
    expect(await store.seats('wagram')).toMatchObject([{ ...seat, joinedAt: at }]);
    expect(await store.battle('wagram')).toMatchObject({ status: 'paused' });
    expect(await store.waiting('wagram')).toMatchObject({ transcript });
  });

  test('of fifty orders on the same revision one wins, and the others store nothing', async () => {
    const store = await bench.store();
    const battle = await open(store);
    const racers = Array.from({ length: 50 }, (_, n) => {
      const posts = [{ channelId: 'channel', post: notice(`racer ${n}`) }];
      return store.commit({ ...ordering(battle, `order ${n}`), interactionId: `interaction ${n}`, posts });
    });
    const results = await Promise.all(racers);
    expect(results.filter((result) => result === 'committed')).toHaveLength(1);
    expect(results.filter((result) => result === 'stale')).toHaveLength(49);

    const winner = results.indexOf('committed');
    expect((await store.entries('wagram', 0, 99)).map((entry) => entry.text)).toEqual([`order ${winner}`]);
    expect(await read(store)).toMatchObject({ revision: 2, seq: 1 });
    const leased = await store.lease(at, 'poster', 1_000);
    expect(leased.map(({ post }) => post.title)).toEqual([`racer ${winner}`]);
    const counted = await Promise.all(results.map((_, n) => store.seen(`interaction ${n}`)));
    expect(counted.flatMap((seen, n) => (seen ? [n] : []))).toEqual([winner]);
  });

  test('repeating after each lost race succeeds, and the ledger has no gap', async () => {
    const store = await bench.store();
    await open(store);
    const untilCommitted = async (text: string): Promise<void> => {
      while ((await store.commit(ordering(await read(store), text))) !== 'committed') continue;
    };
    await Promise.all(Array.from({ length: 20 }, (_, n) => untilCommitted(`order ${n}`)));
    const entries = await store.entries('wagram', 1, 20);
    expect(entries.map((entry) => entry.seq)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(new Set(entries.map((entry) => entry.text)).size).toBe(20);
    expect(await read(store)).toMatchObject({ seq: 20, head: 'hash 20', revision: 21 });
  });

  test('an answer loses against another answer, even if neither has written an entry yet', async () => {
    const store = await bench.store();
    const { id, revision } = await open(store);
    const waiting = (no: number) => store.commit({ at, battle: { id, revision }, waiting: { ...waitingOrder, no } });
    expect(await waiting(1)).toBe('committed');
    expect(await waiting(2)).toBe('stale');
    expect(await store.waiting(id)).toMatchObject({ no: 1 });
  });

  test('an interaction counts once, in sequence and at the same time', async () => {
    const store = await bench.store();
    const battle = await open(store);
    const once = { ...ordering(battle), interactionId: 'twice' };
    expect((await Promise.all([store.commit(once), store.commit(once)])).sort()).toEqual(['committed', 'seen']);
    expect(await store.commit({ ...ordering(await read(store)), interactionId: 'twice' })).toBe('seen');
    expect(await read(store)).toMatchObject({ seq: 1 });
  });

  test('a doctrine belongs to a person, not a battle; the last choice counts, an interaction once', async () => {
    const store = await bench.store();
    expect(await store.doctrines([])).toEqual(new Map());
    const choice = (interactionId: string, userId: string, name: string) =>
      store.commit({ at, interactionId, doctrine: { userId, name } });
    expect(await choice('1', 'alice', 'bold')).toBe('committed');
    expect(await choice('2', 'bruno', 'ask')).toBe('committed');
    expect(await choice('3', 'alice', 'regulation')).toBe('committed');
    expect(await choice('3', 'alice', 'bold')).toBe('seen');
    expect(await store.doctrines(['alice', 'chloé'])).toEqual(new Map([['alice', 'regulation']]));
    expect((await store.doctrines(['alice', 'bruno'])).size).toBe(2);
    await store.forget(new Date(at.getTime() + 1));
    expect((await store.doctrines(['bruno'])).get('bruno')).toBe('ask');
  });

  test('a channel has one battle: of two simultaneous openings one is stale', async () => {
    const store = await bench.store();
    const both = await Promise.all([store.commit(opening('first')), store.commit(opening('second'))]);
    expect([...both].sort()).toEqual(['committed', 'stale']);
    const [winner, loser] = both[0] === 'committed' ? ['first', 'second'] : ['second', 'first'];
    expect(await store.battleAt('channel')).toMatchObject({ id: winner });
    expect(await store.battle(loser!)).toBeUndefined();
  });

  test('a channel passes from its battle to the next, once', async () => {
    const store = await bench.store();
    await open(store);
    const next = (id: string) => ({
      ...opening(id),
      place: { channelId: 'channel', guildId: 'guild', battleId: id, instead: 'wagram' },
    });
    expect(await store.commit(next('essling'))).toBe('committed');
    expect(await store.commit(next('znaim'))).toBe('stale');
    expect(await store.battleAt('channel')).toMatchObject({ id: 'essling' });
  });

  test('a change that could never fit is an error, not a lost race', async () => {
    const store = await bench.store();
    const battle = await open(store);
    const entry = { ...entryAfter(battle), seq: 7 };
    await expect(store.commit({ ...ordering(battle), entry })).rejects.toThrow(
      'battle wagram ends with entry 0 (origin) and table entry 0; entry 7 (after origin) and',
    );
    await expect(store.commit(ordering({ ...battle, id: 'nowhere' }))).rejects.toThrow('there is no battle nowhere');
    await expect(store.commit({ at, waiting: waitingOrder })).rejects.toThrow('names none');
    await expect(store.commit({ ...ordering(battle), entry: { ...entry, state: undefined } })).rejects.toThrow('JSON');
    expect(await read(store)).toEqual(battle);
  });

  test('an entry chained to a head other than the battle’s is not stored', async () => {
    const store = await bench.store();
    const battle = await open(store);
    const entry = { ...entryAfter(battle), previous: 'elsewhere' };
    await expect(store.commit({ ...ordering(battle), entry })).rejects.toThrow(
      'battle wagram ends with entry 0 (origin) and table entry 0; entry 1 (after elsewhere) and',
    );
    expect(await read(store)).toEqual(battle);
    expect(await store.entries('wagram', 0, 99)).toEqual([]);
  });

  test('an error in the middle leaves nothing behind', async () => {
    const store = await bench.store();
    const battle = await open(store);
    const seat = { side: 'red', userId: 'alice', userName: 'Alice' } as const;
    const change = { ...ordering(battle), interactionId: 'broken', seats: { add: [seat, seat] } };
    await expect(store.commit(change)).rejects.toThrow(/unique/i);
    expect(await read(store)).toEqual(battle);
    expect(await store.seen('broken')).toBe(false);
    expect(await store.entries('wagram', 0, 99)).toEqual([]);
  });

  test('closed and opened again, everything is still there', async () => {
    const url = await bench.freshUrl();
    const before = await bench.store(url);
    const battle = await open(before);
    await before.commit({ ...ordering(battle), posts: [{ channelId: 'channel', post: notice('kept') }] });
    const kept = [await before.battleAt('channel'), await before.entry('wagram', 1)];
    await before.close();
    await expect(before.battle('wagram')).rejects.toThrow('the database is closed');

    const after = await bench.store(url);
    expect([await after.battleAt('channel'), await after.entry('wagram', 1)]).toEqual(kept);
    expect(await after.lease(at, 'poster', 1_000)).toMatchObject([{ post: { title: 'kept' } }]);
  });

  test('temporary records are deleted, and nothing else', async () => {
    const store = await bench.store();
    const battle = await open(store);
    const posts = ['said', 'due'].map((title) => ({ channelId: 'channel', post: notice(title) }));
    await store.commit({ ...ordering(battle), interactionId: 'old', posts });
    const [said] = await store.lease(at, 'poster', 1_000);
    await store.posted(said!.id, 'message');
    await store.forget(new Date(at.getTime() + 1));
    expect(await store.seen('old')).toBe(false);
    expect(await store.entries('wagram', 1, 1)).toHaveLength(1);
    expect(await store.lease(at, 'poster', 1_000)).toMatchObject([{ number: 2, post: { title: 'due' } }]);
  });
});
