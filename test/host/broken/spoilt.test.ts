/** A battle whose own row holds what cannot be read: it is halted and handed out, and what is stored is not written over. */
import { describe, expect, test } from 'vitest';
import type { HostOptions } from '../../../src/host/battle/deps.ts';
import type { Transaction } from '../../../src/host/store/database/connection.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { UnreadableBattle } from '../../../src/host/battle/unreadable.ts';
import { accepted, ann, bob, callOff, eve, type Room, shown } from '../../help/room.ts';
import { onSqlite } from '../store/databases.ts';
import { fought, tampered } from '../fair/tampering.ts';

type Column = 'options' | 'salts' | 'status' | 'language';

/** What somebody, or a bad disk, has put there. */
const SPOILT: readonly (readonly [Column, string])[] = [
  ['options', '{"fog":'],
  ['options', '[]'],
  ['options', '{"pace":"soon"}'],
  ['options', '{"threads":7}'],
  ['options', '{"gone":{"how":"burnt"}}'],
  ['options', '{"odds":"even"}'],
  ['salts', '{"red":7}'],
  ['language', 'tlh'],
  ['status', 'plying'],
];

const HALTED =
  'notice @1001 @1002 @1004\n' +
  'The battle has stopped: part of its stored data cannot be read.\n' +
  'The log of the bot names that part. Once it has been repaired, `/battle start` resumes the battle. ' +
  '`/battle export` gives you what is there as a file, and `/battle cancel` calls the battle off.';

const posted = async (at: Room) => (await at.posts()).map(shown).join('\n\n');

async function whyOf(work: Promise<unknown>): Promise<UnreadableBattle['why'] | undefined> {
  const error = await work.catch((thrown: unknown) => thrown);
  return error instanceof UnreadableBattle ? error.why : undefined;
}

