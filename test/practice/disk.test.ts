import { existsSync, mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diskIn } from '../../src/practice/disk.ts';
import { defaultWorld } from '../../src/practice/seed.ts';
import { closeLater } from '../help/closing.ts';
import { until } from '../help/until.ts';

test('a world that cannot be saved is saved as soon as possible; meanwhile it complains once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'world-'));
  closeLater(() => rmSync(folder, { recursive: true, force: true }));
  const complaints: unknown[] = [];
  const disk = diskIn(folder, (error) => void complaints.push(error));
  // A folder in place of the file: writing fails as on a full disk.
  const barrier = join(folder, 'world.json.new');
  mkdirSync(barrier);
  disk.saveSoon(defaultWorld());
  await until(() => complaints.length > 0);
  rmdirSync(barrier);
  await until(() => existsSync(join(folder, 'world.json')));
  expect(complaints).toHaveLength(1);
});
