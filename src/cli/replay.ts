/**
 * Prints the transcript of an exported battle, and checks that it was not altered.
 *
 *   npm run replay battle.json
 */
import { verified } from '../host/verbs/fair-dice/verify.ts';
import { replayed } from '../host/verbs/history/replay.ts';
import { phrase } from '../kernel/phrase.ts';
import { readExport, spoken } from './exported.ts';
import { verdict } from './verdict.ts';

const [path] = process.argv.slice(2);
const read = path === undefined ? phrase('verify-usage') : readExport(path);
if ('id' in read) {
  console.error(spoken(read));
  process.exitCode = 1;
} else {
  for (const line of replayed(read.file)) console.log(line);
  process.exitCode = verdict(read.file, verified(read.file, read.rules));
}
