/**
 * `npm run rules-version [-- --write]`: checks that each rulebook's games play as recorded for its version. If they do
 * not, `--write` raises the version and records new ones.
 */
import { GOLDEN } from './rules-version/golden.ts';
import { compared, raised } from './rules-version/record.ts';

for (const book of Object.keys(GOLDEN)) {
  const { version, says } = compared(book);
  if (says === undefined) console.log(`${book}: version ${version}`);
  else if (process.argv.includes('--write')) console.log(`${book}: version ${raised(book, version)} begins`);
  else {
    console.error(says);
    process.exitCode = 1;
  }
}
