import { defineConfig } from 'vitest/config';

/** What is pure can share its modules, read and warmed up once; anything else has a process of its own. */
const PURE = ['rules', 'kernel', 'hex', 'words', 'survey', 'games'].map((room) => `test/${room}/**/*.test.ts`);

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Vitest leaves one core free, which on a machine of two is half of them.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'pure', include: [...PURE, 'test/games.test.ts'], isolate: false } },
      {
        extends: true,
        test: { name: 'apart', include: ['test/**/*.test.ts'], exclude: [...PURE, 'test/games.test.ts'] },
      },
    ],
  },
});
