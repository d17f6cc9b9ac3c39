/**
 * Checks an exported battle without the bot: the chain, every die, every order. Pass heads that reports have shown, or the
 * promise of its opening, to prove that the file is that battle and was not rewritten from the beginning.
 *
 *   npm run verify battle.json [2cafe418 ...]
 */
import { verified } from '../host/verbs/fair-dice/verify.ts';
import { phrase } from '../kernel/phrase.ts';
import { readExport, spoken } from './exported.ts';
import { verdict } from './verdict.ts';

const [path, ...heads] = process.argv.slice(2);
const read = path === undefined ? phrase('verify-usage') : readExport(path);
if ('id' in read) {
  console.error(spoken(read));
  process.exitCode = 1;
} else {
  const { file, rules } = read;
  const checked = verified(file, rules);
  const hashes = [file.battle.secretHash, ...file.entries.map(({ hash }) => hash)];
  const unknown = heads.filter((head) => !isHeadOf(head, hashes));
  const lost = unknown.map((head) => ({ seq: 0, says: phrase('verify-head-unknown', { head }) }));
  process.exitCode = verdict(file, { ...checked, faults: [...checked.faults, ...lost] });
}

function isHeadOf(head: string, hashes: readonly string[]): boolean {
  return /^[0-9a-f]{8,64}$/i.test(head) && hashes.some((hash) => hash.startsWith(head.toLowerCase()));
}
