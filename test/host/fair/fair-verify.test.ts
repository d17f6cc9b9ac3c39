/** A battle recomputed where it is kept: whoever changes anything of it in the database is found out. */
import { expect, test } from 'vitest';
import type { Checked } from '../../../src/host/verbs/fair-dice/fair-dice-shown.ts';
import { Unreadable } from '../../../src/host/store/database/database.ts';
import type { Transaction } from '../../../src/host/store/database/connection.ts';
import { pack, unpack } from '../../../src/host/store/database/pack.ts';
import { createToy } from '../../help/toy.ts';
import { accepted, ann, bob, eve, refusal, type Room, callOff } from '../../help/room.ts';
import { onSqlite } from '../store/databases.ts';
import { fought, tampered } from './tampering.ts';

const DIE = /"got":\[(\d)/;
const nextFace = (_all: string, face: string) => `"got":[${(Number(face) % 6) + 1}`;

const checkOf = async ({ host, by }: Pick<Room, 'host' | 'by'>): Promise<Checked> =>
  accepted(await host.check(by(eve)));

const found = ({ faults }: Checked) => faults.map(({ seq, says }) => `${seq} ${says.id}`);

onSqlite((bench) => {
  test('a genuine battle has no error, under way, while an order waits, and at the end', async () => {
    const at = await fought(bench);
    const first = await checkOf(at);
    expect(found(first)).toEqual([]);
    expect(first).toMatchObject({ isRevealed: false, isDrawn: true, entries: (await at.battle()).seq, unplayed: [] });
    expect(first.rolls).toBeGreaterThan(3);
    expect(JSON.stringify(first)).not.toContain((await at.battle()).secret);
    accepted(await at.host.resign(at.by(bob)));
    expect(found(await checkOf(at))).toEqual([]);
    expect(await checkOf(at)).toMatchObject({ isRevealed: true, head: (await at.battle()).head });
  });

  test('there is nothing to check before the start or without a battle', async () => {
    const at = await fought(bench);
    const elsewhere = () => ({ ...at.by(eve), place: { channelId: '88', guildId: '8' } });
    expect(refusal(await at.host.check(elsewhere()))).toBe('host-no-battle');
    accepted(await at.host.open(elsewhere(), 'toy', 'en'));
    expect(refusal(await at.host.check(elsewhere()))).toBe('host-not-started');
    await callOff(at, elsewhere());
    expect(refusal(await at.host.check(elsewhere()))).toBe('host-no-battle');
  });

  /** The first die of an entry, turned to its next face. */
  const turnDie = async (rows: Transaction, where: { readonly kind?: string; readonly text?: string }) => {
    const [row] = await rows.entry.findMany({ where });
    const transcript = row!.transcript.replace(DIE, nextFace);
    expect(transcript).not.toBe(row!.transcript);
    await rows.entry.updateMany({ where, data: { transcript } });
  };

  /** Entry 2 is the first order points, 7 `R1 shoot B1`, behind an `end` that was taken back. */
  test.each<readonly [string, (rows: Transaction) => Promise<unknown>, RegExp]>([
    ['another die', (rows) => turnDie(rows, { text: 'R1 shoot B1' }), /^7 verify-link 7 verify-dice/],
    ['another die thrown by hand', (rows) => turnDie(rows, { kind: 'hand' }), /^\d verify-link \d verify-dice$/],
    [
      'another order',
      (rows) => rows.entry.updateMany({ where: { text: 'R1 shoot B1' }, data: { text: 'R2 shoot B1' } }),
      /\d verify-dice.*verify-/,
    ],
    ['another giver', (rows) => rows.entry.updateMany({ where: { seq: 2 }, data: { person: '9' } }), /2 verify-link/],
    ['an entry dropped', (rows) => rows.entry.deleteMany({ where: { seq: 4 } }), /4 fair-missing/],
    [
      'the last entry dropped',
      async (rows) => {
        const last = await rows.entry.findFirst({ orderBy: { seq: 'desc' } });
        return rows.entry.delete({ where: { id: last!.id } });
      },
      /verify-head.*fair-missing/,
    ],
    [
      'two entries swapped',
      async (rows) => {
        for (const [from, to] of [
          [5, 99],
          [6, 5],
          [99, 6],
        ] as const)
          await rows.entry.updateMany({ where: { seq: from }, data: { seq: to } });
      },
      /5 verify-(previous|link)/,
    ],
    [
      'another position to play on from',
      async (rows) => {
        const [row] = await rows.battle.findMany();
        const state = JSON.parse(row!.state) as { points: number };
        await rows.battle.updateMany({ data: { state: JSON.stringify({ ...state, points: state.points + 1 }) } });
      },
      /fair-position/,
    ],
    [
      'another position in an entry',
      async (rows) => {
        const [row] = await rows.entry.findMany({ where: { seq: 2 } });
        const state = JSON.parse(unpack(row!.state)) as { points: number };
        const changed = pack(JSON.stringify({ ...state, points: state.points + 1 }));
        await rows.entry.updateMany({ where: { seq: 2 }, data: { state: changed } });
      },
      /2 verify-(link|facts)/,
    ],
    [
      'an entry that nobody can read',
      (rows) => rows.entry.updateMany({ where: { seq: 3 }, data: { transcript: '{' } }),
      /3 fair-unreadable/,
    ],
    [
      'another secret',
      (rows) => rows.battle.updateMany({ data: { secret: 'ab'.repeat(32) } }),
      /0 verify-promise.*2 verify-dice/,
    ],
    [
      'another salt',
      (rows) => rows.battle.updateMany({ data: { salts: '{"red":"x","blue":""}' } }),
      /2 verify-(link|dice)/,
    ],
    ['another head', (rows) => rows.battle.updateMany({ data: { head: 'ab'.repeat(32) } }), /verify-head/],
  ])('%s in the database is found', async (_what, tamper, faults) => {
    const at = await fought(bench);
    expect(found(await checkOf(await tampered(bench, at, tamper))).join(' ')).toMatch(faults);
  });

  test('the dice of a waiting order are checked before it is an entry', async () => {
    const at = await fought(bench);
    await at.give(bob, 'B1 charge R1');
    accepted(await at.answer(ann, 'stand'));
    const waiting = await at.store.waiting((await at.battle()).id);
    expect(waiting?.transcript.some((line) => 'roll' in line)).toBe(true);
    expect(found(await checkOf(at))).toEqual([]);
    const later = await tampered(bench, at, async (rows) => {
      const [row] = await rows.waiting.findMany();
      const transcript = row!.transcript.replace(
        /"got":\[(\d)/,
        (_all, one: string) => `"got":[${(Number(one) % 6) + 1}`,
      );
      await rows.waiting.updateMany({ data: { transcript } });
    });
    expect(found(await checkOf(later)).join(' ')).toMatch(/^\d+ verify-dice$/);
  });

  test('entries of another rules version that play differently are not replayed; everything else is checked', async () => {
    const at = await fought(bench);
    await at.give(bob, 'B1 charge R1');
    accepted(await at.answer(ann, 'stand'));
    accepted(await at.host.resign(at.by(bob)));
    const later = at.again({ toy: createToy(['brace', 'run']) });
    const checked = accepted(await later.check(at.by(eve)));
    expect(found(checked)).toEqual([]);
    expect(checked.isDrawn).toBe(true);
  });

  test('a database that does not answer is not an error of the battle, and the next check works', async () => {
    const at = await fought(bench);
    let answers = false;
    const entry: Room['store']['entry'] = async (...which) => {
      if (!answers) throw new Unreadable(new Error('gone'));
      return at.store.entry(...which);
    };
    const host = at.again({ store: { ...at.store, entry } });
    await expect(host.check(at.by(eve))).rejects.toThrow('gone');
    answers = true;
    expect(found(accepted(await host.check(at.by(eve))))).toEqual([]);
  });

  test('many check at once while the battle continues, and no one sees false errors', async () => {
    const at = await fought(bench);
    const checks = Array.from({ length: 6 }, () => checkOf(at));
    await at.give(bob, 'B1 charge R1');
    accepted(await at.answer(ann, 'run'));
    for (const each of await Promise.all(checks)) expect(found(each)).toEqual([]);
    expect((await checkOf(at)).entries).toBe((await at.battle()).seq);
  });
});
