/**
 * All checks that must pass: `npm test` runs them in order; with a name, only that part. Further arguments go to its
 * last program.
 */
import { existsSync } from 'node:fs';
import { runInTurn } from './child.mjs';

/**
 * TypeScript is installed under a name of our own, as Prisma is (`clients.mjs`). Older installs have the original name.
 */
const tsc = existsSync('node_modules/typescript')
  ? 'node_modules/typescript/bin/tsc'
  : 'node_modules/typescript-cli/bin/tsc';

/** @type {Readonly<Record<string, readonly (readonly string[])[]>>} */
const PARTS = {
  types: [
    [tsc, '--noEmit'],
    [tsc, '--noEmit', '-p', 'src/page/browser'],
  ],
  lint: [['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', 'src', 'commands', 'scripts', 'test']],
  format: [['node_modules/@biomejs/biome/bin/biome', 'format', '.']],
  migrations: [['scripts/migration.ts', 'check']],
  tests: [['node_modules/vitest/vitest.mjs', 'run']],
};

const [first = '', ...others] = process.argv.slice(2);
const part = PARTS[first];
const programs = part ?? Object.values(PARTS).flat();
const more = part ? others : process.argv.slice(2);
await runInTurn(
  process.execPath,
  programs.map((args, index) => (index === programs.length - 1 ? [...args, ...more] : args)),
);
