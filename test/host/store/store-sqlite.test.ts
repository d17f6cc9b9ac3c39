import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Database } from '../../../src/host/store/database/connection.ts';
import { expect, test, vi } from 'vitest';
import { keepStatements, type Native } from '../../../src/host/store/database/kept-statements.ts';
import { DurableSqlite, pathOf } from '../../../src/host/store/database/sqlite.ts';
import { type Created, databaseFree, openStore } from '../../../src/host/store/store.ts';
import { turns } from '../../../src/host/store/database/turns.ts';
import { onSqlite } from './databases.ts';
import { at, notice, open, ordering, read } from './store-examples.ts';

async function pragma(database: Database, name: string): Promise<unknown> {
  const [row] = await database.read((client) => client.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${name}`));
  return Object.values(row ?? {})[0];
}

onSqlite((bench) => {
  test('every commit is on the disk before it counts: WAL, FULL, foreign keys', async () => {
    const database = await bench.database(await bench.freshUrl());
    expect(await pragma(database, 'journal_mode')).toBe('wal');
    expect(await pragma(database, 'synchronous')).toBe(2n);
    expect(await pragma(database, 'foreign_keys')).toBe(1n);
  });

  test('an address may name missing folders, a space and an accent, plain or encoded', async () => {
    const folder = fileURLToPath(new URL('.', await bench.freshUrl()));
    const path = join(folder, 'deep', 'a space and é', 'aide.db');
    for (const url of [`file:${path}`, pathToFileURL(path).href]) {
      const store = await bench.store(url);
      await store.close();
      expect(existsSync(path)).toBe(true);
    }
    expect(pathOf('file:./data/aide%20é.db')).toBe(resolve('data/aide é.db'));
  });

  test('a file serves one process at a time, and a killed one leaves it free', async () => {
    const url = await bench.freshUrl();
    const child = `import { openStore } from './src/host/store/store.ts';
      const store = await openStore(process.argv[1]);
      console.log(await store.unfinished());
      process.kill(process.pid, 'SIGKILL');`;
    const run = () => execFileSync(process.execPath, ['--input-type=module', '-e', child, url], { stdio: 'pipe' });
    const store = await bench.store(url);
    expect(run).toThrow('is in use by another process');
    await expect(bench.store(url)).rejects.toThrow('is in use by another process');
    const held = vi.fn<() => void>();
    await expect(databaseFree(url, held, 0)).rejects.toThrow('is in use by another process');
    expect(held).not.toHaveBeenCalled();
    await databaseFree(url, () => void store.close());
    expect(run).toThrow(expect.objectContaining({ signal: 'SIGKILL' }));
    expect(await (await bench.store(url)).unfinished()).toEqual([]);
  });

  test('a killed process loses nothing that it had reported', async () => {
    const url = await bench.freshUrl();
    const child = `import { openStore } from './src/host/store/store.ts';
      import { open, ordering, read } from './test/host/store/store-examples.ts';
      import { writeSync } from 'node:fs';
      const store = await openStore(process.argv[1]);
      await open(store);
      for (;;) {
        await store.commit(ordering(await read(store)));
        writeSync(1, '.');
      }`;
    const running = spawn(process.execPath, ['--input-type=module', '-e', child, url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let reported = 0;
    running.stdout.on('data', (dots: Buffer) => {
      reported += dots.length;
      if (reported >= 20) running.kill('SIGKILL');
    });
    await once(running, 'close');
    const store = await bench.store(url);
    const { seq, head, revision, state } = await read(store);
    expect(seq).toBeGreaterThanOrEqual(reported);
    expect(await store.entries('wagram', 1, seq + 1)).toHaveLength(seq);
    expect({ head, revision, state }).toMatchObject({ head: `hash ${seq}`, revision: seq + 1, state: { turn: seq } });
  });

  test('a burst of commits lets the event loop run between them', async () => {
    const store = await bench.store();
    await open(store);
    let turned = 0;
    let writing = true;
    const count = (): void => {
      turned += 1;
      if (writing) setImmediate(count);
    };
    setImmediate(count);
    const posts = [{ channelId: 'channel', post: notice('burst') }];
    await Promise.all(Array.from({ length: 100 }, () => store.commit({ at, posts })));
    writing = false;
    expect(turned).toBeGreaterThanOrEqual(99);
  });

  const deleted = (path: string) => rmSync(path);
  const replaced = (path: string) => {
    copyFileSync(path, `${path}.backup`);
    renameSync(`${path}.backup`, path);
  };
  test.each([
    ['its file is deleted', '', deleted],
    ['another file is put in its place', '', replaced],
    ['its log is deleted', '-wal', deleted],
  ])('if %s, nothing more counts, and that is reported once', async (_what, end, harm) => {
    const url = await bench.freshUrl();
    let gone = 0;
    const store = await openStore(url, { gone: () => (gone += 1) });
    await open(store);
    const before = await read(store);
    harm(`${pathOf(url)}${end}`);
    for (let n = 0; n < 2; n += 1) {
      await expect(store.commit(ordering(before))).rejects.toMatchObject({ name: 'Unstored', why: 'gone' });
      await expect(read(store)).rejects.toMatchObject({ name: 'Unreadable', cause: { why: 'gone' } });
    }
    expect(gone).toBe(1);
    await store.close();
  });

  test('a missing database is created, and reported with the remains of the one before', async () => {
    const url = await bench.freshUrl();
    const path = pathOf(url);
    const opened = async (): Promise<Created[]> => {
      const said: Created[] = [];
      const store = await openStore(url, { created: (what) => said.push(what) });
      await store.close();
      return said;
    };
    expect(await opened()).toEqual([{ path, traces: [] }]);
    expect(await opened()).toEqual([]);
    // As `kill -9` and a hasty hand leave it.
    rmSync(path);
    writeFileSync(`${path}-wal`, '');
    writeFileSync(`${path}.old`, '');
    writeFileSync(join(dirname(path), 'another.db'), '');
    expect(await opened()).toEqual([{ path, traces: ['aide.db-wal', 'aide.db.lock', 'aide.db.old'] }]);
    truncateSync(path);
    expect(await opened()).toEqual([{ path, traces: expect.arrayContaining(['aide.db.lock']) as unknown }]);
  });

  test('what is stored after its file was deleted does not count either', async () => {
    const url = await bench.freshUrl();
    const database = await bench.database(url);
    const stored = database.transaction(async (transaction) => {
      await transaction.seen.create({ data: { interactionId: 'lost', at } });
      rmSync(pathOf(url));
    });
    await expect(stored).rejects.toMatchObject({ why: 'gone' });
  });

  test('a full disk refuses what does not fit, and accepts it once there is room', async () => {
    const url = await bench.freshUrl();
    const database = await bench.database(url);
    // SQLite gives the same answer to a limit of its own.
    const limit = (pages: number) =>
      database.read((client) => client.$queryRawUnsafe(`PRAGMA max_page_count = ${pages}`));
    const data = Array.from({ length: 500 }, (_, n) => ({ interactionId: `${n}`.padEnd(1000), at }));
    const store = () => database.transaction((transaction) => transaction.seen.createMany({ data }));
    await limit(1);
    for (let n = 0; n < 2; n += 1) {
      await expect(store()).rejects.toMatchObject({ name: 'Unstored', why: 'full' });
      expect(await database.read((client) => client.seen.count())).toBe(0);
    }
    await limit(100_000);
    expect(await store()).toEqual({ count: 500 });
  });

  test('no one sees uncommitted data', async () => {
    const database = await bench.database(await bench.freshUrl());
    const seen = (): Promise<number> => database.read((client) => client.seen.count());
    const undone = database.transaction(async (transaction) => {
      await transaction.seen.create({ data: { interactionId: 'undone', at } });
      throw new Error('undone');
    });
    const [count] = await Promise.all([seen(), expect(undone).rejects.toThrow('undone')]);
    expect(count).toBe(0);
  });

  test('statements are kept, and each use has its own values', async () => {
    const path = pathOf(await bench.freshUrl());
    const adapter = await new DurableSqlite(path).connect();
    const text = { scalarType: 'string', arity: 'scalar' } as const;
    const word = async (value: string): Promise<unknown> => {
      const found = await adapter.queryRaw({ sql: 'SELECT ? AS word', args: [value], argTypes: [text] });
      return found.rows[0]?.[0];
    };
    expect([await word('one'), await word('two'), await word('one')]).toEqual(['one', 'two', 'one']);
    for (let n = 0; n < 700; n += 1) {
      const { rows } = await adapter.queryRaw({ sql: `SELECT ${n} AS n`, args: [], argTypes: [] });
      expect(rows).toEqual([[n]]);
    }
    expect(await word('three')).toBe('three');
    await adapter.dispose();
  });
});

test('a statement is prepared once while it is in use', () => {
  const prepared: string[] = [];
  const native: Native = {
    prepare(sql) {
      prepared.push(sql);
      const statement = { reader: true, run: String, columns: () => [], raw: () => ({ all: () => [] }) };
      return { ...statement, bind: () => expect.unreachable('a native statement is bound for good') };
    },
  };
  keepStatements(native);
  for (let n = 0; n < 1_000; n += 1) {
    expect(native.prepare('in use').bind([n]).run()).toBe(String(n));
    native.prepare(`once ${n}`);
  }
  expect(prepared.filter((sql) => sql === 'in use')).toHaveLength(1);
  native.prepare('once 0');
  expect(prepared.filter((sql) => sql === 'once 0')).toHaveLength(2);
});

test('transactions take turns, whatever happens to each', async () => {
  const inTurn = turns();
  const log: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([work('a'), work('b', true), work('c')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});
