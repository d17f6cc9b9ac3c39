import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // The files of a worker share its modules, read and warmed up once: half the processor time. `hooks.ts` closes what they open.
    isolate: false,
    setupFiles: 'test/help/hooks.ts',
    // Vitest leaves one core free, which on a machine of two is half of them.
    maxWorkers: '100%',
    include: ['test/**/*.test.ts'],
    // For the bots that tests start as processes of their own.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node') },
  },
});