onSqlite((bench) => {
  async function spoilt(column: Column, text: string) {
    const at = await fought(bench);
    await at.posts();
    const good = await at.battle();
    const log: string[] = [];
    const failed: HostOptions['failed'] = (_battle, error) => log.push(String(error));
    const write = (rows: Transaction) => rows.battle.updateMany({ data: { [column]: text } });
    return { at: await tampered(bench, at, write, { failed }), good, log };
  }

  describe.each(SPOILT)('%s: %s', (column, text) => {
    test('it is halted at the start, reported once, logged once', async () => {
      const { at, log } = await spoilt(column, text);
      await at.host.resume();
      expect((await at.battle()).status).toBe('halted');
      expect(await posted(at)).toBe(HALTED);
      expect(log).toEqual([
        expect.stringMatching(new RegExp(`cannot be read: the database holds a wrong Battle .* ${column}`)),
      ]);
      await at.host.tick();
      expect([await posted(at), log.length]).toEqual(['', 1]);
    });

    test('it is halted by the first command in it', async () => {
      const { at } = await spoilt(column, text);
      expect(await whyOf(at.host.map(at.by(eve)))).toBe('spoilt');
      expect((await at.battle()).status).toBe('halted');
      expect(await posted(at)).toBe(HALTED);
    });

    test('it is named in the list of battles', async () => {
      const { at } = await spoilt(column, text);
      const { running } = await at.host.games(at.by(ann));
      expect(running.map(({ turn }) => turn.id)).toEqual(['overview-spoilt']);
    });

    test('it is exported as it is stored', async () => {
      const { at, good } = await spoilt(column, text);
      const file = await at.host.export(at.by(ann));
      if (file instanceof Refusal) throw file;
      const { battle, entries } = JSON.parse(file.json) as { battle: Record<string, unknown>; entries: unknown[] };
      expect([battle[column], battle['head'], entries.length]).toEqual([text, good.head, good.seq]);
      expect(battle).not.toHaveProperty('secret');
    });

    test('it continues once it is repaired', async () => {
      const { at, good } = await spoilt(column, text);
      await at.host.resume();
      await at.posts();
      const right = { [column]: column === 'status' ? 'halted' : asStored(good[column]) };
      const later = await tampered(bench, at, (rows) => rows.battle.updateMany({ data: right }));
      accepted(await later.host.start(later.by(bob)));
      expect((await later.battle()).status).toBe('playing');
      await later.give(bob, 'B1 move 3', later.host);
      expect(accepted(await later.host.check(later.by(eve))).faults).toEqual([]);
    });

    test('it is called off, and frees its channel for another', async () => {
      const { at } = await spoilt(column, text);
      await at.host.resume();
      await callOff(at);
      expect((await at.battle()).status).toBe('cancelled');
      accepted(await at.host.open(at.by(ann), 'toy', 'en'));
    });
  });

  /** A status is written over where it is halted. */
  describe.each(SPOILT.filter(([column]) => column !== 'status'))('%s: %s, from then on', (column, text) => {
    test('commands give the reason, and so does the status message', async () => {
      const { at } = await spoilt(column, text);
      await at.host.resume();
      const { map, preview, start, repair, check, upkeep } = at.host;
      const asked = [
        map(at.by(eve)),
        preview(at.by(bob), 'B1 move 3'),
        start(at.by(ann)),
        repair({ ...at.by(ann), administrator: true }),
        check(at.by(eve)),
      ];
      expect(await Promise.all(asked.map(whyOf))).toEqual(asked.map(() => 'spoilt'));
      const status = (await upkeep((await at.battle()).id, true))?.status;
      expect(shown(status!.post)).toContain('Part of the stored data of this battle');
    });

    test('it is not overwritten, whatever happens to its channels', async () => {
      const { at } = await spoilt(column, text);
      await at.host.resume();
      const { id } = await at.battle();
      await at.posts();
      for (const kind of ['lacks', 'lacks', 'gone', 'back'] as const)
        await at.host.noted(id, { kind, names: ['PinMessages'], how: 'left' });
      expect(await posted(at)).toBe('');
      expect(await rawOf(at, column)).toBe(text);
    });
  });

  test('an unreadable seat halts its battle too', async () => {
    const at = await fought(bench);
    await at.posts();
    const later = await tampered(bench, at, (rows) =>
      rows.seat.updateMany({ where: { side: 'blue' }, data: { units: '{' } }),
    );
    expect(await whyOf(later.host.map(later.by(eve)))).toBe('spoilt');
    expect((await later.battle()).status).toBe('halted');
    expect(await posted(later)).toContain('The battle has stopped: part of its stored data cannot be read.');
    const file = await later.host.export(later.by(ann));
    expect(file).toHaveProperty('json');
  });

  describe('rows of the ledgers', () => {
    const entryOf = (seq: number, data: object) => (rows: Transaction) =>
      rows.entry.updateMany({ where: { seq }, data });
    const lineOf = (seq: number, data: object) => (rows: Transaction) =>
      rows.tableEntry.updateMany({ where: { seq }, data });

    async function file(write: (rows: Transaction) => Promise<unknown>, end = false) {
      const before = await fought(bench);
      if (end) accepted(await before.host.resign(before.by(bob)));
      const log: string[] = [];
      const at = await tampered(bench, before, write, { failed: (_battle, error) => log.push(String(error)) });
      const good = await at.battle();
      const given = await at.host.export(at.by(ann));
      if (given instanceof Refusal) throw given;
      type Rows = readonly Record<string, unknown>[];
      return { good, log, ...(JSON.parse(given.json) as { start: { state: unknown }; entries: Rows; table: Rows }) };
    }

    test('the file has the stored text of an unreadable entry, and the others in full', async () => {
      const { good, log, entries } = await file(entryOf(2, { transcript: '[{"fact":' }));
      expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: good.seq }, (_, n) => n + 1));
      expect(entries[1]).toMatchObject({ text: 'points', transcript: '[{"fact":', state: { active: 'red' } });
      expect(entries.every(({ state }) => typeof state === 'object')).toBe(true);
      expect(log).toEqual([expect.stringMatching(/wrong Entry .* transcript/)]);
    });

    test('the file has the stored text of a position that is no longer valid compressed data', async () => {
      const { entries } = await file(entryOf(1, { state: 'torn' }));
      expect([entries[0]!['state'], typeof entries[1]!['state']]).toEqual(['torn', 'object']);
    });

    test('a lost entry is missing, and all others are there', async () => {
      const { good, entries } = await file((rows) => rows.entry.deleteMany({ where: { seq: 2 } }));
      expect(entries.map(({ seq }) => seq)).toEqual([1, ...Array.from({ length: good.seq - 2 }, (_, n) => n + 3)]);
    });

    test('before the end the file leaves out an unreadable line of the log', async () => {
      const { table } = await file(lineOf(2, { data: '{"side":' }));
      expect(table[1]).toMatchObject({ seq: 2, kind: 'joined', data: null });
      expect(table[2]).toMatchObject({ seq: 3, kind: 'joined', data: { side: 'blue' } });
      expect((await file(lineOf(2, { data: '{"side":' }), true)).table[1]).toMatchObject({ data: '{"side":' });
    });

    test('such a line does not hide errors of the battle from its check', async () => {
      const at = await tampered(bench, await fought(bench), lineOf(2, { data: '{"side":' }));
      expect(accepted(await at.host.check(at.by(eve))).faults).toEqual([]);
    });
  });
});

/** A column as it is stored: by itself, or beside what stands in its stead. */
async function rawOf(at: Room, column: Column): Promise<string> {
  const battle = await at.battle();
  return battle.spoilt?.columns[column] ?? asStored(battle[column]);
}

function asStored(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
