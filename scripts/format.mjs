/** Writes what `npm test` compares: the layout of every file, and the table of clauses. */
import { runInTurn } from './child.mjs';

await runInTurn(process.execPath, [
  ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', '.'],
  ['src/cli/clauses.ts', '--write'],
]);
