import { statfsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Memory as a folder, where the machine has enough of it: each commit of a test waits for the disk otherwise. */
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
    // For what hangs: on a busy machine a long test takes ten times as long as on an idle one, and so does what it waits for.
    testTimeout: mode === 'soak' ? 3_600_000 : 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // The files of a worker share its modules, read and warmed up once: half the processor time. `hooks.ts` closes what they open.
    isolate: false,
    setupFiles: 'test/help/hooks.ts',
    // Vitest leaves one core free, which on a machine of two is half of them.
    maxWorkers: '100%',
    include: ['test/**/*.test.ts'],
  },
}));
