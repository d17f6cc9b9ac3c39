/** A separate database file for each test. Migrations run once per process; each file is a copy of the result. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/host/store/database/database.ts';
import { closeLater } from './closing.ts';

let migrated: Promise<Buffer> | undefined;

/** The address of an empty database. The file is deleted after the test. */
export async function freshDatabase(): Promise<string> {
  migrated ??= migrate();
  const empty = await migrated;
  const folder = mkdtempSync(join(tmpdir(), 'aide-'));
  closeLater(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'aide.db');
  writeFileSync(path, empty);
  return `file:${path}`;
}

async function migrate(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'aide-empty-'));
  try {
    const path = join(folder, 'aide.db');
    await (await openDatabase(`file:${path}`)).close();
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
