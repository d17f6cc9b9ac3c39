/**
 * `npm run rules-version [-- --write]`: whether the games of each book go as its version has recorded them. `--write`
 * raises the version of a book where they do not, and records them.
 */
import { GOLDEN } from './rules-version/golden.ts';
import { compared, raised } from './rules-version/record.ts';

for (const book of Object.keys(GOLDEN)) {
  const { version, games, says } = compared(book);
  const isWanted = process.argv.includes('--write') && games !== undefined;
  if (says === undefined) console.log(`${book}: version ${version}`);
  else if (isWanted) console.log(`${book}: version ${raised(book, version, games)} begins`);
  else {
    console.error(says);
    process.exitCode = 1;
  }
}
