import { statfsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** A folder in memory, if there is enough of it; otherwise every commit in a test waits for the disk. */
function folderInMemory(): string | undefined {
  const [folder, enough] = ['/dev/shm', 2 ** 30];
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= enough ? folder : undefined;
  } catch {
    return undefined;
  }
}
const folder = folderInMemory();
if (folder !== undefined) process.env['TMPDIR'] ??= folder;

export default defineConfig(({ mode }) => ({
  test: {
    env: mode === 'soak' ? { SOAK: '1' } : {},
    // Only for tests that hang: on a busy machine a long test takes ten times as long as on an idle one.
    testTimeout: mode === 'soak' ? 3_600_000 : 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // The files of a worker share its modules, which halves the processor time. `hooks.ts` closes what they open.
    isolate: false,
    setupFiles: 'test/help/hooks.ts',
    // By default vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    include: ['test/**/*.test.ts'],
  },
}));
